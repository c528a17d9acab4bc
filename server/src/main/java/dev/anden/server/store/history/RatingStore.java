package dev.anden.server.store.history;

import dev.anden.arena.rating.Rating;
import dev.anden.protocol.past.Profile.BoardRating;
import dev.anden.protocol.past.RatingChange;
import dev.anden.protocol.past.RatingTable.BestScore;
import dev.anden.protocol.past.RatingTable.RatedGame;
import dev.anden.protocol.past.RatingTable.RatedPlayer;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.people.PersonStore;
import dev.anden.server.store.people.ProfileStore;
import dev.anden.server.store.row.Rows;
import dev.anden.server.store.table.LogConflict;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;

/// Ratings, and which results haven't been counted for them yet.
public final class RatingStore {
    private static final String ORDER = " order by r.mean - 3 * r.deviation desc, r.games desc, r.person, r.bot";

    private static final String PLAYERS = "select r.person, r.bot, p.name, r.mean, r.deviation, r.games, r.wins, "
            + ProfileStore.shown("p.id", ":reader") + " as profile"
            + " from rating r left join person p on p.id = r.person where r.game = :game and r.season = :season";

    private final Database database;
    private final ProfileStore profiles;

    /// All of a board's games that were played alone are added up for these.
    private final SlowAnswers<Span, List<Best>> alone = new SlowAnswers<>(System::nanoTime);

    public RatingStore(Database database) {
        this.database = database;
        profiles = new ProfileStore(database);
    }

    /// Somebody who is rated: a person, or a bot's level; the other one is empty. Both are where the person's account
    /// is gone.
    public record Player(String person, String bot) {
        /// Whether nobody knows any more who it was.
        public boolean isGone() {
            return person.isEmpty() && bot.isEmpty();
        }
    }

    /// Who sat in a seat of a finished game.
    ///
    /// @param deserted whether the person left the game to a bot
    public record Placed(int seat, Player player, int rank, boolean deserted) {}

    /// A finished game.
    ///
    /// @param ended milliseconds since 1970
    public record Finished(String game, long ended, List<Placed> seats) {}

    /// How a player stands.
    public record Standing(Rating rating, int games, int wins) {
        /// Somebody who hasn't played.
        public static final Standing NEW = new Standing(Rating.UNKNOWN, 0, 0);
    }

    /// The tables whose results wait to be counted, in the order in which they ended.
    public List<String> waiting(int limit) {
        return database.read(client -> client.sql(
                        "select table_id from result where rating = 'waits' order by ended, table_id limit ?")
                .param(limit)
                .query(String.class)
                .list());
    }

    /// Counts a result, if it still waits: all of what the counting does, or nothing.
    ///
    /// @return whether it waited
    public boolean count(String table, Counting counting) {
        return database.update(client -> {
                    int waited = client.sql(
                                    "update result set rating = 'rated' where table_id = ? and rating = 'waits'")
                            .param(table)
                            .update();
                    if (waited == 1) {
                        holdPlayers(client, table);
                        counting.count(finished(client, table), new Rows(client, table));
                    }
                    return waited;
                })
                == 1;
    }

    /// Leaves a result that waits uncounted for good.
    public void leaveOut(String table) {
        database.write(
                client -> client.sql("update result set rating = 'unrated' where table_id = ? and rating = 'waits'")
                        .param(table)
                        .update());
    }

    /// What is done with a result, within one transaction.
    public interface Counting {
        void count(Finished game, Rows rows);
    }

    /// The rows of ratings, within a transaction that counts a result.
    public static final class Rows {
        private final JdbcClient client;
        private final String table;

        private Rows(JdbcClient client, String table) {
            this.client = client;
            this.table = table;
        }

        /// How a player stands at a game in a season; empty words are all time.
        public Standing standing(String game, String season, Player player) {
            return client.sql("select mean, deviation, games, wins from rating"
                            + " where game = ? and season = ? and person = ? and bot = ?")
                    .params(game, season, player.person(), player.bot())
                    .query((row, number) -> new Standing(rating(row), row.getInt("games"), row.getInt("wins")))
                    .optional()
                    .orElse(Standing.NEW);
        }

        /// Writes down how a player stands after one more game.
        ///
        /// @throws LogConflict if another server has counted a game of the player meanwhile
        public void put(String game, String season, Player player, Standing standing) {
            int written = client.sql("insert into rating (game, season, person, bot, mean, deviation, games, wins)"
                            + " values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (game, season, person, bot) do update set"
                            + " mean = excluded.mean, deviation = excluded.deviation, games = excluded.games,"
                            + " wins = excluded.wins where rating.games = excluded.games - 1")
                    .params(game, season, player.person(), player.bot())
                    .params(standing.rating().mean(), standing.rating().deviation(), standing.games(), standing.wins())
                    .update();
            if (written == 0) {
                throw new LogConflict("The ratings of %s have moved on".formatted(game));
            }
        }

        /// Writes down what the game did to the rating of a seat.
        public void putChange(int seat, Rating before, Rating after) {
            client.sql("insert into rating_change (table_id, seat, mean_before, deviation_before, mean, deviation)"
                            + " values (?, ?, ?, ?, ?, ?)")
                    .params(table, seat, before.mean(), before.deviation(), after.mean(), after.deviation())
                    .update();
        }
    }

    /// Nobody becomes somebody else while their game is counted: whoever is under way has done so by then.
    private static void holdPlayers(JdbcClient client, String table) {
        client.sql("select distinct person from seat_result where table_id = ? and person is not null order by person")
                .param(table)
                .query(String.class)
                .list()
                .forEach(person -> PersonStore.hold(client, new PersonId(person)));
    }

    private static Finished finished(JdbcClient client, String table) {
        List<Placed> seats = client.sql("select seat, coalesce(person, '') as person, bot, rank, deserted"
                        + " from seat_result where table_id = ? order by seat")
                .param(table)
                .query((row, number) -> new Placed(
                        row.getInt("seat"),
                        new Player(row.getString("person"), row.getString("bot")),
                        row.getInt("rank"),
                        row.getInt("deserted") == 1))
                .list();
        return client.sql("select t.game, r.ended from result r join game_table t on t.id = r.table_id"
                        + " where r.table_id = ?")
                .param(table)
                .query((row, number) -> new Finished(row.getString("game"), row.getLong("ended"), seats))
                .single();
    }

    /// What a table's game did to ratings, by seat; nothing if it isn't rated, or not yet.
    public List<RatingChange> changes(String table) {
        return database.read(client -> client.sql("select seat, mean_before, deviation_before, mean, deviation"
                        + " from rating_change where table_id = ? order by seat")
                .param(table)
                .query((row, number) -> {
                    Rating after = rating(row);
                    return new RatingChange(
                            row.getInt("seat"),
                            new Rating(row.getDouble("mean_before"), row.getDouble("deviation_before")).points(),
                            after.points(),
                            after.isProvisional());
                })
                .list());
    }

    /// The best players of a game, best first.
    ///
    /// @param season empty for all time
    /// @param least how many games a person has to have played; bots are always listed
    /// @param reader the person who asks
    public List<RatedPlayer> best(String game, String season, int least, Optional<PersonId> reader, int limit) {
        return database.read(
                client -> client.sql(PLAYERS + " and (r.bot <> '' or r.games >= :least)" + ORDER + " limit :limit")
                        .param("game", game)
                        .param("season", season)
                        .param("least", least)
                        .param("limit", limit)
                        .param("reader", ProfileStore.text(reader))
                        .query((row, number) -> player(row, reader))
                        .list());
    }

    /// How a person stands at a game; empty if the person has played no rated one.
    ///
    /// @param season empty for all time
    public Optional<RatedPlayer> of(PersonId person, String game, String season) {
        return database.read(client -> client.sql(PLAYERS + " and r.person = :person")
                .param("game", game)
                .param("season", season)
                .param("person", person.text())
                .param("reader", person.text())
                .query((row, number) -> player(row, Optional.of(person)))
                .optional());
    }

    /// How a person stands of all time at each of some games that they have played often enough, best first.
    ///
    /// @param games by which it is asked: there is no way to a person's ratings that goes by the person alone
    /// @param least how many rated games it takes
    public List<BoardRating> of(PersonId person, Collection<String> games, int least) {
        return database.read(client -> client.sql("select r.game, r.mean, r.deviation, r.games, r.wins from rating r"
                        + " where r.game in (:games) and r.season = '' and r.person = :person and r.bot = ''"
                        + " and r.games >= :least" + ORDER)
                .param("games", games)
                .param("person", person.text())
                .param("least", least)
                .query((row, number) -> {
                    Rating rating = rating(row);
                    return new BoardRating(
                            row.getString("game"),
                            rating.points(),
                            rating.isProvisional(),
                            row.getInt("games"),
                            row.getInt("wins"));
                })
                .list());
    }

    /// How a person stood after each of their latest rated games, latest first.
    public List<RatedGame> course(PersonId person, String game, int limit) {
        return database.read(client -> client.sql("select r.table_id, r.ended, c.mean, c.deviation from seat_result r"
                        + " join rating_change c on c.table_id = r.table_id and c.seat = r.seat"
                        + " where r.person = :person and r.game = :game"
                        + " order by r.ended desc, r.table_id desc limit :limit")
                .param("person", person.text())
                .param("game", game)
                .param("limit", limit)
                .query((row, number) -> {
                    Rating rating = rating(row);
                    return new RatedGame(
                            row.getString("table_id"), row.getLong("ended"), rating.points(), rating.isProvisional());
                })
                .list());
    }

    /// The seasons in which a game was rated, latest first.
    public List<String> seasons(String game) {
        return database.read(client -> client.sql(
                        "select distinct season from rating where game = ? and season <> '' order by season desc")
                .param(game)
                .query(String.class)
                .list());
    }

    /// The best score of each who played a game alone here, and to its end, best first.
    ///
    /// @param from the first moment that counts, in milliseconds since 1970
    /// @param until the first moment that doesn't any more
    public List<BestScore> alone(String game, long from, long until, Optional<PersonId> reader, int limit) {
        var span = new Span(game, from, until, limit);
        List<Best> found = alone.of(span, () -> database.read(span::best));
        Map<PersonId, String> pages =
                profiles.of(found.stream().map(Best::person).toList(), reader);
        return found.stream()
                .map(best -> new BestScore(
                        best.name(),
                        reader.equals(Optional.of(best.person())),
                        best.score(),
                        Optional.ofNullable(pages.get(best.person()))))
                .toList();
    }

    /// What somebody reached alone.
    private record Best(PersonId person, String name, int score) {}

    /// Games played alone, within a span of time.
    private record Span(String game, long from, long until, int limit) {
        List<Best> best(JdbcClient client) {
            return client.sql("select r.person, p.name, max(r.score) as score from seat_result r"
                            + " join person p on p.id = r.person join game_table t on t.id = r.table_id"
                            + " where r.game = :game and r.seats = 1 and t.imported = 0" + PastFilter.PLAYED
                            + " and r.ended >= :from and r.ended < :until"
                            + " group by r.person, p.name order by score desc, p.name limit :limit")
                    .param("game", game)
                    .param("from", from)
                    .param("until", until)
                    .param("limit", limit)
                    .query((row, number) ->
                            new Best(new PersonId(row.getString("person")), row.getString("name"), row.getInt("score")))
                    .list();
        }
    }

    private static RatedPlayer player(ResultSet row, Optional<PersonId> reader) throws SQLException {
        Rating rating = rating(row);
        return new RatedPlayer(
                Optional.ofNullable(row.getString("name")).orElse(""),
                row.getString("bot"),
                isReader(row, reader),
                rating.points(),
                rating.isProvisional(),
                row.getInt("games"),
                row.getInt("wins"),
                Optional.ofNullable(row.getString("profile")));
    }

    private static boolean isReader(ResultSet row, Optional<PersonId> reader) throws SQLException {
        return reader.map(PersonId::text).equals(Optional.of(row.getString("person")));
    }

    private static Rating rating(ResultSet row) throws SQLException {
        return new Rating(row.getDouble("mean"), row.getDouble("deviation"));
    }
}
