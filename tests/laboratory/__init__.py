"""Tests of the laboratory: crews, duels, training, ratings."""
