package dev.anden.server.live;

import dev.anden.server.people.Known;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.Notice;
import dev.anden.server.store.PersonId;
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

    /// Enough for a person with a table in each of many tabs.
    private static final int PER_PERSON = 40;

    /// How long all of them together may take to be closed.
    private static final Duration FAREWELL = Duration.ofSeconds(2);

    private final Map<String, Entry> entries = new ConcurrentHashMap<>();
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
        List<LiveConnection> all =
                entries.values().stream().map(Entry::connection).toList();
        all.forEach(connection -> connection.drop(CloseStatus.SERVICE_RESTARTED));
        CompletableFuture.allOf(all.stream().map(LiveConnection::closed).toArray(CompletableFuture<?>[]::new))
                .completeOnTimeout(null, FAREWELL.toMillis(), TimeUnit.MILLISECONDS)
                .join();
    }

    /// Closes those of some people: browsers come back as whoever they are now.
    public void dropIf(Predicate<Known> who) {
        entries.values().stream()
                .map(Entry::connection)
                .filter(connection -> connection.known().filter(who).isPresent())
                .forEach(connection -> connection.drop(CloseStatus.SERVICE_RESTARTED));
    }

    /// The same at other servers as well.
    ///
    /// @param notice what they are told
    public void dropIf(Notice notice, Predicate<Known> who) {
        others.accept(notice);
        dropIf(who);
    }

    /// @param address what limits count as one
    /// @throws RequestRefused if there are very many from an address, or of a person
    void requireRoom(Optional<PersonId> person, String address) {
        if (from(address) >= PER_ADDRESS) {
            throw tooMany("from this address");
        }
        if (of(person) >= PER_PERSON) {
            throw tooMany("of this person");
        }
    }

    private long from(String address) {
        return entries.values().stream()
                .filter(entry -> entry.address().equals(address))
                .count();
    }

    private long of(Optional<PersonId> person) {
        return entries.values().stream()
                .filter(entry ->
                        person.isPresent() && entry.connection().person().equals(person))
                .count();
    }

    private static RequestRefused tooMany(String whose) {
        return new RequestRefused(ProblemCode.TOO_MANY_REQUESTS, "There are too many connections %s.".formatted(whose));
    }

    /// Adds a connection that has come about.
    ///
    /// @return whether there is room for it: of those that come at once each was told that there is
    boolean add(WebSocketSession session, Entry entry) {
        entries.put(session.getId(), entry);
        return from(entry.address()) <= PER_ADDRESS && of(entry.connection().person()) <= PER_PERSON;
    }

    Optional<Entry> find(WebSocketSession session) {
        return Optional.ofNullable(entries.get(session.getId()));
    }

    Optional<Entry> remove(WebSocketSession session) {
        return Optional.ofNullable(entries.remove(session.getId()));
    }

    /// One connection, in both directions.
    ///
    /// @param bot whether a program is at its other end
    record Entry(LiveConnection connection, Assembly assembly, String address, boolean bot) {}
}
