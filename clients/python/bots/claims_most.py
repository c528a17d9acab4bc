#!/usr/bin/env python3
"""A bot for Ticket to Ride: claims the longest route it can pay for, with as few wilds as possible."""

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from anden import Choice, End, play


def cards(claim: str) -> int:
    """How many cards a claim takes: those of `claim miami--new-orleans with 4 red 2 wild` are 6."""
    return sum(map(int, re.findall(r"(\d+) ", claim.split(" with ")[1])))


def wilds(claim: str) -> int:
    """How many of those are wilds: 2."""
    return sum(map(int, re.findall(r"(\d+) wild", claim)))


def choose(choice: Choice) -> int:
    """The longest claim, of those the one with the fewest wilds; otherwise the first ticket or card that is offered."""
    claims = [action for action in choice.actions if action["text"].startswith("claim ")]
    if claims:
        best = max(claims, key=lambda action: (cards(action["text"]), -wilds(action["text"])))
        return int(best["code"])
    return int(choice.actions[0]["code"])


def end(game: End) -> None:
    """Says how each game ended; what a bot writes there is seen by whoever lets it play."""
    if "--tell" in sys.argv:
        print(f"game {game.number}: {game.totals}, mine is {game.totals[game.seat]}", file=sys.stderr)


if __name__ == "__main__":
    play(choose, end=end)
