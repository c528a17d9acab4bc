package dev.anden.server;

import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.account.NetworkBotToken;
import dev.anden.protocol.account.NewNetworkBot;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.OneServer;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What the token of somebody's program doesn't open, though the program comes with its owner's cookies.
class TokenLimitsTest {
    @RegisterExtension
    static final OneServer SERVER = new OneServer();

    private static Guest ana;
    private static NetworkBotToken made;
    private static String table;

    @BeforeAll
    static void start() {
        ana = new Guest(SERVER.running()).protectedBy("ana").named("Ana");
        made = Guest.read(
                ana.post("/api/account/bots", new NewNetworkBot("Long Routes", Guest.PASSWORD)), NetworkBotToken.class);
        table = ana.createTable("me", "friend").id();
    }

    @ParameterizedTest
    @CsvSource({
        "POST, /api/bot/tables",
        "GET, /api/me",
        "PUT, /api/me",
        "GET, /api/me/games",
        "GET, /api/me/history",
        "GET, /api/account",
        "GET, /api/account/bots",
        "POST, /api/account/bots",
        "GET, /api/account/data",
        "POST, /api/account/farewell",
        "DELETE, /api/session",
        "POST, /api/session",
        "GET, /api/tables",
        "POST, /api/tables",
        "GET, /api/tables/watchable",
        "GET, /api/tables/{table}",
        "DELETE, /api/tables/{table}",
        "POST, /api/tables/{table}/seats/0",
        "DELETE, /api/tables/{table}/seats/1",
        "POST, /api/tables/{table}/seats/0/bot",
        "POST, /api/tables/{table}/seats/0/network-bot",
        "PUT, /api/tables/{table}/host",
        "PUT, /api/tables/{table}/contribution",
        "POST, /api/tables/{table}/start",
        "POST, /api/tables/{table}/rematch",
        "POST, /api/tables/{table}/live",
        "GET, /api/tables/{table}/export",
        "GET, /api/tables/{table}/hint",
        "GET, /api/tables/{table}/replay/hint/3",
        "GET, /api/tables/{table}/%6Cive",
        "GET, /api/games",
        "GET, /api/ratings",
        "GET, /api/never-was"
    })
    void with_a_token_nothing_else_is_done_whatever_cookies_come_along(String method, String path) {
        HttpResponse<String> answer = ana.send(ana.request(path.replace("{table}", table))
                .header("Authorization", "Bearer " + made.token())
                .header("Content-Type", "application/json")
                .method(method, BodyPublishers.ofString("{}")));

        assertProblem(answer, 403, "bot-may-not");
        assertThat(Guest.problem(answer).detail()).endsWith(".");
    }
}
