package dev.anden.server.store.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.protocol.SpectatorView;
import dev.anden.protocol.TableStatus;
import dev.anden.protocol.TimeControl;
import dev.anden.protocol.WireLimits;
import dev.anden.protocol.tournament.GameOutcome;
import dev.anden.protocol.tournament.TournamentStatus;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.people.ForgottenPerson;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.people.PersonStore;
import dev.anden.server.store.people.Resemblance;
import dev.anden.server.store.table.ResultStore;
import dev.anden.server.store.table.StoredTable;
import dev.anden.server.store.table.TableStore;
import dev.anden.server.store.tournament.StoredTournament.Game;
import dev.anden.server.store.tournament.StoredTournament.Player;
import dev.anden.server.store.tournament.StoredTournament.Terms;
import dev.anden.server.store.tournament.TournamentStore.EndedGame;
import dev.anden.server.testing.PlainTable;
import dev.anden.server.testing.TestDatabases;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// How tournaments are kept.
@Tag("store")
class TournamentStoreTest {
    private static final PersonId ANA = new PersonId("ana");
    private static final PersonId BEA = new PersonId("bea");
    private static final String CUP = "cup";
    private static final String TABLE = "table";

    @TempDir
    Path folder;

    private Database database;
    private TournamentStore store;

    @BeforeEach
    void open() {
        database = TestDatabases.open(folder);
        store = new TournamentStore(database);
        List.of(ANA, BEA).forEach(this::introduce);
        store.create(CUP, ANA, terms(new TimeControl.Correspondence(1_000)), Optional.empty(), 10);
        List.of(ANA, BEA).forEach(person -> store.enter(CUP, person, Resemblance.NONE, 11));
    }

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void of_two_who_have_the_same_round_begin_one_does() {
        assertThat(begin(0)).isTrue();
        assertThat(begin(0)).isFalse();

        assertThat(cup().round()).isEqualTo(1);
        assertThat(cup().games()).hasSize(1);
        assertThat(store.enter(CUP, new PersonId("cleo"), Resemblance.NONE, 20)).isFalse();
    }

    @Test
    void a_round_that_somebody_is_missing_from_has_not_begun_at_all() {
        database.write(
                client -> client.sql("delete from person where id = 'bea'").update());

        assertThatThrownBy(() -> begin(0)).isInstanceOf(ForgottenPerson.class);

        assertThat(cup().status()).isEqualTo(TournamentStatus.OPEN);
        assertThat(cup().games()).isEmpty();
        assertThat(new TableStore(database, new ResultStore(database)).find(TABLE))
                .isEmpty();
    }

    @Test
    void what_a_game_has_brought_is_noted_once_and_a_round_is_due_when_all_of_its_games_are() {
        begin(0);
        assertThat(store.endedGames("", 9)).isEmpty();
        assertThat(store.due("", 9)).isEmpty();
        end("over");
        EndedGame ended = new EndedGame(CUP, 1, 1, TABLE);
        assertThat(store.endedGames("", 9)).containsExactly(ended);
        assertThat(store.endedGames(TABLE, 9)).as("behind it").isEmpty();
        assertThat(store.endedGamesOf(CUP)).containsExactly(ended);

        store.count(ended, List.of(player(1, 70, 2), player(2, 50, 0)), 30);
        store.count(ended, List.of(player(1, 0, 0), player(2, 0, 2)), 31);
        store.dismiss(ended, 32);

        assertThat(cup().games().getFirst().outcome()).isEqualTo(GameOutcome.COUNTED);
        assertThat(cup().games().getFirst().players()).containsExactly(player(1, 70, 2), player(2, 50, 0));
        assertThat(store.endedGames("", 9)).isEmpty();
        assertThat(store.due("", 9)).containsExactly(CUP);
        assertThat(store.due(CUP, 9)).as("behind it").isEmpty();
    }

    @Test
    void a_round_with_live_clocks_is_due_only_if_it_is_the_last() {
        database.write(client -> client.sql("update tournament set time_control = 'live 60000 0', rounds = 2")
                .update());
        begin(0);
        end("unfinished");
        store.endedGames("", 9).forEach(game -> store.dismiss(game, 30));
        assertThat(store.due("", 9)).isEmpty();

        database.write(client -> client.sql("update tournament set rounds = 1").update());

        assertThat(store.due("", 9)).containsExactly(CUP);
    }

    @Test
    void a_game_whose_table_is_gone_has_ended() {
        begin(0);
        new TableStore(database, new ResultStore(database)).remove(TABLE);

        assertThat(store.endedGames("", 9)).containsExactly(new EndedGame(CUP, 1, 1, TABLE));
    }

    @Test
    void no_more_people_enter_than_can() {
        for (int number = 2; number < WireLimits.MOST_ENTRANTS; number++) {
            PersonId person = new PersonId("person-" + number);
            introduce(person);
            assertThat(store.enter(CUP, person, Resemblance.NONE, 12)).isTrue();
        }
        PersonId late = new PersonId("late");
        introduce(late);

        assertThat(store.enter(CUP, late, Resemblance.NONE, 13)).isFalse();
        assertThat(store.enter(CUP, ANA, Resemblance.NONE, 13)).as("takes part").isTrue();
        store.leave(CUP, 7, 14);
        assertThat(store.enter(CUP, late, Resemblance.NONE, 15)).isTrue();
    }

    @Test
    void whoever_may_only_look_on_plays_no_further_rounds() {
        new PersonStore(database).bar(BEA, 12);

        assertThat(cup().playing()).extracting(StoredTournament.Entrant::number).containsExactly(1);
    }

    @Test
    void a_tournament_goes_at_which_nothing_has_changed_for_long_and_its_tables_stay() {
        begin(0);
        assertThat(table().tournament()).contains(CUP);

        assertThat(store.old(TournamentStatus.PLAYING, 20, "", 9)).isEmpty();
        assertThat(store.old(TournamentStatus.OPEN, 21, "", 9)).isEmpty();
        assertThat(store.old(TournamentStatus.PLAYING, 21, "", 9)).containsExactly(CUP);
        assertThat(store.old(TournamentStatus.PLAYING, 21, CUP, 9))
                .as("behind it")
                .isEmpty();
        assertThat(store.removeOld(TournamentStatus.PLAYING, CUP, 20)).isFalse();
        assertThat(store.removeOld(TournamentStatus.PLAYING, CUP, 21)).isTrue();

        assertThat(store.find(CUP)).isEmpty();
        assertThat(table().tournament()).isEmpty();
    }

    private StoredTable table() {
        return new TableStore(database, new ResultStore(database)).find(TABLE).orElseThrow();
    }

    private void introduce(PersonId person) {
        new PersonStore(database).introduce(person, person.text(), 1);
    }

    private boolean begin(int before) {
        StoredTable table = PlainTable.of(
                        TABLE, TableStatus.OPEN, StoredTable.Seat.of(0, ANA), StoredTable.Seat.of(1, BEA))
                .ofTournament(CUP);
        var game =
                new Game(before + 1, 1, Optional.of(TABLE), GameOutcome.PLAYING, List.of(Player.of(1), Player.of(2)));
        return store.begin(CUP, before, List.of(game), List.of(table), 20);
    }

    private void end(String status) {
        database.write(client -> client.sql("update game_table set status = ? where id = ?")
                .params(status, TABLE)
                .update());
    }

    private StoredTournament cup() {
        return store.find(CUP).orElseThrow();
    }

    private static Player player(int entrant, int score, int halves) {
        return new Player(entrant, Optional.of(score), Optional.of(halves));
    }

    private static Terms terms(TimeControl time) {
        return new Terms("ttr-usa", Map.of(), 2, 2, time, SpectatorView.PUBLIC, "daydreamer");
    }
}
