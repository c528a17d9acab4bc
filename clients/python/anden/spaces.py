"""What actions and observations look like, with the names that such spaces have in Gymnasium, without needing it."""

from __future__ import annotations

import operator
import random
from typing import Any, Optional, Sequence


class Codes:
    """The engine's codes below ``n``. Most of them mean nothing: which are legal is told by a mask."""

    def __init__(self, n: int) -> None:
        self.n = n
        self._random = random.Random()

    def seed(self, seed: Optional[int] = None) -> None:
        """Makes the samples those of a seed."""
        self._random.seed(seed)

    def contains(self, action: Any) -> bool:
        """Whether something is a code, legal or not; whole numbers of other libraries are, too."""
        if isinstance(action, bool):
            return False
        try:
            return 0 <= operator.index(action) < self.n
        except TypeError:
            # Lists of codes, too, say of themselves that they can be an index.
            return False

    def sample(self, mask: Sequence[int]) -> int:
        """One of the codes that a mask allows, each as likely as any other."""
        return self._random.choice([code for code, legal in enumerate(mask) if legal])

    def __contains__(self, action: Any) -> bool:
        return self.contains(action)

    def __repr__(self) -> str:
        return f"Codes({self.n})"


class Seen:
    """What an agent sees: ``view``, a record that depends on the game, ``legal`` and ``action_mask``."""

    KEYS = frozenset({"view", "legal", "action_mask"})

    def contains(self, observation: Any) -> bool:
        """Whether something has the form of what an agent sees."""
        return isinstance(observation, dict) and observation.keys() == self.KEYS

    def __contains__(self, observation: Any) -> bool:
        return self.contains(observation)

    def __repr__(self) -> str:
        return "Seen()"
