"""What lies between attempts to reach somebody, and when it is enough."""

from __future__ import annotations

import random
import threading
import time
from typing import Optional

# How many seconds the first pause has at most, and each when it has gone on for long, unless said otherwise.
FIRST = 0.5
LONGEST = 30.0

# After so many seconds in which nothing was reached it is enough: an hour.
PATIENCE = 3600.0


class Clock:
    """The time, and what chance adds to it."""

    def now(self) -> float:
        """In seconds, from anywhere on."""
        return time.monotonic()

    def chance(self) -> float:
        """From 0 to 1."""
        return random.random()

    def wait(self, seconds: float, ended: threading.Event) -> None:
        """Lets time pass, unless all has ended."""
        ended.wait(seconds)


class Pauses:
    """Each pause may be twice as long as the one before it. Chance shortens it by up to a half: those who lost the
    same server don't all come back at once."""

    def __init__(self, clock: Clock, first: float = FIRST, longest: float = LONGEST) -> None:
        self._clock = clock
        self._first = first
        self._limit = longest
        self._longest = first
        self._since: Optional[float] = None

    def next(self) -> Optional[float]:
        """In seconds; ``None`` when it has gone on for so long that it is enough."""
        now = self._clock.now()
        self._since = now if self._since is None else self._since
        if now - self._since >= PATIENCE:
            return None
        longest = self._longest
        self._longest = min(2 * longest, self._limit)
        return longest * (1 - self._clock.chance() / 2)

    def reached(self) -> None:
        """They were there, be it for a moment: it isn't enough yet."""
        self._since = None

    def start_again(self) -> None:
        """They were there, and stayed: the next pause is the shortest again."""
        self._longest = self._first
        self._since = None
