package dev.anden.server;

import dev.anden.engine.GameCatalog;
import dev.anden.engine.files.GameFolder;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.Database;
import dev.anden.server.store.PlyLog;
import dev.anden.server.store.ResultStore;
import dev.anden.server.store.TableStore;
import dev.anden.server.store.UnusableDatabase;
import dev.anden.server.table.LogCheck;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Looks through what a server keeps, while one uses it or while none does: whether the database is sound, and
/// whether the game of every table can be brought back.
///
/// @param tables how many tables there are
/// @param faults what is wrong with the database; empty if nothing is
/// @param damaged the tables that can't be opened
public record DataCheck(int tables, List<String> faults, List<Damaged> damaged) {
    public DataCheck {
        faults = List.copyOf(faults);
        damaged = List.copyOf(damaged);
    }

    /// @throws StartFailure if there is no database in the folder, or it can't be read
    public static DataCheck of(Path folder) throws StartFailure {
        return of(ServerOptions.of(folder));
    }

    /// What a server with these options keeps.
    ///
    /// @throws StartFailure as above
    public static DataCheck of(ServerOptions options) throws StartFailure {
        // Every damaged table is told here, and not by the log.
        try (Database database = Beside.toLook(options)) {
            List<String> faults = database.faults();
            return faults.isEmpty() ? replayed(options, database) : new DataCheck(0, faults, List.of());
        } catch (UnusableDatabase failure) {
            throw StartFailure.of(failure);
        }
    }

    private static DataCheck replayed(ServerOptions options, Database database) {
        GameCatalog installed = GameCatalog.installed();
        GameCatalog games = installed.with(
                GameFolder.read(options.boardsFolder(), installed).games());
        var tables = new TableStore(database, new ResultStore(database));
        var check = new LogCheck(games, new PlyLog(database));
        var damaged = new ArrayList<Damaged>();
        List<String> ids = tables.ids();
        for (String id : ids) {
            tables.find(id).flatMap(check::fault).ifPresent(fault -> damaged.add(Damaged.of(id, fault)));
        }
        return new DataCheck(ids.size(), List.of(), damaged);
    }

    /// A table that can't be opened.
    ///
    /// @param code `table-damaged` or `other-rules`
    /// @param facts what a sentence about it needs, by name
    public record Damaged(String table, String code, Map<String, String> facts) {
        /// What is known under a name; a question mark if nothing is.
        public String fact(String name) {
            return facts.getOrDefault(name, "?");
        }

        static Damaged of(String table, RequestRefused fault) {
            return new Damaged(table, fault.code().toString(), fault.toHttp().facts());
        }
    }
}
