package dev.anden.server;

import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import dev.anden.protocol.account.Person;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.HeardLog;
import dev.anden.server.testing.Limited;
import dev.anden.server.testing.OneServer;
import dev.anden.server.testing.RawRequest;
import dev.anden.server.testing.TestServers;
import dev.anden.server.web.Limits;
import java.io.ByteArrayInputStream;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HttpInputTest {
    @RegisterExtension
    static final OneServer SERVER = new OneServer();

    private Guest guest;

    @BeforeEach
    void comeIn() {
        guest = SERVER.guest();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {"game":"ttr-usa","seats":                                       | bad-message  | It isn't JSON: line 1
            ''                                                               | bad-message  | body of JSON
            {"game":"ttr-usa"}                                               | bad-message  | field seats
            {"game":"ttr-usa","seats":[],"options":{},"time":{"type":"none"},"rated":true,"spectators":{"type":"public"},"map":1} | bad-message | no field map
            {"game":"ttr-usa","seats":[{"kind":"me"}]}                       | bad-message  | field seats[0].bot
            {"game":"ttr-usa","seats":[{"kind":"me","bot":null}]}            | bad-message  | field seats[0].bot
            {"game":"ttr-usa","seats":[{"kind":"queen","bot":""}]}           | bad-message  | field seats[0].kind has to be one of me, friend, bot, network-bot.
            {"game":"ttr-usa","seats":[]}                                    | bad-seats    | 2 to 5 seats
            {"game":"chess","seats":[],"options":{},"time":{"type":"none"},"rated":true,"spectators":{"type":"public"}} | unknown-game | no such game
            {"game":"ttr-usa","seats":[{"kind":"me","bot":""}],"options":{},"time":{"type":"none"},"rated":true,"spectators":{"type":"public"}} | bad-seats | 2 to 5 seats
            {"game":"ttr-usa","seats":[],"options":{},"time":{"type":"live","bank":60000}} | bad-message | field time.bonus
            {"game":"ttr-usa","seats":[],"options":{},"time":{"type":"hourglass"}} | bad-message | field time has an unknown type
            """)
    void a_table_that_cannot_be_set_up_is_refused_by_name(String body, String code, String detail) {
        HttpResponse<String> answer = send(body);

        assertThat(Guest.problem(answer).code()).isEqualTo(code);
        assertThat(Guest.problem(answer).detail()).contains(detail).doesNotContain("dev.anden");
    }

    @Test
    void seats_that_contradict_one_another_are_refused() {
        assertProblem(guest.tryCreate("ttr-usa", "me", "me"), 400, "bad-seats");
        assertProblem(guest.tryCreate("ttr-usa", "me", "genius"), 400, "unknown-level");
    }

    @ParameterizedTest
    @CsvSource({
        "'', bad-name",
        "'   ', bad-name",
        "1234567890123456789012345, bad-name",
        "a\\u0000b, hidden-in-name",
        "a\\u202Eb, hidden-in-name",
        "a\\nb, hidden-in-name",
        "a\\u0301\\u0301\\u0301, marks-in-name",
        "ANDÉN, name-is-ours"
    })
    void a_name_that_cannot_be_shown_is_refused(String name, String code) {
        HttpResponse<String> answer = guest.send(guest.request("/api/me")
                .header("Content-Type", "application/json")
                .PUT(BodyPublishers.ofString("{\"name\":\"" + name + "\"}")));

        assertProblem(answer, 400, code);
    }

    /// A browser that follows a link on a foreign page sends no cookie of ours, but keeps one that comes.
    @Test
    void nobody_becomes_somebody_else_by_following_a_link() {
        assertThat(opened("Accept", "text/html,application/xhtml+xml,*/*;q=0.8"))
                .doesNotContainKey("set-cookie");
        assertThat(opened("Sec-Fetch-Mode", "navigate")).doesNotContainKey("set-cookie");
        assertThat(opened("Accept", "*/*")).containsKey("set-cookie");
        assertThat(opened("Accept", "text/html,*/*;q=0.8")).doesNotContainKey("set-cookie");
    }

    private Map<String, List<String>> opened(String header, String value) {
        return guest.send(guest.request("/api/me").header(header, value).GET())
                .headers()
                .map();
    }

    @Test
    void a_name_may_be_of_any_script() {
        assertThat(guest.put("/api/me", new Person(" Ñandú 李 ")).body()).isEqualTo("{\"name\":\"Ñandú 李\"}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/a<b>", "/%", "/..;/x", "/\\", "/api/tables/%00"})
    void an_address_that_is_none_is_refused_without_a_word_of_what_the_server_is_made_of(String path) {
        String answer = RawRequest.get(SERVER.address(), path, "Host: localhost");

        assertThat(RawRequest.status(answer)).isBetween(400, 499);
        assertThat(answer).doesNotContainIgnoringCase("tomcat").doesNotContain("<html", "<!doctype", "Exception");
    }

    @Test
    void a_way_of_sending_that_is_unknown_is_no_failure_of_the_server() {
        String answer =
                RawRequest.get(SERVER.address(), "/api/games", "Host: localhost", "Transfer-Encoding: unheard-of");

        assertThat(RawRequest.status(answer)).isEqualTo(501);
        assertThat(answer).contains("\"bad-message\"");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/../../../../../../etc/passwd",
                "/assets/../../../../../etc/passwd",
                "/assets/..%2f..%2f..%2f..%2fetc%2fpasswd",
                "/assets/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
                "/assets/%252e%252e%252f%252e%252e%252fetc%252fpasswd",
                "/assets/..%5c..%5cetc%5cpasswd",
                "//etc/passwd",
                "/%2fetc/passwd",
                "/assets/%00/etc/passwd",
                "/assets/..;/..;/etc/passwd",
                "http://localhost/etc/passwd",
                "/anden.db",
                "/../anden.db",
                "/META-INF/MANIFEST.MF",
                "/WEB-INF/web.xml",
                "/api/games/..%2f..%2fetc%2fpasswd/board",
                "/api/games/%252e%252e%252fusa/board"
            })
    void no_path_leads_to_a_file_that_is_not_the_client_s(String path) {
        String answer = RawRequest.get(SERVER.address(), path, "Host: localhost");

        assertThat(RawRequest.status(answer)).isLessThan(500);
        assertThat(answer).doesNotContain("root:", "SQLite format", "Manifest-Version", "<web-app", "Exception");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {"name":"Ana","name":"Bea"}            | 400
            {"name":"Ana","role":"host"}           | 400
            {"name":{"name":"Ana"}}                | 400
            {"name":1e999999}                      | 400
            """)
    void repeated_and_unknown_fields_and_other_kinds_are_refused(String body, int status) {
        HttpResponse<String> answer = guest.send(guest.request("/api/me")
                .header("Content-Type", "application/json")
                .PUT(BodyPublishers.ofString(body)));

        assertProblem(answer, status, "bad-message");
    }

    @Test
    void what_is_nested_very_deeply_is_refused() {
        assertProblem(send("[".repeat(8_000) + "]".repeat(8_000)), 400, "bad-message");
        assertProblem(send("{\"a\":".repeat(2_500) + "1" + "}".repeat(2_500)), 400, "bad-message");
    }

    @Test
    void a_body_that_is_too_long_is_refused() {
        assertProblem(send("{\"game\":\"" + "x".repeat(20_000) + "\"}"), 413, "too-large");
        assertProblem(
                guest.send(guest.request("/api/tables")
                        .header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(new byte[20_000])))),
                413,
                "too-large");
    }

    @Test
    void a_page_of_another_origin_changes_nothing() {
        assertProblem(
                guest.send(guest.request("/api/tables")
                        .header("Content-Type", "application/json")
                        .header("Origin", "https://elsewhere.example")
                        .POST(BodyPublishers.ofString("{}"))),
                403,
                "foreign-origin");
        assertProblem(
                guest.send(guest.request("/api/tables")
                        .header("Content-Type", "text/plain")
                        .POST(BodyPublishers.ofString("{}"))),
                403,
                "foreign-origin");
    }

    @Test
    void a_page_of_our_own_origin_is_welcome() {
        HttpResponse<String> answer = guest.send(guest.request("/api/me")
                .header("Content-Type", "application/json")
                .header("Origin", SERVER.address())
                .PUT(BodyPublishers.ofString("{\"name\":\"Ana\"}")));

        assertThat(answer.statusCode()).isEqualTo(200);
    }

    @Test
    void what_is_not_there_is_said_as_json() {
        assertProblem(guest.get("/api/tables/nosuchtable0"), 404, "no-such-table");
        assertProblem(guest.get("/api/nothing"), 404, "not-found");
        assertProblem(guest.get("/api/games/chess/board"), 404, "unknown-game");
        assertProblem(guest.post("/api/tables/x/seats/first", ""), 404, "not-found");
        assertProblem(guest.delete("/api/tables"), 405, "method-not-allowed");
    }

    @ParameterizedTest
    @ValueSource(strings = {"image/png", "text/html", "application/json;q=0", "x", "*/", ""})
    void whatever_somebody_would_like_to_have_an_address_answers_in_the_form_it_has(String wish) {
        try (HeardLog told = HeardLog.ofAll()) {
            HttpResponse<String> games = wishing("/api/games", wish);
            assertThat(games.statusCode()).isEqualTo(200);
            assertThat(games.headers().firstValue("Content-Type")).hasValue("application/json");
            assertProblem(wishing("/api/tables/nosuchtable0/export", wish), 404, "no-such-table");
            assertProblem(wishing("/api/nothing", wish), 404, "not-found");
            assertThat(wishing("/actuator/health", wish).statusCode()).isLessThan(500);
            assertThat(wishing("/new", wish).body()).contains("The client");
            assertThat(wishing("/", wish).statusCode()).isLessThan(500);
            assertThat(told.events().stream().filter(event -> event.getLevel().isGreaterOrEqual(Level.WARN)))
                    .isEmpty();
        }
    }

    private HttpResponse<String> wishing(String path, String type) {
        return guest.send(guest.request(path).header("Accept", type).GET());
    }

    @Test
    void parameters_that_are_no_text_are_the_caller_s_fault() {
        assertProblem(guest.get("/actuator/health?%ff"), 400, "bad-message");
    }

    @Test
    void a_forged_cookie_is_nobody_s() {
        String owner = guest.createTable("me", "friend").id();
        HttpResponse<String> forged = SERVER.guest()
                .send(guest.request("/api/tables/" + owner)
                        .header("Cookie", "anden-guest=0123456789abcdef0123456789abcdef.forged"));

        assertThat(forged.body()).contains("\"you\":null", "\"host\":false");
    }

    @Test
    void whoever_asks_too_often_is_told_to_wait(@TempDir Path folder) {
        var limits = Limited.REQUESTS.only(new Limits.Rate(5, 0.001));
        try (RunningServer strict =
                TestServers.start(TestServers.options(folder).withLimits(limits))) {
            Guest eager = new Guest(strict);
            var statuses = new ArrayList<Integer>();
            HttpResponse<String> last = eager.get("/api/me");
            for (int number = 0; number < 10; number++) {
                last = eager.get("/api/me");
                statuses.add(last.statusCode());
            }

            assertThat(statuses).contains(200, 429);
            assertProblem(last, 429, "too-many-requests");
            assertThat(last.headers().firstValue("Retry-After")).isPresent();
        }
    }

    private HttpResponse<String> send(String body) {
        return guest.send(guest.request("/api/tables")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body)));
    }
}
