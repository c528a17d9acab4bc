package dev.anden.server;

import dev.anden.server.account.PasswordCost;
import dev.anden.server.reminder.ReminderOptions;
import dev.anden.server.socket.ConnectionLimits;
import dev.anden.server.store.postgres.PostgresAddress;
import dev.anden.server.table.Pace;
import dev.anden.server.web.Entrance;
import dev.anden.server.web.Limits;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/// How a server is started.
///
/// @param host the name or address that it listens on: `localhost` for this machine only, `0.0.0.0` for
///     everybody who can reach it
/// @param port the port that it listens on; 0 for any that is free
/// @param dataFolder where the operator's own boards are, and the database, unless there is another one; made
///     for it if it isn't there
/// @param pace how long things at its tables take
/// @param holidayDays how many days a year somebody may be on holiday; 0 if nobody may
/// @param analysisTime how much of a processor an analysis of a game takes at most
/// @param retention how long what nobody touches is kept at all
/// @param passwordCost what hashing a password takes
/// @param limits how much one person may ask for
/// @param connections how many connections an address may have, and how slow they may be; trusted proxies have no
///     bound
/// @param entrance by whom and by which names it lets itself be called
/// @param reminders how it tells people that aren't there
/// @param language the code of the language in which it speaks of its pages to whoever names none
/// @param jsonLogs whether its log is an object of JSON a line, instead of text
/// @param postgres the database of PostgreSQL that is used instead of one in the data folder
public record ServerOptions(
        String host,
        int port,
        Path dataFolder,
        Pace pace,
        int holidayDays,
        Duration analysisTime,
        Retention retention,
        PasswordCost passwordCost,
        Limits limits,
        ConnectionLimits connections,
        Entrance entrance,
        ReminderOptions reminders,
        String language,
        boolean jsonLogs,
        Optional<PostgresAddress> postgres) {
    /// Where it listens unless told otherwise: nobody else is let in before somebody asks for it.
    public static final String DEFAULT_HOST = "localhost";

    public static final int DEFAULT_PORT = 8080;

    public static final String DEFAULT_LANGUAGE = "en";

    /// Of a processor: nobody wants to wait for more than half a minute, what is begun by then included.
    public static final Duration LONGEST_ANALYSIS = Duration.ofSeconds(28);

    /// As long as most people are on holiday in a year.
    public static final int DEFAULT_HOLIDAY_DAYS = 30;

    /// Nobody is on holiday for more than a year a year.
    public static final int MOST_HOLIDAY_DAYS = 366;

    public static final int HIGHEST_PORT = 65_535;

    /// @throws IllegalArgumentException if the host or the folder is empty, the port is none, a time is negative,
    ///     or no year has so many days
    public ServerOptions {
        if (host.isBlank()) {
            throw new IllegalArgumentException(
                    "The host is empty; it would let everybody in. Say localhost or 0.0.0.0");
        }
        if (dataFolder.toString().isBlank()) {
            throw new IllegalArgumentException("The data folder is empty; for the current folder, say .");
        }
        if (port < 0 || port > HIGHEST_PORT) {
            throw new IllegalArgumentException("A port is 0 to %d, not %d".formatted(HIGHEST_PORT, port));
        }
        if (holidayDays < 0 || holidayDays > MOST_HOLIDAY_DAYS) {
            throw new IllegalArgumentException(
                    "A year has 0 to %d days of holiday, not %d".formatted(MOST_HOLIDAY_DAYS, holidayDays));
        }
        if (analysisTime.isNegative()) {
            throw new IllegalArgumentException("A time isn't negative");
        }
    }

    /// What a person gets who only says where the data is.
    public static ServerOptions of(Path dataFolder) {
        return new ServerOptions(
                DEFAULT_HOST,
                DEFAULT_PORT,
                dataFolder,
                Pace.DEFAULT,
                DEFAULT_HOLIDAY_DAYS,
                LONGEST_ANALYSIS,
                Retention.DEFAULT,
                PasswordCost.USUAL,
                Limits.DEFAULT,
                ConnectionLimits.DEFAULT,
                Entrance.OPEN,
                ReminderOptions.DEFAULT,
                DEFAULT_LANGUAGE,
                false,
                Optional.empty());
    }

    /// Where the operator's own boards are; it need not exist.
    public Path boardsFolder() {
        return dataFolder.resolve("boards");
    }

    public ServerOptions withHost(String other) {
        return changed(draft -> draft.host = other);
    }

    public ServerOptions withPort(int other) {
        return changed(draft -> draft.port = other);
    }

    public ServerOptions withPace(UnaryOperator<Pace> change) {
        return changed(draft -> draft.pace = change.apply(pace));
    }

    public ServerOptions withHolidayDays(int other) {
        return changed(draft -> draft.holidayDays = other);
    }

    public ServerOptions withAnalysisTime(Duration other) {
        return changed(draft -> draft.analysisTime = other);
    }

    public ServerOptions withRetention(Retention other) {
        return changed(draft -> draft.retention = other);
    }

    public ServerOptions withPasswordCost(PasswordCost other) {
        return changed(draft -> draft.passwordCost = other);
    }

    public ServerOptions withLimits(Limits other) {
        return changed(draft -> draft.limits = other);
    }

    public ServerOptions withConnections(ConnectionLimits other) {
        return changed(draft -> draft.connections = other);
    }

    public ServerOptions withEntrance(Entrance other) {
        return changed(draft -> draft.entrance = other);
    }

    public ServerOptions withReminders(ReminderOptions other) {
        return changed(draft -> draft.reminders = other);
    }

    public ServerOptions withLanguage(String other) {
        return changed(draft -> draft.language = other);
    }

    public ServerOptions withJsonLogs(boolean other) {
        return changed(draft -> draft.jsonLogs = other);
    }

    public ServerOptions withPostgres(Optional<PostgresAddress> other) {
        return changed(draft -> draft.postgres = other);
    }

    private ServerOptions changed(Consumer<Draft> change) {
        var draft = new Draft(this);
        change.accept(draft);
        return draft.options();
    }

    /// Options while one of them changes.
    private static final class Draft {
        private String host;
        private int port;
        private final Path dataFolder;
        private Pace pace;
        private int holidayDays;
        private Duration analysisTime;
        private Retention retention;
        private PasswordCost passwordCost;
        private Limits limits;
        private ConnectionLimits connections;
        private Entrance entrance;
        private ReminderOptions reminders;
        private String language;
        private boolean jsonLogs;
        private Optional<PostgresAddress> postgres;

        Draft(ServerOptions options) {
            host = options.host;
            port = options.port;
            dataFolder = options.dataFolder;
            pace = options.pace;
            holidayDays = options.holidayDays;
            analysisTime = options.analysisTime;
            retention = options.retention;
            passwordCost = options.passwordCost;
            limits = options.limits;
            connections = options.connections;
            entrance = options.entrance;
            reminders = options.reminders;
            language = options.language;
            jsonLogs = options.jsonLogs;
            postgres = options.postgres;
        }

        ServerOptions options() {
            return new ServerOptions(
                    host,
                    port,
                    dataFolder,
                    pace,
                    holidayDays,
                    analysisTime,
                    retention,
                    passwordCost,
                    limits,
                    connections,
                    entrance,
                    reminders,
                    language,
                    jsonLogs,
                    postgres);
        }
    }
}
