package dev.anden.server.store.history;

import dev.anden.protocol.past.HistoryPage.PastGame;
import dev.anden.protocol.past.HistoryPage.PastSeat;
import dev.anden.protocol.past.LineTally;
import dev.anden.protocol.past.Statistics.AnalysedGame;
import dev.anden.protocol.past.Statistics.BoardCount;
import dev.anden.protocol.past.Statistics.Opponent;
import dev.anden.protocol.past.Statistics.PastScore;
import dev.anden.protocol.past.Statistics.PastTally;
import dev.anden.protocol.past.Statistics.Summary;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.people.SeatNames;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.springframework.jdbc.core.simple.JdbcClient;

/// The finished games of a person: one by one, and counted. No log is read for it.
public final class HistoryStore {
    /// Games of a person that nobody plays on, with a result or without.
    private static final String PAST = " from seat s join game_table t on t.id = s.table_id"
            + " left join result e on e.table_id = t.id"
            + " where s.person = :person and t.status in ('over', 'unfinished')";

    /// Whether whoever reads it has written something down of a game, 1 or 0.
    private static final String NOTED = "case when exists (select 1 from own_note n where n.table_id = r.table_id"
            + " and n.person = :reader and n.text <> '') then 1 else 0 end";

    private final Database database;

    public HistoryStore(Database database) {
        this.database = database;
    }

    /// Some of a person's finished games, newest first; three questions, however many there are.
    ///
    /// @param after the place that they come behind; empty for the newest
    public List<PastGame> games(PersonId person, PastFilter filter, Optional<PastPlace> after, int limit) {
        String behind = " and (r.ended < :ended or (r.ended = :ended and r.table_id < :table))";
        var values = new HashMap<>(filter.values(person));
        values.put("reader", person.text());
        values.put("ended", after.map(PastPlace::ended).orElse(0L));
        values.put("table", after.map(PastPlace::table).orElse(""));
        return games(person, filter.condition() + after.map(any -> behind).orElse(""), values, limit);
    }

    /// The latest games of a person at tables that everybody found, newest first: those that were played here, from
    /// their beginning. Whether the person has written something down of them is nobody else's business.
    public List<PastGame> listed(PersonId person, int limit) {
        return games(
                person,
                "r.person = :person and t.listed = 1 and t.imported = 0 and t.branch_ply = 0",
                Map.of("person", person.text(), "reader", ""),
                limit);
    }

    /// The latest games of a person, who reads them, at which another one sat, too, newest first. A text
    /// that is put together (`|| ''`) is looked for among the seats of a table, and not among all games
    /// of the other one.
    public List<PastGame> together(PersonId person, PersonId other, int limit) {
        return games(
                person,
                "r.person = :person and exists (select 1 from seat_result o where o.table_id = r.table_id"
                        + " and o.seat <> r.seat and o.person || '' = :other)",
                Map.of("person", person.text(), "reader", person.text(), "other", other.text()),
                limit);
    }

    private List<PastGame> games(PersonId person, String condition, Map<String, Object> values, int limit) {
        List<Row> rows = database.read(client -> client.sql(
                        "select r.table_id, r.seat, r.game, r.ended, t.imported, t.branch_ply, "
                                + NOTED + " as noted from seat_result r"
                                + " join game_table t on t.id = r.table_id where " + condition
                                + " order by r.ended desc, r.table_id desc limit :limit")
                .params(values)
                .param("limit", limit)
                .query((row, number) -> new Row(
                        row.getString("table_id"),
                        row.getInt("seat"),
                        row.getString("game"),
                        row.getLong("ended"),
                        row.getInt("imported") == 1,
                        row.getInt("branch_ply") > 0,
                        row.getInt("noted") == 1))
                .list());
        if (rows.isEmpty()) {
            return List.of();
        }
        List<String> tables = rows.stream().map(Row::table).toList();
        Map<String, List<PastSeat>> seats = seats(tables);
        Map<String, List<LineTally>> lines = lines(person, tables);
        return rows.stream()
                .map(row -> new PastGame(
                        row.table(),
                        row.game(),
                        row.ended(),
                        row.imported(),
                        row.branched(),
                        row.noted(),
                        row.seat(),
                        seats.getOrDefault(row.table(), List.of()),
                        lines.getOrDefault(row.table(), List.of())))
                .toList();
    }

    private record Row(
            String table, int seat, String game, long ended, boolean imported, boolean branched, boolean noted) {}

    private Map<String, List<PastSeat>> seats(List<String> tables) {
        return grouped(client -> client.sql(
                        "select r.table_id, " + SeatNames.NAME + " as name, s.kind, r.bot, r.score, r.deserted, "
                                + PastFilter.rankOf("r") + " as rank"
                                + " from seat_result r left join person p on p.id = r.person"
                                + " left join seat s on s.table_id = r.table_id and s.seat = r.seat where r.table_id in (:tables)"
                                + " order by r.table_id, r.seat")
                .param("tables", tables)
                .query((row, number) -> Map.entry(
                        row.getString("table_id"),
                        new PastSeat(
                                name(row),
                                row.getString("bot"),
                                isNetworkBot(row),
                                row.getInt("score"),
                                row.getInt("rank"),
                                row.getInt("deserted") == 1)))
                .list());
    }

    private Map<String, List<LineTally>> lines(PersonId person, List<String> tables) {
        return grouped(client -> client.sql("select l.table_id, l.rule, l.made, l.missed, l.points from seat_line l"
                        + " join seat_result r on r.table_id = l.table_id and r.seat = l.seat"
                        + " where l.table_id in (:tables) and r.person = :person order by l.table_id, l.number")
                .param("tables", tables)
                .param("person", person.text())
                .query((row, number) -> Map.entry(
                        row.getString("table_id"),
                        new LineTally(
                                row.getString("rule"),
                                1,
                                row.getInt("made"),
                                row.getInt("missed"),
                                row.getInt("points"))))
                .list());
    }

    private <T> Map<String, List<T>> grouped(Function<JdbcClient, List<Map.Entry<String, T>>> question) {
        return database.read(question).stream()
                .collect(Collectors.groupingBy(
                        Map.Entry::getKey, Collectors.mapping(Map.Entry::getValue, Collectors.toList())));
    }

    /// Some of the games of a person that nobody plays on, newest first.
    ///
    /// @param after how many newer ones are left out
    public List<ArchivedGame> archived(PersonId person, int after, int limit) {
        return database.read(client -> client.sql("select t.id, t.game, coalesce(e.ended, t.created) as ended" + PAST
                        + " order by coalesce(e.ended, t.created) desc, t.id desc limit :limit offset :after")
                .param("person", person.text())
                .param("limit", limit)
                .param("after", after)
                .query((row, number) ->
                        new ArchivedGame(row.getString("id"), row.getString("game"), row.getLong("ended")))
                .list());
    }

    /// How many of them there are.
    public int archived(PersonId person) {
        return database.read(client -> client.sql("select count(*)" + PAST)
                .param("person", person.text())
                .query(Integer.class)
                .single());
    }

    /// How often a person has played each game with each number of seats, and how well.
    public List<BoardCount> boards(PersonId person) {
        Map<Board, List<Places>> counted = database
                .read(client -> client.sql("select r.game, r.seats, r.place,"
                                + " count(*) as games from (select r.game, r.seats, case when r.deserted = 1 then 0 else "
                                + PastFilter.rankOf("r")
                                + " end as place from seat_result r where r.person = :person" + PastFilter.COUNTED
                                + ") r"
                                + " group by r.game, r.seats, r.place order by r.game, r.seats, r.place")
                        .param("person", person.text())
                        .query((row, number) -> Map.entry(
                                new Board(row.getString("game"), row.getInt("seats")),
                                new Places(row.getInt("place"), row.getInt("games"))))
                        .list())
                .stream()
                .collect(Collectors.groupingBy(
                        Map.Entry::getKey,
                        LinkedHashMap::new,
                        Collectors.mapping(Map.Entry::getValue, Collectors.toList())));
        return counted.entrySet().stream()
                .map(entry -> count(entry.getKey(), entry.getValue()))
                .toList();
    }

    private record Board(String game, int seats) {}

    /// @param place 0 for games that were left to a bot
    private record Places(int place, int games) {}

    private static BoardCount count(Board board, List<Places> places) {
        var ranks = new Integer[board.seats()];
        Arrays.fill(ranks, 0);
        places.stream().filter(one -> one.place() > 0).forEach(one -> ranks[one.place() - 1] = one.games());
        int games = places.stream().mapToInt(Places::games).sum();
        return new BoardCount(board.game(), board.seats(), games, List.of(ranks));
    }

    /// Some games as a whole; empty if there is none that the person played to its end.
    public Optional<Summary> summary(PersonId person, PastFilter filter, Optional<Long> pace) {
        return Optional.of(database.read(client -> client.sql("select count(*) as games,"
                                + " coalesce(sum(case when r.place = 1 and r.seats > 1 then 1 else 0 end), 0) as wins,"
                                + " avg(case when r.seats > 1 then r.place end) as mean_rank, avg(r.score) as mean_score,"
                                + " max(r.score) as best, min(r.score) as worst, coalesce(sum(r.imported), 0) as imported,"
                                + " count(r.luck) as analysed, (select count(*) from seat_result r where "
                                + filter.condition() + PastFilter.COUNTED + " and r.deserted = 1) as deserted"
                                + " from (select r.seats, r.score, r.luck, t.imported, " + PastFilter.rankOf("r")
                                + " as place from seat_result r join game_table t on t.id = r.table_id where "
                                + filter.condition() + PastFilter.PLAYED + ") r")
                        .params(filter.values(person))
                        .query((row, number) -> new Summary(
                                row.getInt("games"),
                                row.getInt("deserted"),
                                row.getInt("wins"),
                                Optional.ofNullable(row.getObject("mean_rank"))
                                        .map(mean -> ((Number) mean).doubleValue()),
                                row.getDouble("mean_score"),
                                row.getInt("best"),
                                row.getInt("worst"),
                                row.getInt("imported"),
                                row.getInt("analysed"),
                                pace))
                        .single()))
                .filter(summary -> summary.games() > 0);
    }

    /// The latest ends of some games, latest first.
    public List<PastScore> scores(PersonId person, PastFilter filter, int limit) {
        return database.read(client -> client.sql("select r.table_id, r.game, r.seats, r.ended, r.score,"
                        + " r.pace, " + PastFilter.rankOf("r") + " as rank from seat_result r where "
                        + filter.condition()
                        + PastFilter.PLAYED
                        + " order by r.ended desc, r.table_id desc limit :limit")
                .params(filter.values(person))
                .param("limit", limit)
                .query((row, number) -> new PastScore(
                        row.getString("table_id"),
                        row.getString("game"),
                        row.getInt("seats"),
                        row.getLong("ended"),
                        row.getInt("score"),
                        row.getInt("rank"),
                        Optional.ofNullable(row.getObject("pace")).map(pace -> ((Number) pace).longValue())))
                .list());
    }

    /// What came, game by game, of the lines of the score sheets that count several things in any of some games, in the
    /// order of the sheets.
    ///
    /// @param games the latest of those that the filter leaves, in the order in which they are told
    public List<PastTally> tallies(PersonId person, PastFilter filter, List<PastScore> games) {
        Map<String, Map<String, LineTally>> byRule = new LinkedHashMap<>();
        database.read(client -> client.sql("select l.table_id, l.rule, l.made, l.missed from (select r.table_id, r.seat"
                                + " from seat_result r where " + filter.condition() + PastFilter.PLAYED
                                + " order by r.ended desc, r.table_id desc limit :limit) r"
                                + " join seat_line l on l.table_id = r.table_id and l.seat = r.seat"
                                + " where l.made + l.missed > 0 order by l.number, l.rule")
                        .params(filter.values(person))
                        .param("limit", games.size())
                        .query((row, number) -> Map.entry(
                                row.getString("table_id"),
                                new LineTally(row.getString("rule"), 1, row.getInt("made"), row.getInt("missed"), 0)))
                        .list())
                .forEach(line -> byRule.computeIfAbsent(line.getValue().rule(), rule -> new HashMap<>())
                        .put(line.getKey(), line.getValue()));
        return byRule.entrySet().stream()
                .filter(rule -> rule.getValue().values().stream().anyMatch(line -> line.made() + line.missed() > 1))
                .map(rule -> tally(rule.getKey(), rule.getValue(), games))
                .toList();
    }

    private static PastTally tally(String rule, Map<String, LineTally> lines, List<PastScore> games) {
        var none = new LineTally(rule, 1, 0, 0, 0);
        List<LineTally> all = games.stream()
                .map(game -> lines.getOrDefault(game.table(), none))
                .toList();
        return new PastTally(
                rule,
                all.stream().map(LineTally::made).toList(),
                all.stream().map(LineTally::missed).toList());
    }

    /// What luck and their own choices changed for a person in the latest games that were analysed, latest first.
    public List<AnalysedGame> analysed(PersonId person, PastFilter filter, int limit) {
        return database.read(client -> client.sql("select r.table_id, r.seats, r.ended, r.luck, r.play"
                        + " from seat_result r where " + filter.condition() + PastFilter.PLAYED
                        + " and r.luck is not null order by r.ended desc, r.table_id desc limit :limit")
                .params(filter.values(person))
                .param("limit", limit)
                .query((row, number) -> new AnalysedGame(
                        row.getString("table_id"),
                        row.getInt("seats"),
                        row.getLong("ended"),
                        row.getDouble("luck"),
                        row.getDouble("play")))
                .list());
    }

    /// How long a choice took in the median of each of the latest games, in milliseconds, shortest first.
    public List<Long> paces(PersonId person, PastFilter filter, int limit) {
        return database.read(client -> client.sql("select pace from (select r.pace from seat_result r where "
                        + filter.condition() + PastFilter.PLAYED + " and r.pace is not null"
                        + " order by r.ended desc, r.table_id desc limit :limit) latest order by pace")
                .params(filter.values(person))
                .param("limit", limit)
                .query(Long.class)
                .list());
    }

    /// What the points of some games came from, by rule, in the order of the score sheets. A line that is always
    /// achieved and never brings a point, such as a grade, isn't where points come from.
    public List<LineTally> lines(PersonId person, PastFilter filter) {
        return database.read(client -> client.sql("select l.rule, min(l.number) as place, count(*) as games,"
                        + " sum(l.made) as made, sum(l.missed) as missed, sum(l.points) as points"
                        + " from seat_result r join seat_line l on l.table_id = r.table_id and l.seat = r.seat"
                        + " where " + filter.condition() + PastFilter.PLAYED
                        + " group by l.rule having sum(l.missed) > 0 or max(abs(l.points)) > 0 order by place, l.rule")
                .params(filter.values(person))
                .query((row, number) -> new LineTally(
                        row.getString("rule"),
                        row.getInt("games"),
                        row.getInt("made"),
                        row.getInt("missed"),
                        row.getInt("points")))
                .list());
    }

    /// Whom a person met in some games, those met most often first.
    public List<Opponent> opponents(PersonId person, PastFilter filter, int limit) {
        return database.read(
                client -> client.sql("select " + SeatNames.NAME + " as name, s.kind, o.bot, count(*) as games,"
                                + " sum(case when o.deserted = 1 or r.rank < o.rank then 1 else 0 end) as ahead,"
                                + " sum(case when o.deserted = 0 and r.rank = o.rank then 1 else 0 end) as tied"
                                + " from seat_result r join seat_result o on o.table_id = r.table_id and o.seat <> r.seat"
                                + " left join person p on p.id = o.person"
                                + " left join seat s on s.table_id = o.table_id and s.seat = o.seat where "
                                + filter.condition()
                                + PastFilter.PLAYED + " group by o.person, " + SeatNames.NAME + ", s.kind, o.bot"
                                + " order by games desc, " + SeatNames.NAME + ", o.bot limit :limit")
                        .params(filter.values(person))
                        .param("limit", limit)
                        .query((row, number) -> new Opponent(
                                name(row),
                                row.getString("bot"),
                                isNetworkBot(row),
                                row.getInt("games"),
                                row.getInt("ahead"),
                                row.getInt("tied")))
                        .list());
    }

    private static boolean isNetworkBot(ResultSet row) throws SQLException {
        return "bot".equals(row.getString("kind")) && row.getString("bot").isEmpty();
    }

    private static String name(ResultSet row) throws SQLException {
        return Optional.ofNullable(row.getString("name")).orElse("");
    }
}
