package dev.anden.server.table;

import dev.anden.engine.Game;
import dev.anden.players.Roster;
import dev.anden.protocol.account.NetworkBot;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.account.NetworkBotStore;
import dev.anden.server.store.people.PersonId;
import java.util.Map;

/// The bots that may be given a seat, be it when a table is set up or later.
public final class KnownBots {
    /// At how many tables that aren't over a network bot sits at most.
    public static final int MOST_OF_A_BOT = 20;

    private final Roster levels;
    private final NetworkBotStore programs;

    KnownBots(Roster levels, NetworkBotStore programs) {
        this.levels = levels;
        this.programs = programs;
    }

    /// Takes also what isn't offered any more or is for experiments: tables of earlier times are played again with it.
    ///
    /// @throws RequestRefused if there is no such level
    void requireLevel(Game game, String level) {
        if (!levels.knows(game, level)) {
            throw new RequestRefused(
                    ProblemCode.UNKNOWN_LEVEL,
                    "There is no bot \"%s\" for %s; there are: %s."
                            .formatted(level, game.info().id(), String.join(", ", levels.names(game))),
                    Map.of("level", level));
        }
    }

    /// @throws RequestRefused if the person has no such program, or it sits at as many tables as one may
    void requireNetworkBot(PersonId owner, PersonId bot) {
        NetworkBot known = programs.find(owner, bot)
                .orElseThrow(() -> new RequestRefused(ProblemCode.NO_SUCH_BOT, "You have no such bot."));
        if (known.tables() >= MOST_OF_A_BOT) {
            throw new RequestRefused(
                    ProblemCode.BOT_IS_BUSY,
                    "The bot sits at %d tables already; wait until a game is over.".formatted(known.tables()));
        }
    }
}
