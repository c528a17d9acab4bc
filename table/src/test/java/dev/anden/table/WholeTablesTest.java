package dev.anden.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.Budget;
import dev.anden.engine.Game;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.games.frenchquarter.FrenchQuarterProvider;
import dev.anden.games.tickettoride.TicketToRideProvider;
import dev.anden.players.RandomPlayer;
import dev.anden.players.RandomPlayerProvider;
import dev.anden.players.Roster;
import dev.anden.protocol.TableResult;
import dev.anden.testkit.pile.PileGame;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Games of all kinds, played at a table with no server around it: with choices before their turn, with second
/// thoughts, and with bots.
class WholeTablesTest {
    private static final int GAMES = 60;
    private static final int ROUNDS = 100;
    private static final int SECOND_THOUGHTS_AT_LEAST = 3;

    static Stream<Arguments> tables() {
        return Stream.of(
                        List.<Game>of(new PileGame()),
                        new TicketToRideProvider().games(),
                        new FrenchQuarterProvider().games())
                .flatMap(List::stream)
                .flatMap(game -> IntStream.of(
                                game.info().minimumSeats(), game.info().maximumSeats())
                        .distinct()
                        .mapToObj(seats -> Arguments.of(game, seats)));
    }

    @ParameterizedTest
    @MethodSource("tables")
    void a_game_with_second_thoughts_comes_to_its_end_and_its_log_tells_the_same(Game game, int seats) {
        Notebook table = Notebook.begin(game, new Setup(seats));
        RandomStream chance = RandomStream.ofSeed(5, seats, 0);
        int thoughts = 0;
        while (!table.play().isOver()) {
            int seat = anyOf(table, chance);
            int version = table.play().version();
            assertToldAlike(table, version, table.choose(seat, chance.below(1_000)));
            if (chance.below(5) == 0 && table.play().mayTakeBack(seat)) {
                int chosen = table.play().version();
                assertToldAlike(table, chosen, table.takeBack(seat));
                thoughts++;
            }
            if (chance.below(20) == 0) {
                assertTheSame(table.readAgain(), table.play(), seats);
            }
        }

        assertThat(thoughts)
                .as("choices taken back")
                .isGreaterThanOrEqualTo(game instanceof PileGame ? 0 : SECOND_THOUGHTS_AT_LEAST);
        assertTheSame(table.readAgain(), table.play(), seats);
        assertResult(table);
    }

    @ParameterizedTest
    @MethodSource("tables")
    void bots_play_a_game_to_its_end_by_requests_and_would_choose_the_same_again(Game game, int seats) {
        Notebook table = Notebook.begin(game, new Setup(seats));
        while (!table.play().isOver()) {
            int seat = table.play().toAct().iterator().next();
            BotRequest request = table.play().request(seat).orElseThrow();
            int code = request.choose(new RandomPlayer());
            assertThat(request.objection(code)).isEmpty();
            if (table.play().version() % 20 == 0) {
                BotRequest again = table.readAgain().request(seat).orElseThrow();
                assertThat(again.choose(new RandomPlayer())).isEqualTo(code);
            }
            table.write(table.play().choose(request, code).orElseThrow());
            assertThat(table.play().choose(request, code))
                    .as("a request is answered once")
                    .isEmpty();
        }
        assertResult(table);
    }

    @Test
    void at_a_table_of_a_game_that_nobody_knows_the_suggested_bot_beats_chance_clearly() {
        Roster roster = Roster.installed();
        Game pile = new PileGame();
        String suggested = roster.suggested(pile).name();
        int won = 0;
        for (int number = 0; number < GAMES; number++) {
            int seat = number % 2;
            Notebook table = Notebook.begin(pile, new Setup(2), new long[] {9, 9, 9, number});
            while (!table.play().isOver()) {
                int actor = table.play().actor();
                BotRequest request = table.play().request(actor).orElseThrow();
                String level = actor == seat ? suggested : RandomPlayerProvider.RANDOM;
                int code = request.choose(roster.create(pile, level), Budget.positions(ROUNDS));
                table.write(table.play().choose(request, code).orElseThrow());
            }
            won += table.play().result().orElseThrow().ranks().get(seat) == 1 ? 1 : 0;
        }

        assertThat(suggested).isEqualTo("search");
        assertThat(won).as("of %d games", GAMES).isGreaterThanOrEqualTo(GAMES * 7 / 10);
    }

    /// A seat that has something to choose, be it its turn or before it.
    private static int anyOf(Notebook table, RandomStream chance) {
        List<Integer> seats = table.play().toAct().stream().sorted().toList();
        return seats.get(chance.below(seats.size()));
    }

    /// Whoever is where something happens is told the same as whoever hears of it later, by another server.
    private static void assertToldAlike(Notebook table, int version, Change change) {
        for (int observer : new int[] {State.SPECTATOR, 0}) {
            assertThat(table.play().events(observer, version)).isEqualTo(change.events(observer, table.now()));
        }
    }

    private static void assertTheSame(Play read, Play play, int seats) {
        assertThat(read.version()).isEqualTo(play.version());
        assertThat(read.toAct()).isEqualTo(play.toAct());
        assertThat(read.codes()).isEqualTo(play.codes());
        assertThat(read.result()).isEqualTo(play.result());
        for (int observer = State.SPECTATOR; observer < seats; observer++) {
            if (observer == State.SPECTATOR || observer >= 0) {
                assertThat(read.position(observer, Optional.empty()))
                        .isEqualTo(play.position(observer, Optional.empty()));
                assertThat(read.events(observer, 0)).isEqualTo(play.events(observer, 0));
            }
        }
    }

    private static void assertResult(Notebook table) {
        TableResult result = table.play().result().orElseThrow();
        var sheet = table.position(State.SPECTATOR).scores().orElseThrow();

        assertThat(result.scores()).isEqualTo(sheet.totals());
        assertThat(result.ranks()).isEqualTo(sheet.ranks()).contains(1);
        assertThat(result.plies()).isEqualTo(table.play().codes().length);
        assertThat(result.started()).isEqualTo(table.lines().getFirst().at());
        assertThat(result.ended()).isEqualTo(table.lines().getLast().at()).isEqualTo(table.now());
    }
}
