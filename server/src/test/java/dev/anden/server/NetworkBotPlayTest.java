package dev.anden.server;

import static dev.anden.server.testing.Answers.assertAccepted;
import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.ClientMessage;
import dev.anden.protocol.ClientMessage.AnswerProposal;
import dev.anden.protocol.ClientMessage.AskForBot;
import dev.anden.protocol.ClientMessage.ComeBack;
import dev.anden.protocol.ClientMessage.EndPause;
import dev.anden.protocol.ClientMessage.EndSilence;
import dev.anden.protocol.ClientMessage.Explain;
import dev.anden.protocol.ClientMessage.GoOn;
import dev.anden.protocol.ClientMessage.Looking;
import dev.anden.protocol.ClientMessage.Ping;
import dev.anden.protocol.ClientMessage.ProposeEnd;
import dev.anden.protocol.ClientMessage.ProposePause;
import dev.anden.protocol.ClientMessage.ProposeTakeBack;
import dev.anden.protocol.ClientMessage.Report;
import dev.anden.protocol.ClientMessage.Resign;
import dev.anden.protocol.ClientMessage.Say;
import dev.anden.protocol.ClientMessage.SayPhrase;
import dev.anden.protocol.ClientMessage.Silence;
import dev.anden.protocol.ClientMessage.StepAway;
import dev.anden.protocol.ClientMessage.TakeBack;
import dev.anden.protocol.CreateTable;
import dev.anden.protocol.CreateTable.SeatWish;
import dev.anden.protocol.NewHost;
import dev.anden.protocol.NewTerms;
import dev.anden.protocol.SeatKind;
import dev.anden.protocol.SeatNetworkBot;
import dev.anden.protocol.SpectatorView;
import dev.anden.protocol.Substitute;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TableInfo.SeatInfo;
import dev.anden.protocol.TableStatus;
import dev.anden.protocol.TimeControl;
import dev.anden.protocol.account.NetworkBotTables.BotSeat;
import dev.anden.protocol.account.NetworkBotToken;
import dev.anden.protocol.account.NewNetworkBot;
import dev.anden.protocol.account.NewPassword;
import dev.anden.protocol.past.HistoryPage;
import dev.anden.protocol.talk.ReadyPhrase;
import dev.anden.protocol.talk.SilenceKind;
import dev.anden.protocol.talk.Whom;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.table.KnownBots;
import dev.anden.server.table.LiveTables;
import dev.anden.server.table.WaitingPrograms;
import dev.anden.server.testing.Ear;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.Limited;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.LockedDatabase;
import dev.anden.server.testing.Polling;
import dev.anden.server.testing.Program;
import dev.anden.server.testing.TestServers;
import dev.anden.server.web.Limits.Rate;
import dev.anden.testkit.Thorough;
import io.micrometer.core.instrument.MeterRegistry;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// A program plays in the seat that its owner has given it, and a table never waits for it for long.
class NetworkBotPlayTest {
    private static final Duration LONG = Duration.ofMinutes(10);
    private static final Duration SHORT = Duration.ofMillis(150);

    @TempDir
    Path folder;

    private Optional<RunningServer> server = Optional.empty();
    private Optional<Owner> owner = Optional.empty();

    @AfterEach
    void close() {
        server.ifPresent(RunningServer::close);
    }

    @Test
    void a_program_plays_a_whole_game_against_somebody_in_the_seat_that_its_owner_gave_it() {
        anasProgramHas(LONG);
        Guest bea = new Guest(running());
        String table = somebodyAgainstHerProgram(bea);

        SeatInfo seat = bea.table(table).seats().get(1);
        assertThat(seat.kind()).isEqualTo(SeatKind.BOT);
        assertThat(seat.name()).isEqualTo("Long Routes");
        assertThat(seat.owner()).contains("Ana");
        assertThat(seat.bot()).isEmpty();
        assertThat(seat.present()).isFalse();

        Thread person = Thread.startVirtualThread(() -> bea.playToTheEnd(table));
        assertThat(program().tables().tables()).extracting(BotSeat::table).containsExactly(table);
        try (LiveClient live = program().play(table)) {
            live.playToTheEnd();
            assertThat(live.received()).noneMatch(message -> message.contains("handedOver"));
            assertThat(live.table().get("you").asInt()).isEqualTo(1);
        }
        Polling.until(() -> !person.isAlive());
        assertThat(bea.table(table).status()).isEqualTo(TableStatus.OVER);
        assertThat(bea.export(table)).contains("Long Routes");
        assertThat(bea.replay(table).problem()).isEmpty();
        assertThat(bea.ask("/api/me/history", HistoryPage.class)
                        .games()
                        .getFirst()
                        .seats())
                .extracting(HistoryPage.PastSeat::networkBot)
                .containsExactly(false, true);
        assertThat(program().tables().tables()).isEmpty();
        assertThat(program().refusalAt(table)).isEqualTo(403);
    }

    @Test
    void a_bot_plays_for_a_program_that_is_not_there_and_the_log_says_so() {
        anasProgramHas(SHORT);

        String table = anaAgainstHerProgram();
        try (LiveClient live = ana().watch(table)) {
            live.await(message -> LiveClient.events(message).contains("handedOver"));
            assertThat(live.received().getLast()).contains("\"reason\":\"absent\"");
            live.playToTheEnd();
            assertThat(live.received().stream()
                            .filter(message -> message.contains("handedOver"))
                            .count())
                    .as("it is said once")
                    .isEqualTo(1);
        }

        TableInfo over = ana().table(table);
        assertThat(over.status()).isEqualTo(TableStatus.OVER);
        assertThat(over.seats().get(1).substitute().map(Substitute::reason)).contains(Substitute.Reason.ABSENT);
        assertThat(ana().replay(table).problem()).isEmpty();
    }

    @Test
    @Tag(Thorough.TAG)
    @Tag("sqlite")
    void a_bot_plays_for_a_program_that_is_not_there_although_that_could_not_be_written_for_a_while()
            throws SQLException {
        anasProgramHas(Duration.ofSeconds(9));
        String table = anaAgainstHerProgram();
        try (LiveClient live = ana().watch(table)) {
            try (var _ = LockedDatabase.in(folder)) {
                Polling.until(() -> failedWrites() >= 2);
            }
            live.await(message -> LiveClient.events(message).contains("handedOver"));
            live.playToTheEnd();
        }
        assertThat(ana().table(table).seats()).extracting(SeatInfo::trouble).containsOnly(Optional.empty());
    }

    private double failedWrites() {
        return running()
                .context()
                .getBean(MeterRegistry.class)
                .counter("anden.writes.failed")
                .count();
    }

    @Test
    void a_bot_plays_for_a_program_that_is_there_and_does_not_answer() {
        anasProgramHas(SHORT);
        String table = anaAgainstHerProgram();

        Thread person = Thread.startVirtualThread(() -> ana().playToTheEnd(table));
        try (LiveClient silent = program().play(table)) {
            silent.await(message -> message.toString().contains("\"reason\":\"time\""));
            assertThat(silent.choices()).isEmpty();
            Polling.until(() -> !person.isAlive());
            assertThat(programsSeat(table).substitute().map(Substitute::reason)).contains(Substitute.Reason.TIME);
        }
        assertThat(ana().table(table).status()).isEqualTo(TableStatus.OVER);
    }

    @Test
    void a_program_that_comes_back_plays_again_and_what_it_says_is_as_good_as_coming() {
        anasProgramHas(SHORT);
        String table = anaAgainstHerProgram();
        try (LiveClient live = ana().watch(table)) {
            live.await(message -> LiveClient.events(message).contains("handedOver"));
            // When it comes back it isn't waited for, so that it isn't too late at once.
            Polling.until(() -> !programsSeat(table).toAct());

            try (LiveClient program = program().play(table)) {
                live.await(message -> LiveClient.events(message).contains("cameBack"));
                assertThat(programsSeat(table).substitute()).isEmpty();

                live.awaitTurn();
                while (programsSeat(table).substitute().isEmpty()) {
                    if (live.awaitTurn()) {
                        live.chooseFirst();
                    }
                }
                program.await("progress");
                program.act("nothing that can be done");
                live.await(message -> LiveClient.events(message).contains("cameBack"));
            }
        }
    }

    @Test
    @Tag(Thorough.TAG)
    void a_program_that_goes_and_comes_does_not_hold_up_the_table() {
        anasProgramHas(SHORT);
        String table = anaAgainstHerProgram();
        Thread nuisance = Thread.startVirtualThread(() -> {
            while (!Thread.currentThread().isInterrupted()) {
                try (LiveClient live = program().play(table)) {
                    live.await("welcome");
                } catch (RuntimeException | AssertionError over) {
                    return;
                }
            }
        });

        ana().playToTheEnd(table);

        nuisance.interrupt();
        assertThat(ana().table(table).status()).isEqualTo(TableStatus.OVER);
    }

    @Test
    @Tag("store")
    void a_table_goes_on_after_a_restart_and_waits_for_the_program_as_before() {
        anasProgramHas(LONG);
        String table = anaAgainstHerProgram();
        running().close();

        start(SHORT);
        ana().at(running());
        ana().playToTheEnd(table);

        assertThat(ana().table(table).status()).isEqualTo(TableStatus.OVER);
    }

    @Test
    void a_program_that_is_deleted_in_the_middle_keeps_its_name_there_and_a_bot_plays_on() {
        anasProgramHas(LONG);
        String table = anaAgainstHerProgram();
        try (LiveClient program = program().play(table)) {
            program.await("welcome");
            ana().delete("/api/account/bots/" + botId());
            assertThat(program.awaitClose()).isEqualTo(1012);
        }

        ana().playToTheEnd(table);

        SeatInfo seat = programsSeat(table);
        assertThat(seat.kind()).isEqualTo(SeatKind.BOT);
        assertThat(seat.name()).isEqualTo("Long Routes");
        assertThat(seat.owner()).isEmpty();
        assertThat(program().refusalAt(table)).isEqualTo(401);
    }

    @Test
    void a_program_whose_token_goes_with_the_old_password_is_let_go_and_keeps_its_seat() {
        anasProgramHas(SHORT);
        String table = anaAgainstHerProgram();
        try (LiveClient program = program().play(table)) {
            program.await("welcome");
            ana().put("/api/account/password", new NewPassword("una estación lejana", "another station", true));
            assertThat(program.awaitClose()).isEqualTo(1012);
        }
        assertThat(program().refusalAt(table)).isEqualTo(401);
        assertThat(programsSeat(table).name()).isEqualTo("Long Routes");

        ana().playToTheEnd(table);

        assertThat(ana().table(table).status()).isEqualTo(TableStatus.OVER);
    }

    @Test
    void its_seat_at_an_open_table_is_free_again_when_it_is_deleted() {
        anasProgramHas(LONG);
        String table = openTableWithHerProgram();

        ana().delete("/api/account/bots/" + botId());

        assertThat(programsSeat(table).kind()).isEqualTo(SeatKind.FREE);
    }

    @Test
    void the_host_seats_own_programs_alone_each_once_and_sends_them_away_again() {
        anasProgramHas(LONG);
        Guest bea = new Guest(running()).protectedBy("bea").named("Bea");
        NetworkBotToken beas = make(bea, "Short Routes");
        String table = ana().createTable("me", "friend", "friend").id();
        bea.sitDown(table, 1);

        assertProblem(seat(ana(), table, 2, beas), 404, "no-such-bot");
        assertProblem(seat(bea, table, 2, beas), 403, "not-host");
        assertProblem(seat(ana(), table, 1, bot()), 409, "seat-taken");
        assertThat(seat(ana(), table, 2, bot()).statusCode()).isEqualTo(200);
        assertThat(seat(ana(), table, 2, bot()).statusCode())
                .as("asked again, for they weren't told")
                .isEqualTo(200);
        assertProblem(ana().put("/api/tables/%s/host".formatted(table), new NewHost(2)), 409, "nobody-there");
        assertThat(ana().delete("/api/tables/%s/seats/2".formatted(table)).statusCode())
                .isEqualTo(200);
        assertThat(seat(ana(), table, 2, bot()).statusCode()).isEqualTo(200);
        bea.delete("/api/tables/%s/seats/1".formatted(table));
        assertProblem(seat(ana(), table, 1, bot()), 409, "already-seated");
        assertProblem(ana().post("/api/tables", wish(false, botId(), botId())), 400, "bad-seats");
        assertProblem(bea.post("/api/tables", wish(false, "me", botId())), 404, "no-such-bot");
    }

    @Test
    void nobody_sits_down_or_is_seated_beside_a_name_that_looks_the_same() {
        anasProgramHas(LONG);
        Guest rival = new Guest(running()).named("L0ng Routes");
        String table = openTableWithHerProgram();

        assertProblem(rival.post("/api/tables/%s/seats/2".formatted(table), List.of()), 409, "name-taken");
        String other = ana().createTable("me", "friend", "friend").id();
        rival.sitDown(other, 1);
        assertProblem(seat(ana(), other, 2, bot()), 409, "name-taken");
    }

    @Test
    void a_table_with_a_program_is_not_rated() {
        anasProgramHas(LONG);

        assertThat(Guest.table(ana().post("/api/tables", wish(true, "me", botId())))
                        .rated())
                .isFalse();
        TableInfo rated = Guest.table(ana().post("/api/tables", wish(true, "me", "friend")));
        assertThat(rated.rated()).isTrue();
        assertThat(Guest.table(seat(ana(), rated.id(), 1, bot())).rated()).isFalse();
    }

    @Test
    @Tag("store")
    void a_program_puts_up_with_whatever_terms_its_owner_wants() {
        anasProgramHas(LONG);
        String table = openTableWithHerProgram();
        var hasty = new NewTerms(new TimeControl.Live(1_000, 0), true, SpectatorView.PUBLIC);

        TableInfo changed = Guest.table(ana().put("/api/tables/%s/terms".formatted(table), hasty));

        assertThat(changed.time()).isEqualTo(hasty.time());
        assertThat(changed.rated()).isFalse();
    }

    @Test
    void a_program_sits_at_so_many_tables_and_no_more() {
        anasProgramHas(LONG);
        for (int number = 0; number < KnownBots.MOST_OF_A_BOT; number++) {
            openTableWithHerProgram();
        }

        assertProblem(ana().post("/api/tables", wish(false, "me", botId())), 409, "bot-is-busy");
        assertProblem(seat(ana(), ana().createTable("me", "friend").id(), 1, bot()), 409, "bot-is-busy");
    }

    @Test
    void where_others_play_again_a_bot_of_this_server_sits_in_its_place_and_where_its_owner_does_it_sits_again() {
        anasProgramHas(SHORT);
        Guest bea = new Guest(running());
        String table = somebodyAgainstHerProgram(bea);
        bea.playToTheEnd(table);

        SeatInfo standIn = bea.rematch(table).seats().getFirst();
        assertThat(standIn.kind()).isEqualTo(SeatKind.BOT);
        assertThat(standIn.owner()).isEmpty();
        assertThat(standIn.bot()).isNotEmpty();

        String own = anaAgainstHerProgram();
        ana().playToTheEnd(own);
        assertThat(ana().rematch(own).seats().getFirst().owner()).contains("Ana");
    }

    @Test
    void a_program_sees_what_its_seat_may_and_hears_nothing_that_people_say() {
        anasProgramHas(LONG);
        String table = anaAgainstHerProgram();
        try (LiveClient live = ana().watch(table);
                LiveClient program = program().play(table)) {
            live.awaitTurn();
            program.awaitTurn();
            live.order(id -> new Say(id, "Nobody but people hears this"));

            program.send(new Ping());
            program.await("pong");
            assertThat(program.received()).noneMatch(message -> message.contains("hears this"));
            assertThat(program.choices()).isNotEqualTo(live.choices());
        }
    }

    @Test
    @Tag("store")
    void whose_program_plays_does_not_see_the_others_hands_where_those_who_watch_do() {
        anasProgramHas(LONG);
        Guest visitor = new Guest(running()).protectedBy("visitor");
        Guest bea = new Guest(running());
        var later = new SpectatorView.AfterTurns(1);
        String table = Guest.table(ana().post("/api/tables", wish(false, later, "friend", botId())))
                .id();
        bea.sitDown(table, 0);
        ana().start(table);

        try (LiveClient own = ana().watch(table);
                LiveClient other = visitor.watch(table)) {
            own.await("welcome");
            other.await("welcome");
            assertThat(own.table().get("late").asBoolean()).isFalse();
            assertThat(other.table().get("late").asBoolean()).isTrue();
        }
    }

    @Test
    void a_program_opens_no_other_table_and_none_before_its_game_begins() {
        anasProgramHas(LONG);

        String other = ana().createTable("me", "chance").id();
        String open = openTableWithHerProgram();

        assertThat(program().refusalAt(other)).isEqualTo(403);
        assertThat(program().refusalAt(open)).isEqualTo(403);
        assertThat(program().refusalAt("neverwasthere")).isEqualTo(403);
        assertThat(program().tables().tables()).isEmpty();
    }

    static Stream<ClientMessage> verbsOfPeople() {
        return Stream.of(
                new TakeBack("c", 1),
                new GoOn(1),
                new Explain(1),
                new Resign("c"),
                new StepAway("c"),
                new ComeBack("c"),
                new ProposeEnd("c"),
                new ProposePause("c"),
                new ProposeTakeBack("c"),
                new EndPause("c"),
                new AskForBot("c", 0),
                new AnswerProposal("c", "p", true),
                new Say("c", "Hello"),
                new SayPhrase("c", ReadyPhrase.values()[0]),
                new Silence("c", new Whom.Seated(0), SilenceKind.values()[0]),
                new EndSilence("c", "s"),
                new Report("c", new Whom.Seated(0), "note"),
                new Looking(false));
    }

    @ParameterizedTest
    @MethodSource("verbsOfPeople")
    void a_program_has_none_of_the_verbs_of_people(ClientMessage verb) {
        anasProgramHas(LONG);
        String table = anaAgainstHerProgram();
        try (LiveClient program = program().play(table)) {
            program.await("welcome");

            program.send(verb);

            assertProblem(program.await("problem"), "bot-may-not");
            assertThat(programsSeat(table).substitute()).isEmpty();
        }
    }

    @Test
    void somebody_is_left_time_to_take_a_choice_back_however_fast_the_program_is() {
        anasProgramHas(LONG);
        String table = anaAgainstHerProgram();
        try (LiveClient live = ana().watch(table, Duration.ofSeconds(30));
                LiveClient program = program().play(table)) {
            int version = OnTheWay.answerAtOnce(live, program);

            live.send(new Ping());
            live.await("pong");
            assertThat(live.version()).isEqualTo(version);
            assertThat(live.mayTakeBack()).isTrue();
            live.goOn();
            assertAccepted(program.answer("fast"));
        }
    }

    @Test
    void a_choice_that_waits_is_not_made_once_its_program_has_been_let_go() throws InterruptedException {
        anasProgramHas(LONG);
        String table = anaAgainstHerProgram();
        try (LiveClient live = ana().watch(table, Duration.ofSeconds(30));
                LiveClient program = program().play(table)) {
            OnTheWay.reach(live, program);
            int version = live.version();
            program.await(message ->
                    program.version() >= version && !program.choices().isEmpty());
            var act = new ClientMessage.Act("late", version, program.choices().getFirst());
            var waiting = new AtomicReference<Thread>();
            actForNobody(table, act, work -> waiting.set(Thread.ofPlatform().start(work)));

            live.goOn();
            waiting.get().join();

            live.send(new Ping());
            live.await("pong");
            assertThat(live.version()).isEqualTo(version);
        }
    }

    /// A program acts whose connection is closed meanwhile.
    private void actForNobody(String table, ClientMessage.Act act, Executor threads) {
        var programs = new WaitingPrograms(running().context().getBean(LiveTables.class), threads);
        programs.act(table, new WaitingPrograms.Wish(Ear.of(new PersonId(botId())), act, () -> false, Runnable::run));
    }

    @Test
    void of_what_a_program_chooses_while_it_waits_the_last_one_counts_and_the_others_are_answered_at_once() {
        anasProgramHas(LONG);
        String table = anaAgainstHerProgram();
        try (LiveClient live = ana().watch(table, Duration.ofSeconds(30));
                LiveClient program = program().play(table)) {
            int version = OnTheWay.answerAtOnce(live, program);
            for (String command : List.of("again", "again", "last")) {
                program.send(new ClientMessage.Act(
                        command, program.version(), program.choices().getLast()));
            }

            assertProblem(program.answer("fast"), "already-chosen");
            assertProblem(program.answer("again"), "already-chosen");
            assertThat(live.version()).isEqualTo(version);
            live.goOn();
            assertAccepted(program.answer("last"));
        }
    }

    @Test
    void what_a_program_cannot_choose_is_answered_while_others_wait() {
        anasProgramHas(LONG);
        String table = anaAgainstHerProgram();
        try (LiveClient live = ana().watch(table, Duration.ofSeconds(30));
                LiveClient program = program().play(table)) {
            int version = OnTheWay.answerAtOnce(live, program);
            String choice = program.choices().getFirst();
            program.send(new ClientMessage.Act("unreadable", program.version(), "nothing that can be done"));
            program.send(new ClientMessage.Act("old", 1, choice));

            assertProblem(program.answer("unreadable"), "bad-action");
            assertProblem(program.answer("old"), "stale-version");
            assertThat(live.version()).isEqualTo(version);
            live.goOn();
            assertAccepted(program.answer("fast"));
        }
    }

    @Test
    @Tag("postgresql")
    void somebody_is_left_time_to_take_a_choice_back_by_a_program_at_another_server() {
        Duration pause = Duration.ofSeconds(30);
        anasProgramHas(LONG);
        String table = anaAgainstHerProgram();
        try (RunningServer other = TestServers.start(TestServers.options(folder)
                        .withPace(pace -> pace.withNetworkBotPatience(LONG).withTakeBackPause(pause)));
                LiveClient live = ana().watch(table, pause);
                LiveClient program = new Program(other.address(), bot().token()).play(table)) {
            OnTheWay.answerAtOnce(live, program);
            program.send(new Ping());
            program.await("pong");

            assertAccepted(live.takeBack());
        }
    }

    @Test
    void limits_hold_for_a_program_too() {
        server = Optional.of(
                TestServers.start(TestServers.options(folder).withLimits(Limited.REQUESTS.only(new Rate(10, 0.001)))));
        anaMakesHerProgram();

        for (int number = 0; number < 10; number++) {
            program().tables();
        }

        Program program = program();
        HttpResponse<String> answer =
                program.send(program.request("/api/bot/tables").GET());
        assertProblem(answer, 429, "too-many-requests");
    }

    /// Claims until a choice can be taken back and it is the program's turn.
    private static final class OnTheWay {
        /// A program acts as soon as it may, and isn't answered yet.
        ///
        /// @return the table's version before
        static int answerAtOnce(LiveClient live, LiveClient program) {
            reach(live, program);
            int version = live.version();
            program.await(message ->
                    program.version() >= version && !program.choices().isEmpty());
            program.send(new ClientMessage.Act(
                    "fast", program.version(), program.choices().getFirst()));
            return version;
        }

        static void reach(LiveClient live, LiveClient program) {
            while (live.awaitTurn()) {
                Optional<String> claim = live.choices().stream()
                        .filter(choice -> choice.startsWith("claim"))
                        .findFirst();
                live.act(claim.orElse(live.choices().getLast()));
                if (!live.position().get("pause").isNull()) {
                    return;
                }
                while (live.choices().isEmpty() && program.awaitTurn()) {
                    program.chooseLast();
                    while (live.version() < program.version()) {
                        live.next();
                    }
                }
            }
        }
    }

    private void start(Duration patience) {
        server = Optional.of(
                TestServers.start(TestServers.options(folder).withPace(pace -> pace.withNetworkBotPatience(patience))));
    }

    private RunningServer running() {
        return server.orElseThrow();
    }

    /// Ana, who has an account, has a program, and the server waits for it only so long.
    private void anasProgramHas(Duration patience) {
        start(patience);
        anaMakesHerProgram();
    }

    private void anaMakesHerProgram() {
        Guest ana = new Guest(running()).protectedBy("ana").named("Ana");
        owner = Optional.of(new Owner(ana, make(ana, "Long Routes")));
    }

    /// Somebody who has an account, and the token of a program of theirs.
    private record Owner(Guest person, NetworkBotToken bot) {}

    private Guest ana() {
        return owner.orElseThrow().person();
    }

    private NetworkBotToken bot() {
        return owner.orElseThrow().bot();
    }

    private String botId() {
        return bot().bot().id();
    }

    private Program program() {
        return new Program(running().address(), bot().token());
    }

    /// A game that has begun between Ana, who sits in seat 0, and her program in seat 1.
    private String anaAgainstHerProgram() {
        return create("me", botId());
    }

    /// A table at which Ana sits in seat 0, her program in seat 1 and nobody in seat 2.
    private String openTableWithHerProgram() {
        return create("me", botId(), "friend");
    }

    /// A game that has begun between somebody in seat 0 and Ana's program in seat 1.
    private String somebodyAgainstHerProgram(Guest somebody) {
        String table = create("friend", botId());
        somebody.sitDown(table, 0);
        ana().start(table);
        return table;
    }

    private SeatInfo programsSeat(String table) {
        return ana().table(table).seats().get(1);
    }

    private static NetworkBotToken make(Guest owner, String name) {
        return Guest.read(
                owner.post("/api/account/bots", new NewNetworkBot(name, Guest.PASSWORD)), NetworkBotToken.class);
    }

    private static HttpResponse<String> seat(Guest host, String table, int seat, NetworkBotToken bot) {
        return host.post(
                "/api/tables/%s/seats/%d/network-bot".formatted(table, seat),
                new SeatNetworkBot(bot.bot().id()));
    }

    /// @param seats `me`, `friend` or a network bot's id
    private String create(String... seats) {
        return Guest.table(ana().post("/api/tables", wish(false, seats))).id();
    }

    private static CreateTable wish(boolean rated, String... seats) {
        return wish(rated, SpectatorView.PUBLIC, seats);
    }

    private static CreateTable wish(boolean rated, SpectatorView spectators, String... seats) {
        return new CreateTable(
                "ttr-paris",
                Arrays.stream(seats)
                        .map(seat -> switch (seat) {
                            case "me" -> SeatWish.me();
                            case "friend" -> SeatWish.friend();
                            default -> SeatWish.networkBot(seat);
                        })
                        .toList(),
                Map.of(),
                TimeControl.NONE,
                rated,
                spectators);
    }
}
