package dev.anden.server;

import dev.anden.engine.GameCatalog;
import dev.anden.engine.files.GameFolder;
import dev.anden.protocol.TableStatus;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.database.UnusableDatabase;
import dev.anden.server.store.operator.OperatorStore;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.people.PersonStore;
import dev.anden.server.store.table.ListedTable;
import dev.anden.server.store.table.PlyLog;
import dev.anden.server.store.table.ResultStore;
import dev.anden.server.store.table.StoredTable;
import dev.anden.server.store.table.TableStore;
import dev.anden.server.table.log.Archive;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// What a server keeps, for whoever runs it, while one uses it or while none does. Nothing is changed.
public final class Inspection implements AutoCloseable {
    /// How many rows a list has at most.
    public static final int PAGE = OperatorStore.PAGE;

    /// How many tables of a person are told.
    private static final int OF_A_PERSON = 50;

    private final ServerOptions options;
    private final Database database;
    private final TableStore tables;
    private final OperatorStore store;
    private final PersonStore people;

    private Inspection(ServerOptions options, Database database) {
        this.options = options;
        this.database = database;
        tables = new TableStore(database, new ResultStore(database));
        store = new OperatorStore(database);
        people = new PersonStore(database);
    }

    /// A table as it is kept, and when something last happened there, in milliseconds since 1970.
    public record Found(StoredTable table, long touched) {}

    /// @throws StartFailure if there is no database, or it can't be read
    public static Inspection of(ServerOptions options) throws StartFailure {
        try {
            return new Inspection(options, OperatorAccess.toLook(options));
        } catch (UnusableDatabase failure) {
            throw StartFailure.of(failure);
        }
    }

    /// Tables, the newest first.
    ///
    /// @param before only those at which nothing has happened since, in milliseconds since 1970
    /// @param page 1 for the first one
    public List<Found> tables(Set<TableStatus> statuses, long before, int page) {
        return store.tables(statuses, before, page).stream()
                .flatMap(touched -> tables.find(touched.table()).map(table -> new Found(table, touched.at())).stream())
                .toList();
    }

    /// People, those who were here last first.
    ///
    /// @param name what is in their names; empty for all
    /// @param before only those who haven't been here since, in milliseconds since 1970
    /// @param page 1 for the first one
    public List<OperatorStore.Person> people(String name, long before, int page) {
        return store.people(name, before, page);
    }

    /// How many pages of such tables there are.
    public int pagesOfTables(Set<TableStatus> statuses, long before) {
        return store.pagesOfTables(statuses, before);
    }

    /// How many pages of such people there are.
    public int pagesOfPeople(String name, long before) {
        return store.pagesOfPeople(name, before);
    }

    /// A table by its id.
    public Optional<StoredTable> table(String id) {
        return tables.find(id);
    }

    /// A person by their id.
    public Optional<OperatorStore.Person> person(String id) {
        return store.person(new PersonId(id));
    }

    /// Whether a person may only look on.
    public boolean isBarred(PersonId person) {
        return people.isBarred(person);
    }

    /// The newest tables where a person sits or that they set up.
    public List<StoredTable> tablesOf(PersonId person) {
        return tables.lists().of(person, OF_A_PERSON).stream()
                .map(ListedTable::table)
                .toList();
    }

    /// A game that has ended as a text that can be kept and replayed.
    ///
    /// @throws dev.anden.server.problem.RequestRefused if it hasn't ended, or can't be brought back
    public String export(StoredTable table) {
        GameCatalog games =
                GameFolder.read(options.boardsFolder(), GameCatalog.installed()).catalog();
        return new Archive(games, new PlyLog(database)).export(table);
    }

    @Override
    public void close() {
        database.close();
    }
}
