"""One game at a time, in the form of PettingZoo's AEC environments, without needing PettingZoo."""

from __future__ import annotations

from array import array
from typing import Any, Dict, Iterator, List, Optional, Sequence, Tuple

from .engine import NOBODY, Engine, EngineError
from .spaces import Codes, Seen

# More than any board that comes with the program has codes: the largest has 53,000.
CODES = 1 << 16


class TurnEnvironment:
    """A game in which seats choose one after another.

    Agents are called ``seat_0``, ``seat_1`` …; actions are the engine's codes, all below ``codes``.
    What an agent sees is ``{"view": …, "legal": […], "action_mask": …}``: its legal codes as a list, and
    as a mask of ``codes`` bytes that are 1 for them (``numpy.asarray`` takes it as it is). No agent sees
    more than its seat may. The reward comes at the end: 1 for the only winner, -1 for anyone who
    doesn't win, something in between for a shared win, so that all rewards of a game of two add up to 0. In a
    game with one seat there is nobody to win against, and the reward is its total points.
    """

    metadata: Dict[str, Any] = {"name": "anden", "is_parallelizable": False, "render_modes": ["ansi"]}
    render_mode = "ansi"

    def __init__(
        self, engine: Engine, game: str = "ttr-usa", seats: int = 2, codes: int = CODES, **options: str
    ) -> None:
        self.engine = engine
        self.game = game
        self.options = options
        self.possible_agents: List[str] = [f"seat_{seat}" for seat in range(seats)]
        self.observation_spaces: Dict[str, Seen] = {agent: Seen() for agent in self.possible_agents}
        self.action_spaces: Dict[str, Codes] = {agent: Codes(codes) for agent in self.possible_agents}
        self.agents: List[str] = []
        self.agent_selection = ""
        self.rewards: Dict[str, float] = {}
        self.terminations: Dict[str, bool] = {}
        self.truncations: Dict[str, bool] = {}
        self.infos: Dict[str, Dict[str, Any]] = {}
        self.scores: Optional[Dict[str, Any]] = None
        self._cumulative_rewards: Dict[str, float] = {}
        self._handle: Optional[int] = None

    @property
    def num_agents(self) -> int:
        """How many agents still take part."""
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        """How many agents take part at the start."""
        return len(self.possible_agents)

    @property
    def unwrapped(self) -> "TurnEnvironment":
        """The environment itself: nothing is wrapped around it."""
        return self

    def observation_space(self, agent: str) -> Seen:
        """The form of what an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Codes:
        """The form of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> None:
        """Begins a new game; the same seed deals the same cards."""
        self.close()
        # Where the new one is refused there is none.
        self.agents = []
        params: Dict[str, Any] = {} if seed is None else {"seed": seed}
        standing = self.engine.call(
            "open", game=self.game, seats=len(self.possible_agents), options={**self.options, **(options or {})}, **params
        )
        self._handle = standing["handle"]
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.scores = None
        self._turn_to(standing["actor"])

    def observe(self, agent: str) -> Dict[str, Any]:
        """What an agent sees, and what it may do if it is its turn."""
        handle = self._opened()
        if agent not in self.possible_agents:
            raise ValueError(f"{agent!r} isn't an agent; these are: {', '.join(self.possible_agents)}")
        seat = self.possible_agents.index(agent)
        view = self.engine.call("observe", handle=handle, seat=seat)["view"]
        mine = agent == self.agent_selection and not self.terminations.get(agent, True)
        legal: List[int] = self.engine.call("actions", handle=handle, form="codes") if mine else []
        return {"view": view, "legal": legal, "action_mask": self._mask(agent, legal)}

    def last(self, observe: bool = True) -> Tuple[Optional[Dict[str, Any]], float, bool, bool, Dict[str, Any]]:
        """Of the agent whose turn it is: what it sees, its reward, whether it is over, cut off, and more.

        The reward is what it got since it chose last. Without ``observe`` the first is ``None``, which is faster.
        """
        agent = self._selected()
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: Optional[int]) -> None:
        """The choice of the agent whose turn it is; ``None`` when the game is over."""
        agent = self._selected()
        if self.terminations[agent]:
            self._leave(agent, action)
            return
        if action is None or not self.action_spaces[agent].contains(action):
            raise ValueError(f"{agent} has to choose one of its legal codes, not {action!r}")
        standing = self.engine.call("apply", handle=self._handle, code=int(action))
        self._cumulative_rewards[agent] = 0.0
        self._turn_to(standing["actor"])

    def agent_iter(self, max_iter: int = 1 << 63) -> Iterator[str]:
        """The agents as their turns come, until all have seen the end."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def render(self) -> str:
        """The whole position as a text, with all that is hidden from agents."""
        position: str = self.engine.call("state", handle=self._opened())["position"]
        return position

    def close(self) -> None:
        """Lets go of the game, as an engine that has ended has done already."""
        handle, self._handle = self._handle, None
        if handle is not None:
            try:
                self.engine.call("close", handle=handle)
            except EngineError as failure:
                if failure.code != 0:
                    raise

    def _opened(self) -> int:
        if self._handle is None:
            raise RuntimeError("No game has begun; reset() begins one")
        return self._handle

    def _selected(self) -> str:
        self._opened()
        if not self.agents:
            raise RuntimeError("The game is over and all agents have seen its end; reset() begins a new one")
        return self.agent_selection

    def _mask(self, agent: str, legal: Sequence[int]) -> "array[int]":
        width = self.action_spaces[agent].n
        mask = array("b", bytes(width))
        for code in legal:
            if code >= width:
                raise ValueError(f"This game has the code {code}; TurnEnvironment(…, codes={2 * code}) has room for it")
            mask[code] = 1
        return mask

    def _leave(self, agent: str, action: Optional[int]) -> None:
        """An agent that has seen the end takes part no more."""
        if action is not None:
            raise ValueError(f"The game is over: {agent} can only step(None), not {action!r}")
        self.agents.remove(agent)
        del self.rewards[agent], self._cumulative_rewards[agent], self.infos[agent]
        del self.terminations[agent], self.truncations[agent]
        self.agent_selection = self.agents[0] if self.agents else ""

    def _turn_to(self, actor: int) -> None:
        if actor != NOBODY:
            self.agent_selection = self.possible_agents[actor]
            return
        scores: Dict[str, Any] = self.engine.call("scores", handle=self._handle)
        self.scores = scores
        for agent, reward in zip(self.possible_agents, _rewards(scores)):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += self.rewards[agent]
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]


def _rewards(scores: Dict[str, Any]) -> List[float]:
    """What a game was worth to each seat."""
    if len(scores["totals"]) == 1:
        return [float(scores["totals"][0])]
    ranks: List[int] = scores["ranks"]
    share = 1.0 / ranks.count(1)
    return [2.0 * share - 1.0 if rank == 1 else -1.0 for rank in ranks]
