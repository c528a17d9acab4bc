package dev.anden.server.table.log;

import dev.anden.arena.Seed;
import dev.anden.engine.Game;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.GameInfo;
import dev.anden.engine.Phrase;
import dev.anden.engine.UnfitException;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.table.LogPart;
import dev.anden.server.store.table.PlyLog;
import dev.anden.server.store.table.StoredTable;
import dev.anden.table.DamagedLog;
import dev.anden.table.LogFlaw;
import dev.anden.table.Play;
import dev.anden.table.Replaying;
import dev.anden.table.Timing;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongUnaryOperator;

/// Brings the games of tables back from their logs ([Replaying]), or says why that can't be.
public final class Loading {
    private final GameCatalog games;
    private final PlyLog log;
    private final LongUnaryOperator uptime;
    private final FaultLog faults;

    /// @param uptime the time that clocks count
    /// @param faults is told of tables that can't be opened
    public Loading(GameCatalog games, PlyLog log, LongUnaryOperator uptime, FaultLog faults) {
        this.games = games;
        this.log = log;
        this.uptime = uptime;
        this.faults = faults;
    }

    /// The game of a table before its first line.
    public static Play fresh(Game game, StoredTable table, LongUnaryOperator uptime) {
        return new Play(
                game,
                table.setup(game.info()),
                new Seed(table.seed()).with(table.contributions()).words(),
                new Timing(table.time(), table.people(), table.programs(), uptime),
                table.branchPly());
    }

    /// The game of a table as its log tells it.
    ///
    /// @throws RequestRefused if the log doesn't replay; it names the table and the line
    public Play load(StoredTable table) {
        requireFit(games, table, faults);
        Game game = games.require(table.game());
        Play play = fresh(game, table, uptime);
        try {
            LogPart whole = log.from(table.id(), 0);
            Replaying.replay(play, whole.lines(), whole.kept());
            whole.clocks().ifPresent(play::setClocks);
        } catch (DamagedLog damaged) {
            throw damaged(table, damaged.line(), damaged.reason(), faults);
        }
        return play;
    }

    /// Makes sure that a table's game is here as it was when the table was set up.
    ///
    /// @param faults is told if it isn't
    /// @throws RequestRefused saying what is different
    public static void requireFit(GameCatalog games, StoredTable table, FaultLog faults) {
        table.flaw().ifPresent(reason -> {
            throw damaged(table, 0, reason, faults);
        });
        Game game = games.find(table.game()).orElseThrow(() -> gameGone(table, faults));
        if (game.info().rulesVersion() != table.rulesVersion()) {
            throw otherRules(table, game, faults);
        }
        misfit(games, table).ifPresent(reason -> {
            throw damaged(table, 0, reason, faults);
        });
    }

    /// Why a table can't be opened whatever its log says; empty if nothing is in the way.
    public static Optional<Phrase> misfit(GameCatalog games, StoredTable table) {
        if (table.flaw().isPresent()) {
            return table.flaw();
        }
        Optional<Game> game = games.find(table.game());
        if (game.isEmpty()) {
            return Optional.of(LogFlaw.NO_GAME.of("game", table.game()));
        }
        GameInfo info = game.get().info();
        if (info.rulesVersion() != table.rulesVersion()) {
            return Optional.of(LogFlaw.OTHER_RULES.of(
                    "stored", table.rulesVersion(), "game", table.game(), "rules", info.rulesVersion()));
        }
        try {
            table.setup(info);
            return Optional.empty();
        } catch (UnfitException impossible) {
            return Optional.of(impossible.reason());
        }
    }

    /// Nothing is wrong with such a log; it is only that nobody here can play on from it.
    private static RequestRefused otherRules(StoredTable table, Game game, FaultLog faults) {
        int rules = game.info().rulesVersion();
        faults.otherRules(table.id(), table.game(), table.rulesVersion(), rules);
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

    /// Nothing is wrong with such a log, either: it can be played on from when the game is here again.
    private static RequestRefused gameGone(StoredTable table, FaultLog faults) {
        Phrase reason = LogFlaw.NO_GAME.of("game", table.game());
        faults.gameGone(table.id(), table.game());
        return new RequestRefused(
                ProblemCode.GAME_GONE,
                "Table %s can't be opened: %s.".formatted(table.id(), reason),
                Map.of("table", table.id(), "line", "0", "game", table.game(), "reason", reason));
    }

    private static RequestRefused damaged(StoredTable table, int line, Phrase reason, FaultLog faults) {
        faults.damaged(table.id(), line, reason);
        return new RequestRefused(
                ProblemCode.TABLE_DAMAGED,
                "Table %s can't be opened: at line %d of its log %s.".formatted(table.id(), line, reason),
                Map.of("table", table.id(), "line", Integer.toString(line), "reason", reason));
    }
}
