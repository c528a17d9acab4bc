package dev.anden.server.store.tournament;

import dev.anden.protocol.SpectatorView;
import dev.anden.protocol.TimeControl;
import dev.anden.protocol.tournament.GameOutcome;
import dev.anden.protocol.tournament.TournamentList.TournamentGlance;
import dev.anden.protocol.tournament.TournamentStatus;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.row.Columns;
import dev.anden.server.store.row.OptionsText;
import dev.anden.server.store.row.SpectatorText;
import dev.anden.server.store.row.TimeControlText;
import dev.anden.server.store.tournament.StoredTournament.Entrant;
import dev.anden.server.store.tournament.StoredTournament.Game;
import dev.anden.server.store.tournament.StoredTournament.Player;
import dev.anden.server.store.tournament.StoredTournament.Terms;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.springframework.jdbc.core.simple.JdbcClient;

/// What rows of tournaments say.
final class TournamentRows {
    private static final String TOURNAMENT = "select t.id, t.host, p.name as host_name, t.game, t.options, t.seats,"
            + " t.rounds, t.time_control, t.spectators, t.bot, t.status, t.round from tournament t"
            + " left join person p on p.id = t.host where t.id = ?";

    /// Whoever may only look on plays no further rounds.
    private static final String ENTRANTS = "select e.number, e.person, p.name, case when e.withdrawn = 1"
            + " or exists (select 1 from barred b where b.person = e.person) then 1 else 0 end as withdrawn"
            + " from tournament_entrant e left join person p on p.id = e.person where e.tournament = ?"
            + " order by e.number";

    private static final String GAMES =
            "select round, number, table_id, outcome from tournament_game where tournament = ? order by round, number";

    private static final String PLAYERS = "select round, number, entrant, score, halves from tournament_player"
            + " where tournament = ? order by round, number, entrant";

    private TournamentRows() {}

    /// A tournament with all of it.
    static Optional<StoredTournament> find(JdbcClient client, String id) {
        return client.sql(TOURNAMENT)
                .param(id)
                .query((row, place) -> tournament(row))
                .optional()
                .map(found -> new StoredTournament(
                        found.id(),
                        found.owner(),
                        found.ownerName(),
                        found.terms(),
                        found.status(),
                        found.round(),
                        entrants(client, id),
                        games(client, id)));
    }

    private static StoredTournament tournament(ResultSet row) throws SQLException {
        var columns = new Columns(row, "tournament");
        return new StoredTournament(
                row.getString("id"),
                Optional.of(row.getString("host"))
                        .filter(host -> !host.isEmpty())
                        .map(PersonId::new),
                text(row, "host_name"),
                new Terms(
                        row.getString("game"),
                        OptionsText.read(row.getString("options")),
                        row.getInt("seats"),
                        row.getInt("rounds"),
                        columns.read("time_control", TimeControlText::read, TimeControl.NONE),
                        columns.read("spectators", SpectatorText::read, SpectatorView.PUBLIC),
                        row.getString("bot")),
                status(columns),
                row.getInt("round"),
                List.of(),
                List.of());
    }

    private static TournamentStatus status(Columns columns) throws SQLException {
        return columns.word("status", TournamentStatus.class, TournamentStatus.OVER);
    }

    private static List<Entrant> entrants(JdbcClient client, String id) {
        return client.sql(ENTRANTS)
                .param(id)
                .query((row, place) ->
                        new Entrant(row.getInt("number"), person(row), text(row, "name"), row.getInt("withdrawn") == 1))
                .list();
    }

    /// Who takes part in a tournament.
    static List<PersonId> people(JdbcClient client, String id) {
        return client.sql("select person from tournament_entrant where tournament = ? and person is not null")
                .param(id)
                .query((row, place) -> new PersonId(row.getString("person")))
                .list();
    }

    private static List<Game> games(JdbcClient client, String id) {
        Map<Place, List<Player>> players =
                client
                        .sql(PLAYERS)
                        .param(id)
                        .query((row, place) -> Map.entry(Place.of(row), player(row)))
                        .list()
                        .stream()
                        .collect(Collectors.groupingBy(
                                Map.Entry::getKey, Collectors.mapping(Map.Entry::getValue, Collectors.toList())));
        return client.sql(GAMES)
                .param(id)
                .query((row, place) -> new Game(
                        row.getInt("round"),
                        row.getInt("number"),
                        Optional.ofNullable(row.getString("table_id")),
                        new Columns(row, "tournament_game").word("outcome", GameOutcome.class, GameOutcome.VOID),
                        players.getOrDefault(Place.of(row), List.of())))
                .list();
    }

    private static Player player(ResultSet row) throws SQLException {
        return new Player(row.getInt("entrant"), number(row, "score"), number(row, "halves"));
    }

    private static Optional<Integer> number(ResultSet row, String column) throws SQLException {
        int number = row.getInt(column);
        return row.wasNull() ? Optional.empty() : Optional.of(number);
    }

    private static Optional<PersonId> person(ResultSet row) throws SQLException {
        return Optional.ofNullable(row.getString("person")).map(PersonId::new);
    }

    private static String text(ResultSet row, String column) throws SQLException {
        return Optional.ofNullable(row.getString(column)).orElse("");
    }

    /// A tournament in a list.
    static TournamentGlance glance(ResultSet row) throws SQLException {
        return new TournamentGlance(
                row.getString("id"),
                row.getString("game"),
                text(row, "host_name"),
                status(new Columns(row, "tournament")),
                row.getInt("entrants"),
                row.getInt("round"),
                row.getInt("rounds"));
    }

    /// Which game of a tournament it is.
    private record Place(int round, int number) {
        static Place of(ResultSet row) throws SQLException {
            return new Place(row.getInt("round"), row.getInt("number"));
        }
    }
}
