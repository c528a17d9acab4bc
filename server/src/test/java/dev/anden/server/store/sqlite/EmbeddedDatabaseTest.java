package dev.anden.server.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.server.store.database.Database;
import dev.anden.server.testing.Gathered;
import dev.anden.server.testing.TestDatabases;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("sqlite")
class EmbeddedDatabaseTest {
    @Test
    void its_file_is_looked_through_though_all_readers_are_busy(@TempDir Path folder) {
        try (Database database = TestDatabases.open(folder)) {
            var busy = new CountDownLatch(EmbeddedDatabase.READERS);
            var done = new CountDownLatch(1);
            IntStream.range(0, EmbeddedDatabase.READERS)
                    .forEach(number -> Thread.ofVirtual()
                            .start(() -> database.read(client -> client.sql("select 1")
                                    .query((row, any) -> {
                                        busy.countDown();
                                        Gathered.await(done);
                                        return row.getInt(1);
                                    })
                                    .single())));
            Gathered.await(busy);

            assertThat(database.faults()).isEmpty();
            done.countDown();
        }
    }
}
