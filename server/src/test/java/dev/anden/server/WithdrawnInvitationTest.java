package dev.anden.server;

import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.MyGames;
import dev.anden.protocol.NewInvitation;
import dev.anden.protocol.NewListing;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.WaitingGames;
import dev.anden.protocol.past.KnownPeople;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.table.InvitationStore;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.OneServer;
import dev.anden.server.testing.PastGames;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Whoever has invited somebody may think better of it, as long as there is no answer.
class WithdrawnInvitationTest {
    @RegisterExtension
    static final OneServer SERVER = new OneServer();

    private Duel duel = new Duel(SERVER.guest(), SERVER.guest(), "");

    @BeforeEach
    void twoWhoHavePlayed() {
        duel = played(SERVER.duel());
        duel.ana().named("Ana");
        duel.bea().named("Bea");
    }

    @Test
    void what_is_taken_back_is_gone_at_once_from_what_waits_for_whoever_was_invited() {
        String table = table();
        String invitation = invite(duel.ana(), duel, table);
        assertThat(waiting(duel.bea())).containsExactly(table);

        TableInfo told = Guest.table(withdraw(duel.ana(), table, invitation));

        assertThat(told.invited()).isEmpty();
        assertThat(told.declined()).isEmpty();
        assertThat(waiting(duel.bea())).isEmpty();
        assertThat(duel.bea().ask("/api/me/games", MyGames.class).games())
                .extracting(game -> game.table().id())
                .doesNotContain(table);
        assertThat(standing(table)).isEmpty();
        assertProblem(duel.bea().delete("/api/tables/%s/invitation".formatted(table)), 409, "nothing-asked");
        assertThat(withdraw(duel.ana(), table, invitation).statusCode())
                .as("by another page, too")
                .isEqualTo(200);
    }

    @Test
    void whoever_was_about_to_sit_down_is_told_why_they_cannot_and_comes_when_invited_again() {
        String table = table();
        String invitation = invite(duel.ana(), duel, table);
        try (LiveClient bea = duel.bea().watch(table)) {
            bea.await("welcome");
            withdraw(duel.ana(), table, invitation);
            bea.awaitTable(now -> now.get("uninvited").asBoolean());
        }
        assertProblem(sit(duel.bea(), table), 403, "invitation-withdrawn");
        assertThat(duel.ana().table(table).seats().get(1).name()).isEmpty();
        assertThat(SERVER.guest().table(table).uninvited()).isFalse();

        assertThat(invite(duel.ana(), duel, table)).isEqualTo(invitation);
        assertThat(waiting(duel.bea())).containsExactly(table);
        assertThat(duel.bea().table(table).uninvited()).isFalse();
        assertThat(sit(duel.bea(), table).statusCode()).isEqualTo(200);
    }

    @Test
    void a_table_that_everybody_finds_stays_open_to_whoever_is_not_invited_any_more() {
        String table = table();
        withdraw(duel.ana(), table, invite(duel.ana(), duel, table));
        list(duel.ana(), table, true);

        assertThat(duel.bea().table(table).uninvited()).isFalse();
        assertThat(sit(duel.bea(), table).statusCode()).isEqualTo(200);
        duel.bea().delete("/api/tables/%s/seats/1".formatted(table));
        assertThat(waiting(duel.bea())).as("nobody asks again").isEmpty();
    }

    @Test
    void the_host_takes_back_what_another_one_has_asked_and_nobody_else_does() {
        Guest carl = SERVER.guest();
        Guest dora = SERVER.guest();
        Duel others = played(again(carl, duel.bea()));
        String table =
                duel.ana().createTable("me", "friend", "friend", "friend").id();
        carl.sitDown(table, 1);
        dora.sitDown(table, 2);
        String invitation = invite(carl, others, table);

        assertThat(duel.ana().table(table).invited())
                .allMatch(one -> one.invitation().equals(Optional.of(invitation)))
                .hasSize(1);
        assertThat(dora.table(table).invited())
                .hasSize(1)
                .noneMatch(one -> one.invitation().isPresent());
        assertProblem(withdraw(dora, table, invitation), 403, "not-your-invitation");
        assertProblem(withdraw(duel.bea(), table, invitation), 403, "not-your-invitation");
        assertProblem(withdraw(SERVER.guest(), table, invitation), 403, "not-your-invitation");
        assertThat(waiting(duel.bea())).containsExactly(table);

        assertThat(withdraw(duel.ana(), table, invitation).statusCode()).isEqualTo(200);

        assertThat(waiting(duel.bea())).isEmpty();
        assertThat(carl.table(table).invited()).isEmpty();
    }

    @Test
    void what_is_answered_or_unknown_or_of_a_game_that_has_begun_is_not_taken_back() {
        String declined = table();
        String first = invite(duel.ana(), duel, declined);
        duel.bea().delete("/api/tables/%s/invitation".formatted(declined));
        assertProblem(withdraw(duel.ana(), declined, first), 409, "already-answered");
        assertThat(duel.ana().table(declined).declined()).containsExactly("Bea");

        String accepted = table();
        String second = invite(duel.ana(), duel, accepted);
        duel.bea().sitDown(accepted, 1);
        assertProblem(withdraw(duel.ana(), accepted, second), 409, "already-answered");
        assertThat(duel.bea().table(accepted).you()).contains(1);
        duel.ana().start(accepted);
        assertProblem(withdraw(duel.ana(), accepted, second), 409, "not-open");

        assertProblem(withdraw(duel.ana(), declined, second), 404, "no-such-invitation");
        assertProblem(withdraw(duel.ana(), "nowhere", second), 404, "no-such-table");
    }

    @Test
    void whoever_is_not_asked_to_play_again_any_more_gets_a_table_of_their_own() {
        Duel over = SERVER.duel();
        String next;
        try (LiveClient ana = over.ana().watch(over.table());
                LiveClient bea = over.bea().watch(over.table())) {
            Duel.end(ana, bea);
            bea.awaitTable(now -> now.get("status").asString().equals("unfinished"));
            next = over.ana().rematch(over.table()).id();
            list(over.ana(), next, false);
            bea.awaitTable(now -> now.hasNonNull("rematch"));

            withdraw(over.ana(), next, invitationIn(over.ana().table(next)));

            bea.awaitTable(now -> now.path("rematch").isNull());
        }
        assertThat(waiting(over.bea())).isEmpty();
        assertProblem(
                over.bea().post("/api/tables/%s/seats/0".formatted(next), List.of()), 403, "invitation-withdrawn");
        over.ana().seatBot(next, 0, "random");
        over.ana().start(next);

        TableInfo own = over.bea().rematch(over.table());

        assertThat(own.id()).isNotEqualTo(next);
        assertThat(own.host()).isTrue();
        assertThat(waiting(over.ana())).doesNotContain(own.id());
    }

    @Test
    void what_is_taken_back_counts_at_the_table_and_not_among_what_waits_for_an_answer() {
        String full = table();
        for (int number = 0; number < InvitationStore.MOST_AT_TABLE; number++) {
            write(full, "x", "p" + number);
        }
        assertProblem(ask(duel.ana(), duel, full), 409, "too-many-invited");

        String asker = database()
                .read(client -> client.sql("select person from seat where table_id = ? and seat = 0")
                        .param(full)
                        .query(String.class)
                        .single());
        String other = table();
        for (int number = 0; number < InvitationStore.MOST_OF_PERSON; number++) {
            write(other, asker, "p" + number);
        }
        assertThat(ask(duel.ana(), duel, table()).statusCode()).isEqualTo(200);
    }

    @Test
    void that_it_was_taken_back_is_in_the_data_of_whoever_was_invited() {
        String table = table();
        withdraw(duel.ana(), table, invite(duel.ana(), duel, table));

        assertThat(duel.bea().get("/api/account/data").body()).containsPattern("\"withdrawn\" : \"20");
    }

    private static void write(String table, String asker, String person) {
        database()
                .write(client -> client.sql("insert into invitation (table_id, person, asker, at, withdrawn)"
                                + " values (?, ?, ?, 1, 1)")
                        .params(table, person, asker)
                        .update());
    }

    private static Duel played(Duel duel) {
        PastGames.finish(database(), duel.table(), 1_000, 0);
        return duel;
    }

    private static Duel again(Guest one, Guest other) {
        String table = one.createTable("me", "friend").id();
        other.sitDown(table, 1);
        one.start(table);
        return new Duel(one, other, table);
    }

    private static Database database() {
        return SERVER.running().context().getBean(Database.class);
    }

    /// A table of Ana's that only whoever has the link finds.
    private String table() {
        String table = duel.ana().createTable("me", "friend").id();
        list(duel.ana(), table, false);
        return table;
    }

    private static void list(Guest host, String table, boolean listed) {
        Guest.table(host.put("/api/tables/%s/listing".formatted(table), new NewListing(listed)));
    }

    /// Whoever sat in seat 0 of a game invites who sat in seat 1; by which that is taken back.
    private static String invite(Guest guest, Duel played, String table) {
        return invitationIn(Guest.table(ask(guest, played, table)));
    }

    private static HttpResponse<String> ask(Guest guest, Duel played, String table) {
        return guest.post("/api/tables/%s/invitations".formatted(table), new NewInvitation(played.table(), 1));
    }

    private static String invitationIn(TableInfo table) {
        return table.invited().getFirst().invitation().orElseThrow();
    }

    private static HttpResponse<String> withdraw(Guest guest, String table, String invitation) {
        return guest.delete("/api/tables/%s/invitations/%s".formatted(table, invitation));
    }

    private static HttpResponse<String> sit(Guest guest, String table) {
        return guest.post("/api/tables/%s/seats/1".formatted(table), List.of());
    }

    private static List<String> waiting(Guest guest) {
        return guest.ask("/api/me/waiting", WaitingGames.class).tables();
    }

    private Optional<KnownPeople.Standing> standing(String table) {
        return duel.ana()
                .ask("/api/me/people?table=" + table, KnownPeople.class)
                .people()
                .getFirst()
                .standing();
    }
}
