package dev.anden.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.ServerMessage;
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
        var visit = new Handshake.Visit(
                "table", 0, Optional.empty(), Optional.empty(), Set.of(), Optional.empty(), "127.0.0.1", false);
        return new LiveConnection(session, visit, JsonMapper.builder().build().writerFor(ServerMessage.class), threads);
    }
}
