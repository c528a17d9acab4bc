package dev.anden.server.live;

import dev.anden.protocol.ServerMessage;
import dev.anden.server.people.Known;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.table.audience.Observer;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.web.socket.CloseStatus;
import org.springframework.web.socket.PingMessage;
import org.springframework.web.socket.TextMessage;
import org.springframework.web.socket.WebSocketMessage;
import org.springframework.web.socket.WebSocketSession;
import tools.jackson.databind.ObjectWriter;

/// What goes out on one connection: a queue that tables put messages into without waiting, and a thread that
/// writes them while there are any, since most connections are silent most of the time. A browser that doesn't keep
/// up is disconnected, and asks for what it missed when it is back.
final class LiveConnection implements Observer {
    private static final Logger LOG = LoggerFactory.getLogger(LiveConnection.class);

    /// So many questions whether somebody is still there may be left unanswered.
    private static final int PATIENCE = 3;

    private final WebSocketSession session;
    private final Optional<Known> known;
    private final Optional<Long> accountSince;
    private final Set<PersonId> household;
    private final Optional<Duration> takeBackPause;
    private final String table;
    private final ObjectWriter writer;
    private final Executor threads;
    private final Backlog backlog;

    /// What waits; it guards itself and the next two fields.
    private final Queue<Outgoing> queue = new ArrayDeque<>(1);

    private boolean writing;

    /// Whether nothing is written any more.
    private boolean over;

    private final CompletableFuture<Boolean> closed = new CompletableFuture<>();
    private final AtomicReference<@Nullable CloseStatus> dropped = new AtomicReference<>();
    private final AtomicInteger unanswered = new AtomicInteger();

    /// @param writer writes [ServerMessage]
    /// @param threads runs what writes, a task for each time that there is something to write
    /// @param backlog what waits on all connections
    LiveConnection(
            WebSocketSession session, Handshake.Visit visit, ObjectWriter writer, Executor threads, Backlog backlog) {
        this.session = session;
        known = visit.known();
        accountSince = visit.accountSince();
        household = visit.household();
        takeBackPause = visit.takeBackPause();
        table = visit.table();
        this.writer = writer;
        this.threads = threads;
        this.backlog = backlog;
    }

    @Override
    public Optional<PersonId> person() {
        return known.map(Known::person);
    }

    /// Who it is, and by which session.
    Optional<Known> known() {
        return known;
    }

    @Override
    public Optional<Long> accountSince() {
        return accountSince;
    }

    @Override
    public Set<PersonId> household() {
        return household;
    }

    @Override
    public Optional<Duration> takeBackPause() {
        return takeBackPause;
    }

    @Override
    public void tell(ServerMessage message) {
        offer(new Outgoing.Said(message));
    }

    @Override
    public void miss() {
        drop(CloseStatus.SERVER_ERROR);
    }

    /// The id of the table that is looked at.
    String table() {
        return table;
    }

    /// Closes the connection once everything before is written.
    void finish(CloseStatus status) {
        offer(new Outgoing.Ended(status));
    }

    /// Asks, below the messages, whether somebody is still there; whoever left several such questions unanswered is
    /// dropped. They are counted, not timed: a clock that is put forward cuts nobody off.
    void probe() {
        if (unanswered.getAndIncrement() < PATIENCE) {
            offer(new Outgoing.Pinged());
        } else {
            drop(CloseStatus.SESSION_NOT_RELIABLE);
        }
    }

    /// Something came from the other side.
    void hear() {
        unanswered.set(0);
    }

    /// Closes the connection, whatever waits. Nobody waits for that: closing one whose other side doesn't read takes as
    /// long as the container is patient, and whoever drops it may have a table in hand, or others to look after.
    void drop(CloseStatus status) {
        if (dropped.compareAndSet(null, status)) {
            forget();
            run(() -> close(status));
        }
    }

    /// What waits isn't written any more, because the connection has been closed, or will be.
    void forget() {
        synchronized (queue) {
            over = true;
            backlog.change(-queue.size());
            queue.clear();
        }
    }

    /// Closes the connection here and now if it has been dropped. That is for the thread that reads from
    /// it and is to read no more, even if all others are so busy that none comes to close it.
    ///
    /// @return whether it has been
    boolean closeIfDropped() {
        CloseStatus status = dropped.get();
        if (status != null) {
            close(status);
        }
        return status != null;
    }

    /// Comes to its end when the connection is closed after having been dropped.
    CompletableFuture<Boolean> closed() {
        return closed;
    }

    private void close(CloseStatus status) {
        try {
            session.close(status);
        } catch (IOException | IllegalStateException gone) {
            LOG.debug("A connection was gone already", gone);
        } finally {
            closed.complete(true);
        }
    }

    /// Writes what waits.
    private void write() {
        try {
            for (Optional<Outgoing> next = take(); next.isPresent(); next = take()) {
                if (next.orElseThrow() instanceof Outgoing.Ended ended) {
                    drop(ended.status());
                } else {
                    session.sendMessage(toFrame(next.orElseThrow()));
                }
            }
        } catch (IOException | IllegalStateException gone) {
            drop(CloseStatus.SESSION_NOT_RELIABLE);
        } catch (RuntimeException unwritable) {
            LOG.atError().addKeyValue("table", table).setCause(unwritable).log("A message could not be written");
            drop(CloseStatus.SERVER_ERROR);
        }
    }

    /// What is written next; if nothing is, whoever offers something has to have it written.
    private Optional<Outgoing> take() {
        synchronized (queue) {
            Optional<Outgoing> next = session.isOpen() ? Optional.ofNullable(queue.poll()) : Optional.empty();
            next.ifPresent(_ -> backlog.change(-1));
            writing = next.isPresent();
            return next;
        }
    }

    private WebSocketMessage<?> toFrame(Outgoing next) {
        return next instanceof Outgoing.Said said
                ? new TextMessage(writer.writeValueAsString(said.message()))
                : new PingMessage();
    }

    private void offer(Outgoing next) {
        boolean fits;
        boolean begins;
        synchronized (queue) {
            if (over) {
                return;
            }
            fits = backlog.hasRoom(queue.size()) && queue.offer(next);
            backlog.change(fits ? 1 : 0);
            begins = fits && !writing;
            writing |= fits;
        }
        if (begins) {
            run(this::write);
        } else if (!fits) {
            drop(CloseStatus.SESSION_NOT_RELIABLE);
        }
    }

    private void run(Runnable task) {
        try {
            threads.execute(task);
        } catch (RejectedExecutionException stopping) {
            LOG.debug("The server stops, and writes no more", stopping);
        }
    }

    private sealed interface Outgoing {
        record Said(ServerMessage message) implements Outgoing {}

        record Pinged() implements Outgoing {}

        record Ended(CloseStatus status) implements Outgoing {}
    }
}
