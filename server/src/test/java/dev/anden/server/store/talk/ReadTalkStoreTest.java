package dev.anden.server.store.talk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.TableStatus;
import dev.anden.protocol.talk.SilenceKind;
import dev.anden.protocol.talk.UnreadTalk.UnreadTable;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.operator.AgeStore;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.people.PersonStore;
import dev.anden.server.store.table.StoredTable.Seat;
import dev.anden.server.store.table.TableRemoval;
import dev.anden.server.testing.AskedDatabase;
import dev.anden.server.testing.OpenTable;
import dev.anden.server.testing.PlainTable;
import dev.anden.server.testing.TestDatabases;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Up to which line people have read what is said at their tables, and what they haven't.
@Tag("store")
class ReadTalkStoreTest {
    private static final PersonId ANA = OpenTable.ANA;
    private static final PersonId BEA = OpenTable.BEA;
    private static final PersonId EVA = new PersonId("eva");
    private static final String TABLE = OpenTable.ID;

    @TempDir
    Path folder;

    private Database database;
    private TalkStore talk;
    private ReadTalkStore readings;
    private long at = PlainTable.CREATED;

    @BeforeEach
    void open() {
        database = TestDatabases.open(folder);
        OpenTable.in(database);
        talk = new TalkStore(database);
        readings = new ReadTalkStore(database);
        new PersonStore(database).introduce(EVA, "Eva", 1);
    }

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void of_those_who_sit_there_and_of_the_host_it_is_kept_how_far_they_have_read_and_of_nobody_else() {
        PlainTable.keep(database, PlainTable.of("evas", TableStatus.OPEN, Seat.of(0, EVA), Seat.of(1, ANA)));
        change("update seat set kind = 'free', person = null where table_id = 'evas' and seat = 0");
        say(TABLE, BEA);
        say("evas", ANA);

        assertThat(readings.note(TABLE, ANA, 1)).isTrue();
        assertThat(readings.note("evas", EVA, 1)).isTrue();
        assertThat(readings.note(TABLE, EVA, 1)).isFalse();
        assertThat(readings.note(TABLE, new PersonId("nobody"), 1)).isFalse();
        assertThat(readings.note("nowhere", ANA, 1)).isFalse();

        assertThat(readings.of(TABLE)).isEqualTo(Map.of(ANA, 1, BEA, 0));
        assertThat(readings.of("evas")).isEqualTo(Map.of(ANA, 0, EVA, 1));
    }

    @Test
    void what_was_read_stays_read_and_what_was_not_said_yet_is_not() {
        say(TABLE, BEA);
        say(TABLE, BEA);

        assertThat(readings.note(TABLE, ANA, 1_000)).isTrue();
        assertThat(readings.note(TABLE, ANA, 1)).isFalse();
        assertThat(readings.note(TABLE, ANA, 2)).isFalse();
        assertThat(readings.of(TABLE)).containsEntry(ANA, 2);

        say(TABLE, BEA);
        assertThat(readings.unread(List.of(ANA), 9)).containsExactly(new UnreadTable(TABLE, 1, 0));
    }

    @Test
    void own_lines_and_those_of_whom_one_does_not_hear_are_not_unread_and_those_who_watch_are_counted_apart() {
        say(TABLE, ANA);
        say(TABLE, BEA);
        say(TABLE, BEA);
        say(TABLE, EVA);

        assertThat(readings.unread(List.of(ANA), 9)).containsExactly(new UnreadTable(TABLE, 2, 1));
        assertThat(readings.unread(List.of(EVA), 9)).as("has no table").isEmpty();
        assertThat(readings.unread(List.of(), 9)).isEmpty();

        var silences = new SilenceStore(database);
        silences.add("of-bea", ANA, BEA, SilenceKind.MUTE, 1);
        assertThat(readings.unread(List.of(ANA), 9)).containsExactly(new UnreadTable(TABLE, 0, 1));
        silences.add("of-eva", ANA, EVA, SilenceKind.BLOCK, 1);
        assertThat(readings.unread(List.of(ANA), 9)).isEmpty();
        assertThat(readings.unread(List.of(BEA), 9)).containsExactly(new UnreadTable(TABLE, 1, 1));
    }

    @Test
    void what_one_of_those_who_look_together_has_read_or_said_is_no_news_to_the_others() {
        PlainTable.keep(
                database,
                PlainTable.of("three", TableStatus.PLAYING, Seat.of(0, ANA), Seat.of(1, BEA), Seat.of(2, EVA)));
        say("three", EVA);
        say("three", BEA);
        assertThat(readings.unread(List.of(ANA, BEA), 9)).containsExactly(new UnreadTable("three", 1, 0));

        readings.note("three", BEA, 2);

        assertThat(readings.unread(List.of(ANA, BEA), 9)).isEmpty();
        assertThat(readings.unread(List.of(ANA), 9)).containsExactly(new UnreadTable("three", 2, 0));
    }

    @Test
    void all_tables_are_one_question_and_come_by_when_something_was_said_last() {
        var questions = new AtomicInteger();
        var asked = new ReadTalkStore(AskedDatabase.asked(database, questions::incrementAndGet));
        for (int number = 0; number < 5; number++) {
            String table = "over-" + number;
            PlainTable.keep(database, PlainTable.of(table, TableStatus.OVER, Seat.of(0, ANA), Seat.of(1, BEA)));
            say(table, BEA);
        }
        say("over-1", BEA);
        readings.note("over-3", ANA, 1);

        assertThat(asked.unread(List.of(ANA), 3))
                .containsExactly(
                        new UnreadTable("over-1", 2, 0),
                        new UnreadTable("over-4", 1, 0),
                        new UnreadTable("over-2", 1, 0));
        assertThat(questions).hasValue(1);
    }

    @Test
    void it_goes_with_the_table_and_with_a_guest_whom_nobody_has_seen_for_long() {
        PlainTable.keep(database, PlainTable.of("evas", TableStatus.OPEN, Seat.of(0, ANA), Seat.of(1, EVA)));
        say("evas", ANA);
        say(TABLE, BEA);
        readings.note("evas", EVA, 1);
        readings.note(TABLE, ANA, 1);
        change("update seat set kind = 'free', person = null where person = 'eva'");

        assertThat(new AgeStore(database).forget("eva", Long.MAX_VALUE)).isTrue();
        assertThat(kept()).containsExactly("ana");

        database.update(client -> TableRemoval.of(client, "id = :id", Map.of("id", TABLE)));
        assertThat(kept()).isEmpty();
    }

    private List<String> kept() {
        return database.read(client ->
                client.sql("select person from talk_read").query(String.class).list());
    }

    private void change(String sql) {
        database.write(client -> client.sql(sql).update());
    }

    private void say(String table, PersonId person) {
        at++;
        talk.add(table, new TalkStore.Saying(person, Optional.empty(), "Hello", "c" + at, at));
    }
}
