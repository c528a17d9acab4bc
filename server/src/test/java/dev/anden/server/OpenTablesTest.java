package dev.anden.server;

import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.ClientMessage.Silence;
import dev.anden.protocol.CreateTable;
import dev.anden.protocol.NewHost;
import dev.anden.protocol.NewListing;
import dev.anden.protocol.NewTerms;
import dev.anden.protocol.SeatKind;
import dev.anden.protocol.SpectatorView;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TableStatus;
import dev.anden.protocol.TimeControl;
import dev.anden.protocol.WatchableGames;
import dev.anden.protocol.WatchableGames.WatchableGame;
import dev.anden.protocol.account.Person;
import dev.anden.protocol.account.SignIn;
import dev.anden.protocol.talk.SilenceKind;
import dev.anden.protocol.talk.Whom;
import dev.anden.server.store.table.PlyLog;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.MovedClock;
import dev.anden.server.testing.OneServer;
import dev.anden.table.Line;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/// Who finds a table before and while its game is played, and what its host may do there.
@Tag("store")
class OpenTablesTest {
    private static final MovedClock CLOCK = new MovedClock();

    @RegisterExtension
    static final OneServer SERVER = new OneServer(CLOCK);

    /// The tables of the test: others have left theirs.
    private final Set<String> made = new HashSet<>();
    private RunningServer server;
    private Guest ana;
    private Guest bea;
    private Guest stranger;

    @BeforeEach
    void start() {
        CLOCK.pass(Duration.ofSeconds(1));
        server = SERVER.running();
        ana = new Guest(server).named("Ana");
        bea = new Guest(server).named("Bea");
        stranger = new Guest(server).named("Carla");
    }

    @Test
    void a_table_by_link_is_in_nobodys_list_but_its_own_and_whoever_has_the_link_sits_down() {
        TableInfo table = byLink("me", "friend");

        assertThat(table.listed()).isFalse();
        assertThat(listed(ana)).containsExactly(table.id());
        assertThat(listed(stranger)).isEmpty();
        assertThat(bea.sitDown(table.id(), 1).listed()).isFalse();
    }

    @Test
    void a_wish_that_does_not_say_who_is_to_find_the_table_lists_it_as_it_always_was() {
        String wish = """
                {"game":"ttr-usa","seats":[{"kind":"me","bot":""},{"kind":"friend","bot":""}],"options":{},
                 "time":{"type":"none"},"rated":false,"spectators":{"type":"public"}}
                """;
        TableInfo table = made(Guest.table(ana.post("/api/tables", Guest.JSON.readTree(wish))));

        assertThat(table.listed()).isTrue();
        assertThat(listed(stranger)).containsExactly(table.id());
    }

    @Test
    void nobody_fills_the_list_of_the_others_alone() {
        List<String> all = IntStream.range(0, 5)
                .mapToObj(_ -> {
                    CLOCK.pass(Duration.ofSeconds(1));
                    return made(ana.createTable("me", "friend")).id();
                })
                .toList();
        CLOCK.pass(Duration.ofSeconds(1));
        TableInfo beas = made(bea.createTable("me", "friend"));

        assertThat(listed(stranger)).containsExactly(beas.id(), all.get(4), all.get(3), all.get(2));
        assertThat(listed(ana)).containsAll(all);
    }

    @Test
    void nobody_sits_at_more_than_twenty_tables_of_others_that_have_not_begun() {
        TableInfo first = byLink("me", "friend", "friend");
        bea.sitDown(first.id(), 1);
        for (int more = 1; more < 20; more++) {
            bea.sitDown(byLink("me", "friend", "friend").id(), 1);
        }
        TableInfo next = byLink("me", "friend");

        assertProblem(sit(bea, next, 1), 409, "too-many-seats");
        assertThat(made(bea.createTable("me", "friend")).you()).as("one's own").contains(0);
        standUp(bea, first, 1);
        assertThat(sit(bea, next, 1).statusCode()).isEqualTo(200);
    }

    @Test
    void the_host_lists_an_open_table_and_takes_it_out_again_and_everybody_there_is_told() {
        TableInfo table = byLink("me", "friend", "friend");
        bea.sitDown(table.id(), 1);

        assertProblem(list(bea, table, true), 403, "not-host");
        try (LiveClient live = bea.watch(table.id())) {
            live.await("welcome");
            assertThat(Guest.table(list(ana, table, true)).listed()).isTrue();
            live.awaitTable(told -> told.get("listed").asBoolean());
            assertThat(listed(stranger)).containsExactly(table.id());

            list(ana, table, false);
            live.awaitTable(told -> !told.get("listed").asBoolean());
            assertThat(listed(stranger)).isEmpty();
        }
        stranger.sitDown(table.id(), 2);
        ana.start(table.id());
        HttpResponse<String> late = list(ana, table, true);
        assertProblem(late, 409, "not-open");
        assertThat(Guest.problem(late).detail()).isEqualTo("The game has already begun.");
    }

    @Test
    void the_host_changes_what_holds_at_an_open_table_and_everybody_there_is_told() {
        TableInfo table = byLink("me", "friend", "friend");
        var terms = new NewTerms(new TimeControl.Live(60_000, 5_000), true, SpectatorView.PUBLIC);
        assertThat(Guest.table(change(ana, table, terms)).rated()).isTrue();
        bea.sitDown(table.id(), 1);

        assertProblem(change(bea, table, terms), 403, "not-host");
        var slow = new NewTerms(new TimeControl.Correspondence(86_400_000), false, SpectatorView.PUBLIC);
        try (LiveClient live = bea.watch(table.id())) {
            live.await("welcome");
            change(ana, table, slow);
            live.awaitTable(told -> !told.get("rated").asBoolean());
        }
        TableInfo changed = bea.table(table.id());
        assertThat(changed.time()).isEqualTo(slow.time());
        assertThat(changed.you()).contains(1);
        stranger.sitDown(table.id(), 2);
        ana.start(table.id());
        assertProblem(change(ana, table, slow), 409, "not-open");
        assertThat(bea.table(table.id()).time()).isEqualTo(slow.time());
    }

    @Test
    void nobody_who_has_sat_down_to_a_game_that_does_not_count_is_made_to_play_one_that_does() {
        TableInfo table = byLink("me", "friend", "random");
        bea.sitDown(table.id(), 1);
        var counts = new NewTerms(TimeControl.NONE, true, SpectatorView.PUBLIC);

        assertProblem(change(ana, table, counts), 409, "others-sit");
        standUp(ana, table, 1);
        assertThat(Guest.table(change(ana, table, counts)).rated()).isTrue();
        assertThat(bea.sitDown(table.id(), 1).rated()).isTrue();
    }

    @Test
    void nobody_who_has_sat_down_to_a_rated_game_is_given_less_time() {
        TableInfo table = byLink("me", "friend");
        var slow = new TimeControl.Correspondence(86_400_000);
        change(ana, table, new NewTerms(slow, true, SpectatorView.PUBLIC));
        bea.sitDown(table.id(), 1);

        try (LiveClient live = bea.watch(table.id())) {
            live.await("welcome");
            for (TimeControl less :
                    List.of(new TimeControl.Live(86_400_000, 0), new TimeControl.Correspondence(86_399_999))) {
                assertProblem(change(ana, table, new NewTerms(less, true, SpectatorView.PUBLIC)), 409, "others-sit");
            }
            for (TimeControl more : List.of(new TimeControl.Correspondence(172_800_000), TimeControl.NONE)) {
                var terms = new NewTerms(more, true, SpectatorView.PUBLIC);
                assertThat(Guest.table(change(ana, table, terms)).time()).isEqualTo(more);
            }
            assertProblem(change(ana, table, new NewTerms(slow, true, SpectatorView.PUBLIC)), 409, "others-sit");
        }
        assertThat(bea.table(table.id()).time()).isEqualTo(TimeControl.NONE);
    }

    @Test
    void whoever_has_sat_down_and_is_away_is_not_given_less_time() {
        TableInfo table = byLink("me", "friend");
        var ample = new TimeControl.Live(600_000, 10_000);
        change(ana, table, new NewTerms(ample, false, SpectatorView.PUBLIC));
        bea.sitDown(table.id(), 1);
        List<NewTerms> harder = List.of(
                new NewTerms(new TimeControl.Live(599_999, 10_000), false, SpectatorView.PUBLIC),
                new NewTerms(new TimeControl.Live(600_000, 9_999), false, SpectatorView.PUBLIC));

        harder.forEach(terms -> assertProblem(change(ana, table, terms), 409, "others-sit"));
        assertThat(bea.table(table.id()).time()).isEqualTo(ample);
        try (LiveClient live = bea.watch(table.id())) {
            live.await("welcome");
            for (NewTerms terms : harder) {
                assertThat(Guest.table(change(ana, table, terms)).time()).isEqualTo(terms.time());
            }
        }
    }

    @Test
    void whoever_is_told_of_less_time_can_leave_before_the_game_begins() {
        TableInfo table = byLink("me", "friend");
        bea.sitDown(table.id(), 1);
        var hasty = new NewTerms(new TimeControl.Live(1_000, 0), false, SpectatorView.PUBLIC);

        try (LiveClient live = bea.watch(table.id())) {
            live.await("welcome");
            change(ana, table, hasty);
            live.awaitTable(told -> told.get("time").get("type").asString().equals("live"));

            HttpResponse<String> early = begin(ana, table);
            assertProblem(early, 409, "time-to-leave");
            assertThat(Guest.problem(early).facts()).containsEntry("seconds", "15");
            CLOCK.pass(Duration.ofMillis(14_001));
            assertThat(Guest.problem(begin(ana, table)).facts()).containsEntry("seconds", "1");
            standUp(bea, table, 1);
        }
        assertProblem(begin(ana, table), 409, "seats-free");
        bea.sitDown(table.id(), 1);
        CLOCK.pass(Duration.ofMillis(999));
        assertThat(ana.start(table.id()).time()).isEqualTo(hasty.time());
    }

    @Test
    void nobody_waits_for_those_who_have_more_time_or_are_not_there() {
        TableInfo table = byLink("me", "friend");
        change(ana, table, new NewTerms(new TimeControl.Live(1_000, 0), false, SpectatorView.PUBLIC));
        bea.sitDown(table.id(), 1);
        change(ana, table, new NewTerms(new TimeControl.Live(60_000, 0), false, SpectatorView.PUBLIC));

        assertThat(begin(ana, table).statusCode()).isEqualTo(200);
    }

    @Test
    void nobody_sees_the_hands_sooner_of_somebody_who_has_sat_down_before() {
        TableInfo table = byLink("me", "friend");
        change(ana, table, new NewTerms(TimeControl.NONE, false, new SpectatorView.AfterTurns(3)));
        bea.sitDown(table.id(), 1);
        List<SpectatorView> sooner = List.of(new SpectatorView.AfterTurns(2), new SpectatorView.AfterMinutes(60));

        try (LiveClient live = bea.watch(table.id())) {
            live.await("welcome");
            for (SpectatorView view : sooner) {
                assertProblem(change(ana, table, new NewTerms(TimeControl.NONE, false, view)), 409, "others-sit");
            }
            change(ana, table, new NewTerms(TimeControl.NONE, false, new SpectatorView.AfterTurns(4)));
            change(ana, table, new NewTerms(TimeControl.NONE, false, SpectatorView.PUBLIC));
            assertProblem(
                    change(ana, table, new NewTerms(TimeControl.NONE, false, sooner.getFirst())), 409, "others-sit");
        }
        assertThat(bea.table(table.id()).spectators()).isEqualTo(SpectatorView.PUBLIC);
        standUp(bea, table, 1);
        change(ana, table, new NewTerms(TimeControl.NONE, false, sooner.getFirst()));
        assertThat(bea.sitDown(table.id(), 1).spectators()).isEqualTo(sooner.getFirst());
        assertThat(begin(ana, table).statusCode()).isEqualTo(200);
    }

    @Test
    void what_cannot_hold_at_a_table_cannot_be_made_to() {
        TableInfo table = byLink("me", "friend");

        var late = new NewTerms(new TimeControl.Correspondence(Long.MAX_VALUE), false, SpectatorView.PUBLIC);
        assertProblem(change(ana, table, late), 400, "bad-time");
        var seen = new NewTerms(TimeControl.NONE, true, new SpectatorView.AfterTurns(2));
        assertProblem(change(ana, table, seen), 400, "bad-spectators");
    }

    @ParameterizedTest
    @CsvSource({"true", "false"})
    void where_people_play_again_strangers_find_no_seat_until_the_host_lists_the_table(boolean listed) {
        TableInfo table = create(listed, "me", "friend");
        bea.sitDown(table.id(), 1);
        ana.start(table.id());
        agreeToEnd(table.id());

        TableInfo next = made(ana.rematch(table.id()));

        assertThat(next.status()).isEqualTo(TableStatus.OPEN);
        assertThat(next.listed()).isFalse();
        assertThat(listed(stranger)).isEmpty();
        list(ana, next, true);
        assertThat(listed(stranger)).containsExactly(next.id());
    }

    @Test
    void the_host_sends_somebody_away_who_sat_down_and_nobody_else_may() {
        TableInfo table = byLink("me", "friend", "friend");
        bea.sitDown(table.id(), 1);
        stranger.sitDown(table.id(), 2);

        assertProblem(standUp(bea, table, 2), 403, "not-your-seat");
        assertProblem(standUp(bea, table, 0), 403, "not-your-seat");
        try (LiveClient live = stranger.watch(table.id())) {
            live.await("welcome");
            assertThat(Guest.table(standUp(ana, table, 2)).seats().get(2).kind())
                    .isEqualTo(SeatKind.FREE);
            live.awaitTable(told -> told.get("you").isNull());
        }
        assertThat(Guest.table(standUp(ana, table, 2)).seats().get(2).kind())
                .as("asked again, for they weren't told")
                .isEqualTo(SeatKind.FREE);

        stranger.sitDown(table.id(), 2);
        ana.start(table.id());
        assertProblem(standUp(ana, table, 2), 409, "not-open");
    }

    @Test
    void the_host_makes_somebody_who_sits_there_the_host_and_everybody_there_is_told() {
        TableInfo table = byLink("me", "friend", "friend");
        bea.sitDown(table.id(), 1);
        stranger.sitDown(table.id(), 2);
        assertThat(bea.table(table.id()).hostSeat()).contains(0);

        assertProblem(passOn(bea, table, 1), 403, "not-host");
        try (LiveClient heir = bea.watch(table.id());
                LiveClient other = stranger.watch(table.id())) {
            heir.await("welcome");
            other.await("welcome");
            TableInfo passed = Guest.table(passOn(ana, table, 1));
            assertThat(passed.host()).isFalse();
            assertThat(passed.hostSeat()).contains(1);
            assertThat(Guest.table(passOn(ana, table, 1)))
                    .as("asked again, for they weren't told")
                    .isEqualTo(passed);
            heir.awaitTable(told -> told.get("host").asBoolean());
            other.awaitTable(told -> told.get("hostSeat").asInt() == 1);
        }
        assertProblem(standUp(ana, table, 2), 403, "not-your-seat");
        assertProblem(begin(ana, table), 403, "not-host");
        assertThat(Guest.table(list(bea, table, true)).listed()).isTrue();
        assertThat(bea.start(table.id()).status()).isEqualTo(TableStatus.PLAYING);
        assertProblem(passOn(bea, table, 0), 409, "not-open");
    }

    @Test
    void nobody_is_made_the_host_who_does_not_sit_there_or_is_it_already() {
        TableInfo table = byLink("me", "friend", "friend");
        ana.seatBot(table.id(), 1, "chance");

        assertProblem(passOn(ana, table, 0), 409, "nobody-there");
        assertProblem(passOn(ana, table, 1), 409, "nobody-there");
        assertProblem(passOn(ana, table, 2), 409, "nobody-there");
        assertProblem(passOn(ana, table, 3), 404, "no-such-seat");
        assertThat(ana.table(table.id()).host()).isTrue();
    }

    @Test
    void a_host_without_a_seat_passes_it_on_and_it_stays_so_after_a_restart() {
        TableInfo table = byLink("friend", "friend");
        bea.sitDown(table.id(), 0);
        assertThat(bea.table(table.id()).hostSeat()).isEmpty();
        Guest.table(passOn(ana, table, 0));
        server = SERVER.restart();

        assertThat(bea.at(server).table(table.id()).host()).isTrue();
        assertThat(ana.at(server).table(table.id()).host()).isFalse();
    }

    @Test
    void whoever_was_sent_away_by_a_host_who_blocked_them_does_not_come_back() {
        TableInfo table = byLink("me", "friend");
        stranger.sitDown(table.id(), 1);
        try (LiveClient live = ana.watch(table.id())) {
            live.await("welcome");
            live.order(command -> new Silence(command, new Whom.Seated(1), SilenceKind.BLOCK));
        }
        standUp(ana, table, 1);

        assertProblem(sit(stranger, table, 1), 403, "no-seat-here");
    }

    @Test
    void the_host_closes_an_open_table_and_it_is_gone_for_everybody() {
        TableInfo table = create(true, "me", "friend", "friend");
        bea.sitDown(table.id(), 1);

        assertProblem(bea.delete("/api/tables/" + table.id()), 403, "not-host");
        try (LiveClient live = bea.watch(table.id())) {
            live.await("welcome");
            assertThat(ana.delete("/api/tables/" + table.id()).statusCode()).isEqualTo(200);
            assertThat(live.await("problem").get("code").asString()).isEqualTo("no-such-table");
        }
        assertThat(Stream.of(ana, bea, stranger).map(this::listed)).allMatch(List::isEmpty);
        assertProblem(bea.get("/api/tables/" + table.id()), 404, "no-such-table");
        try (LiveClient late = stranger.watch(table.id())) {
            assertThat(late.await("problem").get("code").asString()).isEqualTo("no-such-table");
            assertThat(late.awaitClose()).isEqualTo(4404);
        }
    }

    @Test
    void a_game_that_has_begun_is_closed_by_nobody() {
        TableInfo table = create(true, "me", "chance");

        assertProblem(ana.delete("/api/tables/" + table.id()), 409, "not-open");
        assertThat(ana.table(table.id()).status()).isEqualTo(TableStatus.PLAYING);
    }

    @Test
    void a_rematch_that_its_host_has_closed_is_asked_for_anew() {
        TableInfo table = byLink("me", "friend");
        bea.sitDown(table.id(), 1);
        ana.start(table.id());
        agreeToEnd(table.id());
        String rematch = "/api/tables/%s/rematch".formatted(table.id());
        TableInfo next = Guest.table(ana.post(rematch, List.of()));
        ana.delete("/api/tables/" + next.id());

        assertThat(bea.table(table.id()).rematch()).isEmpty();
        TableInfo other = Guest.table(bea.post(rematch, List.of()));
        assertThat(other.id()).isNotEqualTo(next.id());
        assertThat(other.host()).isTrue();
    }

    @Test
    void whoever_sits_there_starts_a_full_table_once_its_host_has_been_away_for_two_minutes() {
        TableInfo table = byLink("me", "friend", "friend");
        try (LiveClient host = ana.watch(table.id())) {
            host.await("welcome");
            bea.sitDown(table.id(), 1);
            stranger.sitDown(table.id(), 2);
            CLOCK.pass(Duration.ofMinutes(5));
            assertThat(bea.table(table.id()).hostPatience())
                    .as("the host is there")
                    .isEmpty();
        }
        try (LiveClient live = bea.watch(table.id())) {
            JsonNode told = live.awaitTable(one -> !one.get("hostPatience").isNull());
            assertThat(told.get("hostPatience").asInt()).isBetween(119_000, 120_000);
            assertProblem(begin(bea, table), 403, "not-host");
            CLOCK.pass(Duration.ofSeconds(119));
            assertProblem(begin(bea, table), 403, "not-host");

            CLOCK.pass(Duration.ofSeconds(1));
            assertThat(bea.table(table.id()).hostPatience()).contains(0);
            assertThat(new Guest(server).table(table.id()).hostPatience())
                    .as("nobody without a seat starts it")
                    .isEmpty();
            assertProblem(begin(new Guest(server), table), 403, "not-host");
            assertThat(bea.start(table.id()).status()).isEqualTo(TableStatus.PLAYING);
        }
    }

    @Test
    void nobody_starts_for_a_host_who_has_come_back_or_while_somebody_is_missing() {
        TableInfo table = byLink("me", "friend", "friend");
        bea.sitDown(table.id(), 1);
        CLOCK.pass(Duration.ofMinutes(3));
        assertThat(bea.table(table.id()).hostPatience()).isEmpty();
        assertProblem(begin(bea, table), 403, "not-host");

        stranger.sitDown(table.id(), 2);
        assertThat(bea.table(table.id()).hostPatience()).contains(0);
        try (LiveClient host = ana.watch(table.id())) {
            host.await("welcome");
            assertThat(bea.table(table.id()).hostPatience()).isEmpty();
            assertProblem(begin(bea, table), 403, "not-host");
        }
    }

    @Test
    void a_host_without_a_seat_is_waited_for_as_well() {
        TableInfo table = byLink("friend", "friend");
        bea.sitDown(table.id(), 0);
        stranger.sitDown(table.id(), 1);
        try (LiveClient live = bea.watch(table.id())) {
            live.await("welcome");
            CLOCK.pass(Duration.ofMinutes(3));
            try (LiveClient host = ana.watch(table.id())) {
                host.await("welcome");
                live.awaitTable(told -> told.get("hostPatience").isNull());
            }
            live.awaitTable(told -> told.get("hostPatience").asInt(0) > 0);
            CLOCK.pass(Duration.ofMinutes(2));
            assertThat(bea.start(table.id()).status()).isEqualTo(TableStatus.PLAYING);
        }
    }

    @Test
    void everybody_finds_the_games_in_play_that_may_be_watched_and_how_far_they_are() {
        TableInfo bots = create(true, "chance", "chance");
        TableInfo people = create(true, "me", "friend");
        byLink("me", "chance");
        create(true, "me", "friend");
        bea.sitDown(people.id(), 1);
        ana.start(people.id());
        try (LiveClient live = bea.watch(people.id())) {
            live.awaitTurn();
            live.chooseFirst();
        }
        playToTheEnd(bots.id());

        List<WatchableGame> seen = watchable(stranger);

        assertThat(seen).singleElement().satisfies(game -> {
            assertThat(game.table().id()).isEqualTo(people.id());
            assertThat(game.table().seats())
                    .extracting(TableInfo.SeatInfo::name)
                    .containsExactly("Ana", "Bea");
            assertThat(game.table().you()).isEmpty();
            assertThat(game.table().seed()).isEmpty();
            assertThat(game.choices()).isEqualTo(choicesMade(people));
        });
        assertThat(watchable(ana)).as("one's own are elsewhere").isEmpty();
        try (LiveClient live = stranger.watch(people.id())) {
            assertThat(live.await("welcome").get("position").get("offers")).isEmpty();
        }
    }

    @Test
    void no_more_than_twenty_games_are_shown_and_the_newest_first() {
        for (int number = 0; number < 22; number++) {
            watched(new Guest(server));
        }

        List<WatchableGame> seen = watchable(stranger);

        assertThat(seen).hasSize(20);
        assertThat(seen)
                .extracting(game -> game.table().created())
                .isSortedAccordingTo((one, other) -> Long.compare(other, one));
    }

    @Test
    void whoever_has_many_games_leaves_room_for_those_of_others() {
        String beas = watched(bea);
        List<String> anas = IntStream.range(0, 22).mapToObj(_ -> watched(ana)).toList();

        List<String> seen =
                watchable(stranger).stream().map(game -> game.table().id()).toList();

        assertThat(seen).endsWith(beas).startsWith(anas.get(21), anas.get(20), anas.get(19));
    }

    @Test
    void a_host_whom_somebody_has_blocked_is_not_shown_to_them() {
        TableInfo table = create(true, "me", "friend");
        bea.sitDown(table.id(), 1);
        ana.start(table.id());
        try (LiveClient live = stranger.watch(table.id())) {
            live.await("welcome");
            live.order(command -> new Silence(command, new Whom.Seated(0), SilenceKind.BLOCK));
        }

        assertThat(watchable(stranger)).isEmpty();
        assertThat(watchable(new Guest(server))).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource({"Ana", "ANÁ", "аnа", "' ana!'"})
    void nobody_sits_down_by_a_name_that_somebody_there_has_or_that_looks_like_it(String name) {
        TableInfo table = byLink("me", "friend");
        Guest other = new Guest(server).named(name);

        HttpResponse<String> refused = sit(other, table, 1);

        assertProblem(refused, 409, "name-taken");
        assertThat(Guest.problem(refused).facts()).isEqualTo(Map.of("name", "Ana"));
        assertThat(ana.table(table.id()).seats().get(1).kind()).isEqualTo(SeatKind.FREE);
        other.named("Ana 2").sitDown(table.id(), 1);
    }

    @Test
    void names_of_pictures_alone_are_told_apart() {
        Guest train = new Guest(server).named("🚂");
        TableInfo table = Guest.table(train.post("/api/tables", wish(false, "me", "friend", "friend")));
        assertProblem(sit(new Guest(server).named("🚂"), table, 1), 409, "name-taken");
        Guest tram = new Guest(server).named("🚋");
        tram.sitDown(table.id(), 1);

        assertThat(train.table(table.id()).seats().get(1).name()).isEqualTo("🚋");
    }

    @Test
    void nobody_takes_a_name_of_somebody_at_the_same_table_as_long_as_the_game_is_not_over() {
        TableInfo table = byLink("me", "friend");
        Guest bea = new Guest(server).named("Bea");
        bea.sitDown(table.id(), 1);

        assertProblem(bea.put("/api/me", new Person("ANÁ")), 409, "name-taken");
        assertThat(ana.table(table.id()).seats().get(1).name()).isEqualTo("Bea");
        ana.start(table.id());
        assertProblem(bea.put("/api/me", new Person("Ana")), 409, "name-taken");
        bea.named("Beatriz");

        Guest elsewhere = new Guest(server).named("Bea");
        elsewhere.named("Ana");
    }

    @Test
    void whoever_signs_in_beside_somebody_with_their_name_keeps_their_seat_under_the_one_they_had_there() {
        new Guest(server).protectedBy("another-ana").named("Ana");
        String waiting = byLink("me", "friend", "friend").id();
        String playing = byLink("me", "friend").id();
        Guest zoe = new Guest(server).named("Zoe");
        zoe.sitDown(waiting, 1);
        zoe.sitDown(playing, 1);
        ana.start(playing);

        zoe.post("/api/session", new SignIn("another-ana", "una estación lejana"));

        assertThat(zoe.me().name()).isEqualTo("Ana");
        assertThat(zoe.table(playing).you()).contains(1);
        assertThat(names(playing)).containsExactly("Ana", "Zoe");
        assertThat(zoe.table(waiting).you()).contains(1);
        assertThat(names(waiting)).containsExactly("Ana", "Zoe", "");
        assertProblem(sit(new Guest(server).named("Zoe"), ana.table(waiting), 2), 409, "name-taken");

        zoe.named("Vicky");
        assertThat(names(playing)).containsExactly("Ana", "Vicky");
        zoe.delete("/api/tables/%s/seats/1".formatted(waiting));
        assertThat(names(waiting)).containsExactly("Ana", "", "");
    }

    private List<String> names(String table) {
        return ana.table(table).seats().stream().map(TableInfo.SeatInfo::name).toList();
    }

    private TableInfo byLink(String... seats) {
        return create(false, seats);
    }

    /// A game that has just begun and everybody finds.
    private String watched(Guest host) {
        CLOCK.pass(Duration.ofSeconds(1));
        return made(Guest.table(host.post("/api/tables", wish(true, "me", "chance"))))
                .id();
    }

    private TableInfo create(boolean listed, String... seats) {
        return made(Guest.table(ana.post("/api/tables", wish(listed, seats))));
    }

    private TableInfo made(TableInfo table) {
        made.add(table.id());
        return table;
    }

    private static CreateTable wish(boolean listed, String... seats) {
        return new CreateTable(
                "ttr-usa", Guest.wishes(seats), Map.of(), TimeControl.NONE, false, SpectatorView.PUBLIC, listed, false);
    }

    private void agreeToEnd(String table) {
        try (LiveClient first = ana.watch(table);
                LiveClient second = bea.watch(table)) {
            Duel.end(first, second);
        }
    }

    private void playToTheEnd(String table) {
        try (LiveClient live = stranger.watch(table)) {
            live.playToTheEnd();
        }
    }

    /// Each of the two has kept tickets, or nobody yet: the second one to choose may have been early.
    private int choicesMade(TableInfo table) {
        return server.context().getBean(PlyLog.class).from(table.id(), 0).lines().stream()
                .filter(Line.Played.class::isInstance)
                .mapToInt(line -> ((Line.Played) line).actor() >= 0 ? 1 : 0)
                .sum();
    }

    private List<WatchableGame> watchable(Guest guest) {
        return guest.ask("/api/tables/watchable", WatchableGames.class).games().stream()
                .filter(game -> made.contains(game.table().id()))
                .toList();
    }

    private List<String> listed(Guest guest) {
        return Stream.of(guest.ask("/api/tables", TableInfo[].class))
                .map(TableInfo::id)
                .filter(made::contains)
                .toList();
    }

    private static HttpResponse<String> list(Guest guest, TableInfo table, boolean listed) {
        return guest.put("/api/tables/%s/listing".formatted(table.id()), new NewListing(listed));
    }

    private static HttpResponse<String> change(Guest guest, TableInfo table, NewTerms terms) {
        return guest.put("/api/tables/%s/terms".formatted(table.id()), terms);
    }

    private static HttpResponse<String> passOn(Guest guest, TableInfo table, int seat) {
        return guest.put("/api/tables/%s/host".formatted(table.id()), new NewHost(seat));
    }

    private static HttpResponse<String> standUp(Guest guest, TableInfo table, int seat) {
        return guest.delete("/api/tables/%s/seats/%d".formatted(table.id(), seat));
    }

    private static HttpResponse<String> sit(Guest guest, TableInfo table, int seat) {
        return guest.post("/api/tables/%s/seats/%d".formatted(table.id(), seat), List.of());
    }

    private static HttpResponse<String> begin(Guest guest, TableInfo table) {
        return guest.post("/api/tables/%s/start".formatted(table.id()), List.of());
    }
}
