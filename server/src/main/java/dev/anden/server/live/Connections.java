package dev.anden.server.live;

import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.web.socket.CloseStatus;
import org.springframework.web.socket.WebSocketSession;

/// The connections that are open.
public final class Connections {
    /// Enough for a house full of players behind one address.
    private static final int PER_ADDRESS = 200;

    private final Map<String, Entry> entries = new ConcurrentHashMap<>();

    /// How many connections are open.
    public int size() {
        return entries.size();
    }

    /// Asks everybody whether they are still there, and drops whoever hasn't been heard for too long.
    ///
    /// @param deadline whoever was last heard before it is dropped, in milliseconds since 1970
    public void probe(long deadline) {
        for (Entry entry : entries.values()) {
            if (entry.connection().heard() < deadline) {
                entry.connection().drop(CloseStatus.SESSION_NOT_RELIABLE);
            } else {
                entry.connection().ping();
            }
        }
    }

    /// Closes all of them, because the server stops: browsers come back.
    public void closeAll() {
        entries.values().forEach(entry -> entry.connection().drop(CloseStatus.SERVICE_RESTARTED));
    }

    /// @throws RequestRefused if there are very many from an address
    void requireRoom(String address) {
        long there = entries.values().stream()
                .filter(entry -> entry.address().equals(address))
                .limit(PER_ADDRESS)
                .count();
        if (there == PER_ADDRESS) {
            throw new RequestRefused(
                    ProblemCode.TOO_MANY_REQUESTS, "There are too many connections from this address.");
        }
    }

    void add(WebSocketSession session, Entry entry) {
        entries.put(session.getId(), entry);
    }

    Optional<Entry> find(WebSocketSession session) {
        return Optional.ofNullable(entries.get(session.getId()));
    }

    Optional<Entry> remove(WebSocketSession session) {
        return Optional.ofNullable(entries.remove(session.getId()));
    }

    /// One connection, in both directions.
    record Entry(LiveConnection connection, Assembly assembly, String address) {}
}
