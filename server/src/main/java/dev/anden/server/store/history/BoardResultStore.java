package dev.anden.server.store.history;

import dev.anden.protocol.past.Profile.BoardResults;
import dev.anden.protocol.past.Profile.Won;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.people.PersonId;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.springframework.jdbc.core.simple.JdbcClient;

/// How all games of a person ended that they played here, added up: of no game can be told which it was. Those that
/// were brought along aren't among them, as nobody saw them.
public final class BoardResultStore {
    /// Who else sat there is told by the seats, also once it is forgotten who that was.
    private static final String COMPANY = "case when r.seats = 1 then 'alone' when exists (select 1 from seat s"
            + " where s.table_id = r.table_id and s.seat <> r.seat and s.kind = 'person') then 'people' else 'bots' end";

    private static final String WON =
            "case when r.deserted = 0 and " + PastFilter.rankOf("r") + " = 1 then 1 else 0 end";

    private static final String RESULTS = "select k.game, k.company, count(*) as games, sum(k.won) as wins from (select"
            + " r.game, " + COMPANY + " as company, " + WON + " as won from seat_result r"
            + " join game_table t on t.id = r.table_id where r.person = :person and t.imported = 0" + PastFilter.COUNTED
            + ") k group by k.game, k.company order by k.game";

    private static final Won NONE = new Won(0, 0);

    private final Database database;
    private final SlowAnswers<PersonId, List<BoardResults>> answers = new SlowAnswers<>(System::nanoTime);

    public BoardResultStore(Database database) {
        this.database = database;
    }

    /// The results of a person, those of the board first that they have played most often.
    public List<BoardResults> of(PersonId person) {
        return answers.of(person, () -> database.read(client -> of(client, person)));
    }

    private static List<BoardResults> of(JdbcClient client, PersonId person) {
        Map<String, Map<String, Won>> boards = client
                .sql(RESULTS)
                .param("person", person.text())
                .query((row, number) -> new Row(
                        row.getString("game"),
                        row.getString("company"),
                        new Won(row.getInt("games"), row.getInt("wins"))))
                .list()
                .stream()
                .collect(
                        Collectors.groupingBy(Row::game, LinkedHashMap::new, Collectors.toMap(Row::company, Row::won)));
        return boards.entrySet().stream()
                .map(board -> results(board.getKey(), board.getValue()))
                .sorted(Comparator.comparingInt(BoardResultStore::games).reversed())
                .toList();
    }

    private record Row(String game, String company, Won won) {}

    private static BoardResults results(String game, Map<String, Won> won) {
        return new BoardResults(
                game,
                won.getOrDefault("people", NONE),
                won.getOrDefault("bots", NONE),
                won.getOrDefault("alone", NONE).games());
    }

    private static int games(BoardResults results) {
        return results.people().games() + results.bots().games() + results.alone();
    }
}
