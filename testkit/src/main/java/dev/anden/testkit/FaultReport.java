package dev.anden.testkit;

import dev.anden.engine.Game;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// What a person needs to look into a failed random test: the seed, the shortest failing game, and how to play it
/// again.
final class FaultReport {
    private FaultReport() {}

    static String of(Game game, Setup setup, long seed, Consumer<State> check, Throwable fault) {
        List<Integer> codes = new Shrinker(game, setup, check).shrink(playedUntilFault(game, setup, seed, check));
        return """
                %s with %s, seed %d: %s
                Shortest failing game (%d plies), as a replay file for "anden replay FILE":
                %s""".formatted(
                        game.info().id(), setup, seed, fault.getMessage(), codes.size(), replay(game, setup, codes));
    }

    private static List<Integer> playedUntilFault(Game game, Setup setup, long seed, Consumer<State> check) {
        var codes = new ArrayList<Integer>();
        try {
            RandomPlay.play(game, setup, seed, check, codes);
        } catch (RuntimeException | AssertionError fault) {
            return codes;
        }
        return codes;
    }

    private static String replay(Game game, Setup setup, List<Integer> codes) {
        var lines = new StringBuilder("anden-replay 1\ngame %s\nrules %d\nseats %d\n"
                .formatted(game.info().id(), game.info().rulesVersion(), setup.seats()));
        setup.options().forEach((id, value) -> lines.append("option %s %s\n".formatted(id, value)));
        lines.append('\n');
        State state = game.newState(setup);
        for (int code : codes) {
            lines.append(state.print(code)).append('\n');
            try {
                state.apply(code);
            } catch (RuntimeException fault) {
                return lines.toString();
            }
        }
        return lines.toString();
    }
}
