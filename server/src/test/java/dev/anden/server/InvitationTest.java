package dev.anden.server;

import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.anden.protocol.ClientMessage.Silence;
import dev.anden.protocol.NewInvitation;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TableInfo.InvitedPerson;
import dev.anden.protocol.WaitingGames;
import dev.anden.protocol.WaitingGames.Invitation;
import dev.anden.protocol.account.Farewell;
import dev.anden.protocol.past.KnownPeople;
import dev.anden.protocol.past.KnownPeople.KnownPerson;
import dev.anden.protocol.past.KnownPeople.Standing;
import dev.anden.protocol.talk.SilenceKind;
import dev.anden.protocol.talk.Whom;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.table.InvitationStore;
import dev.anden.server.store.table.ResultStore;
import dev.anden.server.store.table.TableStore;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.OneServer;
import dev.anden.server.testing.PastGames;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Whoever has finished a game with somebody finds them again, and invites them to a table.
@Tag("store")
class InvitationTest {
    @RegisterExtension
    static final OneServer SERVER = new OneServer();

    private Duel duel = new Duel(SERVER.guest(), SERVER.guest(), "");

    @BeforeEach
    void twoWhoHavePlayed() {
        duel = SERVER.duel();
        duel.ana().named("Ana");
        duel.bea().named("Bea");
        finish(duel.table(), 1_000, 0);
    }

    @Test
    void people_one_has_played_with_are_listed_latest_first_with_games_and_own_wins() {
        Duel another = again(duel.ana(), duel.bea(), 3_000, 1);
        Guest carl = SERVER.guest().named("Carl");
        Duel withCarl = again(duel.ana(), carl, 2_000, 0);

        assertThat(people(duel.ana()))
                .extracting(
                        KnownPerson::name,
                        KnownPerson::games,
                        KnownPerson::wins,
                        KnownPerson::last,
                        KnownPerson::table,
                        KnownPerson::seat,
                        KnownPerson::standing)
                .containsExactly(
                        tuple("Bea", 2, 1, 3_000L, another.table(), 1, Optional.empty()),
                        tuple("Carl", 1, 1, 2_000L, withCarl.table(), 1, Optional.empty()));
        assertThat(people(duel.bea())).extracting(KnownPerson::wins).containsExactly(1);
        assertThat(people(SERVER.guest())).isEmpty();
    }

    @Test
    void bots_and_people_who_have_gone_are_not_among_them() {
        String withBots = duel.ana().createTable("me", "random").id();
        finish(withBots, 5_000, 0);
        assertThat(people(duel.ana())).extracting(KnownPerson::name).containsExactly("Bea");

        duel.bea().post("/api/account/farewell", new Farewell(""));

        assertThat(people(duel.ana())).isEmpty();
        assertProblem(invite(duel.ana(), table()), 404, "no-such-person");
    }

    @Test
    void neither_finds_the_other_once_one_has_blocked_the_other() {
        silence(SilenceKind.BLOCK);

        assertThat(people(duel.ana())).isEmpty();
        assertThat(people(duel.bea())).isEmpty();
    }

    @Test
    void whoever_is_invited_finds_the_table_among_what_waits_and_those_who_sit_there_see_who_is_asked() {
        String table = table();
        TableInfo told = Guest.table(invite(duel.ana(), table));

        assertThat(told.invited()).extracting(InvitedPerson::name).containsExactly("Bea");
        assertThat(waiting(duel.bea()))
                .isEqualTo(new WaitingGames(
                        List.of(table), List.of(new Invitation(table, "ttr-usa", Optional.of("Ana"), false))));
        assertThat(standing(table)).contains(Standing.INVITED);
        assertThat(SERVER.guest().table(table).invited()).isEmpty();

        duel.bea().sitDown(table, 1);

        assertThat(waiting(duel.bea()).tables()).isEmpty();
        assertThat(duel.ana().table(table).invited()).isEmpty();
        assertThat(standing(table)).contains(Standing.SEATED);
        assertThat(invite(duel.ana(), table).statusCode()).isEqualTo(200);
    }

    @Test
    void whoever_says_no_is_not_asked_again_and_may_come_all_the_same() {
        String table = table();
        invite(duel.ana(), table);
        try (LiveClient ana = duel.ana().watch(table)) {
            ana.await("welcome");
            assertThat(decline(duel.bea(), table)).isEqualTo(200);
            ana.awaitTable(now -> now.path("declined").toString().equals("[\"Bea\"]"));
        }
        assertThat(Guest.table(invite(duel.ana(), table)).invited()).isEmpty();
        assertThat(waiting(duel.bea()).tables()).isEmpty();
        assertThat(standing(table)).contains(Standing.DECLINED);
        assertThat(decline(duel.bea(), table))
                .as("asked again, for they weren't told")
                .isEqualTo(200);

        assertThat(duel.bea().sitDown(table, 1).you()).contains(1);
        assertThat(duel.ana().table(table).declined()).isEmpty();
    }

    @Test
    void an_invitation_of_somebody_who_is_blocked_or_muted_never_arrives_and_looks_like_any_other() {
        for (SilenceKind kind : SilenceKind.values()) {
            silence(kind);
            String table = table();

            assertThat(Guest.table(invite(duel.ana(), table)).invited())
                    .extracting(InvitedPerson::name)
                    .containsExactly("Bea");
            assertThat(waiting(duel.bea()).invitations()).as(kind.toString()).isEmpty();
            assertThat(decline(duel.bea(), table)).isEqualTo(409);
            assertThat(duel.ana().table(table).declined()).isEmpty();
        }
    }

    @Test
    void invitations_that_never_arrive_take_up_no_room() {
        String table = table();
        invite(duel.ana(), table);
        String bea =
                kept("select person from invitation where table_id = ?", table).getFirst();
        String newer = SERVER.guest().createTable("me", "friend").id();
        String host = kept("select host from game_table where id = ?", newer).getFirst();
        write("update game_table set created = created + 1000 where id = ?", newer);
        write("insert into invitation (table_id, person, asker, at) values (?, ?, ?, 1)", newer, bea, host);
        assertThat(firstAsking(bea)).isEqualTo(newer);

        for (SilenceKind kind : SilenceKind.values()) {
            keepAway(bea, host, kind);
            assertThat(firstAsking(bea)).as(kind.toString()).isEqualTo(table);
        }
        keepAway(host, bea, SilenceKind.BLOCK);
        assertThat(firstAsking(bea)).isEqualTo(table);
        keepAway(host, bea, SilenceKind.MUTE);
        assertThat(firstAsking(bea)).isEqualTo(newer);
    }

    @Test
    void only_whoever_sits_at_an_open_table_with_a_free_seat_invites_and_only_those_they_have_played_with() {
        String table = table();
        assertProblem(invite(SERVER.guest(), table), 404, "no-such-person");
        assertProblem(duel.ana().post(invitations(table), new NewInvitation(duel.table(), 0)), 404, "no-such-person");
        String elsewhere = SERVER.guest().createTable("me", "friend").id();
        assertProblem(invite(duel.ana(), elsewhere), 403, "not-seated");
        SERVER.guest().sitDown(table, 1);
        assertProblem(invite(duel.ana(), table), 409, "seat-taken");
        duel.ana().start(table);
        assertProblem(invite(duel.ana(), table), 409, "not-open");
        assertThat(kept("select person from invitation where table_id = ?", table))
                .isEmpty();
    }

    @Test
    void so_many_are_invited_to_a_table_and_no_more() {
        String table = table();
        for (int number = 0; number < InvitationStore.MOST_AT_TABLE; number++) {
            write(
                    "insert into invitation (table_id, person, asker, at, declined) values (?, ?, 'x', 1, 1)",
                    table,
                    "p" + number);
        }

        assertProblem(invite(duel.ana(), table), 409, "too-many-invited");
        assertThat(invite(duel.ana(), table()).statusCode()).isEqualTo(200);
    }

    @Test
    void so_many_of_one_person_wait_for_an_answer_and_no_more() {
        String asker = kept("select person from seat where table_id = ? and seat = 0", duel.table())
                .getFirst();
        String other = table();
        for (int number = 0; number < InvitationStore.MOST_OF_PERSON; number++) {
            write(
                    "insert into invitation (table_id, person, asker, at) values (?, ?, '" + asker + "', 1)",
                    other,
                    "p" + number);
        }
        String table = table();

        assertProblem(invite(duel.ana(), table), 409, "too-many-invited");
        write("update invitation set declined = 1 where table_id = ? and person = ?", other, "p0");
        assertThat(invite(duel.ana(), table).statusCode()).isEqualTo(200);
    }

    @Test
    void invitations_are_in_the_data_of_both_and_go_with_whoever_made_them_and_with_the_table() {
        String table = table();
        invite(duel.ana(), table);
        assertThat(duel.ana().get("/api/account/data").body()).contains("\"invited\" : [ {");
        assertThat(duel.bea().get("/api/account/data").body()).contains("\"invitations\" : [ {");

        String closed = table();
        invite(duel.ana(), closed);
        assertThat(duel.ana().delete("/api/tables/" + closed).statusCode()).isEqualTo(200);
        assertThat(waiting(duel.bea()).tables()).containsExactly(table);
        SERVER.guest().sitDown(table, 1);
        duel.ana().post("/api/account/farewell", new Farewell(""));

        assertThat(kept("select person from invitation where table_id = ?", table))
                .isEmpty();
    }

    private Optional<Standing> standing(String table) {
        return people(duel.ana(), "?table=" + table).getFirst().standing();
    }

    /// A table of Ana's that only whoever has the link finds.
    private String table() {
        return duel.ana().createTable("me", "friend").id();
    }

    private HttpResponse<String> invite(Guest guest, String table) {
        return guest.post(invitations(table), new NewInvitation(duel.table(), 1));
    }

    private static String invitations(String table) {
        return "/api/tables/%s/invitations".formatted(table);
    }

    private static int decline(Guest guest, String table) {
        return guest.delete("/api/tables/%s/invitation".formatted(table)).statusCode();
    }

    /// Bea doesn't want to hear Ana.
    private void silence(SilenceKind kind) {
        try (LiveClient bea = duel.bea().watch(duel.table())) {
            bea.await("welcome");
            bea.order(id -> new Silence(id, new Whom.Seated(0), kind));
        }
    }

    /// Of two people one doesn't hear the other, and there is nothing else between them.
    private static void keepAway(String person, String other, SilenceKind kind) {
        write("delete from silence where person in (?, ?)", person, other);
        write(
                "insert into silence (id, person, other, kind, created) values ('away', ?, ?, ?, 1)",
                person,
                other,
                kind.toString());
    }

    /// The table that somebody is shown if there is room for one.
    private static String firstAsking(String person) {
        return new TableStore(database(), new ResultStore(database()))
                .lists()
                .asking(new PersonId(person), 1)
                .getFirst()
                .table()
                .id();
    }

    private static Duel again(Guest one, Guest other, long ended, int winner) {
        String table = one.createTable("me", "friend").id();
        other.sitDown(table, 1);
        one.start(table);
        finish(table, ended, winner);
        return new Duel(one, other, table);
    }

    private static void finish(String table, long ended, int winner) {
        PastGames.finish(database(), table, ended, winner);
    }

    private static void write(String statement, Object... values) {
        database().write(client -> client.sql(statement).params(values).update());
    }

    private static List<String> kept(String question, Object... values) {
        return database()
                .read(client ->
                        client.sql(question).params(values).query(String.class).list());
    }

    private static Database database() {
        return SERVER.running().context().getBean(Database.class);
    }

    private static WaitingGames waiting(Guest guest) {
        return guest.ask("/api/me/waiting", WaitingGames.class);
    }

    private static List<KnownPerson> people(Guest guest) {
        return people(guest, "");
    }

    private static List<KnownPerson> people(Guest guest, String query) {
        return guest.ask("/api/me/people" + query, KnownPeople.class).people();
    }
}
