package dev.anden.server.table.node;

import dev.anden.server.store.node.Notice;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.table.CompanyStore;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// A server that has its database for itself: everything is in its memory, and nobody is to be told.
public final class OneNode implements Nodes {
    @Override
    public boolean isShared() {
        return false;
    }

    @Override
    public boolean leads() {
        return true;
    }

    @Override
    public String self() {
        return "alone";
    }

    @Override
    public CompanyStore.Company company(String table) {
        return new CompanyStore.Company(Set.of(), Optional.empty(), Optional.of(self()));
    }

    @Override
    public boolean tend(String table) {
        return true;
    }

    @Override
    public void attend(String table, Set<PersonId> present) {
        // Nobody else is to know.
    }

    @Override
    public Map<String, Set<PersonId>> presentAt(Collection<String> tables) {
        return Map.of();
    }

    @Override
    public void tell(Notice notice) {
        // Nobody else hears it.
    }
}
