package dev.anden.server;

import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.ClientMessage.Report;
import dev.anden.protocol.ClientMessage.Say;
import dev.anden.protocol.ClientMessage.Silence;
import dev.anden.protocol.account.Person;
import dev.anden.protocol.talk.SilenceKind;
import dev.anden.protocol.talk.Whom;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.Limited;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.RawRequest;
import dev.anden.server.testing.TestServers;
import dev.anden.server.web.Limits;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.InstantSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Somebody who sets table after table up, as somebody else each time. `-Pattack` tries it ten thousand times.
class OneAddressTest {
    private static final int TRIES = Integer.getInteger("anden.attack.tables", 400);

    /// What one person may at once.
    private static final int TABLES = 20;

    private static final Person NAME = new Person("Ana");

    @TempDir
    Path folder;

    @Test
    void an_address_sets_up_so_many_tables_and_no_more_whoever_it_says_it_is() {
        var limits = Limited.TABLES.only(Limits.DEFAULT.tables());
        // A clock that stands: how quick the machine is doesn't count.
        InstantSource clock = InstantSource.fixed(InstantSource.system().instant());
        try (RunningServer server =
                TestServers.start(TestServers.options(folder).withLimits(limits), clock)) {
            int setUp = 0;
            Guest guest = new Guest(server);
            HttpResponse<String> last = guest.get("/api/me");
            for (int number = 0; number < TRIES; number++) {
                guest = number % TABLES == 0 ? new Guest(server) : guest;
                last = guest.tryCreate("ttr-usa", "me", "friend");
                setUp += last.statusCode() == 200 ? 1 : 0;
            }

            assertThat(setUp).isEqualTo(TABLES * Limits.ADDRESS);
            assertProblem(last, 429, "too-many-requests");
            assertThat(guest.get("/api/games").statusCode()).isEqualTo(200);
        }
    }

    @Test
    void an_address_brings_so_many_newcomers_and_whoever_is_known_goes_on() {
        var limits = Limited.TABLES.only(new Limits.Rate(1, 0.001));
        InstantSource clock = InstantSource.fixed(InstantSource.system().instant());
        try (RunningServer server =
                TestServers.start(TestServers.options(folder).withLimits(limits), clock)) {
            Guest first = new Guest(server);
            assertThat(first.put("/api/me", NAME).statusCode()).isEqualTo(200);
            for (int number = 1; number < Limits.ADDRESS; number++) {
                assertThat(new Guest(server).put("/api/me", NAME).statusCode()).isEqualTo(200);
            }

            assertProblem(new Guest(server).put("/api/me", NAME), 429, "too-many-requests");
            assertThat(first.put("/api/me", NAME).statusCode()).isEqualTo(200);
            Guest greeted = new Guest(server);
            assertThat(greeted.get("/api/me").statusCode()).isEqualTo(200);
            assertProblem(greeted.put("/api/me", NAME), 429, "too-many-requests");
        }
    }

    @Test
    void whoever_speaks_or_mutes_first_of_all_counts_as_a_newcomer_too() {
        var limits = Limited.TABLES.only(new Limits.Rate(1, 0.001));
        InstantSource clock = InstantSource.fixed(InstantSource.system().instant());
        try (RunningServer server =
                TestServers.start(TestServers.options(folder).withLimits(limits), clock)) {
            Guest host = new Guest(server).named("Ana");
            String table = host.createTable("me", "friend").id();
            Guest speaker = greeted(server);
            try (LiveClient live = speaker.watch(table)) {
                assertThat(live.order(id -> new Say(id, "Hello")).get("type").asString())
                        .isEqualTo("heard");
                assertThat(live.order(id -> new Say(id, "Here I am"))
                                .get("type")
                                .asString())
                        .isEqualTo("heard");
            }
            for (int number = 2; number < Limits.ADDRESS; number++) {
                assertThat(new Guest(server).put("/api/me", NAME).statusCode()).isEqualTo(200);
            }

            try (LiveClient live = greeted(server).watch(table)) {
                var ana = new Whom.Seated(0);
                assertProblem(live.order(id -> new Say(id, "Hello")), "too-many-requests");
                assertProblem(live.order(id -> new Silence(id, ana, SilenceKind.MUTE)), "too-many-requests");
                assertProblem(live.order(id -> new Report(id, ana, "Rude")), "too-many-requests");
            }
            try (LiveClient live = speaker.watch(table)) {
                assertThat(live.order(id -> new Say(id, "Still here"))
                                .get("type")
                                .asString())
                        .isEqualTo("heard");
            }
        }
    }

    /// Somebody of whom nothing is written down yet.
    private static Guest greeted(RunningServer server) {
        Guest guest = new Guest(server);
        guest.get("/api/me");
        return guest;
    }

    @Test
    void an_address_that_asks_too_often_whether_pages_are_there_gets_the_page_and_no_answer() {
        var limits = Limited.REQUESTS.only(new Limits.Rate(1, 0.001));
        InstantSource clock = InstantSource.fixed(InstantSource.system().instant());
        try (RunningServer server =
                TestServers.start(TestServers.options(folder).withLimits(limits), clock)) {
            for (int number = 0; number < Limits.ADDRESS; number++) {
                assertThat(statusOfPage(server)).isEqualTo(404);
            }

            assertThat(statusOfPage(server)).isEqualTo(200);
        }
    }

    private static int statusOfPage(RunningServer server) {
        return RawRequest.status(RawRequest.get(server.address(), "/players/" + "0".repeat(32), "Host: localhost"));
    }
}
