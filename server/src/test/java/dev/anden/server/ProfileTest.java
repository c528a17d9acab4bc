package dev.anden.server;

import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.anden.protocol.NewListing;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.account.Account;
import dev.anden.protocol.account.Farewell;
import dev.anden.protocol.account.OwnProfile;
import dev.anden.protocol.past.HistoryPage.PastGame;
import dev.anden.protocol.past.KnownPeople;
import dev.anden.protocol.past.KnownPeople.KnownPerson;
import dev.anden.protocol.past.OwnNote;
import dev.anden.protocol.past.Profile;
import dev.anden.protocol.past.Profile.BoardRating;
import dev.anden.protocol.past.Profile.BoardResults;
import dev.anden.protocol.past.Profile.Won;
import dev.anden.protocol.past.RatingTable;
import dev.anden.protocol.past.RatingTable.RatedPlayer;
import dev.anden.protocol.past.SeatProfile;
import dev.anden.protocol.talk.NewSilence;
import dev.anden.protocol.talk.SilenceKind;
import dev.anden.protocol.talk.SilencedPeople;
import dev.anden.server.account.Farewells;
import dev.anden.server.people.People;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.MovedClock;
import dev.anden.server.testing.OneServer;
import dev.anden.server.testing.PastGames;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Somebody with an account may show others a page of their own. It shows nothing of a table that others don't find,
/// and isn't there for anybody who has blocked its owner.
@Tag("store")
class ProfileTest {
    private static final String PASSWORD = "una estación lejana";
    private static final MovedClock CLOCK = new MovedClock();
    private static int accounts;

    @RegisterExtension
    static final OneServer SERVER = new OneServer(CLOCK);

    private Guest ana = SERVER.guest();
    private Guest bea = SERVER.guest();
    private Guest stranger = SERVER.guest();

    @BeforeEach
    void anaHasAnAccount() {
        accounts++;
        ana = SERVER.guest().named("Ana");
        ana = ana.protectedBy("ana-%d".formatted(accounts));
        bea = SERVER.guest().named("Beatrice");
        stranger = SERVER.guest().named("Somebody");
    }

    @Test
    void nobody_shows_a_page_who_has_not_opened_it_and_a_guest_cannot() {
        assertThat(ana.ask("/api/account/profile", OwnProfile.class).id()).isEmpty();
        assertThat(bea.ask("/api/account/profile", OwnProfile.class).id()).isEmpty();
        assertProblem(bea.post("/api/account/profile", List.of()), 409, "not-protected");
        assertProblem(stranger.get("/api/players/" + "0".repeat(32)), 404, "no-such-profile");
    }

    @Test
    void an_open_page_tells_everybody_the_name_and_the_month_and_no_search_engine_lists_it() {
        String id = open(ana);
        assertThat(id).matches("[0-9a-f]{32}");

        Profile shown = at(stranger, id);

        assertThat(shown.name()).isEqualTo("Ana");
        assertThat(shown.since()).matches("\\d{4}-\\d{2}");
        assertThat(shown.you()).isFalse();
        assertThat(shown.ratings()).isEmpty();
        assertThat(shown.results()).isEmpty();
        assertThat(shown.games()).isEmpty();
        assertThat(shown.known()).isEmpty();
        assertThat(at(ana, id).you()).isTrue();
        HttpResponse<String> page = stranger.get("/players/" + id);
        assertThat(page.headers().firstValue("X-Robots-Tag")).hasValue("noindex");
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(stranger.get("/players/%s/".formatted(id)).statusCode()).isEqualTo(200);
        for (String nobodys : List.of("/players", "/players/", "/players/" + id + "/games")) {
            assertThat(stranger.get(nobodys).statusCode()).as(nobodys).isEqualTo(404);
        }
        assertThat(SERVER.guest().get("/api/players/" + id).body())
                .doesNotContain(
                        "ana-" + accounts,
                        ana.ask("/api/account", Account.class)
                                .devices()
                                .getFirst()
                                .id());
    }

    @Test
    void a_page_that_is_closed_is_there_no_longer_and_has_another_address_when_opened_again() {
        String first = open(ana);
        assertThat(open(ana)).as("it is open already").isEqualTo(first);

        assertThat(Guest.read(ana.delete("/api/account/profile"), OwnProfile.class)
                        .id())
                .isEmpty();

        assertProblem(stranger.get("/api/players/" + first), 404, "no-such-profile");
        assertThat(stranger.get("/players/" + first).statusCode()).isEqualTo(404);
        assertThat(open(ana)).isNotEqualTo(first);
        assertProblem(ana.get("/api/players/" + first), 404, "no-such-profile");
    }

    @Test
    void games_at_tables_that_others_do_not_find_are_shown_to_nobody_but_those_who_sat_there() {
        String listed = finished(true, 2_000, 0);
        String hidden = finished(false, 3_000, 1);
        String id = open(ana);
        for (String table : List.of(listed, hidden)) {
            ana.put("/api/tables/%s/note".formatted(table), new OwnNote("Mine", 0));
        }

        HttpResponse<String> told = stranger.get("/api/players/" + id);

        assertThat(told.body()).contains(listed).doesNotContain(hidden);
        Profile shown = Guest.read(told, Profile.class);
        assertThat(shown.games())
                .extracting(PastGame::table, PastGame::noted)
                .as("nor what they have written down for themselves")
                .containsExactly(tuple(listed, false));
        assertThat(shown.together()).isEmpty();
        assertThat(shown.results())
                .as("numbers tell of no table")
                .containsExactly(new BoardResults("ttr-usa", new Won(2, 1), new Won(0, 0), 0));
        Profile own = at(ana, id);
        assertThat(own.games()).extracting(PastGame::table).containsExactly(listed);
        assertThat(own.together()).isEmpty();
        Profile beas = at(bea, id);
        assertThat(beas.games()).extracting(PastGame::table).containsExactly(listed);
        assertThat(beas.together())
                .extracting(PastGame::table, PastGame::you, PastGame::noted)
                .containsExactly(tuple(hidden, 1, false), tuple(listed, 1, false));
        KnownPerson known = beas.known().orElseThrow();
        assertThat(known.table()).isEqualTo(hidden);
        assertThat(known.games()).isEqualTo(2);
        assertThat(known.wins()).isEqualTo(1);
    }

    @Test
    void nothing_is_shown_of_a_hidden_table_not_even_who_sat_there() {
        String hidden = finished(false, 3_000, 1);

        assertThat(stranger.get("/api/players/" + open(ana)).body())
                .doesNotContain(hidden, "Beatrice")
                .doesNotContainPattern("\\b3000\\b");
    }

    @Test
    void games_that_were_brought_along_or_go_on_from_another_one_are_not_shown() {
        String imported = finished(true, 2_000, 0);
        String branch = finished(true, 3_000, 0);
        database().write(client -> {
            client.sql("update game_table set imported = 1 where id = ?")
                    .param(imported)
                    .update();
            client.sql("update game_table set branch_ply = 5 where id = ?")
                    .param(branch)
                    .update();
            client.sql("update seat_result set counted = 0 where table_id = ?")
                    .param(branch)
                    .update();
        });

        Profile shown = at(stranger, open(ana));

        assertThat(shown.games()).isEmpty();
        assertThat(shown.results()).isEmpty();
    }

    @Test
    void against_whom_a_game_was_is_still_known_when_nobody_knows_who_that_was() {
        finished(true, 2_000, 0);
        bea.post("/api/account/farewell", new Farewell(""));
        String alone = ana.createTable("me", "random").id();
        PastGames.finish(database(), alone, 3_000, 0);

        Profile shown = at(stranger, open(ana));

        assertThat(shown.results()).containsExactly(new BoardResults("ttr-usa", new Won(1, 1), new Won(1, 1), 0));
        assertThat(shown.games().getLast().seats().get(1).name()).isEmpty();
    }

    @Test
    void ratings_are_told_as_far_as_their_tables_would_list_them() {
        database()
                .write(client -> List.of("'ttr-usa', ''", "'ttr-usa', '2001-Q1'", "'ttr-paris', ''")
                        .forEach(board -> client.sql(
                                        "insert into rating values (%s, ?, '', 26, 5, ?, 3)".formatted(board))
                                .params(idOf(ana).text(), board.contains("paris") ? 4 : 7)
                                .update()));

        Profile shown = at(stranger, open(ana));

        assertThat(shown.least()).isEqualTo(5);
        assertThat(shown.ratings())
                .extracting(BoardRating::game, BoardRating::games, BoardRating::wins)
                .containsExactly(tuple("ttr-usa", 7, 3));
    }

    @Test
    void whoever_has_blocked_somebody_finds_no_page_of_theirs_and_no_way_to_it() {
        database()
                .write(client -> client.sql("insert into rating values ('ttr-usa', '', ?, '', 30, 2, 9, 9)")
                        .param(idOf(ana).text())
                        .update());
        String table = finished(true, 2_000, 0);
        String id = open(ana);
        assertThat(waysTo(stranger, table, id)).hasSize(2);
        assertThat(waysTo(bea, table, id)).hasSize(3);

        assertThat(bea.put("/api/players/%s/silence".formatted(id), new NewSilence(SilenceKind.BLOCK))
                        .statusCode())
                .isEqualTo(200);

        assertProblem(bea.get("/api/players/" + id), 404, "no-such-profile");
        assertThat(bea.get("/players/" + id).statusCode()).isEqualTo(404);
        assertThat(waysTo(bea, table, id)).isEmpty();
    }

    @Test
    void whoever_is_blocked_finds_what_strangers_find() {
        String table = finished(true, 2_000, 0);
        String id = open(ana);
        assertThat(at(bea, id).known()).isPresent();
        bea = bea.protectedBy("bea-%d".formatted(accounts));

        ana.put("/api/players/%s/silence".formatted(open(bea)), new NewSilence(SilenceKind.BLOCK));

        assertThat(bea.get("/api/players/" + id).body())
                .isEqualTo(stranger.get("/api/players/" + id).body());
        assertThat(bea.get("/players/" + id).statusCode()).isEqualTo(200);
        assertThat(waysTo(bea, table, id))
                .isEqualTo(waysTo(stranger, table, id))
                .isNotEmpty();
    }

    @Test
    void a_page_that_is_closed_is_linked_nowhere() {
        String table = finished(true, 2_000, 0);
        String id = open(ana);
        ana.delete("/api/account/profile");

        assertThat(waysTo(bea, table, id)).isEmpty();
    }

    @Test
    void somebody_can_be_muted_where_they_show_themselves_and_heard_again_but_nobody_mutes_themselves() {
        String id = open(ana);
        String silence = "/api/players/%s/silence".formatted(id);

        stranger.put(silence, new NewSilence(SilenceKind.MUTE));

        String muted = at(stranger, id).muted().orElseThrow();
        assertThat(stranger.ask("/api/me/silenced", SilencedPeople.class).people())
                .extracting(one -> one.id(), one -> one.name())
                .containsExactly(tuple(muted, "Ana"));
        stranger.delete("/api/me/silenced/" + muted);
        assertThat(at(stranger, id).muted()).isEmpty();
        assertProblem(ana.put(silence, new NewSilence(SilenceKind.MUTE)), 400, "is-yourself");
    }

    @Test
    void whoever_may_only_look_on_shows_no_page_and_opens_none() {
        String id = open(ana);
        Farewells farewells = SERVER.running().context().getBean(Farewells.class);

        farewells.bar(idOf(ana));

        assertProblem(stranger.get("/api/players/" + id), 404, "no-such-profile");
        assertProblem(ana.post("/api/account/profile", List.of()), 403, "barred");
        SERVER.running().context().getBean(People.class).unbar(idOf(ana));
        assertThat(ana.ask("/api/account/profile", OwnProfile.class).id()).isEmpty();
    }

    @Test
    void a_page_goes_with_its_owner_who_finds_it_among_their_data_before() {
        String id = open(ana);
        assertThat(Guest.JSON
                        .readTree(ana.get("/api/account/data").body())
                        .get("profile")
                        .get("id")
                        .asString())
                .isEqualTo(id);

        ana.post("/api/account/farewell", new Farewell(PASSWORD));

        assertProblem(stranger.get("/api/players/" + id), 404, "no-such-profile");
        assertThat(database()
                        .<Integer>read(client -> client.sql("select count(*) from profile where id = ?")
                                .param(id)
                                .query(Integer.class)
                                .single()))
                .isZero();
    }

    /// Where a reader comes upon a page: in the table of ratings, at a table, among those they have played with.
    private static List<String> waysTo(Guest reader, String table, String id) {
        var ways = new ArrayList<String>();
        reader.ask("/api/ratings/ttr-usa", RatingTable.class).players().stream()
                .map(RatedPlayer::profile)
                .flatMap(Optional::stream)
                .forEach(ways::add);
        List.of(reader.ask("/api/tables/%s/profiles".formatted(table), SeatProfile[].class))
                .forEach(seat -> ways.add(seat.id()));
        reader.ask("/api/me/people", KnownPeople.class).people().stream()
                .map(KnownPerson::profile)
                .flatMap(Optional::stream)
                .forEach(ways::add);
        ways.removeIf(way -> !way.equals(id));
        return ways;
    }

    /// A game of Ana and Beatrice that is over.
    private String finished(boolean listed, long ended, int winner) {
        TableInfo table = ana.createTable("me", "friend");
        ana.put("/api/tables/%s/listing".formatted(table.id()), new NewListing(listed));
        bea.sitDown(table.id(), 1);
        ana.start(table.id());
        PastGames.finish(database(), table.id(), ended, winner);
        return table.id();
    }

    private static String open(Guest guest) {
        return Guest.read(guest.post("/api/account/profile", List.of()), OwnProfile.class)
                .id()
                .orElseThrow();
    }

    private static Profile at(Guest reader, String id) {
        return reader.ask("/api/players/" + id, Profile.class);
    }

    private static PersonId idOf(Guest guest) {
        String handle = guest.me().handle().orElseThrow();
        return new PersonId(database()
                .read(client -> client.sql("select person from account where handle = ?")
                        .param(handle)
                        .query(String.class)
                        .single()));
    }

    private static Database database() {
        return SERVER.running().context().getBean(Database.class);
    }
}
