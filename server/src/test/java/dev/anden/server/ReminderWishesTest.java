package dev.anden.server;

import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TimeControl;
import dev.anden.protocol.TimeControl.Correspondence;
import dev.anden.protocol.account.Farewell;
import dev.anden.protocol.account.Protection;
import dev.anden.protocol.account.SignIn;
import dev.anden.protocol.json.WireJson;
import dev.anden.protocol.reminder.MailLink;
import dev.anden.protocol.reminder.NewReminderMail;
import dev.anden.protocol.reminder.QuietHours;
import dev.anden.protocol.reminder.ReminderTopic;
import dev.anden.protocol.reminder.ReminderWishes;
import dev.anden.protocol.reminder.Reminders;
import dev.anden.server.store.database.Database;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.MailServer;
import dev.anden.server.testing.MailServer.Mail;
import dev.anden.server.testing.MovedClock;
import dev.anden.server.testing.Polling;
import dev.anden.server.testing.PushService;
import dev.anden.server.testing.PushService.Subscribed;
import dev.anden.server.testing.TestServers;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// People are told what they want to be told, and not during their quiet hours.
class ReminderWishesTest {
    private static final String PASSWORD = "a quiet platform";
    private static final String TURN = "Te toca: Estados Unidos";
    private static final String TIME = "Se te acaba el tiempo: Estados Unidos";
    private static final String JOINED = "Alguien se ha unido a tu partida: Estados Unidos";
    private static final TimeControl SLOW =
            new Correspondence(Duration.ofDays(1).toMillis());
    private static final DateTimeFormatter HOUR = DateTimeFormatter.ofPattern("HH:mm");

    @TempDir
    static Path folder;

    private static final MovedClock CLOCK = new MovedClock();
    private static PushService service;
    private static MailServer mails;
    private static RunningServer server;

    @BeforeAll
    static void start() throws IOException {
        service = new PushService();
        mails = new MailServer();
        server = TestServers.start(folder, mails, CLOCK);
    }

    @AfterAll
    static void close() throws IOException {
        server.close();
        mails.close();
        service.close();
    }

    @Test
    void nobody_is_told_what_they_do_not_want_and_everything_else_is() {
        Duel duel = Duel.start(server).chooseTickets();
        Guest away = duel.waiting();
        Subscribed phone = service.subscribe(away, "phone");
        choose(away, new ReminderWishes(List.of(ReminderTopic.TURN), Optional.empty()));

        duel.playTurn(duel.toAct());
        TableInfo own = Guest.table(away.tryCreate("ttr-usa", Map.of(), TimeControl.NONE, "me", "friend"));
        duel.opposite(away).sitDown(own.id(), 1);
        CLOCK.pass(Duration.ofSeconds(11));

        assertThat(title(phone)).isEqualTo(JOINED);
        awaitAllTold(phone);
        assertThat(phone.waiting()).isZero();
    }

    @Test
    void what_falls_into_quiet_hours_is_told_once_when_they_end_if_it_is_still_so() {
        Duel duel = Duel.start(server).chooseTickets();
        Guest away = duel.waiting();
        Guest other = duel.opposite(away);
        Subscribed phone = service.subscribe(away, "phone");
        Subscribed others = service.subscribe(other, "others");
        Guest host = new Guest(server);
        Subscribed hosts = service.subscribe(host, "hosts");
        for (Guest guest : List.of(away, other, host)) {
            choose(guest, quietFor(Duration.ofHours(8), false));
        }
        TableInfo open = Guest.table(host.tryCreate("ttr-usa", Map.of(), TimeControl.NONE, "me", "friend"));
        away.sitDown(open.id(), 1);
        duel.playTurn(other);
        CLOCK.pass(Duration.ofSeconds(11));
        awaitHeld(phone);
        duel.playTurn(away);
        duel.playTurn(other);
        away.delete("/api/tables/%s/seats/1".formatted(open.id()));
        CLOCK.pass(Duration.ofHours(7));
        awaitHeld(phone);
        assertThat(phone.waiting() + others.waiting() + hosts.waiting()).isZero();

        CLOCK.pass(Duration.ofHours(1));

        assertThat(title(phone)).isEqualTo(TURN);
        awaitAllTold(phone);
        awaitAllTold(others);
        awaitAllTold(hosts);
        assertThat(phone.waiting() + others.waiting() + hosts.waiting()).isZero();
    }

    @Test
    void turns_in_several_games_that_quiet_hours_held_come_in_one_message() {
        Guest away = new Guest(server);
        Subscribed phone = service.subscribe(away, "phone");
        choose(away, quietFor(Duration.ofHours(8), false));
        new Guest(server).startGamesWith(away, 3, TimeControl.NONE);
        CLOCK.pass(Duration.ofSeconds(11));
        Polling.until(() -> held(phone) == 3);

        CLOCK.pass(Duration.ofHours(8));

        JsonNode told = phone.next();
        assertThat(told.get("title").asString()).isEqualTo("Te toca en 3 partidas");
        assertThat(told.get("path").asString()).isEqualTo("/");
        awaitAllTold(phone);
        assertThat(phone.waiting()).isZero();
    }

    @Test
    void quiet_hours_that_end_earlier_than_thought_tell_at_once_what_they_held() {
        Duel duel = Duel.start(server).chooseTickets();
        Guest away = duel.waiting();
        Subscribed phone = service.subscribe(away, "phone");
        choose(away, quietFor(Duration.ofHours(8), false));
        duel.playTurn(duel.toAct());
        CLOCK.pass(Duration.ofSeconds(11));
        awaitHeld(phone);

        choose(away, ReminderWishes.ALL);

        assertThat(title(phone)).isEqualTo(TURN);
    }

    @Test
    void that_time_runs_out_is_told_in_quiet_hours_only_if_one_wants_it_and_then_says_that_it_is_their_turn_as_well() {
        Duel duel = Duel.start(server.address(), SLOW).chooseTickets();
        Guest away = duel.waiting();
        Subscribed phone = service.subscribe(away, "phone");
        duel.playTurn(duel.toAct());
        choose(away, quietFor(Duration.ofHours(23), false));
        CLOCK.pass(Duration.ofHours(19).plusMinutes(15));
        Polling.until(() -> held(phone) == 2);
        assertThat(phone.waiting()).isZero();

        CLOCK.pass(Duration.ofHours(4));

        JsonNode told = phone.next();
        assertThat(told.get("title").asString()).isEqualTo(TIME);
        assertThat(told.get("text").asString()).isEqualTo("Tienes menos de una hora para jugar tu turno.");
        awaitAllTold(phone);
        assertThat(phone.waiting()).isZero();

        choose(away, quietFor(Duration.ofHours(23), true));
        duel.playTurn(away);
        duel.playTurn(duel.opposite(away));
        CLOCK.pass(Duration.ofHours(19).plusMinutes(15));
        assertThat(title(phone)).isEqualTo(TIME);
    }

    @Test
    void a_mail_waits_for_the_end_of_quiet_hours_and_says_where_that_is_chosen() {
        Duel duel = Duel.start(server.address(), SLOW).chooseTickets();
        Guest away = duel.waiting();
        away.post("/api/account", new Protection("quiet-mail", PASSWORD));
        away.put("/api/reminders/mail", new NewReminderMail("quiet@example.org", "es", PASSWORD));
        away.post("/api/reminders/confirm", new MailLink(mails.next().token("/confirm")));
        choose(away, quietFor(Duration.ofHours(8), false));
        duel.playTurn(duel.toAct());
        CLOCK.pass(Duration.ofMinutes(16));
        Polling.until(() -> number("select count(*) from reminder where held = 1 and receiver in"
                        + " (select id from receiver where address = 'quiet@example.org')")
                == 1);
        assertThat(mails.waiting()).isZero();

        CLOCK.pass(Duration.ofHours(8));

        Mail told = mails.next();
        assertThat(told.header("Subject")).isEqualTo(TURN);
        assertThat(told.text())
                .contains("https://games.example.org/unsubscribe#")
                .contains("Qué avisos quieres, y a qué horas, lo eliges en tu cuenta:")
                .contains("https://games.example.org/account");
    }

    @Test
    void wishes_are_kept_told_taken_along_by_a_guest_who_signs_in_and_deleted_with_their_person() {
        Guest ana = new Guest(server);
        assertThat(wishes(ana)).isEqualTo(ReminderWishes.ALL);
        ana.post("/api/account", new Protection("anas-wishes", PASSWORD));
        Guest phone = new Guest(server);
        var quiet = new QuietHours("23:00", "08:00", "Europe/Madrid", true);
        choose(phone, new ReminderWishes(List.of(ReminderTopic.END), Optional.of(quiet)));
        phone.post("/api/session", new SignIn("anas-wishes", PASSWORD));

        assertThat(wishes(ana).quiet()).contains(quiet);
        JsonNode own =
                WireJson.mapper().readTree(ana.get("/api/account/data").body()).get("reminderWishes");
        assertThat(own.toString())
                .isEqualTo("{\"unwanted\":\"end\",\"quietFrom\":\"23:00\",\"quietTo\":\"08:00\","
                        + "\"zone\":\"Europe/Madrid\",\"timeAnyway\":true}");

        int before = number("select count(*) from reminder_wish");
        ana.post("/api/account/farewell", new Farewell(PASSWORD));
        assertThat(number("select count(*) from reminder_wish")).isEqualTo(before - 1);
    }

    @Test
    void quiet_hours_that_are_none_are_refused_and_change_nothing() {
        Guest ana = new Guest(server);
        for (QuietHours none : List.of(
                new QuietHours("23:00", "23:00", "Europe/Madrid", false),
                new QuietHours("24:00", "08:00", "Europe/Madrid", false),
                new QuietHours("23:00", "08:00", "Europe/Atlantis", false))) {
            assertProblem(
                    ana.put("/api/reminders/wishes", new ReminderWishes(List.of(), Optional.of(none))),
                    400,
                    "bad-quiet-hours");
        }
        assertProblem(
                ana.put("/api/reminders/wishes", Map.of("unwanted", List.of("song"), "quiet", Map.of())),
                400,
                "bad-message");
        assertThat(wishes(ana)).isEqualTo(ReminderWishes.ALL);
    }

    private static ReminderWishes quietFor(Duration time, boolean timeAnyway) {
        var now = CLOCK.instant().atZone(ZoneOffset.UTC);
        return new ReminderWishes(
                List.of(),
                Optional.of(new QuietHours(
                        HOUR.format(now.minusMinutes(1)), HOUR.format(now.plus(time)), "UTC", timeAnyway)));
    }

    private static void choose(Guest guest, ReminderWishes wishes) {
        assertThat(Guest.read(guest.put("/api/reminders/wishes", wishes), Reminders.class)
                        .wishes())
                .isEqualTo(wishes);
    }

    private static ReminderWishes wishes(Guest guest) {
        return guest.ask("/api/reminders", Reminders.class).wishes();
    }

    private static String title(Subscribed browser) {
        return browser.next().get("title").asString();
    }

    /// Until a round has found that it is too early or too late for somebody.
    private static void awaitHeld(Subscribed browser) {
        Polling.until(() -> held(browser) == 1);
    }

    private static int held(Subscribed browser) {
        return number("select count(*) from reminder where receiver = ? and held = 1", browser.id());
    }

    /// Until nothing is left that a browser is to be told.
    private static void awaitAllTold(Subscribed browser) {
        Polling.until(() -> number("select count(*) from reminder where receiver = ?", browser.id()) == 0);
    }

    private static int number(String question, Object... values) {
        return server.context()
                .getBean(Database.class)
                .read(client ->
                        client.sql(question).params(values).query(Integer.class).single());
    }
}
