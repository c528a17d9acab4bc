"""Against a server of the test's own; NetworkBotClientTest has the same bot play at the real one."""

import sys
import threading
import unittest
from functools import partial
from pathlib import Path
from typing import Any, Callable, Dict, List, Optional, Tuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.path.insert(0, str(Path(__file__).resolve().parent))

from anden import Choice, End, Refused, Unreachable, play_at
from anden.live import LiveConnection
from anden.network import BETWEEN, REMEMBERED, _Playing
from anden.pauses import Clock
from fake_server import NO_TABLE, ONE_TABLE, OVER, UNFINISHED, FakeServer, Visit, nobody, standing

ADDRESSES = (
    "http://localhost:80800",
    "http://localhost:0",
    "http://localhost:web",
    "http://[::1",
    "http://a b",
    "http://localhost:8080?x=1",
    "http://localhost:8080/#",
    "http://localhost:8080/tables/abcd",
)
# Seconds: longer than the busiest machine takes for what is certain to come.
PATIENCE = 60

BAD_TOKEN = (401, {"code": "bad-token", "facts": {}, "detail": "No bot has this token."})


class QuickClock(Clock):
    """Nobody waits: the time passes at once."""

    def __init__(self, chance: float = 0.0) -> None:
        self.pauses: List[float] = []
        self._chance = chance
        self._now = 0.0
        self.before_pause: Callable[[], None] = lambda: None

    def now(self) -> float:
        return self._now

    def chance(self) -> float:
        return self._chance

    def wait(self, seconds: float, ended: threading.Event) -> None:
        self.pauses.append(seconds)
        if seconds != BETWEEN:
            self.before_pause()
            self.go_on(seconds)
        ended.wait(0.002)

    def go_on(self, seconds: float) -> None:
        """Lets time pass."""
        self._now += seconds

    def tried_again(self) -> List[float]:
        """The pauses but those between two questions for games, and those that are as long."""
        return [pause for pause in self.pauses if pause != BETWEEN]


def first(_: Choice) -> int:
    """The first of what there is to choose."""
    return 0


def chosen(code: int, _: Choice) -> int:
    """Always the same."""
    return code


class NetworkBotTest(unittest.TestCase):
    def setUp(self) -> None:
        self.clock = QuickClock()
        self.lost: List[str] = []

    def serve(
        self,
        live: Callable[[Visit], object] = lambda visit: None,
        tables: Callable[[], Tuple[int, Any]] = lambda: ONE_TABLE,
    ) -> FakeServer:
        server = FakeServer(live, tables)
        self.addCleanup(server.close)
        return server

    def play(
        self,
        address: str,
        choose: Callable[[Choice], int] = first,
        end: Optional[Callable[[End], None]] = None,
    ) -> None:
        """Plays to the end of one game without waiting."""
        _Playing(address, "anden-bot-1", choose, end, 1, self.lost.append, self.clock).run()

    def test_it_answers_when_something_is_offered_and_tells_how_the_game_ended(self) -> None:
        sent: List[Any] = []

        def live(visit: Visit) -> None:
            visit.say(standing(3, []))
            visit.say(standing(4, ["draw deck", "draw red"]))
            sent.append(visit.hear())
            visit.say({"type": "accepted", "command": sent[0]["command"], "version": 5})
            visit.say(OVER)
            visit.hear()

        server = self.serve(live)
        choices: List[Choice] = []
        ends: List[End] = []

        def choose(choice: Choice) -> int:
            choices.append(choice)
            return 1

        self.play(server.address, choose, ends.append)

        actions = [{"code": 0, "text": "draw deck"}, {"code": 1, "text": "draw red"}]
        self.assertEqual(choices, [Choice("ttr-berlin", 1, 2, 4, actions, {"version": 4}, 1)])
        self.assertEqual({**sent[0], "command": ""}, {"type": "act", "command": "", "version": 4, "action": "draw red"})
        self.assertEqual(ends, [End("ttr-berlin", 1, 1, [3, 8], [2, 1])])
        self.assertEqual(set(server.tokens), {"Bearer anden-bot-1"})
        self.assertEqual(self.lost, [])

    def test_while_it_thinks_the_server_is_answered_and_what_has_passed_is_not_asked_about(self) -> None:
        thinking = threading.Event()
        enough = threading.Event()
        answered: List[bool] = []
        sent: List[Any] = []

        def live(visit: Visit) -> None:
            visit.say(standing(3, ["draw deck"]))
            thinking.wait(PATIENCE)
            visit.say(standing(4, ["draw red"]))
            visit.say(standing(5, ["draw blue"]))
            answered.append(visit.ask())
            enough.set()
            sent.extend([visit.hear(), visit.hear()])
            visit.say(OVER)

        def choose(choice: Choice) -> int:
            thinking.set()
            enough.wait(PATIENCE)
            return 0

        self.play(self.serve(live).address, choose)

        self.assertEqual(answered, [True])
        self.assertEqual([message["version"] for message in sent], [3, 5])

    def test_a_live_connection_asks_for_the_whole_address(self) -> None:
        server = self.serve()

        with LiveConnection(f"{server.address}/api/tables/aaaa/live?since=4", "anden-bot-1"):
            pass

        self.assertEqual(server.paths, ["/api/tables/aaaa/live?since=4"])

    def test_it_comes_back_after_a_lost_connection_each_time_after_a_longer_pause(self) -> None:
        server = self.serve(lambda visit: None if visit.number < 5 else visit.say(OVER))

        self.play(server.address)

        self.assertEqual(self.clock.tried_again(), [0.5, 1, 4])
        self.assertEqual(self.lost, ["The connection to the table aaaa was lost."] * 4)

    def test_a_choice_that_the_server_held_back_is_sent_again_on_the_same_connection(self) -> None:
        sent: List[Any] = []

        def live(visit: Visit) -> None:
            visit.say(standing(4, ["draw deck"]))
            for _ in range(6):
                sent.append(visit.hear())
                visit.say({"type": "problem", "code": "too-many-requests", "command": sent[-1]["command"]})
            sent.append(visit.hear())
            visit.say(OVER)

        self.play(self.serve(live).address)

        self.assertEqual(sent, [sent[0]] * 7)
        self.assertEqual(self.clock.tried_again(), [1, 4, 8, 8, 8])
        self.assertEqual(self.lost, [])

    def test_a_choice_that_was_held_back_and_has_passed_is_not_sent_again(self) -> None:
        sent: List[Any] = []
        pausing = threading.Event()
        passed = threading.Event()

        def live(visit: Visit) -> None:
            visit.say(standing(4, ["draw deck"]))
            sent.append(visit.hear())
            visit.say({"type": "problem", "code": "too-many-requests", "command": sent[0]["command"]})
            pausing.wait(PATIENCE)
            visit.say(standing(5, ["draw red"]))
            # Answered by the thread that reads, once it has read what was said before.
            visit.ask()
            passed.set()
            sent.append(visit.hear())
            visit.say(OVER)

        def pause() -> None:
            pausing.set()
            passed.wait(PATIENCE)

        self.clock.before_pause = pause
        self.play(self.serve(live).address)

        self.assertEqual([message["version"] for message in sent], [4, 5])

    def test_a_question_that_the_server_held_back_is_not_a_choice(self) -> None:
        def live(visit: Visit) -> None:
            visit.say({"type": "problem", "code": "too-many-requests", "command": None})
            visit.say(OVER)

        self.play(self.serve(live).address)

        self.assertEqual(self.lost, [])

    def test_after_a_connection_that_lasted_the_pauses_begin_anew(self) -> None:
        def live(visit: Visit) -> None:
            if visit.number == 3:
                self.clock.go_on(31)
            if visit.number == 4:
                visit.say(OVER)

        self.play(self.serve(live).address)

        self.assertEqual(self.clock.tried_again(), [0.5, 1, 0.5])

    def test_a_server_that_does_not_answer_is_asked_again_each_time_after_a_longer_pause(self) -> None:
        answers: List[Tuple[int, Any]] = [(502, {})] * 8
        server = self.serve(lambda visit: visit.say(OVER), lambda: answers.pop() if answers else ONE_TABLE)

        self.play(server.address)

        self.assertEqual(self.clock.pauses[:8], [0.5, 1, 2, 4, 8, 16, 30, 30])
        self.assertEqual(self.lost[0], f"{server.address} answered with the status 502.")

    def test_a_game_is_forgotten_some_time_after_it_is_over(self) -> None:
        answers: List[Tuple[int, Any]] = []

        def live(visit: Visit) -> None:
            # Listed by a server that hasn't heard of the end yet, then by none; much later there is a table like it.
            answers.extend([ONE_TABLE, NO_TABLE, NO_TABLE, NO_TABLE] if visit.number == 1 else [])
            visit.say(OVER)
            visit.hear()

        def tables() -> Tuple[int, Any]:
            if answers and answers[0] == NO_TABLE:
                self.clock.go_on(REMEMBERED)
            return answers.pop(0) if answers else ONE_TABLE

        ends: List[End] = []
        address = self.serve(live, tables).address
        _Playing(address, "anden-bot-1", first, ends.append, 2, self.lost.append, self.clock).run()

        self.assertEqual([end.number for end in ends], [1, 2])

    def test_a_pause_is_shortened_by_chance_to_a_half_at_most(self) -> None:
        self.clock = QuickClock(chance=1.0)
        answers: List[Tuple[int, Any]] = [(502, {})] * 3
        server = self.serve(lambda visit: visit.say(OVER), lambda: answers.pop() if answers else ONE_TABLE)

        self.play(server.address)

        self.assertEqual(self.clock.pauses[:3], [0.25, 0.5, 1])

    def test_once_it_was_answered_the_pauses_begin_anew(self) -> None:
        answers = [ONE_TABLE, (502, {}), NO_TABLE, (502, {}), (502, {})]
        server = self.serve(lambda visit: visit.say(OVER), lambda: answers.pop() if answers else ONE_TABLE)

        self.play(server.address)

        self.assertEqual(self.clock.pauses[:4], [0.5, 1, BETWEEN, 0.5])

    def test_after_an_hour_without_an_answer_it_gives_up_in_a_sentence(self) -> None:
        address = nobody()

        with self.assertRaises(Unreachable) as failed:
            self.play(address)

        self.assertEqual(str(failed.exception), f"{address} could not be reached for 60 minutes; the bot has stopped.")
        self.assertEqual(set(self.lost), {f"{address} doesn't answer."})
        self.assertTrue(3600 <= self.clock.now() < 3660, self.clock.now())

    def test_a_table_that_cannot_be_opened_for_an_hour_is_left_alone(self) -> None:
        server = self.serve()

        self.play(server.address)

        self.assertEqual(self.lost[-1], "The table aaaa could not be opened for 60 minutes and is left alone.")

    def test_a_connection_that_never_lasts_is_gone_on_with_as_long_as_the_game_is_seen(self) -> None:
        server = self.serve(lambda visit: visit.say(OVER if visit.number == 300 else standing(3, [])))

        self.play(server.address)

        self.assertGreater(self.clock.now(), 3600)
        self.assertEqual(set(self.lost), {"The connection to the table aaaa was lost."})

    def test_a_game_that_ends_without_a_result_counts_and_is_told(self) -> None:
        server = self.serve(lambda visit: visit.say(UNFINISHED))
        ends: List[End] = []

        self.play(server.address, first, ends.append)

        self.assertEqual(ends, [])
        self.assertEqual(self.lost, ["The game at the table aaaa ended without a result."])

    def test_a_game_that_ends_while_the_bot_is_away_counts_and_is_told(self) -> None:
        seen = threading.Event()
        server = self.serve(lambda visit: seen.set(), lambda: NO_TABLE if seen.is_set() else ONE_TABLE)

        self.play(server.address)

        self.assertEqual(self.lost[-1], "The game at the table aaaa ended while the bot was away.")

    def test_a_token_that_is_refused_ends_it_at_once_with_the_sentence_of_the_server(self) -> None:
        server = self.serve(tables=lambda: BAD_TOKEN)

        with self.assertRaises(Refused) as refused:
            self.play(server.address)

        self.assertEqual(str(refused.exception), "No bot has this token.")
        self.assertEqual(refused.exception.code, "bad-token")
        self.assertEqual(self.clock.pauses, [])

    def test_a_token_that_is_taken_back_in_the_middle_ends_it_too(self) -> None:
        taken = threading.Event()
        server = self.serve(lambda visit: taken.set(), lambda: BAD_TOKEN if taken.is_set() else ONE_TABLE)

        with self.assertRaises(Refused):
            self.play(server.address)

    def test_a_refusal_of_somebody_between_is_no_refusal_of_the_server(self) -> None:
        answers: List[Tuple[int, Any]] = [(403, b"<h1>Forbidden</h1>"), (403, ["no"]), (302, {})]
        server = self.serve(lambda visit: visit.say(OVER), lambda: answers.pop() if answers else ONE_TABLE)

        self.play(server.address)

        self.assertEqual(
            self.lost, [f"{server.address} answered with the status {status}." for status in (302, 403, 403)]
        )

    def test_what_the_bot_raises_ends_it_and_so_does_a_choice_that_there_is_not(self) -> None:
        def live(visit: Visit) -> None:
            visit.say(standing(4, ["draw deck", "draw red"]))
            visit.hear()

        server = self.serve(live)

        def fails(_: Choice) -> int:
            raise ConnectionResetError("I have no idea")

        with self.assertRaisesRegex(ConnectionResetError, "I have no idea"):
            self.play(server.address, fails)
        for code in (2, -1):
            with self.assertRaisesRegex(ValueError, f"The bot chose {code}, and its choice had the codes 0 to 1."):
                self.play(server.address, partial(chosen, code))

    def test_a_page_of_something_else_is_no_answer(self) -> None:
        answers: List[Tuple[int, Any]] = [(200, b"<!doctype html>"), (200, {}), (200, [])]
        server = self.serve(lambda visit: visit.say(OVER), lambda: answers.pop(0) if answers else ONE_TABLE)

        self.play(server.address)

        self.assertEqual(self.lost, [f"What answers at {server.address} isn't a server of Andén."] * 3)

    def test_when_it_ends_its_connections_end_and_nothing_more_is_asked(self) -> None:
        tables = [{"table": table, "game": "ttr-berlin", "seat": 1, "seats": 2} for table in ("aaaa", "bbbb")]
        both = threading.Barrier(2)
        gone = threading.Event()

        def live(visit: Visit) -> None:
            both.wait(PATIENCE)
            if visit.number == 1:
                visit.say(OVER)
            elif visit.hear() is None:
                gone.set()

        server = self.serve(live, lambda: (200, {"tables": tables}))

        self.play(server.address)

        self.assertTrue(gone.wait(PATIENCE))

    def test_what_cannot_be_is_told(self) -> None:
        with self.assertRaisesRegex(ValueError, 'begins with https:// or http://, and this is "anden.example"'):
            play_at("anden.example", "anden-bot-0", first)
        for address in ADDRESSES:
            with self.assertRaises(ValueError) as wrong:
                play_at(address, "anden-bot-0", first)
            self.assertEqual(
                str(wrong.exception), f'The address of a server is like https://anden.example:8443, and this is "{address}".'
            )
        for token in ("", "anden-bot-\ufeff", "anden bot", "anden-bot-0\n"):
            with self.assertRaisesRegex(ValueError, "^A bot's token is one word of ASCII"):
                play_at("https://anden.example", token, first)
        with self.assertRaisesRegex(ValueError, "a whole number from 1 on, and this is 0"):
            play_at("https://anden.example", "anden-bot-0", first, games=0)


if __name__ == "__main__":
    unittest.main()
