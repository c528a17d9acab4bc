package dev.anden.server.store.row;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.talk.SilenceKind;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.operator.OperatorOrder;
import dev.anden.server.store.operator.OrderKind;
import dev.anden.server.store.operator.OrderStore;
import dev.anden.server.store.reminder.Receiver;
import dev.anden.server.store.reminder.ReceiverStore;
import dev.anden.server.store.reminder.ReminderStore;
import dev.anden.server.store.talk.SilenceStore;
import dev.anden.server.testing.OpenTable;
import dev.anden.server.testing.TestDatabases;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Of many rows that are read at once, one that can't be read keeps no other from being read.
@Tag("store")
class UnreadableRowTest {
    private static final long DUE = 1_000;

    @TempDir
    Path folder;

    private Database database;

    @BeforeEach
    void open() {
        database = TestDatabases.open(folder);
        OpenTable.in(database);
    }

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void the_other_receivers_of_a_person_are_read_and_told() {
        change(
                "insert into receiver (id, person, kind, address, secret, device, language, state, created) values"
                        + " ('one', 'ana', 'dove', '', '', '', 'en', 'on', 0),"
                        + " ('two', 'ana', 'push', 'https://push.example.org', '', '', 'en', 'on', 1),"
                        + " ('three', 'ana', 'push', 'https://push.example.org', '', '', 'en', 'asleep', 2)",
                "insert into reminder (receiver, table_id, kind, due) values ('one', 'table', 'turn', 0),"
                        + " ('two', 'table', 'turn', 0), ('two', 'table', 'song', 0), ('three', 'table', 'turn', 0)");

        assertThat(new ReceiverStore(database).of(OpenTable.ANA))
                .extracting(Receiver::id)
                .containsExactly("two");
        assertThat(new ReminderStore(database).take(DUE, 10, Set.of(), "a name"))
                .extracting(one -> one.receiver().id() + " " + one.kind())
                .containsExactly("two turn");
    }

    @Test
    void whom_a_person_does_not_hear_stays_unheard() {
        change("insert into silence (id, person, other, kind, created) values ('one', 'ana', 'bea', 'hum', 0),"
                + " ('two', 'ana', 'eva', 'mute', 1)");

        assertThat(new SilenceStore(database).of(OpenTable.ANA))
                .extracting(SilenceStore.Row::kind)
                .containsExactly(SilenceKind.BLOCK, SilenceKind.MUTE);
    }

    @Test
    void an_order_that_nobody_understands_keeps_no_other_from_its_turn() {
        change("insert into operator_order (id, kind, about, made) values ('one', 'sing', 'table', 0),"
                + " ('two', 'end', 'table', 1)");

        assertThat(new OrderStore(database).waiting())
                .containsExactly(new OperatorOrder("two", OrderKind.END, "table"));
    }

    private void change(String... statements) {
        database.write(client ->
                List.of(statements).forEach(statement -> client.sql(statement).update()));
    }
}
