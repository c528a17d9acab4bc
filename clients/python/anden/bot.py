"""A bot as a process: ``anden simulate --bots "exec:python3 mybot.py,greedy"``."""

from __future__ import annotations

import json
import operator
import sys
from typing import Any, Callable, Dict, List, NamedTuple, Optional


# The version of the protocol in which a bot is told the numbers of games, and how they ended.
PROTOCOL = 2


class Choice(NamedTuple):
    """What there is to choose.

    ``actions`` is a list of ``{"code", "text"}``, ``view`` what the seat sees, ``number`` the number of
    the game among those that this process plays, from 1 (0 if it isn't told).
    """

    game: str
    seat: int
    seats: int
    ply: int
    actions: List[Dict[str, Any]]
    view: Dict[str, Any]
    number: int = 0


class Begin(NamedTuple):
    """What is played: ``options`` by name, and how many ``milliseconds`` a choice may take."""

    game: str
    rules: int
    seats: int = 0
    options: Dict[str, str] = {}
    milliseconds: int = 0


class End(NamedTuple):
    """How a game ended: the ``totals`` and ``ranks`` of all seats, of which ``seat`` was the bot's."""

    game: str
    number: int
    seat: int
    totals: List[int]
    ranks: List[int]


def play(
    choose: Callable[[Choice], int],
    begin: Optional[Callable[[Begin], None]] = None,
    end: Optional[Callable[[End], None]] = None,
) -> None:
    """Answers until the input ends: ``choose`` gets a choice and returns one of its codes.

    ``begin`` is told once what is played, ``end`` of each game how it ended.
    """
    for line in sys.stdin:
        request = json.loads(line)
        result = _answer(request["method"], request.get("params", {}), choose, begin, end)
        print(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": result}), flush=True)


def _answer(
    method: str,
    params: Dict[str, Any],
    choose: Callable[[Choice], int],
    begin: Optional[Callable[[Begin], None]],
    end: Optional[Callable[[End], None]],
) -> Any:
    if method == "choose":
        # Other libraries have whole numbers of their own, which JSON doesn't know.
        return operator.index(choose(Choice(**_known(Choice, params))))
    if method == "begin":
        if begin:
            begin(Begin(**_known(Begin, params)))
        return {"protocol": PROTOCOL}
    if method == "end" and end:
        end(End(**_known(End, params)))
    return True


def _known(kind: Any, params: Dict[str, Any]) -> Dict[str, Any]:
    """What this version knows; another one may tell more."""
    return {name: value for name, value in params.items() if name in kind._fields}
