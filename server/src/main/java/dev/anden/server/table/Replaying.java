package dev.anden.server.table;

import dev.anden.engine.Game;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.NotationException;
import dev.anden.engine.State;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.PlyLog;
import dev.anden.server.store.StoredPly;
import dev.anden.server.store.StoredTable;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Rebuilds a game from its log, and checks it on the way: each ply must be one that could happen, and each
/// state the one that was there when it was written.
final class Replaying {
    private static final Logger LOG = LoggerFactory.getLogger(Replaying.class);

    private final GameCatalog games;
    private final PlyLog log;

    Replaying(GameCatalog games, PlyLog log) {
        this.games = games;
        this.log = log;
    }

    /// The game of a table as its log tells it.
    ///
    /// @throws RequestRefused if the log doesn't replay; it names the table and the ply
    Play replay(StoredTable table) {
        Game game = games.find(table.game())
                .orElseThrow(() -> damaged(table, 0, "the game %s isn't installed".formatted(table.game())));
        if (game.info().rulesVersion() != table.rulesVersion()) {
            throw damaged(
                    table,
                    0,
                    "it was written under version %d of the rules of %s, and this is version %d"
                            .formatted(
                                    table.rulesVersion(),
                                    table.game(),
                                    game.info().rulesVersion()));
        }
        var play = new Play(new History(game, table.setup(game.info())), new Chance(new Seed(table.seed())));
        log.plies(table.id()).forEach(ply -> replay(table, play, ply));
        log.earlyChoices(table.id()).forEach(choice -> play.early().put(choice.seat(), choice));
        return play;
    }

    private static void replay(StoredTable table, Play play, StoredPly ply) {
        State before = play.state();
        if (ply.ply() != before.ply() || ply.actor() != before.actor()) {
            throw damaged(
                    table,
                    ply.ply(),
                    "the log has actor %d, the game ply %d with actor %d"
                            .formatted(ply.actor(), before.ply(), before.actor()));
        }
        int code = code(table, ply, before);
        State after = before.copy();
        after.apply(code);
        if (after.hash() != ply.hash()) {
            throw damaged(table, ply.ply(), "the state after \"%s\" isn't what it was".formatted(ply.text()));
        }
        play.take(new Step(before, code, after, ply.command()), ply.at());
    }

    private static int code(StoredTable table, StoredPly ply, State before) {
        int code;
        try {
            code = before.game().parse(before, ply.text());
        } catch (NotationException unreadable) {
            throw damaged(table, ply.ply(), String.valueOf(unreadable.getMessage()));
        }
        boolean possible = before.actor() == State.CHANCE
                ? before.outcomeWeight(code) > 0
                : before.refusal(code).isEmpty();
        if (!possible) {
            throw damaged(table, ply.ply(), "\"%s\" can't happen there".formatted(ply.text()));
        }
        return code;
    }

    private static RequestRefused damaged(StoredTable table, int ply, String reason) {
        LOG.atError()
                .addKeyValue("table", table.id())
                .addKeyValue("ply", ply)
                .addKeyValue("reason", reason)
                .log("The log of a table does not replay");
        return new RequestRefused(
                ProblemCode.TABLE_DAMAGED,
                "Table %s can't be opened: at ply %d of its log %s.".formatted(table.id(), ply, reason),
                Map.of("table", table.id(), "ply", Integer.toString(ply)));
    }
}
