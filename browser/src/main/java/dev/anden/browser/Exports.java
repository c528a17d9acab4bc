package dev.anden.browser;

import dev.anden.arena.Match;
import dev.anden.engine.Budget;
import dev.anden.engine.Game;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.Player;
import dev.anden.engine.Setup;
import dev.anden.players.Roster;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.teavm.jso.JSExport;

/// What a page can call.
public final class Exports {
    private static final Roster ROSTER = Roster.installed();
    private static final GameCatalog GAMES = GameCatalog.installed();

    private Exports() {}

    /// Plays a game between bots.
    ///
    /// @param options as `mayor=on,tourism=off`; empty for the defaults
    /// @param level of the bots in all seats
    /// @param positions what they may look at for each choice; 0 for what is usual
    /// @param most the number of choices after which it isn't played on
    /// @return what came of it, in one line
    @JSExport
    public static String play(String game, int seats, String options, String level, int seed, int positions, int most) {
        Optional<Budget> budget = positions == 0 ? Optional.empty() : Optional.of(Budget.positions(positions));
        return new BotGame(GAMES.require(game), ROSTER, seats, chosen(options), seed, level, budget).play(most);
    }

    /// Plays games between bots, one after another, with nothing around them.
    ///
    /// @param level of the bots in all seats
    /// @param games how many
    /// @return how many plies they took, and what became of them
    @JSExport
    public static String series(String game, int seats, String level, int seed, int games) {
        Game played = GAMES.require(game);
        var match = new Match(played, Setup.of(played.info(), seats));
        var players = new Player[seats];
        Arrays.setAll(players, seat -> ROSTER.create(played, level));
        long hash = 0;
        long plies = 0;
        for (int number = 0; number < games; number++) {
            match.play(players, seed, number, false);
            hash = 31 * hash + match.state().hash();
            plies += match.state().ply();
        }
        return "plies %d, hash %s".formatted(plies, Long.toHexString(hash));
    }

    private static Map<String, String> chosen(String options) {
        Map<String, String> chosen = new HashMap<>();
        for (String option : options.isEmpty() ? new String[0] : options.split(",")) {
            int equals = option.indexOf('=');
            chosen.put(option.substring(0, equals), option.substring(equals + 1));
        }
        return chosen;
    }
}
