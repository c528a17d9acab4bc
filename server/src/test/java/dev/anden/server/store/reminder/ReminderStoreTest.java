package dev.anden.server.store.reminder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.anden.server.store.database.Database;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.testing.OpenTable;
import dev.anden.server.testing.TestDatabases;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("store")
class ReminderStoreTest {
    @TempDir
    Path folder;

    private Database database;
    private ReminderStore reminders;

    @BeforeEach
    void anaIsToBeToldTwoThingsAndBeaOneLater() {
        database = TestDatabases.open(folder);
        OpenTable.in(database);
        receiver("anas", OpenTable.ANA);
        receiver("beas", OpenTable.BEA);
        reminders = new ReminderStore(database);
        write(ReminderKind.ASKED, OpenTable.ANA, 10);
        write(ReminderKind.TURN, OpenTable.ANA, 11);
        write(ReminderKind.TURN, OpenTable.BEA, 12);
    }

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void all_that_is_due_is_taken_for_those_who_have_waited_longest_and_nothing_for_others() {
        assertThat(reminders.take(20, 1, Set.of(), "first"))
                .extracting(one -> one.receiver().id(), TakenReminder::kind)
                .containsExactly(tuple("anas", ReminderKind.ASKED), tuple("anas", ReminderKind.TURN));
        assertThat(reminders.take(20, 1, Set.of(), "second"))
                .extracting(one -> one.receiver().id())
                .containsExactly("beas");
        assertThat(reminders.take(20, 1, Set.of(), "third")).isEmpty();
    }

    @Test
    void whoever_is_being_told_something_is_in_nobodys_way() {
        assertThat(reminders.take(20, 1, Set.of("anas", "another"), "first"))
                .extracting(one -> one.receiver().id())
                .containsExactly("beas");
        assertThat(reminders.take(20, 1, Set.of("anas"), "second")).isEmpty();
    }

    @Test
    void what_is_put_back_is_taken_again_as_if_it_had_not_been_and_what_was_told_is_not() {
        List<TakenReminder> taken = reminders.take(20, 2, Set.of(), "first");
        reminders.told(taken.getFirst());

        reminders.putBack(taken.get(1), 30);

        assertThat(reminders.take(29, 2, Set.of(), "second")).isEmpty();
        assertThat(reminders.take(30, 2, Set.of(), "third"))
                .extracting(one -> one.receiver().id(), TakenReminder::kind, TakenReminder::tries)
                .containsExactly(tuple("anas", ReminderKind.TURN, 1));
    }

    private void write(ReminderKind kind, PersonId person, long due) {
        reminders.write(OpenTable.ID, new Reminder(kind, person, due, OptionalLong.empty()));
    }

    private void receiver(String id, PersonId person) {
        database.write(client -> client.sql(
                        "insert into receiver (id, person, kind, address, secret, device, language, state, created)"
                                + " values (?, ?, 'push', ?, '', '', 'en', 'on', 1)")
                .params(id, person.text(), "https://push.example.org/" + id)
                .update());
    }
}
