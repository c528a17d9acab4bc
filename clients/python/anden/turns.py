"""One game at a time, in the form of PettingZoo's AEC environments, without needing PettingZoo."""

from __future__ import annotations

from typing import Any, Dict, Iterator, List, Optional, Tuple

from .engine import NOBODY, Engine


class TurnEnvironment:
    """A game in which seats choose one after another.

    Agents are called ``seat_0``, ``seat_1`` …; actions are the engine's codes. What an agent sees is
    ``{"view": …, "legal": […]}``; no agent sees more than its seat may. The reward comes at the end:
    1 for whoever wins alone, -1 for whoever doesn't win, and between for a shared win, so that all
    rewards of a game of two add up to 0.
    """

    metadata = {"name": "anden", "is_parallelizable": False}

    def __init__(self, engine: Engine, game: str = "ttr-usa", seats: int = 2, **options: str) -> None:
        self.engine = engine
        self.game = game
        self.options = options
        self.possible_agents: List[str] = [f"seat_{seat}" for seat in range(seats)]
        self.agents: List[str] = []
        self.agent_selection = ""
        self.rewards: Dict[str, float] = {}
        self.terminations: Dict[str, bool] = {}
        self.truncations: Dict[str, bool] = {}
        self.infos: Dict[str, Dict[str, Any]] = {}
        self.scores: Optional[Dict[str, Any]] = None
        self._handle: Optional[int] = None

    def reset(self, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> None:
        """Begins a new game; the same seed deals the same cards."""
        self.close()
        params: Dict[str, Any] = {} if seed is None else {"seed": seed}
        standing = self.engine.call(
            "open", game=self.game, seats=len(self.possible_agents), options={**self.options, **(options or {})}, **params
        )
        self._handle = standing["handle"]
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.scores = None
        self._turn_to(standing["actor"])

    def observe(self, agent: str) -> Dict[str, Any]:
        """What an agent sees, and what it may do if it is its turn."""
        seat = self.possible_agents.index(agent)
        view = self.engine.call("observe", handle=self._handle, seat=seat)["view"]
        mine = agent == self.agent_selection and not self.terminations.get(agent, True)
        legal = self.engine.call("actions", handle=self._handle, form="codes") if mine else []
        return {"view": view, "legal": legal}

    def last(self) -> Tuple[Dict[str, Any], float, bool, bool, Dict[str, Any]]:
        """Of the agent whose turn it is: what it sees, its reward, whether it is over, cut off, and more."""
        agent = self.agent_selection
        return (
            self.observe(agent),
            self.rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: Optional[int]) -> None:
        """The choice of the agent whose turn it is; ``None`` when the game is over."""
        if self.terminations[self.agent_selection]:
            self.agents.remove(self.agent_selection)
            self.agent_selection = self.agents[0] if self.agents else ""
            return
        standing = self.engine.call("apply", handle=self._handle, code=action)
        self._turn_to(standing["actor"])

    def agent_iter(self) -> Iterator[str]:
        """The agents as their turns come, until all have seen the end."""
        while self.agents:
            yield self.agent_selection

    def close(self) -> None:
        """Lets go of the game."""
        if self._handle is not None:
            self.engine.call("close", handle=self._handle)
            self._handle = None

    def _turn_to(self, actor: int) -> None:
        if actor != NOBODY:
            self.agent_selection = self.possible_agents[actor]
            return
        self.scores = self.engine.call("scores", handle=self._handle)
        ranks: List[int] = self.scores["ranks"]
        share = 1.0 / ranks.count(1)
        for agent, rank in zip(self.possible_agents, ranks):
            self.rewards[agent] = 2.0 * share - 1.0 if rank == 1 else -1.0
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]
