package dev.anden.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import dev.anden.protocol.ServerInfo;
import dev.anden.protocol.account.Protection;
import dev.anden.protocol.json.WireJson;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.Limited;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.RawRequest;
import dev.anden.server.testing.TestServers;
import dev.anden.server.web.AddressList;
import dev.anden.server.web.Door;
import dev.anden.server.web.Entrance;
import dev.anden.server.web.Limits;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.LoggerFactory;

/// A server behind a proxy, which here is whoever asks.
class ProxyTest {
    private static final Entrance BEHIND_PROXY = Entrance.OPEN.withProxies(AddressList.LOCAL);

    @TempDir
    Path folder;

    @Test
    void limits_count_the_address_that_a_trusted_proxy_tells() {
        try (RunningServer server = start(BEHIND_PROXY, oneRequestEach())) {
            assertThat(asks(server, "X-Forwarded-For: 203.0.113.1")).isEqualTo(200);
            assertThat(asks(server, "X-Forwarded-For: 203.0.113.2")).isEqualTo(200);
            assertThat(asks(server, "X-Forwarded-For: 203.0.113.1")).isEqualTo(429);
        }
    }

    @Test
    void what_stands_before_the_address_that_the_proxy_saw_was_written_by_anybody() {
        try (RunningServer server = start(BEHIND_PROXY, oneRequestEach())) {
            assertThat(asks(server, "X-Forwarded-For: 198.51.100.1, 203.0.113.1"))
                    .isEqualTo(200);
            assertThat(asks(server, "X-Forwarded-For: 198.51.100.2, 203.0.113.1, 127.0.0.1"))
                    .isEqualTo(429);
            assertThat(asks(server, "X-Forwarded-For: 198.51.100.3", "X-Forwarded-For: 203.0.113.1"))
                    .isEqualTo(429);
        }
    }

    @Test
    void an_address_may_come_with_its_port_and_in_brackets() {
        try (RunningServer server = start(BEHIND_PROXY, oneRequestEach())) {
            assertThat(asks(server, "X-Forwarded-For: 203.0.113.1:5678")).isEqualTo(200);
            assertThat(asks(server, "X-Forwarded-For: 203.0.113.1")).isEqualTo(429);
            assertThat(asks(server, "X-Forwarded-For: 203.0.113.2:5678, 127.0.0.1:80"))
                    .isEqualTo(200);
            assertThat(asks(server, "X-Forwarded-For: [2001:db8::1]:443")).isEqualTo(200);
            assertThat(asks(server, "X-Forwarded-For: [2001:db8::2]")).isEqualTo(429);
        }
    }

    @Test
    void what_a_proxy_says_that_is_no_address_is_told_once_and_counts_as_the_proxy() {
        var told = new ListAppender<ILoggingEvent>();
        var log = (Logger) LoggerFactory.getLogger(Door.class);
        told.start();
        try (RunningServer server = start(BEHIND_PROXY, oneRequestEach())) {
            log.addAppender(told);
            assertThat(asks(server, "X-Forwarded-For: 203.0.113.1, unknown")).isEqualTo(200);
            assertThat(asks(server, "X-Forwarded-For: 203.0.113.2, _hidden")).isEqualTo(429);
        } finally {
            log.detachAppender(told);
        }
        assertThat(told.list)
                .extracting(event -> event.getKeyValuePairs().toString())
                .containsExactly("[said=\"unknown\"]");
    }

    @Test
    void a_forwarded_address_is_not_believed_of_somebody_who_is_no_proxy() {
        try (RunningServer server = start(Entrance.OPEN, oneRequestEach())) {
            assertThat(asks(server, "X-Forwarded-For: 203.0.113.1")).isEqualTo(200);
            assertThat(asks(server, "X-Forwarded-For: 203.0.113.2")).isEqualTo(429);
        }
    }

    @Test
    void one_home_has_many_addresses_of_the_sixth_version_and_counts_once() {
        try (RunningServer server = start(BEHIND_PROXY, oneRequestEach())) {
            assertThat(asks(server, "X-Forwarded-For: 2001:db8:1:2::1")).isEqualTo(200);
            assertThat(asks(server, "X-Forwarded-For: 2001:db8:1:2:ffff::9")).isEqualTo(429);
            assertThat(asks(server, "X-Forwarded-For: 2001:db8:1:3::1")).isEqualTo(200);
        }
    }

    @Test
    void a_live_connection_counts_at_its_real_address_too() {
        try (RunningServer server = start(BEHIND_PROXY, oneRequestEach())) {
            assertThat(asks(server, "X-Forwarded-For: 203.0.113.7")).isEqualTo(200);
            assertThat(RawRequest.status(RawRequest.upgrade(
                            server.address(), "/api/tables/none/live", "X-Forwarded-For: 203.0.113.7")))
                    .isEqualTo(429);
        }
    }

    @Test
    void the_cookie_is_for_https_alone_where_the_browser_came_by_it() {
        try (RunningServer server = start(BEHIND_PROXY, Limits.NONE)) {
            assertThat(cookie(server, "X-Forwarded-Proto: https")).contains("; Secure");
            assertThat(cookie(server, "X-Forwarded-Proto: http")).doesNotContain("; Secure");
            assertThat(cookie(server, "X-Other: https")).doesNotContain("; Secure");
        }
        try (RunningServer server = start(Entrance.OPEN, Limits.NONE)) {
            assertThat(cookie(server, "X-Forwarded-Proto: https")).doesNotContain("; Secure");
        }
    }

    @Test
    void by_https_browsers_take_the_cookie_from_this_host_alone() {
        try (RunningServer server = start(BEHIND_PROXY, Limits.NONE)) {
            assertThat(cookie(server, "X-Forwarded-Proto: https"))
                    .startsWith("Set-Cookie: __Host-anden-guest=")
                    .contains("; Path=/;", "; Secure")
                    .doesNotContain("Domain");
            assertThat(cookie(server, "X-Forwarded-Proto: http")).startsWith("Set-Cookie: anden-guest=");
        }
    }

    @Test
    void a_cookie_of_before_is_known_until_it_is_replaced_and_not_beside_one_of_this_host() {
        try (RunningServer server = start(BEHIND_PROXY, Limits.NONE)) {
            String before = new Browser(server, "").greet().getFirst().split("=|;", -1)[1];
            String other = new Browser(server, "").greet().getFirst().split("=|;", -1)[1];

            List<String> told = new Browser(server, "anden-guest=" + before).greet();
            List<String> tossed =
                    new Browser(server, "anden-guest=" + other + "; __Host-anden-guest=" + before).greet();

            for (List<String> cookies : List.of(told, tossed)) {
                assertThat(cookies.getFirst()).startsWith("__Host-anden-guest=" + before + ";");
                assertThat(cookies.getLast()).startsWith("anden-guest=;").contains("Max-Age=0");
            }
        }
    }

    @Test
    void whoever_signs_in_and_out_by_https_leaves_no_cookie_of_another_name() {
        try (RunningServer server = start(BEHIND_PROXY, Limits.NONE)) {
            String guest = new Browser(server, "").greet().getFirst().split("=|;", -1)[1];

            List<String> in = new Browser(server, "anden-guest=" + guest).protect();
            assertThat(in)
                    .satisfiesExactly(
                            session -> assertThat(session)
                                    .startsWith("__Host-anden-session=")
                                    .contains("; Secure"),
                            own -> assertThat(own)
                                    .startsWith("__Host-anden-guest=;")
                                    .contains("; Secure"),
                            old -> assertThat(old).startsWith("anden-guest=;"));
            String token = in.getFirst().split("=|;", -1)[1];
            assertThat(new Browser(server, "__Host-anden-session=" + token).account())
                    .contains("\"ana\"");
            assertThat(new Browser(server, "anden-session=" + token).account()).contains("\"ana\"");
            assertThat(new Browser(server, "anden-session=" + token + "; __Host-anden-session=forged").account())
                    .doesNotContain("\"ana\"");

            List<String> out = new Browser(server, "__Host-anden-session=" + token).signOut();
            assertThat(out)
                    .allSatisfy(cookie ->
                            assertThat(cookie).startsWith("__Host-anden-").contains("=;", "Max-Age=0", "; Secure"));
        }
    }

    /// One that came by HTTPS.
    ///
    /// @param cookies what it sends
    private record Browser(RunningServer server, String cookies) {
        List<String> greet() {
            return told(asking("/api/me").GET());
        }

        String account() {
            return sent(asking("/api/account").GET()).body();
        }

        List<String> protect() {
            String wish = WireJson.mapper().writeValueAsString(new Protection("ana", Guest.PASSWORD));
            return told(asking("/api/account")
                    .header("Content-Type", "application/json")
                    .POST(BodyPublishers.ofString(wish)));
        }

        List<String> signOut() {
            return told(asking("/api/session").DELETE());
        }

        private HttpRequest.Builder asking(String path) {
            HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(server.address() + path))
                    .header("X-Anden", "1")
                    .header("X-Forwarded-Proto", "https");
            return cookies.isEmpty() ? request : request.header("Cookie", cookies);
        }

        private List<String> told(HttpRequest.Builder request) {
            return sent(request).headers().allValues("Set-Cookie");
        }

        private static HttpResponse<String> sent(HttpRequest.Builder request) {
            try (HttpClient client = HttpClient.newHttpClient()) {
                return client.sendAsync(request.build(), BodyHandlers.ofString())
                        .join();
            }
        }
    }

    @Test
    void a_server_that_has_a_name_answers_to_no_other() {
        var named = Entrance.OPEN.withHostNames(List.of("Games.example.org", "[::1]"));
        try (RunningServer server = start(named, Limits.NONE)) {
            assertThat(called(server, "games.example.org")).isEqualTo(200);
            assertThat(called(server, "GAMES.example.org:8443")).isEqualTo(200);
            assertThat(called(server, "[::1]:80")).isEqualTo(200);
            assertThat(called(server, "evil.example.org")).isEqualTo(421);
            assertThat(RawRequest.get(server.address(), "/", "Host: evil.example.org"))
                    .contains("\"foreign-host\"");
        }
    }

    @Test
    void names_may_be_written_with_blanks_and_in_any_alphabet() {
        assertThat(Entrance.OPEN
                        .withHostNames(List.of(" Games.example.org", "juegos.españa.example ", "::1", "192.0.2.7"))
                        .hostNames())
                .containsExactly("games.example.org", "juegos.xn--espaa-rta.example", "[::1]", "192.0.2.7");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "games.example.org:8080",
                "https://games.example.org",
                "games.example.org/",
                "*.example.org",
                "a b",
                "-a.org",
                "[::1]:80",
                "a..b"
            })
    void a_name_that_no_server_can_have_is_refused(String name) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Entrance.OPEN.withHostNames(List.of(name)))
                .withMessage(name);
    }

    @Test
    void whoever_comes_by_a_public_name_is_not_told_that_nobody_else_can() {
        try (RunningServer server = TestServers.start(folder)) {
            String answer = RawRequest.get(server.address(), "/api/server", "Host: games.example.org");
            String body = answer.substring(answer.indexOf("\r\n\r\n") + 4);

            assertThat(body).contains("\"onlyHere\":false");
            assertThat(WireJson.mapper()
                            .readValue(new Guest(server).get("/api/server").body(), ServerInfo.class)
                            .onlyHere())
                    .isTrue();
        }
    }

    @Test
    void a_person_has_a_bounded_number_of_live_connections() {
        try (RunningServer server = TestServers.start(folder)) {
            Guest guest = new Guest(server);
            String table = guest.createTable("me", "friend").id();
            var open = new ArrayList<LiveClient>();
            boolean refused = false;
            while (!refused && open.size() < 100) {
                try {
                    open.add(guest.watch(table));
                    open.getLast().await("welcome");
                } catch (CompletionException full) {
                    refused = true;
                }
            }
            open.forEach(LiveClient::close);

            assertThat(open).hasSize(40);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "proxy.example.org", "10.0.0.0/33", "10.0.0.0/x", "10.1", "192.168.1/24", "::/129"})
    void a_proxy_is_an_address_or_a_network(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> AddressList.of(List.of(text)))
                .withMessage(text);
    }

    private RunningServer start(Entrance entrance, Limits limits) {
        return TestServers.start(
                TestServers.options(folder).withEntrance(entrance).withLimits(limits));
    }

    /// One for each of the persons that an address may stand for.
    private static Limits oneRequestEach() {
        return Limited.REQUESTS.only(new Limits.Rate(1, 0.001));
    }

    /// Asks as often as an address may at once; the last status.
    private static int asks(RunningServer server, String... headers) {
        var lines = new ArrayList<>(List.of("Host: localhost"));
        lines.addAll(List.of(headers));
        int status = 0;
        for (int time = 0; time < Limits.ADDRESS; time++) {
            status = RawRequest.status(RawRequest.get(server.address(), "/api/games", lines.toArray(String[]::new)));
        }
        return status;
    }

    private static int called(RunningServer server, String host) {
        return RawRequest.status(RawRequest.get(server.address(), "/api/games", "Host: " + host));
    }

    private static String cookie(RunningServer server, String header) {
        return RawRequest.get(server.address(), "/api/me", "Host: localhost", "X-Anden: 1", header)
                .lines()
                .filter(line -> line.startsWith("Set-Cookie"))
                .findFirst()
                .orElseThrow();
    }
}
