"""Client of the engine of Andén: games for programs that play and learn.

Open first: ``Engine`` (one request, one answer), ``TurnEnvironment`` (one game, in the form of
PettingZoo's AEC), ``ManyGames`` (hundreds of games in one message) and ``play`` (a bot for
``anden simulate --bots exec:./mybot``).
"""

from .bot import Begin, Choice, End, play
from .engine import Engine, EngineError
from .many import ManyGames, Step
from .spaces import Codes, Seen
from .turns import TurnEnvironment

__all__ = [
    "Begin",
    "Choice",
    "Codes",
    "End",
    "Engine",
    "EngineError",
    "ManyGames",
    "Seen",
    "Step",
    "TurnEnvironment",
    "play",
]
