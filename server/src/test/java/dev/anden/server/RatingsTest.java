package dev.anden.server;

import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import dev.anden.arena.rating.PlackettLuce;
import dev.anden.arena.rating.Rating;
import dev.anden.protocol.ClientMessage;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TableStatus;
import dev.anden.protocol.past.RatingChange;
import dev.anden.protocol.past.RatingTable;
import dev.anden.protocol.past.RatingTable.RatedGame;
import dev.anden.protocol.past.RatingTable.RatedPlayer;
import dev.anden.server.history.Ratings;
import dev.anden.server.store.database.Database;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.PastGames;
import dev.anden.server.testing.TestDatabases;
import dev.anden.server.testing.TestServers;
import dev.anden.server.testing.Together;
import dev.anden.testkit.Thorough;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;

/// Which games count for ratings, and that each of them counts once.
class RatingsTest {
    /// Its games are short.
    private static final String GAME = "french-quarter";

    @TempDir
    Path folder;

    @Test
    void a_rated_game_moves_the_ratings_of_people_and_bots_as_the_model_says() {
        try (RunningServer server = TestServers.start(folder)) {
            Guest ana = new Guest(server).named("Ana");
            TableInfo over = play(ana, "me", "chance", "random");

            List<Rating> expected = PlackettLuce.after(
                    List.of(Rating.UNKNOWN, Rating.UNKNOWN, Rating.UNKNOWN),
                    over.result().orElseThrow().ranks());
            assertThat(changes(ana, over.id()))
                    .containsExactlyElementsOf(IntStream.range(0, 3)
                            .mapToObj(seat -> new RatingChange(
                                    seat, 1_000, expected.get(seat).points(), true))
                            .toList());
            RatingTable table = table(ana, "");
            assertThat(table.players()).extracting(RatedPlayer::bot).containsExactlyInAnyOrder("chance", "random");
            assertThat(table.mine().orElseThrow().points())
                    .isEqualTo(expected.getFirst().points());
            assertThat(table.mine().orElseThrow().you()).isTrue();
            assertThat(table(ana, "?season=" + table.seasons().getFirst()).mine())
                    .isEqualTo(table.mine());
            assertThat(table(ana, "?season=2001-Q2").mine()).isEmpty();
            assertProblem(ana.get("/api/ratings/" + GAME + "?season=spring"), 400, "bad-message");
            assertProblem(ana.get("/api/ratings/chess"), 404, "unknown-game");
        }
    }

    @Test
    void what_is_not_to_be_rated_is_not() {
        try (RunningServer server = TestServers.start(folder)) {
            Guest ana = new Guest(server);
            String friendly = Guest.table(ana.tryCreate(GAME, "me", "chance")).id();
            ana.playToTheEnd(friendly);
            TableInfo alone = ana.createRatedTable(GAME, "me");
            ana.playToTheEnd(alone.id());
            TableInfo bots = ana.createRatedTable(GAME, "chance", "chance");
            try (LiveClient live = ana.watch(bots.id())) {
                assertThat(live.awaitTurn()).isFalse();
            }
            TableInfo broken = ana.createRatedTable(GAME, "me", "friend");
            endTogether(ana, new Guest(server), broken.id());

            assertThat(ana.table(friendly).rated()).isFalse();
            assertThat(alone.rated()).isFalse();
            assertThat(ana.table(broken.id()).status()).isEqualTo(TableStatus.UNFINISHED);
            for (String table : List.of(friendly, alone.id(), bots.id(), broken.id())) {
                assertThat(changes(ana, table)).isEmpty();
            }
            assertThat(table(ana, "").mine()).isEmpty();
            assertThat(table(ana, "").alone()).hasSize(1).allMatch(RatingTable.BestScore::you);
        }
    }

    /// Both agree that it ends without a result.
    private static void endTogether(Guest host, Guest friend, String table) {
        friend.sitDown(table, 1);
        host.start(table);
        try (LiveClient live = host.watch(table);
                LiveClient other = friend.watch(table)) {
            Duel.end(live, other);
        }
    }

    @Test
    @Tag(Thorough.TAG)
    void whoever_leaves_the_game_to_a_bot_comes_last_whatever_the_bot_makes_of_it() {
        try (RunningServer server = TestServers.start(folder)) {
            Guest ana = new Guest(server);
            TableInfo table = ana.createRatedTable(GAME, "me", "chance", "chance");
            try (LiveClient live = ana.watch(table.id())) {
                live.awaitTurn();
                live.order(ClientMessage.Resign::new);
                live.awaitTable(now -> now.get("status").asString().equals("over"));
            }

            List<RatingChange> changes = changes(ana, table.id());
            assertThat(changes.getFirst().after()).isLessThan(1_000);
            assertThat(changes.subList(1, 3))
                    .allSatisfy(bot -> assertThat(bot.after())
                            .isGreaterThan(changes.getFirst().after()));
            RatedPlayer bot = table(ana, "").players().getFirst();
            assertThat(bot.games()).isEqualTo(1);
        }
    }

    @Test
    @Tag(Thorough.TAG)
    void what_a_bot_made_of_a_game_for_one_is_not_the_best_score_of_whoever_left_it() {
        try (RunningServer server = TestServers.start(folder)) {
            Guest ana = new Guest(server);
            TableInfo table = ana.createSoloTable();
            try (LiveClient live = ana.watch(table.id())) {
                live.awaitTurn();
                live.order(ClientMessage.Resign::new);
                live.awaitTable(now -> now.get("status").asString().equals("over"));
            }

            assertThat(table(ana, "").alone()).isEmpty();
        }
    }

    @Test
    void the_best_of_those_who_stayed_has_won_though_the_bot_of_one_who_left_came_out_first() {
        Guest ana;
        TableInfo first;
        try (RunningServer server = TestServers.start(folder)) {
            ana = new Guest(server);
            first = play(ana, "me", "chance", "random");
        }
        List<String> copies = PastGames.copy(folder, first.id(), 2);
        try (Database database = TestDatabases.open(folder)) {
            database.write(client -> {
                for (String copy : copies) {
                    place(client, copy, 0, 2, false);
                    place(client, copy, 1, 1, true);
                    place(client, copy, 2, 3, false);
                }
                place(client, copies.getLast(), 0, 1, true);
                place(client, copies.getLast(), 1, 2, false);
            });
        }
        try (RunningServer server = TestServers.start(folder)) {
            ana.at(server);
            RatedPlayer me = table(ana, "").mine().orElseThrow();

            int before = first.result().orElseThrow().ranks().getFirst() == 1 ? 1 : 0;
            assertThat(me.games()).isEqualTo(3);
            assertThat(me.wins()).isEqualTo(before + 1);
            assertThat(changes(ana, copies.getFirst()).getFirst())
                    .satisfies(mine -> assertThat(mine.after()).isGreaterThan(mine.before()));
            assertThat(changes(ana, copies.getLast()).getFirst())
                    .satisfies(mine -> assertThat(mine.after()).isLessThan(mine.before()));
        }
    }

    private static void place(JdbcClient client, String table, int seat, int rank, boolean deserted) {
        client.sql("update seat_result set rank = ?, deserted = ? where table_id = ? and seat = ?")
                .params(rank, deserted ? 1 : 0, table, seat)
                .update();
    }

    /// A quarter ends at midnight in UTC.
    @Test
    @Tag("store")
    void what_ended_before_a_season_s_border_is_of_the_season_before_it_and_both_count_for_all_time() {
        Guest ana;
        TableInfo first;
        try (RunningServer server = TestServers.start(folder)) {
            ana = new Guest(server);
            first = play(ana, "me", "chance");
        }
        List<String> copies = PastGames.copy(folder, first.id(), 3);
        long border = Instant.parse("2001-04-01T00:00:00Z").toEpochMilli();
        List<Long> ends = List.of(border - 1, border, border + 1);
        try (Database database = TestDatabases.open(folder)) {
            database.write(client -> {
                for (int number = 0; number < 3; number++) {
                    for (String rows : List.of("result", "seat_result")) {
                        client.sql("update " + rows + " set ended = ? where table_id = ?")
                                .params(ends.get(number), copies.get(number))
                                .update();
                    }
                }
            });
        }
        try (RunningServer server = TestServers.start(folder)) {
            ana.at(server);
            RatingTable now = table(ana, "");
            RatedPlayer earlier = table(ana, "?season=2001-Q1").mine().orElseThrow();
            RatedPlayer later = table(ana, "?season=2001-Q2").mine().orElseThrow();

            assertThat(now.seasons()).hasSize(3).endsWith("2001-Q2", "2001-Q1");
            assertThat(earlier.games()).isEqualTo(1);
            assertThat(later.games()).isEqualTo(2);
            assertThat(now.mine().orElseThrow().games()).isEqualTo(4);
            Rating anew = PlackettLuce.after(
                            List.of(Rating.UNKNOWN, Rating.UNKNOWN),
                            first.result().orElseThrow().ranks())
                    .getFirst();
            assertThat(earlier.points()).isEqualTo(anew.points());
            assertThat(table(ana, "?season=2001-Q3").mine()).isEmpty();
            assertThat(table(ana, "?season=" + now.seasons().getFirst())
                            .mine()
                            .orElseThrow()
                            .games())
                    .isEqualTo(1);
        }
    }

    @Test
    void a_rematch_is_rated_like_the_game_before() {
        try (RunningServer server = TestServers.start(folder)) {
            Guest ana = new Guest(server);
            TableInfo over = play(ana, "me", "chance");

            TableInfo next = ana.rematch(over.id());

            assertThat(next.rated()).isTrue();
        }
    }

    @Test
    @Tag("store")
    void a_result_that_can_not_be_counted_keeps_no_other_one_from_it() {
        try (RunningServer server = TestServers.start(folder)) {
            Guest ana = new Guest(server);
            TableInfo spoilt = play(ana, "me", "chance");
            server.context()
                    .getBean(Database.class)
                    .write(client -> client.sql("update result set rating = 'waits' where table_id = ?")
                            .param(spoilt.id())
                            .update());
            server.context()
                    .getBean(Database.class)
                    .write(client -> client.sql("delete from seat_result where table_id = ? and seat = 1")
                            .param(spoilt.id())
                            .update());

            assertThat(changes(ana, play(ana, "me", "chance").id())).hasSize(2);
        }
    }

    /// Two count at a time, and the server starts between two results.
    @Test
    void each_result_counts_once_and_in_the_order_in_which_games_ended() {
        Guest ana;
        TableInfo first;
        try (RunningServer server = TestServers.start(folder)) {
            ana = new Guest(server);
            first = play(ana, "me", "chance");
            assertThat(changes(ana, first.id())).hasSize(2);
        }
        List<String> copies = PastGames.copy(folder, first.id(), 5);
        try (Database database = TestDatabases.open(folder)) {
            database.write(client -> client.sql("update seat_result set rank = 3 - rank where table_id in (:lost)")
                    .param("lost", List.of(copies.get(1), copies.get(4)))
                    .update());
        }
        try (RunningServer server = TestServers.start(folder)) {
            ana.at(server);
            Ratings ratings = server.context().getBean(Ratings.class);
            Together.run(ratings::round, ratings::round);
            ratings.round();

            List<Integer> ranks = first.result().orElseThrow().ranks();
            Rating mine = Rating.UNKNOWN;
            Rating bots = Rating.UNKNOWN;
            var course = new ArrayList<Integer>();
            for (String game :
                    Stream.concat(Stream.of(first.id()), copies.stream()).toList()) {
                boolean turned = game.equals(copies.get(1)) || game.equals(copies.get(4));
                List<Rating> after = PlackettLuce.after(List.of(mine, bots), turned ? ranks.reversed() : ranks);
                assertThat(changes(ana, game))
                        .extracting(RatingChange::before, RatingChange::after)
                        .containsExactly(
                                tuple(mine.points(), after.get(0).points()),
                                tuple(bots.points(), after.get(1).points()));
                mine = after.get(0);
                bots = after.get(1);
                course.add(mine.points());
            }
            RatingTable table = table(ana, "");
            assertThat(table.course()).extracting(RatedGame::points).isEqualTo(course);
            assertThat(table.course())
                    .extracting(RatedGame::table)
                    .startsWith(first.id())
                    .endsWith(copies.getLast());
            assertThat(table.course()).extracting(RatedGame::provisional).startsWith(true);
            assertThat(table(new Guest(server), "").course()).isEmpty();
            assertThat(table(ana, "?season=" + table.seasons().getFirst()).course())
                    .as("it is that of all time")
                    .isEmpty();
            RatedPlayer me = table.mine().orElseThrow();
            assertThat(me.games()).isEqualTo(6);
            assertThat(me.wins()).isEqualTo(ranks.getFirst() == 1 ? 4 : 2);
            assertThat(me.points()).isEqualTo(mine.points());
            assertThat(table.players()).hasSize(2).contains(me);
            assertThat(table.players().get(0).points())
                    .isGreaterThanOrEqualTo(table.players().get(1).points());
        }
    }

    private static TableInfo play(Guest guest, String... seats) {
        TableInfo table = guest.createRatedTable(GAME, seats);
        guest.playToTheEnd(table.id());
        return guest.table(table.id());
    }

    private static List<RatingChange> changes(Guest guest, String table) {
        return List.of(guest.ask("/api/tables/" + table + "/ratings", RatingChange[].class));
    }

    private static RatingTable table(Guest guest, String query) {
        return guest.ask("/api/ratings/" + GAME + query, RatingTable.class);
    }
}
