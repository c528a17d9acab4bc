package dev.anden.server.testing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.server.AndenServer;
import dev.anden.server.DataCheck;
import dev.anden.server.RunningServer;
import dev.anden.server.ServerOptions;
import dev.anden.server.StartFailure;
import dev.anden.server.account.PasswordCost;
import dev.anden.server.reminder.ReminderOptions;
import dev.anden.server.reminder.SmtpAddress;
import dev.anden.server.web.AddressList;
import dev.anden.server.web.Limits;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;

/// Servers for tests: on a free port, on the kind of database that is being tested ([TestDatabases]), with bots
/// that don't pause or wait and without limits.
public final class TestServers {
    /// What is kept of the passwords of tests needn't be hard to guess from, and many tests have some.
    private static final PasswordCost LITTLE = new PasswordCost(64, 1);

    /// Whoever is tested seldom cares how well bots play, and many games are played to their end by the strongest.
    private static final Duration HASTE = Duration.ofMillis(2);

    private TestServers() {}

    public static RunningServer start(Path folder) {
        return start(options(folder));
    }

    public static RunningServer start(ServerOptions options) {
        return start(options, InstantSource.system());
    }

    public static RunningServer start(ServerOptions options, InstantSource clock) {
        if (options.postgres().isEmpty()) {
            TestDatabases.prepare(options.dataFolder());
        }
        try {
            return AndenServer.start(options, clock);
        } catch (StartFailure failure) {
            throw new AssertionError(failure);
        }
    }

    /// One that sends its mails to a server of the test's, and is called `https://games.example.org` in them.
    public static RunningServer start(Path folder, MailServer mails, InstantSource clock) {
        return start(options(folder).withReminders(reminders(mails)), clock);
    }

    /// Mails go to a server of the test's.
    public static ReminderOptions reminders(MailServer mails) {
        return new ReminderOptions(
                Optional.of(URI.create("https://games.example.org")),
                SmtpAddress.of(mails.address()),
                AddressList.LOCAL);
    }

    public static ServerOptions options(Path folder) {
        return ServerOptions.of(folder)
                .withPort(0)
                .withPace(pace ->
                        pace.withBotPause(Duration.ZERO).withBotTime(HASTE).withTakeBackPause(Duration.ZERO))
                .withPostgres(TestDatabases.of(folder))
                .withPasswordCost(LITTLE)
                .withLimits(Limits.NONE);
    }

    /// Looks through what a server with these options keeps, in which nothing is wrong.
    ///
    /// @return how many tables there are
    public static int soundTables(ServerOptions options) throws StartFailure {
        DataCheck.Sum sum = DataCheck.run(options, damaged -> {
            throw new AssertionError(damaged);
        });
        assertThat(sum.faults()).isEmpty();
        return sum.tables();
    }
}
