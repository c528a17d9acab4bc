package dev.anden.server.store.database;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.server.testing.TestDatabases;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A start finds out that nothing is left to do without Flyway, and nothing but that.
@Tag("store")
class TakenStepsTest {
    @TempDir
    Path folder;

    private DataSource source;

    @BeforeEach
    void makeTables() {
        TestDatabases.open(folder).close();
        source = TestDatabases.source(folder);
    }

    @Test
    void the_program_lists_the_steps_that_flyway_finds() throws IOException {
        String found = Stream.of(Flyway.configure()
                        .dataSource(source)
                        .locations("classpath:db/migration")
                        .load()
                        .info()
                        .all())
                .map(step -> step.getVersion() + " " + step.getChecksum())
                .collect(Collectors.joining("\n", "", "\n"));

        try (InputStream list = getClass().getResourceAsStream(TakenSteps.LIST)) {
            assertThat(new String(list.readAllBytes(), StandardCharsets.UTF_8))
                    .as(TakenSteps.LIST)
                    .isEqualTo(found);
        }
    }

    @Test
    void tables_just_made_have_taken_them_all() {
        assertThat(TakenSteps.areAll(source)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "delete from flyway_schema_history where version = '3'",
                "update flyway_schema_history set version = '999' where version = '3'",
                "update flyway_schema_history set checksum = 1 where version = '3'",
                "update flyway_schema_history set checksum = null where version = '3'",
                "update flyway_schema_history set success = (1 = 0) where version = '3'",
                """
                insert into flyway_schema_history
                select 999, '999', description, type, script, checksum, installed_by, installed_on, 1, success
                  from flyway_schema_history where version = '3'""",
                """
                insert into flyway_schema_history
                select 999, version, description, type, script, checksum, installed_by, installed_on, 1, success
                  from flyway_schema_history where version = '3'""",
                "drop table flyway_schema_history",
            })
    void one_that_is_missing_added_altered_failed_or_noted_twice_is_left_to_flyway(String change) throws SQLException {
        try (Connection connection = source.getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(change);
        }

        assertThat(TakenSteps.areAll(source)).isFalse();
    }
}
