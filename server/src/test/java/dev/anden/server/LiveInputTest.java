package dev.anden.server;

import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.protocol.ClientMessage;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.OneServer;
import dev.anden.server.testing.RawRequest;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.nio.ByteBuffer;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

class LiveInputTest {
    @RegisterExtension
    static final OneServer SERVER = new OneServer();

    private Guest guest;
    private String table;

    @BeforeEach
    void comeIn() {
        guest = SERVER.guest();
        table = guest.createTable("me", "friend").id();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {"type":"act"                                                  | bad-message | It isn't JSON
            ''                                                             | bad-message | what belongs here
            null                                                           | bad-message | object with a type
            []                                                             | bad-message | what belongs here
            42                                                             | bad-message | Unknown message type
            {"type":"dance"}                                               | bad-message | Unknown message type
            {}                                                             | bad-message | Unknown message type
            {"type":"ping","extra":1}                                      | bad-message | no field extra
            {"type":"act","command":"c","version":0}                       | bad-message | field action
            {"type":"act","command":"c","version":"0","action":"pass"}     | bad-message | field version
            {"type":"act","command":"","version":0,"action":"pass"}        | bad-message | field command
            {"type":"act","command":"\\ud800","version":0,"action":"pass"}  | bad-message | field command
            {"type":"proposeEnd","command":"a\\u0000"}                      | bad-message | field command
            {"type":"ping","\\ud800":1}                                    | bad-message | no field \ufffd
            {"type":"ping","type":"ping"}                                  | bad-message | JSON
            {"type":"act","command":"c","version":1e400,"action":"pass"}   | bad-message | field version
            {"type":"act","command":"c","version":99999999999,"action":""} | bad-message | larger
            {"type":"act","command":"c","version":0,"action":"pass"}       | not-started | hasn't been started
            {"type":"takeBack","command":"","version":0}                   | bad-message | field command
            {"type":"takeBack","command":"c","version":0}                  | not-started | hasn't been started
            {"type":"act","command":"c","version":0,"action":"pass"} again | bad-message | It isn't JSON
            """)
    void what_cannot_be_carried_out_is_answered_and_the_connection_lives_on(String text, String code, String detail) {
        try (LiveClient live = guest.watch(table)) {
            live.await("welcome");
            live.sendText(text);

            JsonNode problem = live.await("problem");
            assertProblem(problem, code);
            assertThat(problem.get("detail").asString()).contains(detail).doesNotContain("dev.anden");
            assertAlive(live);
        }
    }

    @Test
    void a_message_that_is_too_long_is_answered_and_the_connection_lives_on() {
        try (LiveClient live = guest.watch(table)) {
            live.await("welcome");
            live.sendText("{\"type\":\"ping\"" + " ".repeat(100_000) + "}");

            assertProblem(live.await("problem"), "too-large");
            assertAlive(live);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {"type":"act","command":"c-1","version":"0","action":"pass"}   | c-1
            {"command":"c-2","type":"dance"}                               | c-2
            {"type":"say","x":{"command":"inner"},"command":"c-3"}         | c-3
            {"type":"say","command":"c-4","text":"cut off                  | c-4
            {"type":"say","text":{"command":"inner"}}                      |
            {"type":"say","command":{"command":"inner"}}                   |
            {"type":"say","command":"","text":""}                          |
            {"type":"say","command":"a\\u0000","text":""}                  |
            [{"type":"say","command":"c-5"}]                               |
            """)
    void what_is_refused_names_its_command_where_that_can_be_read(String text, @Nullable String command) {
        try (LiveClient live = guest.watch(table)) {
            live.await("welcome");
            live.sendText(text);

            assertThat(live.await("problem").get("command").asString(null)).isEqualTo(command);
            assertAlive(live);
        }
    }

    @Test
    void a_command_that_is_too_long_is_named_by_its_beginning() {
        try (LiveClient live = guest.watch(table)) {
            live.await("welcome");

            assertProblem(live.order(id -> new ClientMessage.Say(id, "¡Hola! ".repeat(10_000))), "too-large");
            assertAlive(live);
        }
    }

    @Test
    void bytes_end_the_connection_for_nobody_sends_any() {
        try (LiveClient live = guest.watch(table)) {
            live.await("welcome");
            live.socket().sendBinary(ByteBuffer.wrap(new byte[100]), true).join();

            assertThat(live.awaitClose()).isEqualTo(1003);
        }
    }

    @Test
    void a_table_that_does_not_exist_is_said_and_the_connection_closed() {
        try (LiveClient live = guest.watch("nosuchtable0")) {
            assertProblem(live.await("problem"), "no-such-table");
            assertThat(live.awaitClose()).isEqualTo(4404);
        }
    }

    @Test
    void a_page_of_another_origin_is_not_let_in() {
        assertNotLetIn("", "Origin", "https://elsewhere.example", 403);
    }

    @Test
    void what_the_container_cannot_read_is_refused_as_the_caller_s_fault() {
        assertNotLetIn("?since=%ff", "X-Anden", "1", 400);
        assertNotLetIn("?" + "a=1&".repeat(2_000), "X-Anden", "1", 400);
    }

    private void assertNotLetIn(String query, String header, String value, int status) {
        var address =
                URI.create("%s/api/tables/%s/live%s".formatted(SERVER.address().replace("http:", "ws:"), table, query));

        assertThatThrownBy(() -> HttpClient.newHttpClient()
                        .newWebSocketBuilder()
                        .header(header, value)
                        .buildAsync(address, new WebSocket.Listener() {})
                        .join())
                .isInstanceOf(CompletionException.class)
                .cause()
                .isInstanceOfSatisfying(
                        WebSocketHandshakeException.class,
                        failure ->
                                assertThat(failure.getResponse().statusCode()).isEqualTo(status));
    }

    private static void assertAlive(LiveClient live) {
        live.send(new ClientMessage.Ping());
        live.await("pong");
        assertThat(live.isOpen()).isTrue();
    }

    @Test
    void messages_are_compressed_for_whoever_can_read_them() {
        String path = "/api/tables/%s/live?since=0&pause=0".formatted(table);

        assertThat(RawRequest.upgrade(SERVER.address(), path, "Sec-WebSocket-Extensions: permessage-deflate"))
                .startsWith("HTTP/1.1 101")
                .contains("Sec-WebSocket-Extensions: permessage-deflate");
        assertThat(RawRequest.upgrade(SERVER.address(), path))
                .startsWith("HTTP/1.1 101")
                .doesNotContain("permessage-deflate");
    }
}
