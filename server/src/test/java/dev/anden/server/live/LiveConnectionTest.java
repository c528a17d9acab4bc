package dev.anden.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.ServerMessage;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.springframework.web.socket.CloseStatus;
import tools.jackson.databind.json.JsonMapper;

class LiveConnectionTest {
    /// What may wait for whoever doesn't read, besides what is being written.
    private static final int WAITING = 64;

    /// What may wait whatever waits on other connections.
    private static final int LITTLE = 8;

    /// A heap has room for one message more for each so many bytes.
    private static final long MESSAGE = 16 * 20 * 1024;

    private static final Duration LONG = Duration.ofMinutes(1);

    @Test
    void whoever_leaves_three_questions_unanswered_is_gone_at_the_fourth() {
        HeldSession session = HeldSession.reading();
        LiveConnection connection = to(session);

        probe(connection, 3);
        assertThat(session.closed()).isNotDone();
        assertThat(session.written).hasSize(3);

        connection.probe();
        assertThat(session.closed()).isCompletedWithValue(CloseStatus.SESSION_NOT_RELIABLE);
    }

    @Test
    void whoever_says_anything_meanwhile_stays() {
        HeldSession session = HeldSession.reading();
        LiveConnection connection = to(session);

        probe(connection, 3);
        connection.hear();
        probe(connection, 3);

        assertThat(session.closed()).isNotDone();
    }

    @Test
    void whoever_reads_nothing_is_given_up_when_too_much_waits_for_it_and_nobody_waits_for_that() {
        HeldSession session = HeldSession.held();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            // One is taken from the queue at some time, to be written.
            tell(to(session, threads), WAITING + 2);
            assertThat(session.closed()).isNotDone();

            session.release();
        }
        assertThat(session.closed()).isCompletedWithValue(CloseStatus.SESSION_NOT_RELIABLE);
    }

    @Test
    void whoever_reads_late_gets_everything_that_waits() {
        HeldSession session = HeldSession.held();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            tell(to(session, threads), WAITING);
            session.release();
        }
        assertThat(session.written).hasSize(WAITING);
    }

    @Test
    void where_very_much_waits_on_other_connections_only_whoever_is_a_little_behind_stays() {
        var backlog = Backlog.within(100 * MESSAGE);
        HeldSession little = HeldSession.held();
        HeldSession much = HeldSession.held();
        HeldSession before = HeldSession.held();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            LiveConnection silent = to(before, threads, backlog);
            tell(silent, WAITING);
            LiveConnection reading = to(little, threads, backlog);
            tell(reading, LITTLE);
            tell(to(much, threads, backlog), WAITING + 1);
            assertThat(little.closed()).isNotDone();
            assertThat(before.closed()).isNotDone();

            much.release();
            assertThat(much.closed()).succeedsWithin(LONG).isEqualTo(CloseStatus.SESSION_NOT_RELIABLE);
            silent.forget();
            tell(reading, WAITING - LITTLE);
            assertThat(little.closed())
                    .as("nothing waits for the others any more")
                    .isNotDone();

            little.release();
            before.release();
        }
        assertThat(little.written).hasSize(WAITING);
    }

    private static void probe(LiveConnection connection, int times) {
        for (int time = 0; time < times; time++) {
            connection.probe();
        }
    }

    private static void tell(LiveConnection connection, int messages) {
        for (int number = 0; number < messages; number++) {
            connection.tell(new ServerMessage.Accepted(Integer.toString(number), number));
        }
    }

    private static LiveConnection to(HeldSession session) {
        return to(session, Runnable::run);
    }

    private static LiveConnection to(HeldSession session, Executor threads) {
        return to(session, threads, Backlog.within(Long.MAX_VALUE));
    }

    private static LiveConnection to(HeldSession session, Executor threads, Backlog backlog) {
        var visit = new Handshake.Visit(
                "table", 0, Optional.empty(), Optional.empty(), Set.of(), Optional.empty(), "127.0.0.1", false);
        return new LiveConnection(
                session, visit, JsonMapper.builder().build().writerFor(ServerMessage.class), threads, backlog);
    }
}
