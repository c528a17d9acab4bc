package dev.anden.server.store.postgres;

import dev.anden.server.store.database.Causes;
import dev.anden.server.store.database.UnusableDatabase;
import java.net.UnknownHostException;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import javax.net.ssl.SSLException;
import org.postgresql.util.PSQLException;
import org.postgresql.util.ServerErrorMessage;

/// Why a database of PostgreSQL can't be used, in sentences of which each says what would be right. What the server
/// itself says is passed on only where nothing better is known; it doesn't know the password.
public final class PostgresFailure {
    /// The oldest one that its makers still look after, and that is tried.
    static final int OLDEST = 15;

    private static final String FULL = "53100";

    /// `lock_not_available`: somebody else has what is asked for, and keeps it.
    private static final String HELD = "55P03";

    /// `deadlock_detected`: two waited for each other, and this one had to give way.
    private static final String DEADLOCKED = "40P01";

    /// The server would have talked, and the driver didn't go on.
    private static final String REJECTED = "08004";

    private PostgresFailure() {}

    /// Why, if the failure, or one behind it, says so in a way that a person can do something about.
    public static UnusableDatabase explained(PostgresAddress address, Exception failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof UnusableDatabase known) {
                return known;
            }
            if (cause instanceof SQLException refused && refused.getSQLState() != null) {
                return explained(address, refused, refused.getSQLState());
            }
        }
        return other(address, failure.getClass().getSimpleName(), failure);
    }

    private static UnusableDatabase explained(PostgresAddress address, SQLException failure, String state) {
        String place = address.toString();
        return switch (state) {
            case "28P01", "28000" -> locked(address, failure);
            case "3D000" ->
                new UnusableDatabase(
                        "postgres-missing",
                        List.of(address.server(), address.database()),
                        "There is no database \"%s\" on the PostgreSQL server %s; make it with createdb."
                                .formatted(address.database(), address.server()),
                        failure);
            case "42501" ->
                new UnusableDatabase(
                        "postgres-rights",
                        List.of(place, address.user()),
                        "The user \"%s\" may not make or use tables in %s; let the database belong to that user."
                                .formatted(address.user(), place),
                        failure);
            case FULL ->
                new UnusableDatabase(
                        "disk-full",
                        List.of(place),
                        "There is no room left on the disk for the database %s.".formatted(place),
                        failure);
            case "53300" ->
                new UnusableDatabase(
                        "postgres-crowded",
                        List.of(address.server()),
                        "The PostgreSQL server %s takes no more connections; close some, or raise max_connections."
                                .formatted(address.server()),
                        failure);
            case "25006" -> readOnly(address);
            case "55000" ->
                new UnusableDatabase(
                        "postgres-closed",
                        List.of(address.server(), address.database()),
                        "The database \"%s\" on the PostgreSQL server %s takes no connections; let it (allow_connections)."
                                .formatted(address.database(), address.server()),
                        failure);
            case "22023" -> wrongSetting(address, failure);
            case HELD ->
                new UnusableDatabase(
                        "postgres-held",
                        List.of(place),
                        "Something else keeps tables of %s to itself (pg_locks says what); try again once it is done."
                                .formatted(place),
                        failure);
            default ->
                state.startsWith("08") || state.startsWith("57P")
                        ? unconnected(address, failure, state)
                        : other(address, said(failure), failure);
        };
    }

    /// No connection came about; the driver tells by the causes what it has no state for.
    private static UnusableDatabase unconnected(PostgresAddress address, SQLException failure, String state) {
        if (Causes.any(failure, UnknownHostException.class::isInstance)) {
            return new UnusableDatabase(
                    "postgres-host",
                    List.of(address.server()),
                    "The name of the PostgreSQL server %s isn't known here; check it.".formatted(address.server()),
                    failure);
        }
        if (PostgresAddress.isWithoutPrimary(failure)) {
            return readOnly(address);
        }
        if (!address.isSslModeKnown()) {
            return wrongSetting(address, failure);
        }
        boolean refused = state.equals(REJECTED);
        if (Causes.any(failure, SSLException.class::isInstance)
                || (refused && sentence(failure).contains("SSL"))) {
            return new UnusableDatabase(
                    "postgres-tls",
                    List.of(address.server()),
                    "No encrypted connection to the PostgreSQL server %s can be made; check sslmode and certificates."
                            .formatted(address.server()),
                    failure);
        }
        return refused && !address.hasPassword() ? locked(address, failure) : unreachable(address, failure);
    }

    private static UnusableDatabase wrongSetting(PostgresAddress address, SQLException failure) {
        return new UnusableDatabase(
                "postgres-setting",
                List.of(address.toString(), sentence(failure)),
                "A setting in the address of %s can't be used: %s.".formatted(address, sentence(failure)),
                failure);
    }

    private static UnusableDatabase locked(PostgresAddress address, SQLException failure) {
        return new UnusableDatabase(
                "postgres-password",
                List.of(address.server(), address.user()),
                "The PostgreSQL server %s doesn't let the user \"%s\" in; check name, password and pg_hba.conf."
                        .formatted(address.server(), address.user()),
                failure);
    }

    /// What the driver, or the server, says, as the end of a sentence.
    private static String sentence(SQLException failure) {
        return String.valueOf(failure.getMessage())
                .strip()
                .lines()
                .findFirst()
                .orElse("no reason given")
                .replaceAll("\\.$", "");
    }

    /// There are tables in it, but not ours.
    static UnusableDatabase foreign(PostgresAddress address) {
        return new UnusableDatabase(
                "postgres-foreign",
                List.of(address.toString()),
                "%s isn't a database of Andén; make one for it alone.".formatted(address),
                null);
    }

    static UnusableDatabase readOnly(PostgresAddress address) {
        return new UnusableDatabase(
                "postgres-read-only",
                List.of(address.toString()),
                "%s can only be read; name the server that is written to, and not one that stands in for it."
                        .formatted(address),
                null);
    }

    static UnusableDatabase old(PostgresAddress address, String version) {
        return new UnusableDatabase(
                "postgres-old",
                List.of(address.server(), version, String.valueOf(OLDEST)),
                "The PostgreSQL server %s is of version %s; Andén needs %d or later."
                        .formatted(address.server(), version, OLDEST),
                null);
    }

    static UnusableDatabase encoded(PostgresAddress address, String encoding) {
        return new UnusableDatabase(
                "postgres-encoding",
                List.of(address.toString(), encoding),
                "%s keeps texts as %s; make it anew with the encoding UTF8.".formatted(address, encoding),
                null);
    }

    /// Another server has it.
    ///
    /// @param since when that server came, to the minute
    /// @param reached where it is reached, or where it comes from
    static UnusableDatabase taken(PostgresAddress address, String since, String reached) {
        return new UnusableDatabase(
                "postgres-in-use",
                List.of(address.toString(), since, reached),
                "Another Andén is using %s, since %s, at %s; stop it, or choose another database."
                        .formatted(address, since, reached),
                null);
    }

    /// Whether a failure means that the connection has gone, and not that the server said no.
    static boolean isLost(SQLException failure) {
        String state = Optional.ofNullable(failure.getSQLState()).orElse("");
        return state.startsWith("08") || state.startsWith("57P");
    }

    /// Whether a failure, or one behind it, means that there is no room left.
    static boolean isFull(Throwable failure) {
        return isBehind(failure, FULL);
    }

    /// Whether a failure, or one behind it, means that somebody else keeps what it needs for too long.
    static boolean isHeld(Throwable failure) {
        return isBehind(failure, HELD) || isBehind(failure, DEADLOCKED);
    }

    private static boolean isBehind(Throwable failure, String state) {
        return Causes.any(
                failure, cause -> cause instanceof SQLException refused && state.equals(refused.getSQLState()));
    }

    private static UnusableDatabase unreachable(PostgresAddress address, SQLException failure) {
        return new UnusableDatabase(
                "postgres-unreachable",
                List.of(address.server()),
                "The PostgreSQL server %s can't be reached; does it run, and are its name and port right?"
                        .formatted(address.server()),
                failure);
    }

    private static UnusableDatabase other(PostgresAddress address, String reason, Exception failure) {
        return new UnusableDatabase(
                "postgres-unusable",
                List.of(address.toString(), reason),
                "%s can't be used: %s.".formatted(address, reason),
                failure);
    }

    private static String said(SQLException failure) {
        return failure instanceof PSQLException known
                ? Optional.ofNullable(known.getServerErrorMessage())
                        .map(ServerErrorMessage::getMessage)
                        .orElseGet(() -> String.valueOf(known.getSQLState()))
                : String.valueOf(failure.getSQLState());
    }
}
