"""Tests of Cloakroom."""
