"""A bot that plays at a server, in the seats that its owner gives it (docs/network-bots.md)."""

from __future__ import annotations

import http.client
import json
import queue
import re
import threading
import urllib.error
import urllib.request
import uuid
from typing import Any, Callable, Dict, List, NoReturn, Optional
from urllib.parse import urlsplit

from .bot import Choice, End
from .live import LiveConnection, NotOpened
from .pauses import PATIENCE, Clock, Pauses

# How many seconds lie between two questions where there are games.
BETWEEN = 2.0

# How many seconds an answer may take.
ANSWER = 30.0

# A connection that lasted so many seconds was a good one: the pause after it is the shortest again.
GOOD = 30.0

# How many seconds the first pause has at most before a choice is sent again that was one message too many for the
# server, and each when it has gone on for long: no longer, for the game waits for the choice.
HELD_BACK = 1.0
HELD_BACK_LONGEST = 8.0

# How many seconds a game that is over is remembered: no server of a site lists it any more then.
REMEMBERED = 600.0

# The token, or where it is shown: nothing that would be different if it was tried again.
_REFUSALS = frozenset({401, 403, 421})

# Somebody was quicker, or the game waits for people: the server tells how things stand when they change.
_PASSING = frozenset({"stale-version", "not-your-turn", "already-chosen", "game-over"})

# The server takes no more messages just now: the connection is as good as before.
_TOO_MANY = "too-many-requests"

_MINUTES = round(PATIENCE / 60)


class Refused(PermissionError):
    """The server doesn't let the bot play: the sentence is the server's, and ``code`` the word for it."""

    def __init__(self, problem: Dict[str, Any]) -> None:
        super().__init__(problem["detail"])
        self.code: str = problem["code"]


class Unreachable(ConnectionError):
    """The server was tried again for an hour, in vain."""


def play_at(
    server: str,
    token: str,
    choose: Callable[[Choice], int],
    end: Optional[Callable[[End], None]] = None,
    games: Optional[int] = None,
    lost: Optional[Callable[[str], None]] = None,
) -> None:
    """Plays wherever the token's bot has a seat, for ever or until so many ``games`` have ended.

    ``choose`` and ``end`` are those of ``play``: a choice's codes count its actions from 0, its ``ply`` is the version
    of the table, and its ``number`` counts the games from 1. They are called for one table at a time; what they raise
    ends the bot. A game that ends without a result counts, and ``end`` isn't told of it. ``lost`` is told in a
    sentence what didn't come to its end: a game without a result, or what is tried again, after half a second at
    first and half a minute at most. A token that is worth nothing (any more) raises ``Refused`` at once, a server that
    can't be reached for an hour ``Unreachable``. What can't be a token or an address is a ``ValueError``.
    """
    _Playing(server, token, choose, end, games, lost, Clock()).run()


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """A token is shown to the server that it is for, and to nobody else."""

    def redirect_request(self, *_: Any) -> None:
        return None


class _Game:
    """A table of the bot, from its first game on: a table has one."""

    def __init__(self, number: int, pauses: Pauses) -> None:
        self.number = number
        self.pauses = pauses
        self.live: Optional[LiveConnection] = None
        self.busy = False
        self.over = False
        self.over_at = 0.0


class _Incoming:
    """What a table says, read by a thread of its own: so the server's pings are answered while the bot thinks."""

    def __init__(self, live: LiveConnection) -> None:
        # Of the newest position that has come, whether it was looked at or not.
        self.version = -1
        self._live = live
        self._messages: "queue.SimpleQueue[Optional[Dict[str, Any]]]" = queue.SimpleQueue()
        threading.Thread(target=self._read, daemon=True).start()

    def next(self) -> Optional[Dict[str, Any]]:
        """The next message; ``None`` when the connection has ended."""
        return self._messages.get()

    def _read(self) -> None:
        try:
            while (message := self._live.receive()) is not None:
                self.version = (message.get("position") or {}).get("version", self.version)
                self._messages.put(message)
        except (OSError, ValueError):
            pass  # Lost, or closed by the thread that plays.
        finally:
            self._messages.put(None)


class _Ended(Exception):
    """There is nothing more to do: another game was the last one, or failed."""


class _Playing:
    """The tables of one bot, each with a thread that plays and one that reads."""

    def __init__(
        self,
        server: str,
        token: str,
        choose: Callable[[Choice], int],
        end: Optional[Callable[[End], None]],
        games: Optional[int],
        lost: Optional[Callable[[str], None]],
        clock: Clock,
    ) -> None:
        _require_address(server)
        if not re.fullmatch("[!-~]+", token):
            raise ValueError("A bot's token is one word of ASCII letters, digits and signs; this is none.")
        if games is not None and games < 1:
            raise ValueError(f"The number of games is a whole number from 1 on, and this is {games}.")
        self._server = server.rstrip("/")
        self._token = token
        self._choose = choose
        self._end = end
        self._left = games
        self._tell = lost
        self._clock = clock
        self._lock = threading.Lock()
        self._games: Dict[str, _Game] = {}
        self._begun = 0
        self._ended = threading.Event()
        self._failure: Optional[BaseException] = None
        self._opener = urllib.request.build_opener(_NoRedirects)

    def run(self) -> None:
        """Begins to play where there is a game, as long as there is anything to do."""
        pauses = Pauses(self._clock)
        try:
            while not self._ended.is_set():
                tables = self._tables()
                if tables is None:
                    self._pause_for_server(pauses)
                else:
                    pauses.start_again()
                    self._look_at(tables)
                    self._clock.wait(BETWEEN, self._ended)
        finally:
            self._ended.set()
            for game in list(self._games.values()):
                if game.live is not None:
                    game.live.interrupt()
        if self._failure is not None:
            raise self._failure

    def _pause_for_server(self, pauses: Pauses) -> None:
        pause = pauses.next()
        if pause is None:
            raise Unreachable(f"{self._server} could not be reached for {_MINUTES} minutes; the bot has stopped.")
        self._clock.wait(pause, self._ended)

    def _tables(self) -> Optional[List[Dict[str, Any]]]:
        """The games in play; ``None`` if nobody answers just now."""
        request = urllib.request.Request(
            self._server + "/api/bot/tables", headers={"Authorization": f"Bearer {self._token}"}
        )
        try:
            with self._opener.open(request, timeout=ANSWER) as answer:
                tables: List[Dict[str, Any]] = json.load(answer)["tables"]
                return tables
        except urllib.error.HTTPError as failure:
            refused = _refused(failure)
            if refused is not None:
                raise refused from None
            self._lost(f"{self._server} answered with the status {failure.code}.")
        except (ValueError, LookupError, TypeError):
            self._lost(f"What answers at {self._server} isn't a server of Andén.")
        except (OSError, http.client.HTTPException):
            self._lost(f"{self._server} doesn't answer.")
        return None

    def _look_at(self, tables: List[Dict[str, Any]]) -> None:
        """Plays where nobody does yet."""
        for seated in tables:
            game = self._game(seated["table"])
            if not game.busy and not game.over:
                game.busy = True
                threading.Thread(target=self._play, args=(game, seated), daemon=True).start()
        present = {seated["table"] for seated in tables}
        for table, game in list(self._games.items()):
            if table in present or game.busy:
                continue
            if not game.over:
                self._over(game, f"The game at the table {table} ended while the bot was away.")
            elif self._clock.now() - game.over_at > REMEMBERED:
                del self._games[table]

    def _game(self, table: str) -> _Game:
        game = self._games.get(table)
        if game is None:
            self._begun += 1
            game = self._games[table] = _Game(self._begun, Pauses(self._clock))
        return game

    def _play(self, game: _Game, seated: Dict[str, Any]) -> None:
        """One table, until its game is over or the connection is lost; then, after a pause, it is looked for again."""
        since = self._clock.now()
        try:
            if not self._follow(game, seated) and not self._ended.is_set():
                if self._clock.now() - since > GOOD:
                    game.pauses.start_again()
                self._come_back(game, seated["table"])
        except _Ended:
            pass
        except BaseException as failure:  # Whoever runs the bot is to see it.
            self._failure = self._failure or failure
            self._ended.set()
        finally:
            game.busy = False

    def _come_back(self, game: _Game, table: str) -> None:
        """Waits before the table is opened again; one that can't be opened stops no other game."""
        pause = game.pauses.next()
        if pause is None:
            self._over(game, f"The table {table} could not be opened for {_MINUTES} minutes and is left alone.")
        else:
            self._lost(f"The connection to the table {table} was lost.")
            self._clock.wait(pause, self._ended)

    def _follow(self, game: _Game, seated: Dict[str, Any]) -> bool:
        """Chooses whenever there is something to choose. Returns whether there is nothing more to do."""
        try:
            with LiveConnection(f"{self._server}/api/tables/{seated['table']}/live", self._token) as live:
                game.live = live
                return self._listen(live, game, seated)
        except (OSError, ValueError, NotOpened):
            return False
        finally:
            game.live = None

    def _listen(self, live: LiveConnection, game: _Game, seated: Dict[str, Any]) -> bool:
        incoming = _Incoming(live)
        act: Dict[str, Any] = {}
        pauses = Pauses(self._clock)
        while not self._ended.is_set() and (message := incoming.next()) is not None:
            if message["type"] == "problem" and message["code"] == _TOO_MANY:
                is_about_it = bool(act) and message["command"] == act["command"]
                if is_about_it and not self._send_again(live, incoming, act, pauses):
                    return False
            elif message["type"] == "problem" and message["code"] not in _PASSING:
                # What the table was thought to be is wrong, or couldn't be written: it is opened again.
                return False
            position = message.get("position")
            if position is not None:
                game.pauses.reached()
            if position is not None and position["scores"] is not None:
                self._tell_end(game, seated, position["scores"])
                return True
            if (message.get("table") or {}).get("status") == "unfinished":
                self._over(game, f"The game at the table {seated['table']} ended without a result.")
                return True
            # What has passed while the bot thought isn't asked about any more.
            if position is not None and position["offers"] and act.get("version") != position["version"] >= incoming.version:
                act = self._act(game, seated, position)
                pauses = Pauses(self._clock, HELD_BACK, HELD_BACK_LONGEST)
                live.send(act)
        return False

    def _send_again(self, live: LiveConnection, incoming: _Incoming, act: Dict[str, Any], pauses: Pauses) -> bool:
        """Sends a choice again after a pause, as the same command. Returns whether it is worth going on."""
        pause = pauses.next()
        if pause is None:
            return False
        self._clock.wait(pause, self._ended)
        # Somebody may have chosen for the bot meanwhile.
        if act["version"] >= incoming.version and not self._ended.is_set():
            live.send(act)
        return True

    def _act(self, game: _Game, seated: Dict[str, Any], position: Dict[str, Any]) -> Dict[str, Any]:
        """What the bot chooses, as the server is told it."""
        offered = [choice["text"] for offer in position["offers"] for choice in offer["choices"]]
        choice = Choice(
            game=seated["game"],
            seat=seated["seat"],
            seats=seated["seats"],
            ply=position["version"],
            actions=[{"code": code, "text": text} for code, text in enumerate(offered)],
            view=position["view"],
            number=game.number,
        )
        code = self._ask(lambda: self._choose(choice))
        if code not in range(len(offered)):
            self._fail(ValueError(f"The bot chose {code}, and its choice had the codes 0 to {len(offered) - 1}."))
        return {"type": "act", "command": str(uuid.uuid4()), "version": position["version"], "action": offered[code]}

    def _tell_end(self, game: _Game, seated: Dict[str, Any], scores: Dict[str, Any]) -> None:
        """A game has ended."""
        ended = End(seated["game"], game.number, seated["seat"], scores["totals"], scores["ranks"])
        tell = self._end
        if tell is not None:
            self._ask(lambda: tell(ended))
        self._over(game)

    def _over(self, game: _Game, sentence: str = "") -> None:
        """A game counts."""
        if sentence:
            self._lost(sentence)
        with self._lock:
            game.over = True
            game.over_at = self._clock.now()
            if self._left is not None:
                self._left -= 1
                if self._left <= 0:
                    self._ended.set()

    def _ask(self, question: Callable[[], Any]) -> Any:
        """Calls one of the bot's functions when no other one is at work."""
        with self._lock:
            if self._ended.is_set():
                raise _Ended
            try:
                return question()
            except BaseException as failure:
                self._fail(failure)

    def _fail(self, failure: BaseException) -> NoReturn:
        """What the bot does wrong is no lost connection, be it the same kind of failure."""
        self._failure = self._failure or failure
        self._ended.set()
        raise _Ended from failure

    def _lost(self, sentence: str) -> None:
        if self._tell is not None and not self._ended.is_set():
            self._tell(sentence)


def _require_address(server: str) -> None:
    """Says at once what no server can be reached at, however often it is tried."""
    if not re.match(r"https?://[^/]", server):
        raise ValueError(f'The address of a server begins with https:// or http://, and this is "{server}".')
    try:
        parts = urlsplit(server)
        # Its port is looked at when it is asked for.
        is_whole = parts.path.strip("/") == "" and not re.search(r"[?#\s]", server)
        is_one = parts.port != 0 and parts.hostname and is_whole
    except ValueError:
        is_one = False
    if not is_one:
        raise ValueError(f'The address of a server is like https://anden.example:8443, and this is "{server}".')


def _refused(failure: urllib.error.HTTPError) -> Optional[Refused]:
    """What the server says, if it is the server that refuses, and not somebody between."""
    if failure.code not in _REFUSALS:
        return None
    try:
        return Refused(json.load(failure))
    except (OSError, ValueError, LookupError, TypeError, http.client.HTTPException):
        return None
