package dev.anden.server.store.database;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;
import javax.sql.DataSource;

/// Whether a database has taken just the steps that this program would take, as at nearly every start. Flyway tells
/// that as well, but reads and sums up all of them first, for a fifth of the work of a start.
final class TakenSteps {
    /// The program's steps, a line each: the version, and the sum that Flyway notes of what is done.
    static final String LIST = "/db/migrations.txt";

    /// One that failed has no sum that could be right. The first line may be a note about the schema, not a step.
    private static final String NOTED = """
            select "version", case when "success" then "checksum" end
              from "flyway_schema_history"
             where "version" is not null""";

    private TakenSteps() {}

    /// @return false also where it can't be told: Flyway knows why
    static boolean areAll(DataSource source) {
        try (Connection connection = source.getConnection();
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(NOTED)) {
            Set<String> noted = new HashSet<>();
            boolean twice = false;
            while (row.next()) {
                twice |= !noted.add(row.getString(1) + " " + row.getString(2));
            }
            return !twice && noted.equals(ofProgram());
        } catch (SQLException unknown) {
            return false;
        }
    }

    private static Set<String> ofProgram() {
        try (InputStream list = TakenSteps.class.getResourceAsStream(LIST)) {
            if (list == null) {
                throw new IllegalStateException("The program lacks " + LIST);
            }
            return new BufferedReader(new InputStreamReader(list, StandardCharsets.UTF_8))
                    .lines()
                    .collect(Collectors.toUnmodifiableSet());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
