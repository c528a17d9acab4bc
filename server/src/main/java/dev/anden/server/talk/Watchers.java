package dev.anden.server.talk;

import dev.anden.protocol.ServerMessage.Watching;
import dev.anden.server.people.People;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.talk.TalkStore;
import dev.anden.server.table.audience.Observer;
import dev.anden.server.table.node.Nodes;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Who watches a table without a seat.
final class Watchers {
    /// Nobody does.
    static final Watching NOBODY = new Watching(List.of(), 0);

    /// More aren't named.
    private static final int NAMED = 12;

    private final TalkStore store;
    private final People people;
    private final Nodes nodes;

    Watchers(TalkStore store, People people, Nodes nodes) {
        this.store = store;
        this.people = people;
        this.nodes = nodes;
    }

    /// A device that is handed on from one to the other doesn't watch, and isn't known by anybody's name just then.
    private static boolean isNameless(Observer observer) {
        return observer.person().isEmpty() && observer.household().isEmpty();
    }

    /// Those who watch by this server or another one. Somebody with several connections is one; whoever has none by
    /// which they are known can't be told from another one, and is counted only here.
    Watching of(String table, List<Observer> here) {
        Set<PersonId> watching = new HashSet<>();
        here.forEach(observer -> observer.person().ifPresent(watching::add));
        if (nodes.isShared()) {
            watching.addAll(nodes.company(table).present());
        }
        watching.removeAll(store.sitters(table));
        int nameless = (int) here.stream().filter(Watchers::isNameless).count();
        List<String> names = watching.stream()
                .sorted((one, other) -> one.text().compareTo(other.text()))
                .limit(NAMED)
                .map(people::name)
                .sorted()
                .toList();
        return new Watching(names, watching.size() - names.size() + nameless);
    }
}
