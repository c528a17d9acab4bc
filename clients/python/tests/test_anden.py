"""Against the real engine: ANDEN_ENGINE says how to start it."""

import json
import os
import random
import signal
import subprocess
import sys
import unittest
from pathlib import Path
from typing import Any, Callable, Dict, List, Optional
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from anden import Choice, Engine, EngineError, ManyGames, TurnEnvironment

# A bot that says what it is told.
BOT = """
import sys
from anden import play
def tell(*words): print(*words, file=sys.stderr, flush=True)
def choose(choice):
    tell("choose", choice.number)
    return choice.actions[0]["code"]
play(choose, lambda begin: tell("begin", begin.seats), lambda end: tell("end", end.totals))
"""

# A bot that counts with numbers as other libraries have them.
BOT_WITH_NUMBERS = """
from anden import play
class Number:
    def __index__(self): return 7
play(lambda choice: Number())
"""

# A program that goes on after Ctrl-C. Its engine tells the number of each request. Whoever starts the tests in the
# background may have turned Ctrl-C off for all that they start.
GOES_ON = r"""
import signal, sys
from anden import Engine
signal.signal(signal.SIGINT, signal.default_int_handler)
with Engine(["sh", "-c", 'for id in 1 2; do read x; echo "{\\"id\\":$id,\\"result\\":$id}"; done']) as engine:
    try:
        print(engine.call("games"), flush=True)
        sys.stdin.read()
    except KeyboardInterrupt:
        print(engine.call("games"))
"""

EXAMPLES = Path(__file__).resolve().parent.parent / "examples"
BOTS = Path(__file__).resolve().parent.parent / "bots"


class Indices(List[int]):
    """Several codes, which say of themselves that they can be an index, as arrays of other libraries do."""

    def __init__(self, *codes: int) -> None:
        super().__init__(codes)

    def __index__(self) -> int:
        raise TypeError("only one code can be an index")


class BreakingOff:
    """The output of an engine, where the first wait is broken off when so many bytes of the line were read."""

    def __init__(self, output: Any, read: int) -> None:
        self._output = output
        self._read: Optional[int] = read

    def readline(self) -> Any:
        if self._read is not None:
            read, self._read = self._read, None
            self._output.readline(read)
            raise KeyboardInterrupt
        return self._output.readline()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._output, name)


class ExampleBotTest(unittest.TestCase):
    def test_it_claims_the_longest_route_with_the_fewest_wilds(self) -> None:
        sys.path.insert(0, str(BOTS))
        from claims_most import choose

        texts = [
            "draw deck",
            "claim miami--new-orleans with 3 red 3 wild",
            "claim miami--new-orleans with 5 blue 1 wild",
            "claim miami--new-orleans with 4 green 2 wild",
            "claim boston--montreal with 2 red",
        ]
        actions = [{"code": code, "text": text} for code, text in enumerate(texts)]
        self.assertEqual(2, choose(Choice("ttr-usa", 0, 2, 30, actions, {})))
        self.assertEqual(0, choose(Choice("ttr-usa", 0, 2, 30, actions[:1], {})))


class AndenTest(unittest.TestCase):
    engine: Engine

    @classmethod
    def setUpClass(cls) -> None:
        cls.engine = Engine()

    @classmethod
    def tearDownClass(cls) -> None:
        cls.engine.close()

    def test_an_empty_variable_is_told_in_one_sentence(self) -> None:
        for empty in ("", "  "):
            with mock.patch.dict(os.environ, ANDEN_ENGINE=empty):
                with self.assertRaisesRegex(ValueError, "^ANDEN_ENGINE is empty; set it to what starts the engine "):
                    Engine()

    def test_an_engine_that_has_ended_says_so_however_it_ended(self) -> None:
        ends: List[Callable[[Engine], None]] = [lambda engine: engine._process.kill(), Engine.close]
        for end in ends:
            engine = Engine()
            engine.call("methods")
            end(engine)
            engine._process.wait()
            for _ in range(2):
                with self.assertRaisesRegex(EngineError, "The engine ended"):
                    engine.call("games")
            engine.close()

    def test_an_engine_that_is_killed_in_the_middle_of_an_answer_has_ended(self) -> None:
        with Engine(["sh", "-c", 'read x; printf "{\\"jsonrpc\\":\\"2.0\\",\\"id\\":1,\\"res"; kill -9 $$']) as engine:
            with self.assertRaisesRegex(EngineError, "^The engine ended in the middle of an answer$") as ended:
                engine.call("games")
            self.assertEqual(ended.exception.code, 0)
            engine._process.wait()
            with self.assertRaisesRegex(EngineError, "^The engine ended$"):
                engine.call("games")

    def test_what_isnt_an_answer_is_said_and_what_is_asked_next_is_answered(self) -> None:
        for said in ("Hello", "[]", "null", '{"id":1}', '{"id":1,"error":null}', '{"id":"1","result":1}', '{"result":1}'):
            script = 'read x; echo "$0"; read x; echo \'{"id":2,"result":[3]}\''
            with Engine(["sh", "-c", script, said]) as engine:
                with self.assertRaises(EngineError) as refused:
                    engine.call("games")
                self.assertEqual(str(refused.exception), f"The engine wrote what isn't an answer: {said}")
                self.assertEqual(refused.exception.code, 0)
                self.assertEqual(engine.call("games"), [3])

    def test_games_of_a_seed_go_on_where_others_stopped(self) -> None:
        first = ManyGames(self.engine, seed=5, count=2)
        second = ManyGames(self.engine, seed=5, count=1, number=1)
        self.assertEqual(second.seed, 5)
        self.assertEqual(second.now.legal[0], first.now.legal[1])
        first.close()
        second.close()

    def test_a_seed_may_be_a_whole_number_of_another_library(self) -> None:
        class Number:
            def __index__(self) -> int:
                return 7

        environment = TurnEnvironment(self.engine, "ttr-paris")
        views = []
        seeds: List[Any] = [7, Number()]
        for seed in seeds:
            environment.reset(seed=seed)
            views.append(environment.last()[0])
        self.assertEqual(views[0], views[1])
        environment.close()

    def test_what_is_refused_is_told_with_its_rule(self) -> None:
        handle = self.engine.call("open", game="ttr-usa", seats=2, seed=1)["handle"]
        with self.assertRaises(EngineError) as refused:
            self.engine.call("apply", handle=handle, text="draw deck")
        self.assertEqual(refused.exception.code, -32001)
        self.assertEqual(refused.exception.data["rule"], "ttr.setup.opening-tickets")

    def test_an_answer_that_nobody_waited_for_isnt_taken_for_the_next_one(self) -> None:
        methods = self.engine.call("methods")
        for read in (0, 30, 1 << 20):
            with Engine() as engine:
                breaking: Any = BreakingOff(engine._process.stdout, read)
                engine._process.stdout = breaking
                with self.assertRaises(KeyboardInterrupt):
                    engine.call("games")
                self.assertEqual(engine.call("methods"), methods)

    @unittest.skipIf(os.name == "nt", "no groups of processes")
    def test_ctrl_c_reaches_the_program_alone_and_its_engine_goes_on(self) -> None:
        program = subprocess.Popen(
            [sys.executable, "-c", GOES_ON],
            cwd=EXAMPLES.parent,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        assert program.stdout is not None
        self.assertEqual(program.stdout.readline(), "1\n")
        os.killpg(program.pid, signal.SIGINT)
        told, _ = program.communicate()
        self.assertEqual(told, "2\n")
        self.assertEqual(program.returncode, 0)

    def test_an_engine_that_computes_for_nobody_is_ended_at_once(self) -> None:
        engine = Engine(["sh", "-c", "read x; exec sleep 600"])
        breaking: Any = BreakingOff(engine._process.stdout, 0)
        engine._process.stdout = breaking
        with self.assertRaises(KeyboardInterrupt):
            engine.call("games")
        engine.close()
        self.assertEqual(engine._process.returncode, -signal.SIGTERM)

    def test_a_game_is_played_turn_by_turn_and_ends_with_a_reward_for_each(self) -> None:
        environment = TurnEnvironment(self.engine, "ttr-berlin", seats=3)
        environment.reset(seed=5)
        chance = random.Random(5)
        ends = {}
        for agent in environment.agent_iter():
            seen, reward, over, cut, _ = environment.last()
            assert seen is not None
            self.assertIn(seen, environment.observation_space(agent))
            self.assertEqual([code for code, legal in enumerate(seen["action_mask"]) if legal], sorted(seen["legal"]))
            self.assertFalse(cut)
            self.assertEqual(seen["view"]["observer"], int(agent[-1]))
            if over:
                ends[agent] = reward
            environment.step(None if over else chance.choice(seen["legal"]))
            self.assertEqual(environment.num_agents, 3 - len(ends))
        self.assertEqual(sorted(ends), ["seat_0", "seat_1", "seat_2"])
        self.assertEqual(max(ends.values()), 1.0)
        assert environment.scores is not None
        self.assertEqual(len(environment.scores["totals"]), 3)
        environment.close()

    def test_whoever_is_alone_gets_its_points_as_the_reward(self) -> None:
        environment = TurnEnvironment(self.engine, "french-quarter", seats=1)
        rewards = []
        for seed in (1, 2):
            environment.reset(seed=seed)
            reward = 0.0
            for agent in environment.agent_iter():
                seen, reward, over, _, _ = environment.last()
                assert seen is not None
                environment.step(None if over else seen["legal"][0])
            assert environment.scores is not None
            self.assertEqual([reward], environment.scores["totals"])
            rewards.append(reward)
        self.assertNotEqual(rewards[0], rewards[1])
        environment.close()

    def test_what_cant_be_done_is_said_in_a_sentence(self) -> None:
        environment = TurnEnvironment(self.engine, "ttr-paris")
        with self.assertRaisesRegex(RuntimeError, "No game has begun; reset"):
            environment.last()
        environment.reset(seed=1)
        with self.assertRaisesRegex(ValueError, "seat_0 has to choose one of its legal codes, not None"):
            environment.step(None)
        for batch in ([3], Indices(3), Indices(3, 4)):
            with self.assertRaisesRegex(ValueError, "seat_0 has to choose one of its legal codes, not"):
                environment.step(batch)
        with self.assertRaisesRegex(ValueError, "'seat_9' isn't an agent; these are: seat_0, seat_1"):
            environment.observe("seat_9")
        with self.assertRaises(ValueError):
            self.engine.call("open", game="ttr-paris", seats=2, seed=float("nan"))
        self.assertTrue(self.engine.call("methods"))
        while not environment.terminations[environment.agent_selection]:
            mask = environment.observe(environment.agent_selection)["action_mask"]
            environment.step(environment.action_space(environment.agent_selection).sample(mask))
        with self.assertRaisesRegex(ValueError, "The game is over: seat_0 can only step\\(None\\), not 3"):
            environment.step(3)
        environment.step(None)
        self.assertEqual(environment.agents, ["seat_1"])
        environment.step(None)
        with self.assertRaisesRegex(RuntimeError, "all agents have seen its end; reset"):
            environment.step(None)
        self.assertIn("ttr-paris ", environment.render())
        environment.close()

    def test_after_the_engine_has_ended_there_is_nothing_to_let_go_of_and_a_new_one_can_be_taken(self) -> None:
        engine = Engine()
        environment = TurnEnvironment(engine, "ttr-paris")
        environment.reset(seed=1)
        engine._process.kill()
        engine._process.wait()
        with self.assertRaisesRegex(EngineError, "^The engine ended"):
            environment.reset(seed=1)
        self.assertEqual(environment.agents, [])
        environment.close()
        engine.close()
        environment.engine = self.engine
        environment.reset(seed=1)
        self.assertEqual(environment.num_agents, 2)
        environment.close()

    def test_after_a_new_game_was_refused_there_are_no_agents_of_the_old_one(self) -> None:
        environment = TurnEnvironment(self.engine, "ttr-paris")
        environment.reset(seed=1)
        with self.assertRaises(EngineError):
            environment.reset(options={"wings": "on"})
        self.assertEqual(list(environment.agent_iter()), [])
        with self.assertRaisesRegex(RuntimeError, "No game has begun"):
            environment.last()

    def test_a_bot_is_told_what_it_knows_and_understands_what_it_doesnt(self) -> None:
        asked = [
            '{"id":1,"method":"begin","params":{"game":"g","rules":1,"seats":2,"colour":"red"}}',
            '{"id":2,"method":"choose","params":{"game":"g","seat":1,"seats":2,"ply":3,"actions":[{"code":7}],"view":{},"number":4,"mood":1}}',
            '{"id":3,"method":"end","params":{"game":"g","number":4,"seat":1,"totals":[1,2],"ranks":[2,1]}}',
            '{"id":4,"method":"applaud"}',
        ]
        told = subprocess.run(
            [sys.executable, "-c", BOT], input="\n".join(asked), cwd=EXAMPLES.parent, capture_output=True, text=True, check=True
        )
        results = [json.loads(line)["result"] for line in told.stdout.splitlines()]
        self.assertEqual(results, [{"protocol": 2}, 7, True, True])
        self.assertEqual(told.stderr, "begin 2\nchoose 4\nend [1, 2]\n")

    def test_a_code_may_be_a_whole_number_of_another_library(self) -> None:
        asked = '{"id":2,"method":"choose","params":{"game":"g","seat":1,"seats":2,"ply":3,"actions":[{"code":7}],"view":{}}}'
        told = subprocess.run(
            [sys.executable, "-c", BOT_WITH_NUMBERS], input=asked, cwd=EXAMPLES.parent, capture_output=True, text=True
        )
        self.assertEqual(told.stderr, "")
        self.assertEqual(json.loads(told.stdout)["result"], 7)

    def test_many_games_go_on_one_after_another_and_are_the_games_of_the_seed(self) -> None:
        games = ManyGames(self.engine, "ttr-paris", count=8, seed=3, observations=True)
        size = sum(plane["size"] for plane in games.planes)
        chance = random.Random(3)
        codes = []
        ended: List[Dict[str, Any]] = []
        while not ended:
            self.assertEqual([len(numbers) for numbers in games.now.observations], [size] * 8)
            choice = [chance.choice(legal) for legal in games.now.legal]
            self.assertEqual(games.now.mask(0, [choice[0], 99999]), [True, False])
            codes.append(choice)
            ended = games.step(choice).ended
        games.close()
        first = ended[0]
        handle = self.engine.call("open", game="ttr-paris", seats=2, seed=3, number=first["number"])["handle"]
        for choice in codes:
            self.engine.call("apply", handle=handle, code=choice[first["index"]])
        self.assertEqual(self.engine.call("scores", handle=handle)["totals"], first["totals"])

    def test_what_seats_of_french_quarter_see_comes_as_numbers(self) -> None:
        for seats in (1, 2, 4):
            options = {"tourism": "on"}
            games = ManyGames(self.engine, "french-quarter", seats=seats, count=4, seed=3, observations=True, options=options)
            places = {}
            size = 0
            for plane in games.planes:
                places[plane["name"]] = size
                size += plane["size"]
            chance = random.Random(3)
            ended: List[Dict[str, Any]] = []
            while not ended:
                for numbers in games.now.observations:
                    self.assertEqual(len(numbers), size)
                    self.assertIn(numbers[places["table"] + 3], range(1, 9), "the round")
                    self.assertEqual(numbers[places["table"] + 1], 0, "it is the observer's move")
                    self.assertEqual(numbers[places["table"] + 7], 1, "Tourism is played")
                    vacations = numbers[places["vacations"] : places["vacations"] + seats]
                    self.assertGreater(vacations[0], 0, "the observer knows its own card")
                    self.assertEqual(list(vacations[1:]), [0] * (seats - 1), "and no other")
                ended = games.step([chance.choice(legal) for legal in games.now.legal]).ended
            games.close()

    def test_the_example_runs(self) -> None:
        environment = {**os.environ, "PYTHONPATH": str(EXAMPLES.parent)}
        told = subprocess.run(
            [sys.executable, str(EXAMPLES / "first_steps.py")], env=environment, capture_output=True, text=True, check=True
        )
        self.assertIn("games against greedy", told.stdout)


if __name__ == "__main__":
    unittest.main()
