"""Many games in one message: what programs need that learn from millions of choices."""

from __future__ import annotations

import base64
import sys
from array import array
from typing import Any, Dict, List, NamedTuple, Optional, Sequence, Union

from .engine import Engine


class Step(NamedTuple):
    """Where the games stand after a step.

    ``actors``: the seat to choose in each game. ``legal``: the codes that each allows.
    ``observations``: what each of those seats sees, as numbers in the order of ``ManyGames.planes``
    (empty unless asked for). ``ended``: the games that ended in this step, with ``index``, ``number``,
    ``totals`` and ``ranks``; a new one has begun in their place.
    """

    actors: Sequence[int]
    legal: List[Sequence[int]]
    observations: List[Sequence[int]]
    ended: List[Dict[str, Any]]

    def mask(self, game: int, codes: Sequence[int]) -> List[bool]:
        """Which of some codes a game allows."""
        legal = set(self.legal[game])
        return [code in legal for code in codes]


class ManyGames:
    """Games that are stepped together: those of a ``seed`` from ``number`` on. With a ``seat``, ``bots`` play the others."""

    def __init__(
        self,
        engine: Engine,
        game: str = "ttr-usa",
        seats: int = 2,
        count: int = 256,
        seed: Optional[int] = None,
        number: int = 0,
        seat: Optional[int] = None,
        bots: Union[str, Sequence[str], None] = None,
        observations: bool = False,
        options: Optional[Dict[str, str]] = None,
    ) -> None:
        given = {"seed": seed, "number": number, "seat": seat, "bots": bots, "options": options}
        opened = engine.call(
            "openMany",
            game=game,
            seats=seats,
            count=count,
            observations=observations,
            **{name: value for name, value in given.items() if value is not None},
        )
        self.engine = engine
        self.batch: int = opened["batch"]
        self.seed: int = opened["seed"]
        self.planes: List[Dict[str, Any]] = opened["planes"]
        self._size = sum(plane["size"] for plane in self.planes)
        self.now = self._read(opened["standing"])

    def step(self, codes: Sequence[int]) -> Step:
        """Applies one code to each game."""
        packed = base64.b64encode(_swapped(array("i", codes)).tobytes()).decode()
        self.now = self._read(self.engine.call("stepMany", batch=self.batch, codes=packed))
        return self.now

    def close(self) -> None:
        """Lets go of the games."""
        self.engine.call("closeMany", batch=self.batch)

    def _read(self, standing: Dict[str, Any]) -> Step:
        codes = _numbers("i", standing["legal"])
        legal: List[Sequence[int]] = []
        place = 0
        for count in _numbers("i", standing["counts"]):
            legal.append(codes[place : place + count])
            place += count
        numbers = _numbers("h", standing["observations"])
        observations: List[Sequence[int]] = [
            numbers[start : start + self._size] for start in range(0, len(numbers), self._size or 1)
        ]
        return Step(_numbers("b", standing["actors"]), legal, observations, standing["ended"])


def _numbers(kind: str, text: str) -> "array[int]":
    numbers = array(kind)
    numbers.frombytes(base64.b64decode(text))
    return _swapped(numbers)


def _swapped(numbers: "array[int]") -> "array[int]":
    """The wire is little-endian, whatever the machine is."""
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers
