package dev.anden.server.store.history;

import dev.anden.server.store.database.Database;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.people.PersonStore;
import dev.anden.server.store.table.StoredTable;
import dev.anden.server.store.table.TableStore;
import dev.anden.server.store.table.Writing;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;

/// Games that were played elsewhere and that somebody has brought along.
///
/// They lie where all games lie, at a table that is over from its first moment. Whoever brought one is its host, and
/// the only person of this server who has a seat there.
public final class ImportStore {
    /// A game that a person has: the same secret gave the same position at the end.
    private static final String SAME = "select t.id from game_table t join seat s on s.table_id = t.id"
            + " where t.seed = :seed and t.game = :game and s.person = :person and (select p.hash from ply p"
            + " where p.table_id = t.id order by p.line desc limit 1) = :hash order by t.created, t.id limit 1";

    private final Database database;

    public ImportStore(Database database) {
        this.database = database;
    }

    /// What became of a game that was to be kept.
    public enum Outcome {
        KEPT,
        /// The person has it already, as a game that was played here or brought along before.
        KNOWN,
        /// The person has brought along as many games as anybody may.
        FULL
    }

    /// Keeps a game, unless its host has it.
    ///
    /// @param table the table, whose host is the person who brings it along
    /// @param game its log and how it ended
    /// @param most how many games a person may have brought along
    /// @throws dev.anden.server.store.people.ForgottenPerson if its host isn't known any more
    public Outcome keep(StoredTable table, Writing game, int most) {
        int outcome = database.update(client -> {
            // Of two servers that do this for one person the second waits here.
            PersonStore.require(client, table.host());
            if (same(client, table, game).isPresent()) {
                return Outcome.KNOWN.ordinal();
            }
            if (count(client, table.host()) >= most) {
                return Outcome.FULL.ordinal();
            }
            TableStore.insert(client, table, Optional.of(game));
            return Outcome.KEPT.ordinal();
        });
        return Outcome.values()[outcome];
    }

    /// The table of a game that its host has; empty if it hasn't.
    public Optional<String> same(StoredTable table, Writing game) {
        return database.read(client -> same(client, table, game));
    }

    /// Whether a table is a game that a person has brought along.
    public boolean isOf(PersonId person, String table) {
        return database.read(client -> client.sql(
                                "select count(*) from game_table where id = ? and imported = 1 and host = ?")
                        .params(table, person.text())
                        .query(Integer.class)
                        .single())
                == 1;
    }

    private static Optional<String> same(JdbcClient client, StoredTable table, Writing game) {
        return client.sql(SAME)
                .param("seed", table.seed())
                .param("game", table.game())
                .param("person", table.host().text())
                .param("hash", game.lines().getLast().hash())
                .query(String.class)
                .optional();
    }

    private static int count(JdbcClient client, PersonId person) {
        return client.sql("select count(*) from game_table where imported = 1 and host = ?")
                .param(person.text())
                .query(Integer.class)
                .single();
    }
}
