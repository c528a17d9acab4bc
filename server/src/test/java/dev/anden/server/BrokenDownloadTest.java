package dev.anden.server;

import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.spi.ILoggingEvent;
import dev.anden.protocol.account.Protection;
import dev.anden.server.store.database.Database;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.HeardLog;
import dev.anden.server.testing.PastGames;
import dev.anden.server.testing.TestServers;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What is written as it is read, and can't be read to its end. Whoever downloads it mustn't take a part for all of it.
class BrokenDownloadTest {
    /// More than any answer has before it begins to be sent.
    private static final int MUCH = 100_000;

    private static final int GAMES = 60;

    @TempDir
    Path folder;

    @Test
    @Tag("store")
    void games_of_which_the_last_one_fails_are_a_download_that_breaks_off() {
        Guest ana;
        String first;
        try (RunningServer server = TestServers.start(folder)) {
            ana = new Guest(server);
            first = ana.createSoloTable().id();
            ana.playToTheEnd(first);
        }
        PastGames.copyWithLogs(folder, first, GAMES);
        try (RunningServer server = TestServers.start(folder)) {
            ana.at(server);
            assertThat(ana.download("/api/me/history/export").body()).hasSizeGreaterThan(MUCH / 4);
            spoil(server, first);

            List<String> errors = errorsDuring(() -> assertThatThrownBy(() -> ana.download("/api/me/history/export"))
                    .hasRootCauseInstanceOf(IOException.class));

            assertThat(errors).containsExactly("A request could not be handled");
        }
    }

    @Test
    void what_fails_before_any_of_it_was_sent_is_told() {
        try (RunningServer server = TestServers.start(folder)) {
            Guest ana = new Guest(server);
            String only = ana.createSoloTable().id();
            ana.playToTheEnd(only);
            spoil(server, only);

            assertProblem(ana.get("/api/me/history/export"), 500, "internal");
        }
    }

    @Test
    void own_data_of_which_the_database_fails_to_tell_the_rest_is_a_download_that_breaks_off() {
        try (RunningServer server = TestServers.start(folder)) {
            Guest ana = new Guest(server);
            ana.post("/api/account", new Protection("anas-handle", "a quiet platform"));
            database(server).write(client -> {
                client.sql("update session set device = ?")
                        .param("x".repeat(MUCH))
                        .update();
                client.sql("alter table talk_line rename to elsewhere").update();
            });

            List<String> errors = errorsDuring(() ->
                    assertThatThrownBy(() -> ana.get("/api/account/data")).hasRootCauseInstanceOf(IOException.class));

            assertThat(errors).hasSize(1).allMatch(line -> line.startsWith("The database "));
        }
    }

    @Test
    void whoever_goes_before_all_of_it_is_there_is_nothing_to_tell() {
        try (RunningServer server = TestServers.start(folder)) {
            Guest ana = new Guest(server);
            ana.post("/api/account", new Protection("anas-handle", "a quiet platform"));
            database(server)
                    .write(client -> client.sql("update session set device = ?")
                            .param("x".repeat(200 * MUCH))
                            .update());
            String request = "GET /api/account/data HTTP/1.1\r\nHost: localhost\r\nCookie: anden-session=%s\r\n\r\n"
                    .formatted(ana.cookie("anden-session"));

            List<String> errors = errorsDuring(() -> {
                try (var socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
                    socket.setSoLinger(true, 0);
                    socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
                    assertThat(new String(socket.getInputStream().readNBytes(MUCH), StandardCharsets.US_ASCII))
                            .startsWith("HTTP/1.1 200");
                } catch (IOException failure) {
                    throw new UncheckedIOException(failure);
                }
                awaitEnd(server);
            });

            assertThat(errors).isEmpty();
        }
    }

    /// Until all answers of a server are over, and it with them.
    private static void awaitEnd(RunningServer server) {
        server.close();
    }

    /// Has a table that is found and opened, and whose game nobody can write any more: it is said to have more
    /// plies of another game than it has plies.
    private static void spoil(RunningServer server, String table) {
        database(server)
                .write(client -> client.sql("update game_table set branch_ply = 1000000 where id = ?")
                        .param(table)
                        .update());
    }

    private static Database database(RunningServer server) {
        return server.context().getBean(Database.class);
    }

    private static List<String> errorsDuring(Runnable download) {
        try (HeardLog told = HeardLog.ofAll()) {
            download.run();
            return told.events().stream()
                    .filter(event -> event.getLevel().isGreaterOrEqual(Level.WARN))
                    .map(ILoggingEvent::getMessage)
                    .toList();
        }
    }
}
