package dev.anden.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.arena.Entrant;
import dev.anden.arena.Experiment;
import dev.anden.arena.Report;
import dev.anden.engine.Budget;
import dev.anden.engine.Game;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.Setup;
import dev.anden.players.Roster;
import dev.anden.testkit.Thorough;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// How strong bots are, as far as few games tell: the figures are in `docs/bots.md`.
class LadderTest {
    private static final String STRONGEST = "expert";
    private static final int FEW_GAMES = 12;
    private static final int FEW_POSITIONS = 3_000;
    private static final GameCatalog CATALOG = GameCatalog.installed();
    private static final Roster ROSTER = Roster.installed();

    /// Of a processor: whoever else is busy on the machine makes no bot slower.
    private static final LongSupplier PROCESSOR_TIME = ManagementFactory.getThreadMXBean()::getCurrentThreadCpuTime;

    /// It takes so long that few games have to do.
    private static final String THINKING = "local";

    @Test
    void on_the_usa_board_the_planner_beats_the_greedy_one_in_19_of_20_games() throws InterruptedException {
        Report report = run("ttr-usa", List.of("planner", "greedy"), 100);

        assertThat(report.bots().getFirst().wins().share()).isGreaterThanOrEqualTo(0.95);
    }

    @Test
    void on_the_usa_board_the_planner_makes_85_points_against_itself_in_less_than_a_millisecond_a_choice()
            throws InterruptedException {
        Report report = run("ttr-usa", List.of("planner", "planner"), 100);

        assertThat(report.bots()).allSatisfy(bot -> assertThat(bot.mean()).isGreaterThanOrEqualTo(85));
        assertThat(report.pace().millisecondsPerDecision())
                .allSatisfy(milliseconds -> assertThat(milliseconds).isLessThan(1));
    }

    /// One step may come to two of three games, or less on a small board; of two steps few games tell enough.
    @Test
    void whoever_stands_two_rungs_higher_wins_more_often() throws InterruptedException {
        for (Game game : CATALOG.games()) {
            List<String> levels = ROSTER.names(game).stream()
                    .filter(level -> !level.equals(STRONGEST))
                    .toList();
            assertThat(levels).hasSizeGreaterThan(2);
            for (int level = 2; level < levels.size(); level++) {
                int games = isQuarter(game) || levels.get(level).equals(THINKING) ? FEW_GAMES : 60;
                Report report = run(game.info().id(), List.of(levels.get(level), levels.get(level - 2)), games);
                assertThat(report.bots().getFirst().wins().share())
                        .as(
                                "%s against %s at %s",
                                levels.get(level),
                                levels.get(level - 2),
                                game.info().id())
                        .isGreaterThan(0.5);
            }
        }
    }

    @Test
    @Tag(Thorough.TAG)
    void the_expert_is_listed_last_and_with_little_time_still_holds_its_own_against_the_planner()
            throws InterruptedException {
        Game game = CATALOG.require("ttr-usa");
        assertThat(ROSTER.names(game)).endsWith("planner", "local", "expert");
        Entrant expert = Entrant.of(ROSTER, game, STRONGEST).within(STRONGEST, () -> Budget.positions(FEW_POSITIONS));
        Report report = new Experiment(
                        game, new Setup(2), List.of(expert, Entrant.of(ROSTER, game, "planner")), 21, FEW_GAMES)
                .run(2, (number, match) -> {}, System::nanoTime);

        // So few games can't tell how much better it is (docs/bots.md does); a search that luck leads wins one in six.
        assertThat(report.bots().getFirst().wins().share()).isGreaterThan(0.4);
    }

    private static boolean isQuarter(Game game) {
        return game.info().family().equals("french-quarter");
    }

    private static Report run(String id, List<String> levels, int games) throws InterruptedException {
        Game game = CATALOG.require(id);
        var entrants = new ArrayList<Entrant>();
        levels.forEach(level -> entrants.add(Entrant.of(ROSTER, game, level)));
        return new Experiment(game, new Setup(levels.size()), entrants, 21, games)
                .run(2, (number, match) -> {}, PROCESSOR_TIME);
    }
}
