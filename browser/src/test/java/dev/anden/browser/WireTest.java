package dev.anden.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.arena.Replay;
import dev.anden.counsel.Adviser;
import dev.anden.counsel.GradualAnalysis;
import dev.anden.engine.Game;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.players.RandomPlayer;
import dev.anden.players.Roster;
import dev.anden.protocol.ServerMessage;
import dev.anden.protocol.json.WireJson;
import dev.anden.protocol.replay.Hint;
import dev.anden.protocol.replay.ReplayPart;
import dev.anden.table.Play;
import dev.anden.table.Recording;
import dev.anden.testkit.Thorough;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.json.JsonMapper;

/// What is written without reflection is what the server writes, to the letter.
class WireTest {
    private static final JsonMapper SERVER = WireJson.mapper();
    private static final int GAMES = 1;

    static Stream<Arguments> tables() {
        return GameCatalog.installed().games().stream()
                .flatMap(game ->
                        Thorough.first(
                                        1,
                                        List.of(
                                                game.info().maximumSeats(),
                                                game.info().minimumSeats()))
                                .stream()
                                .map(seats -> Arguments.of(game, seats)));
    }

    @ParameterizedTest
    @MethodSource("tables")
    void all_that_a_table_says_is_written_as_the_server_writes_it(Game game, int seats) {
        for (int number = 0; number < GAMES; number++) {
            RandomStream chance = RandomStream.ofSeed(11, number, seats);
            var play = new Play(game, Setup.of(game.info(), seats), RandomStream.keyOf(11, number));
            play.take(play.begin(), 1);
            assertWrittenAlike(hint(play));
            while (!play.isOver()) {
                int seat =
                        play.toAct().stream().mapToInt(Integer::intValue).min().orElseThrow();
                int observer = chance.below(4) == 0 ? State.SPECTATOR : seat;
                assertWrittenAlike(play.position(observer, Optional.empty()));
                assertWrittenAlike(new ServerMessage.Refusals(play.version(), play.refusals(observer)));
                var request = play.request(seat).orElseThrow();
                State position = request.position();
                var change = play.choose(request, position.legalAction(chance.below(position.legalActionCount())))
                        .orElseThrow();
                assertListWrittenAlike(change.events(observer, 5));
                play.take(change, 5);
                assertWrittenAlike(new ServerMessage.Accepted("c", play.version()));
            }
            assertWrittenAlike(play.position(0, Optional.empty()));
            assertWrittenAlike(play.result().orElseThrow());
            assertListWrittenAlike(play.wholeLog(0));
            assertPastWrittenAlike(play);
        }
    }

    private static void assertPastWrittenAlike(Play play) {
        Recording recording = play.recording();
        int ply = IntStream.iterate(recording.plies() / 2, one -> one + 1)
                .filter(one -> recording.choice(one).isPresent())
                .findFirst()
                .orElseThrow();
        assertWrittenAlike(play.retold(Optional.of(0)));
        assertWrittenAlike(new ReplayPart(ply, recording.positions(State.EVERYTHING, ply, 5)));
        assertWrittenAlike(recording.choice(ply).orElseThrow());
    }

    @Test
    void what_an_analysis_finds_is_written_as_the_server_writes_it() {
        Game game = GameCatalog.installed().require("ttr-berlin");
        var play = new Play(game, new Setup(2), RandomStream.keyOf(12, 0));
        play.take(play.begin(), 1);
        while (!play.isOver()) {
            var request = play.request(play.actor()).orElseThrow();
            play.take(play.choose(request, request.choose(new RandomPlayer())).orElseThrow(), 1);
        }
        Replay replay = Replay.of(game, new Setup(2), Optional.empty(), List.of(), play.codes());
        var analysis = new GradualAnalysis(game, replay, 0, Roster.installed().rehearser(game), 1);
        while (!analysis.look(1)) {
            // Until there is a whole future.
        }

        assertThat(analysis.found().steps()).isNotEmpty();
        assertWrittenAlike(analysis.found());
    }

    private static Hint hint(Play play) {
        var request = play.request(play.actor()).orElseThrow();
        return new Adviser(Roster.installed(), HerePage.hurried()).hint(request.position(), request.version());
    }

    private static void assertListWrittenAlike(List<? extends Record> records) {
        records.forEach(WireTest::assertWrittenAlike);
    }

    private static void assertWrittenAlike(Object value) {
        assertThat(Wire.write(value)).isEqualTo(SERVER.writeValueAsString(value));
    }
}
