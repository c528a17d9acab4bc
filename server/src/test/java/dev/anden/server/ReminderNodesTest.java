package dev.anden.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.reminder.QuietHours;
import dev.anden.protocol.reminder.ReminderWishes;
import dev.anden.server.reminder.ReminderOptions;
import dev.anden.server.store.database.Database;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.MovedClock;
import dev.anden.server.testing.Polling;
import dev.anden.server.testing.PushService;
import dev.anden.server.testing.PushService.Subscribed;
import dev.anden.server.testing.TestServers;
import dev.anden.server.web.AddressList;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Two servers on one database tell everything once.
@Tag("postgresql")
class ReminderNodesTest {
    private static final int TABLES = 5;

    @TempDir
    Path folder;

    @Test
    void of_two_servers_one_tells_whoever_is_away_and_none_tells_whoever_is_connected_to_the_other()
            throws IOException {
        var clock = new MovedClock();
        ServerOptions options = TestServers.options(folder)
                .withReminders(new ReminderOptions(Optional.empty(), Optional.empty(), AddressList.LOCAL));
        List<Subscribed> phones = new ArrayList<>();
        try (var service = new PushService();
                RunningServer one = TestServers.start(options, clock);
                RunningServer two = TestServers.start(options, clock)) {
            Duel first = Duel.start(one).chooseTickets();
            Subscribed watching = service.subscribe(first.waiting(), "watching");
            try (LiveClient live = first.waiting().at(two).watch(first.table())) {
                live.await("welcome");
                first.playTurn(first.toAct());
                for (int table = 0; table < TABLES; table++) {
                    Duel duel = Duel.start(one).chooseTickets();
                    phones.add(service.subscribe(duel.waiting(), "phone-" + table));
                    duel.playTurn(duel.toAct());
                }
                clock.pass(Duration.ofMinutes(3));

                phones.forEach(Subscribed::next);

                Polling.until(() -> due(one, clock) == 0);
                assertThat(phones).allMatch(phone -> phone.waiting() == 0);
                assertThat(watching.waiting()).isZero();
            }
        }
    }

    @Test
    void when_quiet_hours_end_one_of_two_servers_tells_what_fell_into_them() throws IOException {
        var clock = new MovedClock();
        ServerOptions options = TestServers.options(folder)
                .withReminders(new ReminderOptions(Optional.empty(), Optional.empty(), AddressList.LOCAL));
        List<Subscribed> phones = new ArrayList<>();
        try (var service = new PushService();
                RunningServer one = TestServers.start(options, clock);
                RunningServer two = TestServers.start(options, clock)) {
            for (int table = 0; table < TABLES; table++) {
                Duel duel = Duel.start(table % 2 == 0 ? one : two).chooseTickets();
                Guest away = duel.waiting();
                phones.add(service.subscribe(away, "asleep-" + table));
                away.put("/api/reminders/wishes", quietForAnHour(clock));
                duel.playTurn(duel.toAct());
            }
            clock.pass(Duration.ofMinutes(3));
            Polling.until(() -> due(one, clock) == 0);
            assertThat(phones).allMatch(phone -> phone.waiting() == 0);

            clock.pass(Duration.ofHours(1));

            phones.forEach(Subscribed::next);
            Polling.until(() -> due(one, clock) == 0);
            assertThat(phones).allMatch(phone -> phone.waiting() == 0);
        }
    }

    private static ReminderWishes quietForAnHour(MovedClock clock) {
        var hour = DateTimeFormatter.ofPattern("HH:mm");
        var now = clock.instant().atZone(ZoneOffset.UTC);
        return new ReminderWishes(
                List.of(),
                Optional.of(
                        new QuietHours(hour.format(now.minusMinutes(1)), hour.format(now.plusHours(1)), "UTC", false)));
    }

    private static int due(RunningServer server, MovedClock clock) {
        return server.context()
                .getBean(Database.class)
                .read(client -> client.sql("select count(*) from reminder where due <= ?")
                        .param(clock.millis())
                        .query(Integer.class)
                        .single());
    }
}
