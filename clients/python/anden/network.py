"""A bot that plays at a server, in the seats that its owner gives it (docs/network-bots.md)."""

from __future__ import annotations

import json
import threading
import time
import urllib.error
import urllib.request
import uuid
from typing import Any, Callable, Dict, List, Optional, Set

from .bot import Choice, End
from .live import LiveConnection, Refused

# How many seconds lie between two questions where there are games.
BETWEEN = 2.0

# Somebody was quicker, or the game waits for people: the server tells how things stand when they change.
_PASSING = frozenset({"stale-version", "not-your-turn", "already-chosen", "game-over"})


def play_at(
    server: str,
    token: str,
    choose: Callable[[Choice], int],
    end: Optional[Callable[[End], None]] = None,
    games: Optional[int] = None,
) -> None:
    """Plays wherever the token's bot has a seat, for ever or until so many ``games`` have ended.

    ``choose`` and ``end`` are those of ``play``: a choice's codes count its actions from 0, its ``ply`` is the version
    of the table, and its ``number`` counts the games from 1. They are called for one table at a time. What ``choose``
    raises ends the bot; somebody else's fault doesn't: whoever can't be reached is asked again. A token that nobody
    has raises ``PermissionError``.
    """
    _Playing(server.rstrip("/"), token, choose, end, games).run()


class _Playing:
    """The tables of one bot, each with a thread."""

    def __init__(
        self,
        server: str,
        token: str,
        choose: Callable[[Choice], int],
        end: Optional[Callable[[End], None]],
        games: Optional[int],
    ) -> None:
        self.server = server
        self.token = token
        self.choose = choose
        self.end = end
        self.left = games
        self.lock = threading.Lock()
        self.numbers: Dict[str, int] = {}
        self.open: Set[str] = set()
        self.failure: Optional[BaseException] = None

    def run(self) -> None:
        """Begins to play where there is a game, as long as there is anything to do."""
        while self.left is None or self.left > 0:
            for seated in self.tables():
                if seated["table"] not in self.open:
                    self.open.add(seated["table"])
                    self.numbers.setdefault(seated["table"], len(self.numbers) + 1)
                    threading.Thread(target=self.play, args=(seated,), daemon=True).start()
            time.sleep(BETWEEN)
            if self.failure is not None:
                raise self.failure

    def tables(self) -> List[Dict[str, Any]]:
        """The games in play; none if nobody answers just now."""
        request = urllib.request.Request(
            self.server + "/api/bot/tables", headers={"Authorization": f"Bearer {self.token}"}
        )
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                tables: List[Dict[str, Any]] = json.load(answer)["tables"]
                return tables
        except urllib.error.HTTPError as refused:
            if refused.code in (401, 403):
                raise PermissionError(json.load(refused)["detail"]) from refused
            return []
        except (OSError, ValueError):
            return []

    def play(self, seated: Dict[str, Any]) -> None:
        """One table, until its game is over or the connection is lost; then it is asked for again."""
        try:
            with LiveConnection(f"{self.server}/api/tables/{seated['table']}/live", self.token) as live:
                self.follow(live, seated)
        except (OSError, Refused):
            pass
        except BaseException as failure:  # Whoever runs the bot is to see it.
            self.failure = failure
        self.open.discard(seated["table"])

    def follow(self, live: LiveConnection, seated: Dict[str, Any]) -> None:
        """Chooses whenever there is something to choose."""
        chosen = -1
        while (message := live.receive()) is not None:
            if message["type"] == "problem" and message["code"] not in _PASSING:
                # What the table was thought to be is wrong, or couldn't be written: it is opened again.
                return
            position = message.get("position")
            if position is None:
                continue
            if position["scores"] is not None:
                self.over(seated, position["scores"])
                return
            offered = [choice["text"] for offer in position["offers"] for choice in offer["choices"]]
            if offered and position["version"] != chosen:
                chosen = position["version"]
                live.send(self.act(seated, position, offered))

    def act(self, seated: Dict[str, Any], position: Dict[str, Any], offered: List[str]) -> Dict[str, Any]:
        """What the bot chooses, as the server is told it."""
        choice = Choice(
            game=seated["game"],
            seat=seated["seat"],
            seats=seated["seats"],
            ply=position["version"],
            actions=[{"code": code, "text": text} for code, text in enumerate(offered)],
            view=position["view"],
            number=self.numbers[seated["table"]],
        )
        with self.lock:
            text = offered[self.choose(choice)]
        return {"type": "act", "command": str(uuid.uuid4()), "version": position["version"], "action": text}

    def over(self, seated: Dict[str, Any], scores: Dict[str, Any]) -> None:
        """A game has ended."""
        with self.lock:
            if self.end:
                number = self.numbers[seated["table"]]
                self.end(End(seated["game"], number, seated["seat"], scores["totals"], scores["ranks"]))
            if self.left is not None:
                self.left -= 1
