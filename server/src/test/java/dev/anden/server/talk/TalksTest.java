package dev.anden.server.talk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.ServerMessage;
import dev.anden.protocol.talk.SilenceKind;
import dev.anden.protocol.talk.SilencedPerson;
import dev.anden.server.people.People;
import dev.anden.server.store.access.Databases;
import dev.anden.server.store.account.AccountStore;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.people.PersonStore;
import dev.anden.server.store.people.Resemblance;
import dev.anden.server.store.table.ResultStore;
import dev.anden.server.store.table.TableStore;
import dev.anden.server.store.talk.ReadTalkStore;
import dev.anden.server.store.talk.SilenceStore;
import dev.anden.server.store.talk.TalkStore;
import dev.anden.server.store.talk.TalkStore.Saying;
import dev.anden.server.table.node.OneNode;
import dev.anden.server.testing.Ear;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What is said at tables, told to those who are connected.
class TalksTest {
    private static final String TABLE = "insert into game_table"
            + " (id, game, rules_version, host, status, seed, created, options)"
            + " values (?, 'ttr-usa', 1, 'host', 'open', '00', 0, '')";

    @TempDir
    Path folder;

    private final Queue<Runnable> tasks = new ArrayDeque<>();

    @Test
    void what_may_have_been_said_anywhere_is_asked_by_one_task_for_all_tables() {
        try (Database database = Databases.open(folder)) {
            var store = new TalkStore(database);
            Talks talks = talks(database, store);
            List<Ear> ears = new ArrayList<>();
            for (String table : List.of("t1", "t2", "t3")) {
                database.write(client -> client.sql(TABLE).param(table).update());
                ears.add(Ear.ofNobody());
                talks.join(table, ears.getLast());
                store.add(table, new Saying(new PersonId("b"), Optional.empty(), "Hello", table, 0));
            }

            talks.heardAll();
            talks.heardAll();

            assertThat(tasks).hasSize(1);
            tasks.remove().run();
            assertThat(ears)
                    .allSatisfy(ear -> assertThat(ear.told())
                            .filteredOn(ServerMessage.Said.class::isInstance)
                            .hasSize(1));

            talks.heardAll();
            assertThat(tasks).as("whatever comes after it is asked again").hasSize(1);
        }
    }

    @Test
    void what_may_have_been_missed_of_whom_somebody_hears_and_what_speakers_are_called_is_asked_again() {
        try (Database database = Databases.open(folder)) {
            var store = new TalkStore(database);
            var people = new PersonStore(database);
            var bea = new PersonId("b");
            var ana = Ear.of(new PersonId("a"));
            var carl = Ear.of(new PersonId("c"));
            Talks talks = talks(database, store);
            database.write(client -> client.sql(TABLE).param("t").update());
            people.introduce(bea, "Bea", 0);
            store.add("t", new Saying(bea, Optional.empty(), "Hello", "one", 0));
            talks.join("t", ana);
            talks.join("t", carl);
            assertThat(talk(ana).lines()).hasSize(1);

            new SilenceStore(database).add("silence", new PersonId("a"), bea, SilenceKind.MUTE, 0);
            people.rename(bea, "Beatriz", Resemblance.NONE, 0);
            talks.heardAll();
            tasks.remove().run();

            assertThat(talk(ana).lines()).isEmpty();
            assertThat(talk(ana).silenced()).extracting(SilencedPerson::name).containsExactly("Beatriz");
            assertThat(carl.told()).last().isEqualTo(new ServerMessage.Renamed(List.of(1), "Beatriz"));

            int told = ana.told().size() + carl.told().size();
            talks.heardAll();
            tasks.remove().run();
            assertThat(ana.told().size() + carl.told().size())
                    .as("nothing has changed since")
                    .isEqualTo(told);
        }
    }

    @Test
    void whoever_is_not_heard_as_a_guest_is_not_heard_as_the_account_either() {
        try (Database database = Databases.open(folder)) {
            var store = new TalkStore(database);
            var people = new PersonStore(database);
            var guest = new PersonId("g");
            var account = new PersonId("a");
            var carl = Ear.of(new PersonId("c"));
            Talks talks = talks(database, store);
            database.write(client -> client.sql(TABLE).param("t").update());
            people.introduce(guest, "Guest", 0);
            people.introduce(account, "Ana", 0);
            new SilenceStore(database).add("silence", new PersonId("c"), guest, SilenceKind.MUTE, 0);
            talks.join("t", carl);

            new TableStore(database, new ResultStore(database)).move(guest, account, Resemblance.NONE);
            talks.moved(guest, account);
            store.add("t", new Saying(account, Optional.empty(), "Hello", "one", 0));
            talks.said("t");

            assertThat(talk(carl).silenced()).extracting(SilencedPerson::name).containsExactly("Ana");
            assertThat(carl.told()).noneMatch(ServerMessage.Said.class::isInstance);
        }
    }

    @Test
    void whoever_could_not_be_greeted_is_with_the_next_line_and_hears_nobody_meanwhile_whom_they_do_not_want_to() {
        try (Database database = Databases.open(folder)) {
            var store = new TalkStore(database);
            var bea = new PersonId("b");
            var carl = new PersonId("c");
            var ana = Ear.of(new PersonId("a"));
            Talks talks = talks(database, store);
            database.write(client -> client.sql(TABLE).param("t").update());
            new SilenceStore(database).add("silence", new PersonId("a"), bea, SilenceKind.MUTE, 0);
            store.add("t", new Saying(carl, Optional.empty(), "Hello", "one", 0));
            talks.join("t", Ear.ofNobody());
            change(database, "alter table silence rename to hidden");
            talks.join("t", ana);
            assertThat(ana.told()).isEmpty();
            change(database, "alter table hidden rename to silence");

            store.add("t", new Saying(bea, Optional.empty(), "Hello", "two", 0));
            talks.said("t");

            assertThat(talk(ana).lines()).hasSize(1);
            assertThat(talk(ana).silenced()).hasSize(1);
            assertThat(said(ana)).isEmpty();

            store.add("t", new Saying(carl, Optional.empty(), "Hello", "three", 0));
            talks.said("t");
            assertThat(said(ana)).hasSize(1);
        }
    }

    private static void change(Database database, String sql) {
        database.write(client -> client.sql(sql).update());
    }

    /// What somebody was told line by line.
    private static List<ServerMessage> said(Ear ear) {
        return ear.told().stream().filter(ServerMessage.Said.class::isInstance).toList();
    }

    /// What somebody was last told of all that was said.
    private static ServerMessage.Talk talk(Ear ear) {
        return ear.told().stream()
                .filter(ServerMessage.Talk.class::isInstance)
                .map(ServerMessage.Talk.class::cast)
                .toList()
                .getLast();
    }

    private Talks talks(Database database, TalkStore store) {
        var people = new People(
                new PersonStore(database), new AccountStore(database), new SecureRandom(), InstantSource.system());
        return new Talks(
                store, new SilenceStore(database), new ReadTalkStore(database), people, new OneNode(), tasks::add);
    }
}
