package dev.anden.server.store.people;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.server.store.database.Database;
import dev.anden.server.testing.TestDatabases;
import dev.anden.table.Holiday;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("store")
class HolidayStoreTest {
    @TempDir
    Path folder;

    private Database database;
    private HolidayStore holidays;

    @BeforeEach
    void open() {
        database = TestDatabases.open(folder);
        holidays = new HolidayStore(database);
    }

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void those_whose_tables_are_still_to_be_told_are_found_page_by_page() {
        for (String name : List.of("ana", "bea", "carl", "dora")) {
            var person = new PersonId(name);
            new PersonStore(database).introduce(person, name, 1);
            holidays.change(person, _ -> List.of(new Holiday(10, 20)));
            holidays.change(person, _ -> List.of(new Holiday(30, 40)));
        }
        holidays.told(new PersonId("carl"), holidays.of(new PersonId("carl")));

        assertThat(untold("", 2)).containsExactly("ana", "bea");
        assertThat(untold("bea", 2)).containsExactly("dora");
        assertThat(untold("dora", 2)).isEmpty();
    }

    private Stream<String> untold(String after, int limit) {
        return holidays.untold(after, limit).stream().map(PersonId::text);
    }
}
