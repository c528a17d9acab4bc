package dev.anden.counsel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.anden.arena.Match;
import dev.anden.arena.Replay;
import dev.anden.arena.analysis.Balance;
import dev.anden.engine.Player;
import dev.anden.engine.Setup;
import dev.anden.players.RandomPlayer;
import dev.anden.protocol.replay.GameAnalysis;
import dev.anden.testkit.pile.PileGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class GradualAnalysisTest {
    private static final PileGame GAME = new PileGame();
    private static final int LONGEST = 1_000;
    private static final int LUCK = -1;

    @Test
    void nothing_is_told_before_a_whole_future_was_seen() {
        GradualAnalysis analysis = analysis();

        assertThat(analysis.look(2 * LONGEST)).isFalse();
        assertThat(analysis.found().progress()).isZero();
        assertThat(analysis.found().steps()).isEmpty();
        assertThat(analysis.isDone()).isFalse();
    }

    @Test
    void however_much_time_it_took_there_is_one_whole_future_in_the_end() {
        GradualAnalysis analysis = analysis();
        while (!analysis.isDone()) {
            analysis.look(2 * LONGEST);
        }

        assertThat(analysis.found().progress()).isEqualTo(1);
        assertAddsUp(analysis.found());
    }

    @Test
    void each_time_there_is_more_to_tell_it_is_further_and_adds_up() {
        GradualAnalysis analysis = analysis();
        List<Double> told = new ArrayList<>();
        for (long spent = 0; !analysis.isDone(); spent++) {
            double before = analysis.found().progress();
            if (analysis.look(spent / 10)) {
                told.add(analysis.found().progress());
                assertAddsUp(analysis.found());
            } else {
                assertThat(analysis.found().progress()).isEqualTo(before);
            }
        }

        assertThat(told)
                .isSorted()
                .doesNotHaveDuplicates()
                .hasSizeGreaterThan(3)
                .endsWith(1.0);
    }

    @Test
    void luck_and_ones_own_play_are_those_of_the_shares() {
        GradualAnalysis analysis = analysis();
        while (!analysis.isDone()) {
            analysis.look(2 * LONGEST);
        }
        Balance own = analysis.balances().getFirst();

        assertThat(analysis.balances()).hasSize(2);
        assertThat(own.luck()).isCloseTo(change(analysis.found(), LUCK), within(1e-9));
        assertThat(own.play()).isCloseTo(change(analysis.found(), 0), within(1e-9));
    }

    private static double change(GameAnalysis found, int actor) {
        return found.shares().stream()
                .filter(share -> share.actor() == actor)
                .mapToDouble(GameAnalysis.Share::change)
                .sum();
    }

    /// What the game was worth at the start becomes what it came to, by its steps and by its shares.
    private static void assertAddsUp(GameAnalysis found) {
        double change = found.end() - found.start();
        assertThat(found.steps().stream().mapToDouble(GameAnalysis.Step::change).sum())
                .isCloseTo(change, within(1e-9));
        assertThat(found.shares().stream()
                        .mapToDouble(GameAnalysis.Share::change)
                        .sum())
                .isCloseTo(change, within(1e-9));
    }

    private static GradualAnalysis analysis() {
        var setup = new Setup(2);
        var match = new Match(GAME, setup);
        match.play(new Player[] {new RandomPlayer(), new RandomPlayer()}, 3, 1, true);
        Replay replay = Replay.of(GAME, setup, Optional.empty(), List.of(), match.log());
        return new GradualAnalysis(GAME, replay, 0, new RandomPlayer(), LONGEST);
    }
}
