package dev.anden.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.Game;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/// A random game written down for people: who is to act, what may be done, what was done and what everybody saw of
/// it. Kept as a golden file, so that a change of the rules shows as a difference that can be reviewed.
///
/// `-Danden.golden=write` writes the files anew.
public final class Playthrough {
    /// After how many decisions the whole position is written again.
    private static final int FULL = 20;

    /// Longer lists of actions are cut.
    private static final int LISTED = 12;

    private final Game game;
    private final StringBuilder text = new StringBuilder();
    private int decisions;

    private Playthrough(Game game) {
        this.game = game;
    }

    /// The text of a game played by one seed.
    public static String write(Game game, Setup setup, long seed) {
        var playthrough = new Playthrough(game);
        playthrough.play(setup, seed);
        return playthrough.text.toString();
    }

    /// Compares a playthrough with its golden file.
    ///
    /// @throws AssertionError if it differs, or there is no file
    public static void compare(Game game, Setup setup, long seed, Path file) {
        String written = write(game, setup, seed);
        try {
            if ("write".equals(System.getProperty("anden.golden"))) {
                Files.createDirectories(file.toAbsolutePath().getParent());
                Files.writeString(file, written);
            }
            assertThat(file)
                    .as("the golden playthrough (-Danden.golden=write makes it)")
                    .exists();
            assertThat(written).isEqualTo(Files.readString(file));
        } catch (IOException failure) {
            throw new java.io.UncheckedIOException(failure);
        }
    }

    private void play(Setup setup, long seed) {
        line("%s, rules %d, %s, seed %d".formatted(game.info().id(), game.info().rulesVersion(), setup, seed));
        var chance = RandomStream.ofSeed(seed, 0, RandomStream.CHANCE);
        var choices = RandomStream.ofSeed(seed, 0, 1);
        State state = game.newState(setup);
        while (state.actor() != State.NOBODY) {
            describe(state);
            int code = RandomPlay.next(state, chance, choices);
            State before = state.copy();
            String action = before.print(code);
            state.apply(code);
            line("  %s %s".formatted(before.actor() == State.CHANCE ? "~" : ">", action));
            before.events(code, state, State.SPECTATOR).forEach(event -> line("      " + event));
        }
        line("");
        line("over: totals %s, ranks %s, decided by %s"
                .formatted(
                        state.scoreSheet().totals(),
                        state.scoreSheet().ranks(),
                        state.scoreSheet().decidedBy()));
        state.scoreSheet().lines().forEach(score -> line("  " + score));
    }

    private void describe(State state) {
        if (state.actor() < 0) {
            return;
        }
        if (decisions++ % FULL == 0) {
            line("");
            state.position().lines().forEach(position -> line("| " + position));
        }
        line("");
        List<String> actions = Arrays.stream(state.legalActions())
                .limit(LISTED)
                .mapToObj(action -> state.print(action))
                .toList();
        int more = state.legalActionCount() - actions.size();
        line("ply %d, seat %d may: %s%s"
                .formatted(
                        state.ply(),
                        state.actor(),
                        String.join("; ", actions),
                        more > 0 ? "; and " + more + " more" : ""));
    }

    private void line(String line) {
        text.append(line).append('\n');
    }
}
