package dev.anden.testkit;

import dev.anden.engine.Game;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// What a person needs to look into a failed random test: the seed, the shortest failing game, and how to play it
/// again.
final class FaultReport {
    private FaultReport() {}

    static String of(Game game, int seats, long seed, Consumer<State> check, Throwable fault) {
        List<Integer> codes = new Shrinker(game, seats, check).shrink(playedUntilFault(game, seats, seed, check));
        return """
                %s with %d seats, seed %d: %s
                Shortest failing game (%d plies), as a replay file for "anden replay FILE":
                %s""".formatted(
                        game.info().id(), seats, seed, fault.getMessage(), codes.size(), replay(game, seats, codes));
    }

    private static List<Integer> playedUntilFault(Game game, int seats, long seed, Consumer<State> check) {
        var codes = new ArrayList<Integer>();
        var chance = RandomStream.ofSeed(seed, 0, RandomStream.CHANCE);
        var choices = RandomStream.ofSeed(seed, 0, 1);
        State state = game.newState(Setup.of(game.info(), seats));
        try {
            check.accept(state);
            while (state.actor() != State.NOBODY) {
                int code = RandomPlay.next(state, chance, choices);
                codes.add(code);
                state.apply(code);
                check.accept(state);
            }
        } catch (RuntimeException | AssertionError fault) {
            return codes;
        }
        return codes;
    }

    private static String replay(Game game, int seats, List<Integer> codes) {
        var lines = new StringBuilder("anden-replay 1\ngame %s\nrules %d\nseats %d\n\n"
                .formatted(game.info().id(), game.info().rulesVersion(), seats));
        State state = game.newState(Setup.of(game.info(), seats));
        for (int code : codes) {
            lines.append(game.print(state, code)).append('\n');
            try {
                state.apply(code);
            } catch (RuntimeException fault) {
                return lines.toString();
            }
        }
        return lines.toString();
    }
}
