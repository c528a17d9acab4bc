package dev.anden.server;

import static dev.anden.server.testing.Answers.assertAccepted;
import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.SeatKind;
import dev.anden.protocol.account.Person;
import dev.anden.protocol.account.Protection;
import dev.anden.protocol.account.Recoverable;
import dev.anden.protocol.account.Recovered;
import dev.anden.protocol.account.Recovery;
import dev.anden.protocol.json.WireJson;
import dev.anden.protocol.reminder.ReminderTopic;
import dev.anden.protocol.reminder.ReminderWishes;
import dev.anden.protocol.reminder.Reminders;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.OneServer;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

@Tag("store")
class RecoveryTest {
    private static final String PASSWORD = "a quiet platform";

    @RegisterExtension
    static final OneServer SERVER = new OneServer();

    private Guest ana;
    private Guest phone;

    @BeforeEach
    void come() {
        ana = SERVER.guest();
        phone = SERVER.guest();
    }

    @Test
    void who_has_lost_the_cookie_takes_the_seat_again_and_plays() {
        Duel duel = SERVER.duel().chooseTickets();
        Guest lost = duel.toAct();
        lost.put("/api/me", new Person("Lost"));
        Recovery link = make(lost);

        assertThat(look(phone, link)).isEqualTo(new Recoverable("Lost", 1, false));
        assertThat(look(lost, link).here()).isTrue();
        assertThat(phone.table(duel.table()).you()).isEmpty();
        assertThat(follow(phone, link).statusCode()).isEqualTo(200);

        assertThat(phone.me().name()).isEqualTo("Lost");
        try (LiveClient live = phone.watch(duel.table())) {
            assertThat(live.awaitTurn()).isTrue();
            assertAccepted(live.chooseFirst());
        }
    }

    @Test
    void what_the_new_browser_had_already_goes_with_it() {
        Recovery link = make(ana);
        String own = phone.createTable("me", "friend").id();

        follow(phone, link);

        assertThat(phone.table(own).you()).contains(0);
        assertThat(ana.table(own).you()).contains(0);
    }

    @Test
    void where_both_had_a_seat_the_browser_s_own_becomes_free() {
        String table = ana.createTable("me", "friend").id();
        phone.sitDown(table, 1);

        HttpResponse<String> followed = follow(phone, make(ana));

        assertThat(WireJson.mapper().readValue(followed.body(), Recovered.class).seatsLeft())
                .isEqualTo(1);
        assertThat(phone.table(table).you()).contains(0);
        assertThat(phone.table(table).seats().get(1).kind()).isEqualTo(SeatKind.FREE);
    }

    @Test
    void a_link_is_worth_nothing_once_another_one_is_made_or_it_is_revoked() {
        Recovery first = make(ana);
        Recovery second = make(ana);
        assertProblem(follow(phone, first), 404, "no-such-link");
        assertThat(ana.get("/api/account").body()).contains("\"recovery\":1");

        ana.delete("/api/account/recovery");

        assertProblem(follow(phone, second), 404, "no-such-link");
        assertThat(ana.get("/api/account").body()).contains("\"recovery\":null");
        for (String wrong : List.of("", "x", second.token() + "x", "' or 1=1 --", "a".repeat(10_000))) {
            assertProblem(follow(phone, new Recovery(wrong)), 404, "no-such-link");
        }
    }

    @Test
    void whoever_has_an_account_signs_in_instead() {
        Recovery link = make(ana);
        ana.post("/api/account", new Protection("recovering", PASSWORD));

        assertProblem(follow(phone, link), 404, "no-such-link");
        assertProblem(ana.post("/api/account/recovery", List.of()), 409, "already-protected");
    }

    @Test
    void followed_where_somebody_is_signed_in_it_brings_the_seats_to_the_account() {
        String table = ana.createTable("me", "friend").id();
        Recovery link = make(ana);
        phone.post("/api/account", new Protection("account", PASSWORD));

        assertThat(follow(phone, link).body()).contains("\"handle\":\"account\"");

        assertThat(phone.table(table).you()).contains(0);
        assertThat(phone.table(table).host()).isTrue();
        assertThat(ana.table(table).you()).isEmpty();
        assertProblem(follow(SERVER.guest(), link), 404, "no-such-link");
    }

    @Test
    void followed_where_somebody_is_signed_in_it_changes_nothing_of_what_they_are_told() {
        var wishes = new ReminderWishes(List.of(ReminderTopic.INVITATION), Optional.empty());
        ana.put("/api/reminders/wishes", wishes);
        Recovery link = make(ana);
        phone.post("/api/account", new Protection("told-as-the-guest", PASSWORD));

        follow(phone, link);

        assertThat(phone.ask("/api/reminders", Reminders.class).wishes()).isEqualTo(ReminderWishes.ALL);
    }

    @Test
    void beside_somebody_with_the_name_of_whoever_takes_it_a_seat_keeps_the_one_it_had() {
        String table = ana.named("Ana").createTable("me", "friend").id();
        Guest lost = SERVER.guest().named("Lost");
        lost.sitDown(table, 1);
        ana.start(table);
        Recovery link = make(lost);
        phone.named("ANA").post("/api/account", new Protection("another-ana", PASSWORD));

        follow(phone, link);

        assertThat(phone.table(table).you()).contains(1);
        assertThat(ana.table(table).seats().get(1).name()).isEqualTo("Lost");
    }

    private static Recovery make(Guest guest) {
        return WireJson.mapper()
                .readValue(guest.post("/api/account/recovery", List.of()).body(), Recovery.class);
    }

    private static Recoverable look(Guest guest, Recovery link) {
        return WireJson.mapper()
                .readValue(guest.post("/api/recovery/look", link).body(), Recoverable.class);
    }

    private static HttpResponse<String> follow(Guest guest, Recovery link) {
        return guest.post("/api/recovery", link);
    }
}
