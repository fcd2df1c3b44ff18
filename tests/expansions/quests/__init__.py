"""Tests of the quests."""
