package dev.anden.server.table;

import dev.anden.engine.Dealer;
import dev.anden.engine.Game;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.GameInfo;
import dev.anden.engine.NotationException;
import dev.anden.engine.State;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.PlyLog;
import dev.anden.server.store.StoredLine;
import dev.anden.server.store.StoredTable;
import java.util.Map;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Rebuilds a game from its log, and checks it on the way: each line must be one that could happen, and each
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
        requireFit(games, table);
        Game game = games.require(table.game());
        var play = new Play(new History(game, table.setup(game.info())), new Dealer(new Seed(table.seed()).words()));
        log.lines(table.id()).forEach(line -> replayed(table, play, line));
        log.earlyChoices(table.id()).forEach(choice -> play.early().put(choice.seat(), choice));
        return play;
    }

    /// Makes sure that a table's game is here as it was when the table was set up.
    ///
    /// @throws RequestRefused saying what is different
    static void requireFit(GameCatalog games, StoredTable table) {
        Optional<Game> game = games.find(table.game());
        if (game.isPresent() && game.get().info().rulesVersion() != table.rulesVersion()) {
            throw otherRules(table, game.get());
        }
        misfit(games, table).ifPresent(reason -> {
            throw damaged(table, 0, reason);
        });
    }

    /// Why a table can't be opened whatever its log says; empty if nothing is in the way.
    static Optional<String> misfit(GameCatalog games, StoredTable table) {
        Optional<Game> game = games.find(table.game());
        if (game.isEmpty()) {
            return Optional.of("the game %s isn't installed".formatted(table.game()));
        }
        GameInfo info = game.get().info();
        if (info.rulesVersion() != table.rulesVersion()) {
            return Optional.of("it was written under version %d of the rules of %s, and this is version %d"
                    .formatted(table.rulesVersion(), table.game(), info.rulesVersion()));
        }
        try {
            table.setup(info);
            return Optional.empty();
        } catch (IllegalArgumentException impossible) {
            return Optional.of(String.valueOf(impossible.getMessage()));
        }
    }

    /// What the rules can't take is as bad as what they refuse.
    private static void replayed(StoredTable table, Play play, StoredLine line) {
        try {
            replay(table, play, line);
        } catch (RequestRefused damaged) {
            throw damaged;
        } catch (RuntimeException failure) {
            throw damaged(table, line, "the rules fail at \"%s\": %s".formatted(line.text(), failure));
        }
    }

    private static void replay(StoredTable table, Play play, StoredLine line) {
        if (line.line() != play.version()) {
            throw damaged(table, line, "line %d is missing".formatted(play.version()));
        }
        if (line.undoes().isPresent()) {
            takeBack(table, play, line);
        } else {
            play(table, play, line);
        }
    }

    private static void play(StoredTable table, Play play, StoredLine line) {
        State before = play.state();
        if (line.actor() != before.actor()) {
            throw damaged(
                    table,
                    line,
                    "the log has actor %d, the game ply %d with actor %d"
                            .formatted(line.actor(), before.ply(), before.actor()));
        }
        int code = code(table, line, before);
        State after = before.copy();
        after.apply(code);
        requireHash(table, line, after);
        play.take(new Step(before, code, after, line.command()), line.at());
    }

    /// Only the last ply that stands can be taken back, by the seat whose choice it was.
    private static void takeBack(StoredTable table, Play play, StoredLine line) {
        boolean possible = WayBack.refusal(play, line.actor()).isEmpty()
                && play.history().last().orElseThrow().line() == line.undoes().orElseThrow();
        if (!possible) {
            throw damaged(table, line, "it takes back a ply that can't be taken back");
        }
        State before = play.history().beforeLast();
        requireHash(table, line, before);
        play.takeBack(before, line.at());
    }

    private static void requireHash(StoredTable table, StoredLine line, State after) {
        if (after.hash() != line.hash()) {
            throw damaged(table, line, "the state after \"%s\" isn't what it was".formatted(line.text()));
        }
    }

    private static int code(StoredTable table, StoredLine line, State before) {
        int code;
        try {
            code = before.parse(line.text());
        } catch (NotationException unreadable) {
            throw damaged(table, line, String.valueOf(unreadable.getMessage()));
        }
        if (!before.allows(code)) {
            throw damaged(table, line, "\"%s\" can't happen there".formatted(line.text()));
        }
        return code;
    }

    /// Nothing is wrong with such a log; it is only that nobody here can play on from it.
    private static RequestRefused otherRules(StoredTable table, Game game) {
        int rules = game.info().rulesVersion();
        LOG.atWarn()
                .addKeyValue("table", table.id())
                .addKeyValue("game", table.game())
                .addKeyValue("stored", table.rulesVersion())
                .addKeyValue("rules", rules)
                .log("A table was played under another version of its game's rules");
        return new RequestRefused(
                ProblemCode.OTHER_RULES,
                "Table %s can't be opened: it was played under version %d of the rules of %s, and this is version %d."
                        .formatted(table.id(), table.rulesVersion(), game.info().name(), rules),
                Map.of(
                        "table", table.id(),
                        "game", game.info().name(),
                        "stored", Integer.toString(table.rulesVersion()),
                        "rules", Integer.toString(rules)));
    }

    private static RequestRefused damaged(StoredTable table, StoredLine line, String reason) {
        return damaged(table, line.line(), reason);
    }

    private static RequestRefused damaged(StoredTable table, int line, String reason) {
        LOG.atError()
                .addKeyValue("table", table.id())
                .addKeyValue("line", line)
                .addKeyValue("reason", reason)
                .log("The log of a table does not replay");
        return new RequestRefused(
                ProblemCode.TABLE_DAMAGED,
                "Table %s can't be opened: at line %d of its log %s.".formatted(table.id(), line, reason),
                Map.of("table", table.id(), "line", Integer.toString(line)));
    }
}
