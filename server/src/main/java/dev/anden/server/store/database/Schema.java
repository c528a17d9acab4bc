package dev.anden.server.store.database;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.CoreErrorCode;
import org.flywaydb.core.api.ErrorCode;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationInfoService;

/// The tables of a database: of which version of the program they are, and how they come to be of this one.
public final class Schema {
    /// With PostgreSQL, too, a step and the note that it was taken are to be one transaction. Unless the lock of
    /// Flyway is one of the session, it takes a connection of its own for its notes, and whoever dies in between
    /// leaves a step that can't be taken again.
    private static final Map<String, String> ONE_CONNECTION = Map.of("flyway.postgresql.transactional.lock", "false");

    private final DataSource source;
    private final String place;
    private final Supplier<UnusableDatabase> foreign;
    private final Function<Exception, UnusableDatabase> explained;

    /// @param place what people are told of where it is
    /// @param foreign says that it isn't a database of ours
    /// @param explained says why it failed otherwise
    public Schema(
            DataSource source,
            String place,
            Supplier<UnusableDatabase> foreign,
            Function<Exception, UnusableDatabase> explained) {
        this.source = source;
        this.place = place;
        this.foreign = foreign;
        this.explained = explained;
    }

    /// Those of a database in memory, in which nothing can be amiss.
    public static Schema ofNothing(DataSource source) {
        return new Schema(
                source,
                "in memory",
                () -> new UnusableDatabase("database-foreign", List.of(), "It is nobody else's", null),
                failure -> new UnusableDatabase("database-unusable", List.of(), failure.toString(), failure));
    }

    private Flyway flyway() {
        return Flyway.configure()
                .dataSource(source)
                .locations("classpath:db/migration")
                .configuration(ONE_CONNECTION)
                .load();
    }

    /// Makes the tables, or brings those of an older version up to date.
    ///
    /// @throws UnusableDatabase if they are of a newer version, or not ours
    public void bringUpToDate() {
        if (TakenSteps.areAll(source)) {
            return;
        }
        try {
            Flyway flyway = flyway();
            refuseNewer(flyway.info().applied());
            flyway.migrate();
        } catch (FlywayException failure) {
            throw unusable(failure);
        }
    }

    /// Makes sure that they are of this program or an older version of it, and changes nothing.
    ///
    /// @throws UnusableDatabase if they aren't
    public void requireOurs() {
        if (!TakenSteps.areAll(source)) {
            ours();
        }
    }

    private MigrationInfoService ours() {
        try {
            MigrationInfoService found = flyway().info();
            refuseNewer(found.applied());
            if (found.applied().length == 0) {
                throw foreign.get();
            }
            return found;
        } catch (FlywayException failure) {
            throw unusable(failure);
        }
    }

    /// Makes sure that they are of just this program, and changes nothing.
    ///
    /// @throws UnusableDatabase if they aren't
    public void requireToday() {
        if (!isToday()) {
            throw refused(
                    "database-older", "The database %s is of an older version of Andén; start the server on it once.");
        }
    }

    /// Whether they are of just this program. Nothing is changed.
    ///
    /// @throws UnusableDatabase if they are of a newer version, or not ours
    public boolean isToday() {
        return TakenSteps.areAll(source) || ours().pending().length == 0;
    }

    private void refuseNewer(MigrationInfo[] applied) {
        boolean newer = Arrays.stream(applied)
                .anyMatch(migration -> !migration.getState().isResolved());
        if (newer) {
            throw refused(
                    "database-newer", "The database %s was written by a newer version of Andén; start that version.");
        }
    }

    private UnusableDatabase unusable(FlywayException failure) {
        ErrorCode code = failure.getErrorCode();
        if (code == CoreErrorCode.NON_EMPTY_SCHEMA_WITHOUT_SCHEMA_HISTORY_TABLE) {
            return foreign.get();
        }
        if (code == CoreErrorCode.VALIDATE_ERROR || code == CoreErrorCode.CHECKSUM_MISMATCH) {
            return refused(
                    "database-altered", "The tables of the database %s aren't as Andén made them; restore a backup.");
        }
        return explained.apply(failure);
    }

    private UnusableDatabase refused(String code, String sentence) {
        return new UnusableDatabase(code, List.of(place), sentence.formatted(place), null);
    }
}
