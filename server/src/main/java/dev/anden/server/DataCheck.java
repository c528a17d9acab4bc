package dev.anden.server;

import dev.anden.engine.GameCatalog;
import dev.anden.engine.Phrase;
import dev.anden.engine.files.GameFolder;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.database.UnusableDatabase;
import dev.anden.server.store.people.PersonStore;
import dev.anden.server.store.table.PlyLog;
import dev.anden.server.store.table.ResultStore;
import dev.anden.server.store.table.StoredTable;
import dev.anden.server.store.table.TableStore;
import dev.anden.server.table.log.LogCheck;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/// Looks through what a server keeps, while one uses it or while none does: whether the database is sound, and
/// whether the game of every table can be brought back as it ended. However many tables there are, nothing is kept of
/// any of them.
public final class DataCheck {
    /// So many ids are read at once.
    static final int AT_A_TIME = 200;

    private DataCheck() {}

    /// Looks through what a server with these options keeps.
    ///
    /// @param told is told of each table with which something is wrong as soon as it is found
    /// @throws StartFailure if there is no database, or it can't be read
    public static Sum run(ServerOptions options, Consumer<Damaged> told) throws StartFailure {
        // Every damaged table is told here, and not by the log.
        try (Database database = OperatorAccess.toLook(options)) {
            List<Phrase> faults = faults(database);
            return faults.isEmpty() ? replayed(options, database, told) : new Sum(0, 0, faults);
        } catch (UnusableDatabase failure) {
            throw StartFailure.of(failure);
        }
    }

    private static List<Phrase> faults(Database database) {
        List<String> broken = database.faults();
        return broken.isEmpty()
                ? database.lacks()
                : broken.stream().map(Phrase::plain).toList();
    }

    private static Sum replayed(ServerOptions options, Database database, Consumer<Damaged> told) {
        GameCatalog games =
                GameFolder.read(options.boardsFolder(), GameCatalog.installed()).catalog();
        var results = new ResultStore(database);
        var tables = new TableStore(database, results);
        var check = new LogCheck(games, new PlyLog(database), results, new PersonStore(database));
        int looked = 0;
        int damaged = 0;
        List<String> ids = tables.ids("", AT_A_TIME);
        while (!ids.isEmpty()) {
            for (String id : ids) {
                Optional<StoredTable> table = tables.find(id);
                // Something may just have happened there: what is wrong is so still.
                Optional<LogCheck.Fault> fault = table.flatMap(check::fault)
                        .flatMap(_ -> tables.find(id))
                        .flatMap(check::fault);
                fault.ifPresent(reason -> told.accept(Damaged.of(id, reason)));
                looked += table.isPresent() ? 1 : 0;
                damaged += fault.isPresent() ? 1 : 0;
            }
            ids = tables.ids(ids.getLast(), AT_A_TIME);
        }
        return new Sum(looked, damaged, List.of());
    }

    /// What was found in all.
    ///
    /// @param tables how many tables there are
    /// @param damaged how many of them can't be opened, or aren't all there
    /// @param faults what is wrong with the database; then no table was looked at
    public record Sum(int tables, int damaged, List<Phrase> faults) {
        public Sum {
            faults = List.copyOf(faults);
        }

        /// Whether nothing is wrong.
        public boolean isFine() {
            return faults.isEmpty() && damaged == 0;
        }
    }

    /// A table that can't be opened, or of which not everything is there.
    ///
    /// @param code as in [LogCheck.Fault]
    /// @param facts what a sentence about it needs, by name
    public record Damaged(String table, String code, Map<String, Object> facts) {
        /// What is known under a name, a text or a phrase; a question mark if nothing is.
        public Object fact(String name) {
            return facts.getOrDefault(name, "?");
        }

        /// Whether it can be opened all the same.
        public boolean canBeOpened() {
            return code.equals(LogCheck.Fault.CONTRADICTION);
        }

        static Damaged of(String table, LogCheck.Fault fault) {
            return new Damaged(table, fault.code(), fault.facts());
        }
    }
}
