package dev.anden.server.table.node;

import dev.anden.server.store.node.Notice;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.table.CompanyStore;
import java.util.Collection;
import java.util.Map;
import java.util.Set;

/// The servers that serve the tables of one database, as far as a table has to do with them. Safe for use by many
/// threads.
public interface Nodes {
    /// Whether there may be others. If so, what is in memory may be behind what is written.
    boolean isShared();

    /// Whether this one does what only one is to do.
    boolean leads();

    /// This one's name.
    String self();

    /// What is known of a table beside its log.
    CompanyStore.Company company(String table);

    /// This one plays the bots of a table, if no other one does.
    ///
    /// @return whether it does
    boolean tend(String table);

    /// Who looks at a table by this server. It is told to the others as soon as that can be.
    void attend(String table, Set<PersonId> present);

    /// Who looks at some tables by other servers, by table; those where nobody is are left out.
    Map<String, Set<PersonId>> presentAt(Collection<String> tables);

    /// The others are to look at something again.
    void tell(Notice notice);
}
