package dev.anden.server.store.table;

import dev.anden.protocol.ProposalKind;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.node.Notice;
import dev.anden.server.store.row.Columns;
import dev.anden.table.Proposal;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.springframework.jdbc.core.simple.JdbcClient;

/// What the people at tables are asked, one thing at each. It survives a restart, and other servers are told.
public final class ProposalStore {
    private static final String ASK = "insert into proposal (table_id, id, kind, missed, asker, agreed, version, ends)"
            + " values (:table, :id, :kind, cast(:missed as integer), :asker, :agreed, :version, :ends)"
            + " on conflict (table_id) do nothing";

    private static final String AGREE =
            "update proposal set agreed = agreed | :agreed where table_id = :table and id = :id";

    private final Database database;

    public ProposalStore(Database database) {
        this.database = database;
    }

    /// What the people of a table are asked; nothing that can't be read.
    public Optional<Proposal> find(String table) {
        return database.read(client -> client.sql(
                                "select id, kind, missed, asker, agreed, version, ends from proposal where table_id = ?")
                        .param(table)
                        .query((row, number) -> proposal(row))
                        .optional())
                .flatMap(Function.identity());
    }

    /// What the people of some tables are asked, by table.
    static Map<String, Proposal> of(JdbcClient client, List<String> tables) {
        Map<String, Proposal> asked = new HashMap<>();
        client.sql("select table_id, id, kind, missed, asker, agreed, version, ends from proposal"
                        + " where table_id in (:tables)")
                .param("tables", tables)
                .query(row -> {
                    String table = row.getString("table_id");
                    proposal(row).ifPresent(one -> asked.put(table, one));
                });
        return asked;
    }

    /// The people of a table are asked something, more of them agree, or they are asked no longer. Of two questions the
    /// first one stays; seats that have agreed elsewhere meanwhile agree still.
    ///
    /// @param before what they were asked before, as far as is known
    /// @param now what they are asked now
    /// @param command the client's command that caused it, if one did
    /// @return whether it is so now; if not, somebody else has asked something, or a question has been withdrawn
    public boolean put(
            String table, Optional<Proposal> before, Optional<Proposal> now, Optional<StoredCommand> command) {
        return database.update(new Notice.OfTable(table), client -> change(client, table, before, now, command)) == 1;
    }

    private static int change(
            JdbcClient client,
            String table,
            Optional<Proposal> before,
            Optional<Proposal> now,
            Optional<StoredCommand> command) {
        boolean same = before.map(Proposal::id).equals(now.map(Proposal::id));
        before.filter(_ -> !same).ifPresent(over -> forget(client, table, over));
        int written = 1;
        if (now.isPresent()) {
            written = same ? agree(client, table, now.get()) : ask(client, table, now.get());
        }
        if (written == 1 && command.isPresent()) {
            remember(client, table, command.get());
        }
        return written;
    }

    private static void forget(JdbcClient client, String table, Proposal over) {
        client.sql("delete from proposal where table_id = ? and id = ?")
                .params(table, over.id())
                .update();
    }

    private static int ask(JdbcClient client, String table, Proposal asked) {
        return client.sql(ASK)
                .param("table", table)
                .param("id", asked.id())
                .param("kind", asked.kind().name())
                .param("missed", asked.absent().isPresent() ? asked.absent().getAsInt() : null)
                .param("asker", asked.by())
                .param("agreed", bits(asked.agreed()))
                .param("version", asked.version())
                .param("ends", asked.until())
                .update();
    }

    private static int agree(JdbcClient client, String table, Proposal asked) {
        return client.sql(AGREE)
                .param("agreed", bits(asked.agreed()))
                .param("table", table)
                .param("id", asked.id())
                .update();
    }

    /// It may be there already, where a client has sent it to two servers: what is asked or agreed to twice is
    /// so once.
    private static void remember(JdbcClient client, String table, StoredCommand command) {
        client.sql(Appending.CARRIED_OUT)
                .params(table, command.id(), command.seat(), command.text(), command.version())
                .update();
    }

    /// What the columns of a row tell; empty if they can't be read.
    static Optional<Proposal> proposal(ResultSet row) throws SQLException {
        int missed = row.getInt("missed");
        OptionalInt absent = row.wasNull() ? OptionalInt.empty() : OptionalInt.of(missed);
        var columns = new Columns(row, "proposal");
        var proposal = new Proposal(
                row.getString("id"),
                columns.word("kind", ProposalKind.class, ProposalKind.END),
                absent,
                row.getInt("asker"),
                seats(row.getInt("agreed")),
                row.getInt("version"),
                row.getLong("ends"));
        return columns.flaw().isPresent() ? Optional.empty() : Optional.of(proposal);
    }

    private static int bits(Set<Integer> seats) {
        return seats.stream().mapToInt(seat -> 1 << seat).sum();
    }

    private static Set<Integer> seats(int bits) {
        return BitSet.valueOf(new long[] {bits}).stream().boxed().collect(Collectors.toCollection(HashSet::new));
    }
}
