package dev.anden.server.talk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.ServerMessage;
import dev.anden.protocol.SilenceKind;
import dev.anden.protocol.SilencedPerson;
import dev.anden.server.people.People;
import dev.anden.server.store.access.Databases;
import dev.anden.server.store.account.AccountStore;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.people.PersonStore;
import dev.anden.server.store.people.Resemblance;
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
        return new Talks(store, new SilenceStore(database), people, new OneNode(), tasks::add);
    }
}
