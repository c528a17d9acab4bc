package dev.anden.server.store.history;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.past.HistoryPage.PastGame;
import dev.anden.protocol.past.Profile.BoardResults;
import dev.anden.protocol.past.Profile.Won;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.people.Presence;
import dev.anden.server.testing.TestDatabases;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What is told of somebody who has finished very many games is found without looking at those of others.
@Tag("store")
class PersonOfManyGamesTest {
    private static final int GAMES = 10_000;
    private static final PersonId ANA = new PersonId("ana");
    private static final PersonId BEA = new PersonId("bea");

    /// Far more than it takes: it fails where each game costs a look at all the others.
    private static final Duration QUICK = Duration.ofSeconds(5);

    private static final String NUMBERS =
            "with recursive n(i) as (select 1 union all select i + 1 from n where i < %d)".formatted(GAMES);

    /// Every second game is against Bea, the others against a bot; every fifth was listed. Ana wins every fourth.
    private static final List<String> ROWS = List.of(
            "insert into person (id, name, created) values ('ana', 'Ana', 1), ('bea', 'Bea', 1), ('cleo', 'Cleo', 1)",
            "insert into game_table (id, game, rules_version, host, status, seed, created, listed) " + NUMBERS
                    + " select 't' || i, 'ttr-usa', 1, 'ana', 'over', '', 1, case when i % 5 = 0 then 1 else 0 end from n",
            "insert into seat (table_id, seat, kind, person, bot) " + NUMBERS
                    + " select 't' || i, 0, 'person', 'ana', '' from n",
            "insert into seat (table_id, seat, kind, person, bot) " + NUMBERS
                    + " select 't' || i, 1, case when i % 2 = 0 then 'person' else 'bot' end,"
                    + " case when i % 2 = 0 then 'bea' end, case when i % 2 = 0 then '' else 'random' end from n",
            "insert into result (table_id, plies, started, ended) " + NUMBERS + " select 't' || i, 1, 1, i from n",
            "insert into seat_result (table_id, seat, score, rank, person, bot, game, seats, ended)"
                    + " select s.table_id, s.seat, 0, case when (r.ended % 4 = 0) = (s.seat = 0) then 1 else 2 end,"
                    + " s.person, s.bot, 'ttr-usa', 2, r.ended from seat s join result r on r.table_id = s.table_id");

    @TempDir
    Path folder;

    private Database database;

    @BeforeEach
    void open() {
        database = TestDatabases.open(folder);
        database.write(client -> ROWS.forEach(row -> client.sql(row).update()));
    }

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void their_results_are_added_up_by_who_else_sat_there() {
        long began = System.nanoTime();
        List<BoardResults> results = new BoardResultStore(database).of(ANA);

        assertThat(results).containsExactly(new BoardResults("ttr-usa", new Won(5_000, 2_500), new Won(5_000, 0), 0));
        assertThat(Duration.ofNanos(System.nanoTime() - began)).isLessThan(QUICK);
    }

    @Test
    void their_latest_listed_games_and_those_with_somebody_are_found() {
        var history = new HistoryStore(database);
        var known = new KnownPeopleStore(database);
        long began = System.nanoTime();

        assertThat(history.listed(ANA, 3)).extracting(PastGame::table).containsExactly("t10000", "t9995", "t9990");
        assertThat(history.together(BEA, ANA, 3))
                .extracting(PastGame::table)
                .containsExactly("t10000", "t9998", "t9996");
        assertThat(history.together(new PersonId("cleo"), ANA, 3)).isEmpty();
        assertThat(known.of(BEA, ANA, new Presence(0, 1)).orElseThrow().games()).isEqualTo(5_000);
        assertThat(known.of(new PersonId("cleo"), ANA, new Presence(0, 1))).isEmpty();
        assertThat(Duration.ofNanos(System.nanoTime() - began)).isLessThan(QUICK);
    }
}
