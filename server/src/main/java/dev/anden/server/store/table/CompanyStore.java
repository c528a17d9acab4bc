package dev.anden.server.store.table;

import dev.anden.server.store.database.Database;
import dev.anden.server.store.node.Notice;
import dev.anden.server.store.people.PersonId;
import dev.anden.table.Proposal;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// What servers on one database have to know of a table beside its log: who looks at it, what its people
/// are asked, and who plays its bots.
public final class CompanyStore {
    private static final String PRESENT_AT = "select p.table_id, p.person from presence p join node n on n.id = p.node"
            + " where p.table_id in (:tables) and p.node <> :self";

    /// A server that isn't listed any more plays nothing: one that was taken for dead may have written
    /// something after that, and died before it was listed again. There is a row for each person who is
    /// present elsewhere, and at least one.
    private static final String COMPANY =
            "select there.person as present, n.id as tender, p.id, p.kind, p.missed, p.asker, p.agreed, p.version,"
                    + " p.ends from game_table t left join node n on n.id = t.tended_by"
                    + " left join proposal p on p.table_id = t.id"
                    + " left join (select r.table_id, r.person from presence r join node on node.id = r.node"
                    + " where r.node <> ?) there on there.table_id = t.id where t.id = ?";

    private final Database database;
    private final String self;

    public CompanyStore(Database database) {
        this.database = database;
        self = database.name();
    }

    /// What is known of a table beside its log.
    ///
    /// @param present who looks at it by other servers, of those who may sit there
    /// @param proposal what its people are asked
    /// @param tender the server that plays its bots
    public record Company(Set<PersonId> present, Optional<Proposal> proposal, Optional<String> tender) {
        public Company {
            present = Set.copyOf(present);
        }
    }

    /// What is known of a table beside its log.
    public Company company(String table) {
        List<CompanyRow> rows = database.read(client -> client.sql(COMPANY)
                .params(self, table)
                .query((row, number) -> new CompanyRow(
                        Optional.ofNullable(row.getString("present")).map(PersonId::new),
                        proposal(row),
                        Optional.ofNullable(row.getString("tender"))))
                .list());
        Set<PersonId> present =
                rows.stream().flatMap(row -> row.present().stream()).collect(Collectors.toUnmodifiableSet());
        Optional<CompanyRow> first = rows.stream().findFirst();
        return new Company(present, first.flatMap(CompanyRow::proposal), first.flatMap(CompanyRow::tender));
    }

    private record CompanyRow(Optional<PersonId> present, Optional<Proposal> proposal, Optional<String> tender) {}

    /// This server plays the bots of a table in play, if no other one does.
    ///
    /// @return whether it does
    public boolean tend(String table) {
        return database.update(client -> client.sql("update game_table set tended_by = :self where id = :table"
                                + " and status = 'playing' and (tended_by = :self or not exists"
                                + " (select 1 from node where node.id = game_table.tended_by))")
                        .param("self", self)
                        .param("table", table)
                        .update())
                == 1;
    }

    /// Who looks at a table by this server.
    public void attend(String table, Set<PersonId> present) {
        database.write(new Notice.OfPresence(table), client -> {
            client.sql("delete from presence where table_id = ? and node = ?")
                    .params(table, self)
                    .update();
            for (PersonId person : present) {
                client.sql("insert into presence (table_id, person, node) values (?, ?, ?) on conflict do nothing")
                        .params(table, person.text(), self)
                        .update();
            }
        });
    }

    /// Who looks at some tables by other servers, by table; those where nobody is are left out.
    public Map<String, Set<PersonId>> presentAt(Collection<String> tables) {
        if (tables.isEmpty()) {
            return Map.of();
        }
        Map<String, Set<PersonId>> present = new HashMap<>();
        database.read(client -> client.sql(PRESENT_AT)
                        .param("tables", tables)
                        .param("self", self)
                        .query((row, number) ->
                                Map.entry(row.getString("table_id"), new PersonId(row.getString("person"))))
                        .list())
                .forEach(entry -> present.computeIfAbsent(entry.getKey(), table -> new HashSet<>())
                        .add(entry.getValue()));
        return present;
    }

    private static Optional<Proposal> proposal(ResultSet row) throws SQLException {
        return row.getString("id") == null ? Optional.empty() : ProposalStore.proposal(row);
    }
}
