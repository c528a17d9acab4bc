package dev.anden.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.anden.protocol.ClientMessage.Silence;
import dev.anden.protocol.account.Companion;
import dev.anden.protocol.account.Person;
import dev.anden.protocol.account.Recovery;
import dev.anden.protocol.account.SignIn;
import dev.anden.protocol.talk.SilenceKind;
import dev.anden.protocol.talk.SilencedPeople;
import dev.anden.protocol.talk.SilencedPerson;
import dev.anden.protocol.talk.Whom;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.MovedClock;
import dev.anden.server.testing.OneServer;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.JsonNode;

/// Whoever has muted or blocked somebody finds them away from any table, and lets them go there.
class SilencedPeopleTest {
    private static final Duration DAY = Duration.ofDays(1);
    private static final MovedClock CLOCK = new MovedClock();

    @RegisterExtension
    static final OneServer SERVER = new OneServer(CLOCK);

    private Guest ana = SERVER.guest();
    private Guest bea = SERVER.guest();
    private Duel withBea = new Duel(ana, bea, "");
    private Duel withCarl = new Duel(ana, bea, "");

    @BeforeEach
    void twoAreMutedOneAfterTheOther() {
        ana = SERVER.guest().named("Ana");
        bea = SERVER.guest().named("Bea");
        withBea = playing(bea);
        withCarl = playing(SERVER.guest().named("Carl"));
        silence(withBea, SilenceKind.MUTE);
        CLOCK.pass(DAY);
        silence(withCarl, SilenceKind.MUTE);
    }

    @Test
    void they_are_listed_with_what_each_is_and_since_when_the_latest_first() {
        long now = CLOCK.millis();
        assertThat(silenced())
                .extracting(SilencedPerson::name, SilencedPerson::kind, SilencedPerson::since)
                .containsExactly(
                        tuple("Carl", SilenceKind.MUTE, now), tuple("Bea", SilenceKind.MUTE, now - DAY.toMillis()));
    }

    @Test
    void whoever_is_blocked_after_having_been_muted_is_so_since_then_and_stays_so_when_muted_again() {
        CLOCK.pass(DAY);
        long blocked = CLOCK.millis();
        silence(withBea, SilenceKind.BLOCK);
        CLOCK.pass(DAY);
        silence(withBea, SilenceKind.MUTE);
        silence(withBea, SilenceKind.BLOCK);

        SilencedPerson first = silenced().getFirst();
        assertThat(first.name()).isEqualTo("Bea");
        assertThat(first.kind()).isEqualTo(SilenceKind.BLOCK);
        assertThat(first.since()).isEqualTo(blocked);
    }

    @Test
    void whoever_is_let_go_is_heard_again_at_a_table_that_is_looked_at_meanwhile() {
        try (LiveClient live = ana.watch(withBea.table())) {
            assertThat(toldSilenced(live)).hasSize(2);

            String id = silenced().getLast().id();
            assertThat(Guest.read(ana.delete("/api/me/silenced/" + id), SilencedPeople.class)
                            .people())
                    .extracting(SilencedPerson::name)
                    .containsExactly("Carl");

            assertThat(toldSilenced(live)).hasSize(1);
        }
        assertThat(silenced()).extracting(SilencedPerson::name).containsExactly("Carl");
    }

    @Test
    void a_blocked_person_can_sit_down_again_after_having_been_let_go() {
        CLOCK.pass(DAY);
        silence(withBea, SilenceKind.BLOCK);
        String table = ana.createTable("me", "friend").id();
        assertThat(bea.post(seat(table), List.of()).statusCode()).isGreaterThanOrEqualTo(400);

        ana.delete("/api/me/silenced/" + silenced().getFirst().id());

        assertThat(bea.post(seat(table), List.of()).statusCode()).isEqualTo(200);
    }

    @Test
    void nobody_else_sees_them_or_lets_them_go_and_no_id_of_a_person_is_told() {
        String id = silenced().getFirst().id();
        assertThat(Guest.read(bea.delete("/api/me/silenced/" + id), SilencedPeople.class)
                        .people())
                .isEmpty();
        assertThat(SERVER.guest().ask("/api/me/silenced", SilencedPeople.class).people())
                .isEmpty();
        assertThat(silenced()).hasSize(2);

        JsonNode told = Guest.JSON.readTree(ana.get("/api/me/silenced").body()).get("people");
        assertThat(told.get(0).propertyNames()).containsExactlyInAnyOrder("id", "name", "kind", "since");
        assertThat(id).hasSize(12);
    }

    @Test
    void each_person_of_a_device_has_a_list_of_their_own() {
        int luis = Guest.read(ana.post("/api/companions", new Person("Luis")), Companion.class)
                .number();
        String asLuis = "?as=" + luis;
        String table = ana.createTable("me", "friend", "friend").id();
        ana.post(seat(table) + asLuis, List.of());
        bea.sitDown(table, 2);
        ana.start(table);
        try (LiveClient live = ana.watchAs(table, String.valueOf(luis))) {
            live.await("welcome");
            live.order(id -> new Silence(id, new Whom.Seated(2), SilenceKind.BLOCK));
        }

        List<SilencedPerson> his =
                ana.ask("/api/me/silenced" + asLuis, SilencedPeople.class).people();
        assertThat(his)
                .extracting(SilencedPerson::name, SilencedPerson::kind)
                .containsExactly(tuple("Bea", SilenceKind.BLOCK));
        assertThat(silenced()).extracting(SilencedPerson::name).containsExactly("Carl", "Bea");

        ana.delete("/api/me/silenced/" + his.getFirst().id());
        assertThat(ana.ask("/api/me/silenced" + asLuis, SilencedPeople.class).people())
                .isEqualTo(his);
        ana.delete("/api/me/silenced/" + his.getFirst().id() + asLuis);
        assertThat(ana.ask("/api/me/silenced" + asLuis, SilencedPeople.class).people())
                .isEmpty();
        assertThat(silenced()).hasSize(2);
    }

    @Test
    void a_page_that_is_open_as_the_account_is_told_whom_the_guest_who_signs_in_did_not_hear() {
        Guest account = SERVER.guest().protectedBy("quiet-account");
        try (LiveClient live = account.watch(withBea.table())) {
            live.await("welcome");
            Guest.read(ana.post("/api/session", new SignIn("quiet-account", "una estación lejana")), Object.class);

            assertThat(toldSilenced(live)).hasSize(2);
        }
    }

    @Test
    void a_page_that_is_open_as_the_account_is_told_whom_the_guest_whose_link_it_follows_did_not_hear() {
        Guest account = SERVER.guest().protectedBy("quiet-follower");
        Recovery link = Guest.read(ana.post("/api/account/recovery", List.of()), Recovery.class);
        try (LiveClient live = account.watch(withBea.table())) {
            live.await("welcome");
            Guest.read(account.post("/api/recovery", link), Object.class);

            assertThat(toldSilenced(live)).hasSize(2);
        }
    }

    @Test
    void whoever_has_another_name_since_is_found_by_it() {
        bea.named("Beatriz");
        assertThat(silenced()).extracting(SilencedPerson::name).containsExactly("Carl", "Beatriz");
    }

    private List<SilencedPerson> silenced() {
        return ana.ask("/api/me/silenced", SilencedPeople.class).people();
    }

    private static JsonNode toldSilenced(LiveClient live) {
        return live.await("talk").get("silenced");
    }

    private Duel playing(Guest other) {
        String table = ana.createTable("me", "friend").id();
        other.sitDown(table, 1);
        ana.start(table);
        return new Duel(ana, other, table);
    }

    /// Ana doesn't want to hear the other one of a table.
    private void silence(Duel duel, SilenceKind kind) {
        try (LiveClient live = ana.watch(duel.table())) {
            live.await("welcome");
            live.order(id -> new Silence(id, new Whom.Seated(1), kind));
        }
    }

    private static String seat(String table) {
        return "/api/tables/%s/seats/1".formatted(table);
    }
}
