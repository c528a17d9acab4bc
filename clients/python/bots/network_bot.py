#!/usr/bin/env python3
"""Plays at a server as `claims_most.py` does: network_bot.py --server https://… --token-file FILE."""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from anden import End, play_at
from claims_most import choose


def end(game: End) -> None:
    """Says how each game ended."""
    print(f"game {game.number}: {game.totals}, mine is {game.totals[game.seat]}", flush=True)


def say(sentence: str) -> None:
    """What whoever runs the bot is to know."""
    print(sentence, file=sys.stderr, flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--server", required=True, help="where it is in the browser: https://anden.example")
    parser.add_argument("--token-file", required=True, type=Path, help="a file with the bot's token")
    parser.add_argument("--games", type=int, help="ends after so many games; without it, it goes on")
    options = parser.parse_args()
    try:
        # Some editors begin a file with a mark that is no part of the token.
        token = options.token_file.read_text("utf-8-sig").strip()
        play_at(options.server, token, choose, end, options.games, say)
    except (OSError, ValueError) as failure:
        say(str(failure))
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
