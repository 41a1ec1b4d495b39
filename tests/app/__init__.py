"""Tests of the application's state: match, save, sentences, text mode."""
