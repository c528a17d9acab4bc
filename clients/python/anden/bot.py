"""A bot as a process: ``anden simulate --bots "exec:python3 mybot.py,greedy"``."""

from __future__ import annotations

import json
import sys
from typing import Any, Callable, Dict, List, NamedTuple


class Choice(NamedTuple):
    """What there is to choose: ``actions`` is a list of ``{"code", "text"}``, ``view`` what the seat sees."""

    game: str
    seat: int
    seats: int
    ply: int
    actions: List[Dict[str, Any]]
    view: Dict[str, Any]


def play(choose: Callable[[Choice], int]) -> None:
    """Answers until the input ends: ``choose`` gets a choice and returns one of its codes."""
    for line in sys.stdin:
        request = json.loads(line)
        result = choose(Choice(**request["params"])) if request["method"] == "choose" else True
        print(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": result}), flush=True)
