package dev.anden.server;

import static dev.anden.server.testing.Answers.assertAccepted;
import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.ClientMessage.AnswerProposal;
import dev.anden.protocol.ClientMessage.ComeBack;
import dev.anden.protocol.ClientMessage.EndPause;
import dev.anden.protocol.ClientMessage.Looking;
import dev.anden.protocol.ClientMessage.ProposeEnd;
import dev.anden.protocol.ClientMessage.ProposePause;
import dev.anden.protocol.NewInvitation;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TimeControl;
import dev.anden.protocol.TimeControl.Correspondence;
import dev.anden.protocol.WaitingGames;
import dev.anden.protocol.account.Farewell;
import dev.anden.protocol.account.NewHoliday;
import dev.anden.protocol.account.Protection;
import dev.anden.protocol.account.Recovery;
import dev.anden.protocol.account.SignIn;
import dev.anden.protocol.reminder.NewReminderBrowser;
import dev.anden.protocol.reminder.ReminderBrowser;
import dev.anden.protocol.reminder.Reminders;
import dev.anden.server.reminder.ReminderOptions;
import dev.anden.server.store.database.Database;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.MovedClock;
import dev.anden.server.testing.PastGames;
import dev.anden.server.testing.Polling;
import dev.anden.server.testing.PushService;
import dev.anden.server.testing.PushService.Subscribed;
import dev.anden.server.testing.PushedBrowser;
import dev.anden.server.testing.TestServers;
import dev.anden.server.web.AddressList;
import dev.anden.testkit.Thorough;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Whoever isn't there is told that it is their turn: here by their browser, with a push service of the test's own.
class ReminderTest {
    private static final String PASSWORD = "a quiet platform";
    private static final String JOINED = "Alguien se ha unido a tu partida: Estados Unidos";

    private static final String INVITED = "Te invitan: Estados Unidos";
    private static final Duration DAY = Duration.ofDays(1);

    @TempDir
    static Path folder;

    private static final MovedClock CLOCK = new MovedClock();
    private static PushService service;
    private static RunningServer server;

    @BeforeAll
    static void start() throws IOException {
        service = new PushService();
        server = TestServers.start(options(), CLOCK);
    }

    private static ServerOptions options() {
        return TestServers.options(folder)
                .withReminders(new ReminderOptions(Optional.empty(), Optional.empty(), AddressList.LOCAL));
    }

    @AfterAll
    static void close() {
        server.close();
        service.close();
    }

    @Test
    @Tag("store")
    void whoever_is_away_is_told_once_that_it_is_their_turn_and_whoever_has_played_or_is_there_is_not() {
        Duel duel = Duel.start(server).chooseTickets();
        Guest away = duel.waiting();
        Guest acting = duel.toAct();
        Subscribed phone = service.subscribe(away, "phone");
        Subscribed tablet = service.subscribe(away, "tablet");
        Subscribed others = service.subscribe(acting, "others");
        duel.playTurn(acting);
        CLOCK.pass(Duration.ofSeconds(11));

        JsonNode told = phone.next();

        assertThat(told.get("title").asString()).isEqualTo("Te toca: Estados Unidos");
        assertThat(told.get("path").asString()).isEqualTo("/tables/" + duel.table());
        assertThat(told.get("language").asString()).isEqualTo("es");
        assertThat(told.propertyNames()).containsExactlyInAnyOrder("title", "text", "path", "tag", "language");
        assertThat(tablet.next()).isEqualTo(told);

        // Whoever looks is looked for again, and told when they have gone.
        try (LiveClient watching = acting.watch(duel.table())) {
            watching.await("welcome");
            duel.playTurn(away);
            CLOCK.pass(Duration.ofMinutes(3));
            awaitPutOff(others);
            assertThat(others.waiting()).isZero();
        }
        duel.awaitGone(acting);
        CLOCK.pass(Duration.ofMinutes(3));
        assertThat(others.next().get("tag").asString()).isEqualTo(duel.table());

        // What was played in time is told nobody.
        duel.playTurn(acting);
        duel.playTurn(away);
        CLOCK.pass(Duration.ofSeconds(11));
        others.next();
        assertThat(phone.waiting() + tablet.waiting() + others.waiting()).isZero();
        awaitNothingToTell();
    }

    @Test
    void neither_a_forgotten_page_nor_a_look_at_another_table_keeps_anybody_from_being_told() {
        Duel duel = Duel.start(server).chooseTickets();
        Guest away = duel.waiting();
        Subscribed phone = service.subscribe(away, "phone");
        try (LiveClient elsewhere = away.watch(another(duel));
                LiveClient forgotten = away.watch(duel.table())) {
            elsewhere.await("welcome");
            forgotten.await("welcome");
            forgotten.send(new Looking(false));
            duel.awaitGone(away);
            duel.playTurn(duel.toAct());
            CLOCK.pass(Duration.ofSeconds(11));

            assertThat(phone.next().get("tag").asString()).isEqualTo(duel.table());
        }
    }

    @Test
    void that_time_runs_out_is_told_even_if_somebody_looked_when_it_was_due_and_went() {
        Duel duel = Duel.start(server.address(), new Correspondence(DAY.toMillis()));
        duel.chooseTickets();
        Guest away = duel.toAct();
        Subscribed phone = service.subscribe(away, "phone");
        duel.playTurn(away);
        duel.playTurn(duel.opposite(away));
        CLOCK.pass(Duration.ofSeconds(11));
        awaitTurnTold(phone);
        try (LiveClient looking = away.watch(duel.table())) {
            looking.await("welcome");
            CLOCK.pass(Duration.ofHours(19).plusMinutes(15));
            awaitPutOff(phone);
        }
        duel.awaitGone(away);
        CLOCK.pass(Duration.ofMinutes(3));

        awaitTitle(phone, "Se te acaba el tiempo: Estados Unidos");
    }

    @Test
    void a_restart_tells_what_was_due_and_browsers_know_the_server_again() {
        Duel duel = Duel.start(server).chooseTickets();
        Subscribed phone = service.subscribe(duel.waiting(), "phone");
        String key = reminders(duel.ana()).pushKey();
        duel.playTurn(duel.toAct());
        server.close();
        CLOCK.pass(DAY);
        server = TestServers.start(options(), CLOCK);
        duel.at(server);

        assertThat(phone.next().get("tag").asString()).isEqualTo(duel.table());
        assertThat(reminders(duel.ana()).pushKey()).isEqualTo(key);
    }

    @Test
    void a_browser_that_its_push_service_has_forgotten_is_told_nothing_more_and_a_silent_one_holds_up_nobody() {
        Duel duel = Duel.start(server).chooseTickets();
        Guest away = duel.waiting();
        Subscribed lost = service.subscribe(away, "lost");
        Subscribed silent = service.subscribe(away, "silent");
        Subscribed failing = service.subscribe(away, "failing");
        Subscribed phone = service.subscribe(away, "phone");
        lost.answer(410);
        silent.beSilent();
        failing.answer(500);
        duel.playTurn(duel.toAct());
        CLOCK.pass(Duration.ofSeconds(11));

        assertThat(phone.next().get("tag").asString()).isEqualTo(duel.table());
        lost.awaitAny();
        failing.awaitAny();
        awaitBrowsers(away, 3);
        awaitAllTold(phone);

        // What failed is tried again, later and later, and is given up in the end.
        for (int again = 0; again < 4; again++) {
            CLOCK.pass(Duration.ofHours(7));
            failing.awaitAny();
        }
        assertThat(phone.waiting()).isZero();
    }

    @Test
    @Tag("sqlite")
    void a_reminder_that_the_program_fails_on_is_given_up_in_the_end() {
        Duel duel = Duel.start(server).chooseTickets();
        Guest away = duel.waiting();
        Subscribed phone = service.subscribe(away, "phone");
        phone.answer(500);
        execute("create trigger mistake before update on receiver begin select raise(abort, 'a mistake'); end");
        try {
            duel.playTurn(duel.toAct());
            CLOCK.pass(Duration.ofSeconds(11));
            phone.awaitAny();
            for (int again = 0; again < 4; again++) {
                CLOCK.pass(Duration.ofHours(7));
                phone.awaitAny();
            }
            awaitAllTold(phone);
        } finally {
            execute("drop trigger mistake");
        }
    }

    @Test
    void a_push_service_learns_which_message_takes_the_place_of_which_and_not_the_table() {
        Duel duel = Duel.start(server).chooseTickets();
        Guest away = duel.waiting();
        Subscribed phone = service.subscribe(away, "phone");
        Subscribed desk = service.subscribe(away, "desk");
        var topics = new ArrayList<String>();
        for (int turn = 0; turn < 2; turn++) {
            playUntilItIsTheTurnOf(away, duel);
            CLOCK.pass(Duration.ofSeconds(11));
            topics.add(phone.nextTopic());
            topics.add(desk.nextTopic());
            awaitAllTold(phone);
        }

        assertThat(topics).allMatch(topic -> topic.matches("[A-Za-z0-9_-]{32}"));
        assertThat(topics).noneMatch(topic -> topic.contains(duel.table()));
        assertThat(topics.get(2)).isEqualTo(topics.get(0));
        assertThat(topics.get(1)).as("another browser").isNotEqualTo(topics.get(0));
    }

    @Test
    @Tag(Thorough.TAG)
    void a_push_service_that_takes_nothing_of_anybody_s_stops_no_browser() {
        Duel duel = Duel.start(server).chooseTickets();
        Guest away = duel.waiting();
        Subscribed phone = service.subscribe(away, "phone");
        for (int status : List.of(503, 403)) {
            phone.answer(status);
            playUntilItIsTheTurnOf(away, duel);
            CLOCK.pass(Duration.ofSeconds(11));
            phone.awaitAny();
            for (int again = 0; again < 4; again++) {
                CLOCK.pass(Duration.ofHours(7));
                phone.awaitAny();
            }
            awaitAllTold(phone);
        }

        assertThat(reminders(away).browsers().getFirst().stopped()).isFalse();
        phone.answer(201);
        playUntilItIsTheTurnOf(away, duel);
        CLOCK.pass(Duration.ofSeconds(11));
        awaitTurnTold(phone);
    }

    private static void playUntilItIsTheTurnOf(Guest away, Duel duel) {
        if (duel.toAct() == away) {
            duel.playTurn(away);
        }
        duel.playTurn(duel.opposite(away));
    }

    @Test
    void what_is_asked_and_that_the_game_is_over_is_told_as_well() {
        Duel duel = Duel.start(server).chooseTickets();
        Subscribed phone = service.subscribe(duel.bea(), "phone");
        try (LiveClient ana = duel.ana().watch(duel.table())) {
            assertAccepted(ana.order(ProposeEnd::new));
            CLOCK.pass(Duration.ofSeconds(11));

            awaitTitle(phone, "Esperan tu respuesta: Estados Unidos");

            try (LiveClient bea = duel.bea().watch(duel.table())) {
                agree(bea);
            }
        }
        Duel other = new Duel(duel.ana(), duel.bea(), another(duel));
        try (LiveClient ana = other.ana().watch(other.table())) {
            try (LiveClient bea = other.bea().watch(other.table())) {
                bea.await("welcome");
                assertAccepted(bea.order(ProposeEnd::new));
            }
            JsonNode table = ana.awaitTable(now -> now.hasNonNull("proposal")
                    && !now.get("seats").get(1).get("present").asBoolean());
            String asked = table.get("proposal").get("id").asString();
            assertAccepted(ana.order(id -> new AnswerProposal(id, asked, true)));
        }
        CLOCK.pass(Duration.ofSeconds(11));
        awaitTitle(phone, "Ha terminado la partida: Estados Unidos");
    }

    @Test
    void whoever_set_a_table_up_and_left_is_told_that_somebody_has_sat_down_unless_the_game_has_begun() {
        Guest ana = new Guest(server);
        Guest bea = new Guest(server);
        Subscribed anas = service.subscribe(ana, "anas");
        Subscribed beas = service.subscribe(bea, "beas");
        TableInfo table = invite(ana);
        bea.sitDown(table.id(), 1);
        CLOCK.pass(Duration.ofSeconds(11));

        JsonNode told = anas.next();
        assertThat(told.get("title").asString()).isEqualTo(JOINED);
        assertThat(told.get("path").asString()).isEqualTo("/tables/" + table.id());

        String begun = invite(ana).id();
        bea.sitDown(begun, 1);
        ana.start(begun);
        String left = invite(ana).id();
        bea.sitDown(left, 1);
        bea.delete("/api/tables/%s/seats/1".formatted(left));
        CLOCK.pass(Duration.ofSeconds(11));
        awaitAllTold(anas);
        awaitAllTold(beas);
        assertThat(titles(anas)).containsOnly("Te toca: Estados Unidos");
        assertThat(titles(beas)).containsOnly("Te toca: Estados Unidos");
    }

    @Test
    void whoever_is_slow_to_be_told_is_told_everything_once_and_nobody_waits_for_them() {
        Guest ana = new Guest(server);
        Subscribed slow = service.subscribe(ana, "slow");
        List<String> tables = List.of(invite(ana).id(), invite(ana).id());
        tables.forEach(table -> new Guest(server).sitDown(table, 1));
        Runnable answer = slow.hesitate();
        CLOCK.pass(Duration.ofSeconds(11));
        String first = slow.next().get("path").asString();
        assertThat(tables.stream().map(ReminderTest::path)).contains(first);

        // What isn't told after a minute could be taken once more: another round has come by.
        Guest bea = new Guest(server);
        Subscribed quick = service.subscribe(bea, "quick");
        new Guest(server).sitDown(invite(bea).id(), 1);
        CLOCK.pass(Duration.ofMinutes(2));
        quick.awaitAny();
        answer.run();

        awaitAllTold(slow);
        assertThat(rest(slow).stream().map(told -> told.get("path").asString()).filter(path -> !path.equals(first)))
                .hasSize(1);
    }

    private static String path(String table) {
        return "/tables/" + table;
    }

    @Test
    void whoever_sits_down_again_and_again_is_told_of_once_and_others_a_quarter_of_an_hour_later() {
        Guest ana = new Guest(server);
        Subscribed anas = service.subscribe(ana, "anas");
        String table = invite(ana).id();
        Guest bea = new Guest(server);
        bea.sitDown(table, 1);
        CLOCK.pass(Duration.ofSeconds(11));
        assertThat(anas.next().get("title").asString()).isEqualTo(JOINED);
        awaitAllTold(anas);

        comeAndGo(bea, table);
        bea.sitDown(table, 1);
        CLOCK.pass(Duration.ofMinutes(20));
        awaitAllTold(anas);
        assertThat(anas.waiting()).isZero();
        bea.delete("/api/tables/%s/seats/1".formatted(table));

        comeAndGo(new Guest(server), table);
        new Guest(server).sitDown(table, 1);
        CLOCK.pass(Duration.ofSeconds(11));
        assertThat(anas.next().get("title").asString()).isEqualTo(JOINED);
        awaitAllTold(anas);

        ana.delete("/api/tables/%s/seats/1".formatted(table));
        comeAndGo(new Guest(server), table);
        Guest carl = new Guest(server);
        carl.sitDown(table, 1);
        CLOCK.pass(Duration.ofMinutes(14));
        awaitNothingToTell();
        assertThat(anas.waiting()).isZero();
        CLOCK.pass(Duration.ofMinutes(1));
        assertThat(anas.next().get("title").asString()).isEqualTo(JOINED);
        awaitAllTold(anas);
        assertThat(anas.waiting()).isZero();
    }

    private static void comeAndGo(Guest guest, String table) {
        guest.sitDown(table, 1);
        guest.delete("/api/tables/%s/seats/1".formatted(table));
    }

    @Test
    void whoever_has_gone_is_told_that_the_others_play_again_until_they_sit_there() {
        Duel duel = Duel.start(server).chooseTickets();
        Duel other = new Duel(duel.ana(), duel.bea(), another(duel));
        Subscribed anas = service.subscribe(duel.ana(), "anas");
        Subscribed beas = service.subscribe(duel.bea(), "beas");
        end(duel);
        end(other);
        rematch(duel.ana(), duel.table());
        rematch(duel.ana(), other.table());
        TableInfo next = rematch(duel.bea(), other.table());
        duel.ana().start(next.id());
        CLOCK.pass(Duration.ofMinutes(3));
        awaitAllTold(anas);
        awaitAllTold(beas);

        List<JsonNode> again = rest(beas).stream()
                .filter(one -> one.get("title").asString().equals("¿Otra partida? Estados Unidos"))
                .toList();
        assertThat(again).extracting(one -> one.get("path").asString()).containsExactly("/tables/" + duel.table());
        assertThat(titles(anas)).doesNotContain("¿Otra partida? Estados Unidos");
    }

    @Test
    void whoever_is_invited_is_told_once_unless_they_have_answered_or_it_was_taken_back() {
        Duel duel = Duel.start(server);
        PastGames.finish(database(), duel.table(), 1_000, 0);
        Subscribed beas = service.subscribe(duel.bea(), "beas");
        TableInfo table = invite(duel.ana());
        TableInfo asked = ask(duel, table);
        CLOCK.pass(Duration.ofSeconds(11));

        JsonNode told = beas.next();
        assertThat(told.get("title").asString()).isEqualTo(INVITED);
        assertThat(told.get("text").asString()).isEqualTo("Alguien con quien has jugado quiere jugar contigo.");
        assertThat(told.get("path").asString()).isEqualTo("/tables/" + table.id());

        takeBack(duel, asked);
        ask(duel, table);
        takeBack(duel, ask(duel, invite(duel.ana())));
        TableInfo declined = ask(duel, invite(duel.ana()));
        duel.bea().delete("/api/tables/%s/invitation".formatted(declined.id()));
        TableInfo accepted = ask(duel, invite(duel.ana()));
        duel.bea().sitDown(accepted.id(), 1);
        CLOCK.pass(Duration.ofSeconds(11));
        awaitAllTold(beas);
        assertThat(titles(beas)).doesNotContain(INVITED);
    }

    @Test
    void that_time_runs_out_is_told_once_when_a_fifth_of_it_is_left() {
        Duel duel = Duel.start(server.address(), new Correspondence(DAY.toMillis()));
        duel.chooseTickets();
        Guest away = duel.toAct();
        Subscribed phone = service.subscribe(away, "phone");
        duel.playTurn(away);
        duel.playTurn(duel.opposite(away));
        CLOCK.pass(Duration.ofSeconds(11));
        awaitTurnTold(phone);

        CLOCK.pass(Duration.ofHours(19).plusMinutes(15));

        JsonNode told = phone.next();
        assertThat(told.get("title").asString()).isEqualTo("Se te acaba el tiempo: Estados Unidos");
        assertThat(told.get("text").asString()).isEqualTo("Tienes menos de 5 horas para jugar tu turno.");
        awaitNothingToTell();
    }

    @Test
    @Tag("store")
    void whose_time_has_run_out_is_told_once_that_a_bot_plays_unless_they_are_back() {
        Duel duel = Duel.start(server.address(), new Correspondence(DAY.toMillis()));
        duel.chooseTickets();
        Guest away = duel.toAct();
        Subscribed phone = service.subscribe(away, "phone");

        CLOCK.pass(DAY.plusMinutes(1));
        duel.awaitReplaced(away);
        CLOCK.pass(Duration.ofSeconds(11));

        awaitTitle(phone, "Un bot ocupa tu sitio: Estados Unidos");
        awaitNothingToTell();
        assertThat(away.ask("/api/me/waiting", WaitingGames.class).tables()).containsExactly(duel.table());
        try (LiveClient other = duel.opposite(away).watch(duel.table());
                LiveClient back = away.watch(duel.table())) {
            // Nobody comes back before the bot has made the choice for which there was no time.
            other.awaitTurn();
            assertAccepted(back.order(ComeBack::new));
        }
        duel.awaitGone(away);
        assertThat(away.ask("/api/me/waiting", WaitingGames.class).tables()).isEmpty();
    }

    @Test
    void after_a_pause_whoever_is_to_act_is_told_again() {
        Duel duel = Duel.start(server.address(), new Correspondence(DAY.toMillis()));
        duel.chooseTickets();
        Guest away = duel.waiting();
        Guest other = duel.opposite(away);
        Subscribed phone = service.subscribe(away, "phone");
        duel.playTurn(other);
        CLOCK.pass(Duration.ofSeconds(11));
        awaitTurnTold(phone);
        try (LiveClient watching = other.watch(duel.table())) {
            try (LiveClient leaving = away.watch(duel.table())) {
                assertAccepted(leaving.order(ProposePause::new));
                agree(watching);
            }
            duel.awaitGone(away);
            CLOCK.pass(Duration.ofDays(14));
            assertThat(titles(phone)).isEmpty();

            assertAccepted(watching.order(EndPause::new));
            CLOCK.pass(Duration.ofSeconds(11));
            awaitTurnTold(phone);
        }
        CLOCK.pass(Duration.ofHours(19).plusMinutes(15));
        awaitTitle(phone, "Se te acaba el tiempo: Estados Unidos");
    }

    /// Somebody is on holiday for five days and told that it is their turn.
    private Subscribed getsTurnOnHoliday(Duel duel, Guest away) {
        Subscribed phone = service.subscribe(away, "phone");
        Guest.read(away.put("/api/me/holiday", new NewHoliday(CLOCK.millis() + 5 * DAY.toMillis())), Object.class);
        duel.playTurn(duel.opposite(away));
        CLOCK.pass(Duration.ofSeconds(11));
        awaitTurnTold(phone);
        return phone;
    }

    @Test
    void whoever_is_on_holiday_is_told_that_time_runs_out_when_it_does_so_afterwards() {
        Duel duel = Duel.start(server.address(), new Correspondence(DAY.toMillis()));
        duel.chooseTickets();
        Guest away = duel.waiting();
        Subscribed phone = getsTurnOnHoliday(duel, away);
        CLOCK.pass(DAY.multipliedBy(5).minusMinutes(1));
        assertThat(titles(phone)).isEmpty();

        CLOCK.pass(Duration.ofHours(19).plusMinutes(15));
        awaitTitle(phone, "Se te acaba el tiempo: Estados Unidos");
    }

    @Test
    void whoever_is_back_before_is_told_that_time_runs_out_as_if_there_had_been_no_holiday() {
        Duel duel = Duel.start(server.address(), new Correspondence(DAY.toMillis()));
        duel.chooseTickets();
        Guest away = duel.waiting();
        Subscribed phone = getsTurnOnHoliday(duel, away);
        Guest.read(away.delete("/api/me/holiday"), Object.class);

        CLOCK.pass(Duration.ofHours(19).plusMinutes(15));
        awaitTitle(phone, "Se te acaba el tiempo: Estados Unidos");
    }

    @Test
    void a_browser_is_told_until_its_person_turns_it_off_signs_out_or_goes() {
        Guest ana = new Guest(server);
        Subscribed guests = service.subscribe(ana, "laptop");
        ana.postAs(guests.id(), "/api/account", new Protection("anas-handle-6", PASSWORD));
        assertThat(reminders(ana).browsers()).hasSize(1);
        assertThat(ana.post("/api/reminders/receivers/%s/trial".formatted(guests.id()), List.of())
                        .statusCode())
                .isEqualTo(200);
        assertThat(guests.next().get("title").asString()).isEqualTo("Funciona");
        Guest phone = new Guest(server);
        phone.post("/api/session", new SignIn("anas-handle-6", PASSWORD));
        Subscribed phones = service.subscribe(phone, "phone");
        assertThat(ana.get("/api/account/data").body())
                .contains("\"reminders\"")
                .doesNotContain(service.address());
        assertThat(reminders(ana).browsers()).hasSize(2);

        phone.delete("/api/session");
        assertThat(reminders(ana).browsers()).extracting("id").containsExactly(guests.id());
        assertProblem(
                ana.post("/api/reminders/receivers/%s/trial".formatted(phones.id()), List.of()), 404, "not-found");
        for (int browser = 0; browser < 6; browser++) {
            service.subscribe(ana, "browser-" + browser);
        }
        assertThat(reminders(ana).browsers()).hasSize(5);
        ana.delete("/api/reminders/receivers/"
                + reminders(ana).browsers().getFirst().id());
        assertThat(reminders(ana).browsers()).hasSize(4);

        int before = receivers();
        ana.post("/api/account/farewell", new Farewell(PASSWORD));
        assertThat(receivers()).isEqualTo(before - 4);
    }

    @Test
    void a_guest_who_signs_in_is_told_as_the_account_and_a_browser_tells_one_person_alone() {
        Guest ana = new Guest(server);
        ana.post("/api/account", new Protection("anas-handle-7", PASSWORD));
        Guest phone = new Guest(server);
        service.subscribe(phone, "foreign");
        Subscribed browser = service.subscribe(phone, "phone");
        phone.postAs(browser.id(), "/api/session", new SignIn("anas-handle-7", PASSWORD));

        assertThat(reminders(ana).browsers())
                .as("whoever else was told as the guest is told nothing of the account")
                .extracting(ReminderBrowser::id)
                .containsExactly(browser.id());

        Guest bea = new Guest(server);
        service.subscribe(bea, "phone");
        assertThat(reminders(ana).browsers()).isEmpty();
        assertThat(reminders(bea).browsers()).hasSize(1);
    }

    @Test
    void a_guest_who_begins_an_account_is_told_in_the_browser_where_that_happened() {
        Guest ana = new Guest(server);
        service.subscribe(ana, "elsewhere");
        Subscribed here = service.subscribe(ana, "here");
        ana.postAs(here.id(), "/api/account", new Protection("anas-handle-8", PASSWORD));

        assertThat(reminders(ana).browsers()).extracting(ReminderBrowser::id).containsExactly(here.id());
    }

    @Test
    void whoever_made_a_link_to_a_guest_s_seats_is_told_nothing_of_the_account_that_follows_it() {
        Guest maker = new Guest(server);
        Subscribed makers = service.subscribe(maker, "makers");
        Recovery link = Guest.read(maker.post("/api/account/recovery", List.of()), Recovery.class);
        Guest ana = new Guest(server);
        ana.post("/api/account", new Protection("anas-handle-9", PASSWORD));

        assertThat(ana.post("/api/recovery", link).statusCode()).isEqualTo(200);

        assertThat(reminders(ana).browsers()).isEmpty();
        assertThat(reminders(maker).browsers()).isEmpty();
        assertProblem(
                ana.post("/api/reminders/receivers/%s/trial".formatted(makers.id()), List.of()), 404, "not-found");
    }

    @Test
    void nothing_is_sent_to_what_is_not_a_push_service_and_nobody_tries_what_is_not_theirs() {
        Guest ana = new Guest(server);
        var keys = new PushedBrowser();
        for (String endpoint : List.of("https://10.0.0.1/push", "http://192.168.1.1/", "file:///etc/passwd", "no")) {
            assertProblem(
                    ana.post(
                            "/api/reminders/browsers",
                            new NewReminderBrowser(endpoint, keys.publicKey(), keys.auth(), "en")),
                    400,
                    "bad-receiver");
        }
        assertProblem(
                ana.post("/api/reminders/browsers", new NewReminderBrowser(service.address(), "x", "y", "en")),
                400,
                "bad-receiver");
        Subscribed anas = service.subscribe(ana, "phone");
        assertProblem(
                new Guest(server).post("/api/reminders/receivers/%s/trial".formatted(anas.id()), List.of()),
                404,
                "not-found");
        anas.answer(503);
        assertProblem(
                ana.post("/api/reminders/receivers/%s/trial".formatted(anas.id()), List.of()), 502, "not-reached");
    }

    private static Reminders reminders(Guest guest) {
        return guest.ask("/api/reminders", Reminders.class);
    }

    private static TableInfo invite(Guest host) {
        return Guest.table(host.tryCreate("ttr-usa", Map.of(), TimeControl.NONE, "me", "friend"));
    }

    /// Ana invites Bea, with whom she has played.
    private static TableInfo ask(Duel played, TableInfo table) {
        return Guest.table(played.ana()
                .post("/api/tables/%s/invitations".formatted(table.id()), new NewInvitation(played.table(), 1)));
    }

    private static void takeBack(Duel played, TableInfo asked) {
        String invitation = asked.invited().getFirst().invitation().orElseThrow();
        Guest.table(played.ana().delete("/api/tables/%s/invitations/%s".formatted(asked.id(), invitation)));
    }

    private static TableInfo rematch(Guest guest, String over) {
        return guest.rematch(over);
    }

    private static void end(Duel duel) {
        try (LiveClient ana = duel.ana().watch(duel.table());
                LiveClient bea = duel.bea().watch(duel.table())) {
            bea.await("welcome");
            assertAccepted(ana.order(ProposeEnd::new));
            agree(bea);
        }
        duel.awaitGone(duel.ana());
        duel.awaitGone(duel.bea());
    }

    /// Agrees to what is asked at the table.
    private static void agree(LiveClient live) {
        String asked = live.awaitQuestion();
        assertAccepted(live.order(id -> new AnswerProposal(id, asked, true)));
    }

    private static List<String> titles(Subscribed browser) {
        return rest(browser).stream().map(told -> told.get("title").asString()).toList();
    }

    /// What a browser has been told and nobody has read.
    private static List<JsonNode> rest(Subscribed browser) {
        return Stream.generate(browser::next).limit(browser.waiting()).toList();
    }

    private static String another(Duel duel) {
        String table = invite(duel.ana()).id();
        duel.bea().sitDown(table, 1);
        duel.ana().start(table);
        return table;
    }

    private static void awaitTitle(Subscribed browser, String title) {
        JsonNode told = browser.next();
        while (!told.get("title").asString().equals(title)) {
            told = browser.next();
        }
    }

    /// Also until it is noted: what isn't is told again when a minute has passed.
    private static void awaitTurnTold(Subscribed browser) {
        awaitTitle(browser, "Te toca: Estados Unidos");
        Polling.until(
                () -> number("select count(*) from reminder where kind = 'turn' and receiver = ?", browser.id()) == 0);
    }

    private static void awaitBrowsers(Guest guest, int count) {
        Polling.until(() -> reminders(guest).browsers().size() == count);
    }

    /// Until a round has found that whoever is to be told is there.
    private static void awaitPutOff(Subscribed browser) {
        Polling.until(() -> number(
                        "select count(*) from reminder where receiver = ? and taken is null and due > ?",
                        browser.id(),
                        CLOCK.millis())
                == 1);
    }

    /// Until a round has looked at all that was due.
    private static void awaitNothingToTell() {
        Polling.until(() -> due() == 0);
    }

    /// Until nothing is left that a browser is to be told.
    private static void awaitAllTold(Subscribed browser) {
        Polling.until(() -> number("select count(*) from reminder where receiver = ?", browser.id()) == 0);
    }

    private static void execute(String sentence) {
        database().write(client -> client.sql(sentence).update());
    }

    private static int due() {
        return number("select count(*) from reminder where due <= ?", CLOCK.millis());
    }

    private static int receivers() {
        return number("select count(*) from receiver");
    }

    private static int number(String question, Object... values) {
        return database()
                .read(client ->
                        client.sql(question).params(values).query(Integer.class).single());
    }

    private static Database database() {
        return server.context().getBean(Database.class);
    }
}
