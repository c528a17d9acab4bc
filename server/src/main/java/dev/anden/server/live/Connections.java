package dev.anden.server.live;

import dev.anden.server.people.Known;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.node.Notice;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.web.AddressGroup;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.springframework.web.socket.CloseStatus;
import org.springframework.web.socket.WebSocketSession;

/// The connections that are open.
public final class Connections {
    /// Enough for a house full of players behind one address.
    private static final int PER_ADDRESS = 200;

    private static final int PER_NETWORK = PER_ADDRESS * AddressGroup.NETWORK;

    /// Enough for a person with a table in each of many tabs.
    private static final int PER_PERSON = 40;

    /// How long all of them together may take to be closed.
    private static final Duration FAREWELL = Duration.ofSeconds(2);

    private final Map<String, Entry> entries = new ConcurrentHashMap<>();

    /// How many there are from each address, and from the network around it.
    private final Tally<String> addresses = new Tally<>();

    private final Tally<PersonId> persons = new Tally<>();
    private final Consumer<Notice> others;

    /// @param others tells other servers on the same database
    public Connections(Consumer<Notice> others) {
        this.others = others;
    }

    /// How many connections are open.
    public int size() {
        return entries.size();
    }

    /// Asks everybody whether they are still there, and drops whoever hasn't answered for the third time.
    public void probe() {
        entries.values().forEach(entry -> entry.connection().probe());
    }

    /// Closes all of them, because the server stops: browsers come back. Those that don't read aren't waited for.
    public void closeAll() {
        CompletableFuture.allOf(dropAll().stream().map(LiveConnection::closed).toArray(CompletableFuture<?>[]::new))
                .completeOnTimeout(null, FAREWELL.toMillis(), TimeUnit.MILLISECONDS)
                .join();
    }

    /// Closes all of them; browsers come back.
    ///
    /// @return those that are being closed
    public List<LiveConnection> dropAll() {
        List<LiveConnection> all =
                entries.values().stream().map(Entry::connection).toList();
        all.forEach(connection -> connection.drop(CloseStatus.SERVICE_RESTARTED));
        return all;
    }

    /// Closes those of some people: browsers come back as whoever they are now.
    public void dropIf(Predicate<Known> who) {
        entries.values().stream()
                .map(Entry::connection)
                .filter(connection -> connection.known().filter(who).isPresent())
                .forEach(connection -> connection.drop(CloseStatus.SERVICE_RESTARTED));
    }

    /// Closes those of some people, at other servers as well.
    ///
    /// @param notice what they are told
    public void dropIf(Notice notice, Predicate<Known> who) {
        others.accept(notice);
        dropIf(who);
    }

    /// Closes those of a person and of whoever else plays on a device of theirs, at other servers as well.
    public void dropAllOf(PersonId person) {
        dropIf(new Notice.Gone(person), known -> known.isOf(person));
    }

    /// @param address what limits count as one
    /// @throws RequestRefused if there are very many from an address, or of a person
    void requireRoom(Optional<PersonId> person, String address) {
        Optional<String> whose = tooMany(person, address, 1);
        if (whose.isPresent()) {
            throw new RequestRefused(
                    ProblemCode.TOO_MANY_REQUESTS, "There are too many connections %s.".formatted(whose.get()));
        }
    }

    /// Whose connections are too many when so many more come; empty if nobody's are.
    private Optional<String> tooMany(Optional<PersonId> person, String address, int more) {
        if (addresses.of(address) + more > PER_ADDRESS
                || AddressGroup.network(address)
                        .filter(network -> addresses.of(network) + more > PER_NETWORK)
                        .isPresent()) {
            return Optional.of("from this address");
        }
        return person.filter(one -> persons.of(one) + more > PER_PERSON).map(_ -> "of this person");
    }

    /// Adds a connection that has come about.
    ///
    /// @return whether there is room for it: of those that come at once each was told that there is
    boolean add(WebSocketSession session, Entry entry) {
        entries.put(session.getId(), entry);
        count(entry, 1);
        return tooMany(entry.connection().person(), entry.address(), 0).isEmpty();
    }

    Optional<Entry> find(WebSocketSession session) {
        return Optional.ofNullable(entries.get(session.getId()));
    }

    Optional<Entry> remove(WebSocketSession session) {
        Optional<Entry> gone = Optional.ofNullable(entries.remove(session.getId()));
        gone.ifPresent(entry -> count(entry, -1));
        return gone;
    }

    private void count(Entry entry, int change) {
        addresses.count(entry.address(), change);
        AddressGroup.network(entry.address()).ifPresent(network -> addresses.count(network, change));
        entry.connection().person().ifPresent(person -> persons.count(person, change));
    }

    /// One connection, in both directions.
    ///
    /// @param bot whether a program is at its other end
    record Entry(LiveConnection connection, Assembly assembly, String address, boolean bot) {}

    /// How many connections there are of each that has any.
    private static final class Tally<K> {
        private final Map<K, Integer> numbers = new ConcurrentHashMap<>();

        int of(K key) {
            return numbers.getOrDefault(key, 0);
        }

        void count(K key, int change) {
            numbers.merge(key, change, (one, other) -> one + other == 0 ? null : one + other);
        }
    }
}
