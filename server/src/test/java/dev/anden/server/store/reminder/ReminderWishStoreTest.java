package dev.anden.server.store.reminder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.tuple;

import dev.anden.protocol.reminder.QuietHours;
import dev.anden.protocol.reminder.ReminderTopic;
import dev.anden.protocol.reminder.ReminderWishes;
import dev.anden.server.store.account.OwnDataStore;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.operator.AgeStore;
import dev.anden.server.store.people.ForgottenPerson;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.people.PersonStore;
import dev.anden.server.testing.OpenTable;
import dev.anden.server.testing.TestDatabases;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("store")
class ReminderWishStoreTest {
    private static final PersonId CLEO = new PersonId("cleo");
    private static final ReminderWishes QUIET = new ReminderWishes(
            List.of(ReminderTopic.END, ReminderTopic.TURN),
            Optional.of(new QuietHours("23:00", "08:00", "Europe/Madrid", true)));
    private static final ReminderWishes NO_INVITATIONS =
            new ReminderWishes(List.of(ReminderTopic.INVITATION), Optional.empty());

    @TempDir
    Path folder;

    private Database database;
    private ReminderWishStore wishes;

    @BeforeEach
    void open() {
        database = TestDatabases.open(folder);
        OpenTable.in(database);
        new PersonStore(database).introduce(CLEO, "Cleo", 1);
        wishes = new ReminderWishStore(database);
    }

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void whoever_has_said_nothing_wants_everything_and_nothing_is_kept_of_whoever_wants_it_again() {
        assertThat(wishes.of(CLEO)).isEqualTo(ReminderWishes.ALL);

        wishes.write(CLEO, QUIET, 1);
        assertThat(wishes.of(CLEO)).isEqualTo(QUIET);
        wishes.write(CLEO, NO_INVITATIONS, 2);
        assertThat(wishes.of(CLEO)).isEqualTo(NO_INVITATIONS);

        wishes.write(CLEO, ReminderWishes.ALL, 3);
        assertThat(wishes.of(CLEO)).isEqualTo(ReminderWishes.ALL);
        assertThat(rows()).isZero();
    }

    @Test
    void they_go_with_their_person_and_whoever_has_gone_has_none() {
        wishes.write(CLEO, QUIET, 1);

        new OwnDataStore(database).forget(CLEO, false);

        assertThat(rows()).isZero();
        assertThatExceptionOfType(ForgottenPerson.class).isThrownBy(() -> wishes.write(CLEO, QUIET, 2));
    }

    @Test
    void they_go_with_a_guest_who_has_not_been_here_for_long() {
        wishes.write(CLEO, QUIET, 1);

        assertThat(new AgeStore(database).forget(CLEO.text(), 10)).isTrue();

        assertThat(rows()).isZero();
    }

    @Test
    void whoever_becomes_somebody_else_brings_theirs_along_unless_that_one_has_some() {
        wishes.write(CLEO, QUIET, 1);
        new ReceiverStore(database).move(CLEO, OpenTable.ANA, Optional.empty(), Optional.empty());
        assertThat(wishes.of(OpenTable.ANA)).isEqualTo(QUIET);

        wishes.write(CLEO, NO_INVITATIONS, 2);
        new ReceiverStore(database).move(CLEO, OpenTable.ANA, Optional.empty(), Optional.empty());
        assertThat(wishes.of(OpenTable.ANA)).isEqualTo(QUIET);
    }

    @Test
    void a_word_that_nobody_understands_turns_nothing_off() {
        wishes.write(CLEO, QUIET, 1);
        change("update reminder_wish set unwanted = 'end song', zone = null");

        assertThat(wishes.of(CLEO)).isEqualTo(new ReminderWishes(List.of(ReminderTopic.END), Optional.empty()));
    }

    @Test
    void what_is_taken_has_the_wishes_of_its_person_and_what_waits_for_quiet_hours_is_due_when_they_change() {
        change("insert into receiver (id, person, kind, address, secret, device, language, state, created) values"
                + " ('one', 'ana', 'push', 'https://push.example.org', '', '', 'en', 'on', 1)");
        var reminders = new ReminderStore(database);
        wishes.write(OpenTable.ANA, QUIET, 1);
        reminders.write(OpenTable.ID, new Reminder(ReminderKind.TURN, OpenTable.ANA, 10, OptionalLong.empty()));
        reminders.write(OpenTable.ID, new Reminder(ReminderKind.TIME, OpenTable.ANA, 900, OptionalLong.empty()));

        TakenReminder taken = reminders.take(10, 10, Set.of(), "first").getFirst();
        assertThat(taken.wishes()).isEqualTo(QUIET);
        reminders.hold(taken, 500);
        assertThat(reminders.take(400, 10, Set.of(), "second")).isEmpty();

        wishes.write(OpenTable.ANA, ReminderWishes.ALL, 400);
        assertThat(reminders.take(400, 10, Set.of(), "third"))
                .as("time that runs out later isn't told before")
                .extracting(TakenReminder::kind, TakenReminder::tries, TakenReminder::wishes)
                .containsExactly(tuple(ReminderKind.TURN, 1, ReminderWishes.ALL));

        wishes.write(OpenTable.ANA, QUIET, 401);
        assertThat(reminders.take(401, 10, Set.of(), "fourth"))
                .as("what is under way is told by one")
                .isEmpty();
    }

    private int rows() {
        return database.read(client -> client.sql("select count(*) from reminder_wish")
                .query(Integer.class)
                .single());
    }

    private void change(String statement) {
        database.write(client -> client.sql(statement).update());
    }
}
