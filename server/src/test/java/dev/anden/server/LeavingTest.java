package dev.anden.server;

import static dev.anden.server.testing.Answers.assertAccepted;
import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.ClientMessage.AnswerProposal;
import dev.anden.protocol.ClientMessage.AskForBot;
import dev.anden.protocol.ClientMessage.ComeBack;
import dev.anden.protocol.ClientMessage.Looking;
import dev.anden.protocol.ClientMessage.Ping;
import dev.anden.protocol.ClientMessage.ProposeEnd;
import dev.anden.protocol.ClientMessage.Resign;
import dev.anden.protocol.ClientMessage.StepAway;
import dev.anden.protocol.Substitute;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TableStatus;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Duel.Both;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.OldDatabase;
import dev.anden.server.testing.OneServer;
import dev.anden.server.testing.TestServers;
import dev.anden.testkit.Thorough;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// People of a table go and come back. Somebody who is away needn't be waited for here.
class LeavingTest {
    @RegisterExtension
    static final OneServer SERVER = new OneServer(
            options -> options.withPace(pace -> pace.withPatience(Duration.ZERO)), InstantSource.system());

    private RunningServer server;

    @BeforeEach
    void start() {
        server = SERVER.running();
    }

    @Test
    void a_bot_plays_on_to_the_end_for_whoever_resigns_and_the_result_says_so() {
        Duel duel = Duel.startShort(server);
        try (Both both = duel.watch()) {
            assertAccepted(both.ana().order(Resign::new));
            assertThat(both.ana().choices()).isEmpty();
            assertProblem(both.ana().order(ComeBack::new), "resigned");

            both.bea().playToTheEnd();
        }

        TableInfo over = duel.bea().table(duel.table());
        assertThat(over.status()).isEqualTo(TableStatus.OVER);
        assertThat(over.result()).isPresent();
        assertThat(reason(over, 0)).contains(Substitute.Reason.RESIGNED);
        assertThat(over.seats().get(0).name()).isNotEmpty();
        assertThat(reason(over, 1)).isEmpty();
        assertThat(duel.bea().replay(duel.table()).problem()).isEmpty();
    }

    @Test
    void bots_wait_where_nobody_plays_any_more_and_somebody_may_come_back() {
        Duel duel = Duel.startShort(server);
        try (Both both = duel.watch()) {
            assertAccepted(both.ana().order(StepAway::new));
            assertAccepted(both.bea().order(StepAway::new));
            int version = both.bea().version();
            server = SERVER.restart();
            Duel again = duel.at(server);
            try (LiveClient back = again.bea().watch(again.table())) {
                JsonNode welcome = back.await("welcome");
                assertThat(welcome.get("position").get("version").asInt()).isEqualTo(version);
                assertThat(back.table().get("status").asString()).isEqualTo("playing");

                assertAccepted(back.order(ComeBack::new));
                back.playToTheEnd();
            }
            assertThat(again.bea().table(again.table()).status()).isEqualTo(TableStatus.OVER);
        }
    }

    @Test
    @Tag(Thorough.TAG)
    void bots_play_on_once_everybody_has_resigned() {
        Duel duel = Duel.startShort(server);
        try (Both both = duel.watch()) {
            assertAccepted(both.ana().order(Resign::new));
            assertAccepted(both.bea().order(Resign::new));

            both.bea().awaitTable(table -> table.get("status").asString().equals("over"));
        }
    }

    @Test
    void whoever_is_alone_in_a_rated_game_cannot_end_it_without_a_result() {
        Guest ana = new Guest(server).named("Ana");
        TableInfo table = ana.createRatedTable("ttr-usa", "me", "chance");
        try (LiveClient live = ana.watch(table.id())) {
            live.await("welcome");
            assertProblem(live.order(ProposeEnd::new), "nobody-to-ask");
            assertThat(ana.table(table.id()).status()).isEqualTo(TableStatus.PLAYING);
        }
    }

    @Test
    void whoever_else_sits_there_becomes_the_host_when_the_host_goes() {
        Duel duel = Duel.start(server);
        try (LiveClient ana = duel.ana().watch(duel.table())) {
            ana.await("welcome");
            assertThat(duel.bea().table(duel.table()).host()).isFalse();
            ana.order(Resign::new);
        }
        assertThat(duel.ana().table(duel.table()).host()).isFalse();
        assertThat(duel.bea().table(duel.table()).host()).isTrue();

        TableInfo open = duel.ana().createTable("me", "friend", "friend");
        duel.bea().sitDown(open.id(), 2);
        duel.ana().delete("/api/tables/%s/seats/0".formatted(open.id()));
        assertThat(duel.ana().table(open.id()).host()).isFalse();
        assertThat(duel.bea().seatBot(open.id(), 0, "random").host()).isTrue();
    }

    @Test
    void somebody_steps_away_a_bot_plays_and_the_seat_is_taken_back_even_after_a_restart() {
        Duel duel = Duel.start(server);
        Guest away = duel.waiting();
        try (LiveClient live = away.watch(duel.table())) {
            live.await("welcome");
            assertAccepted(live.order(StepAway::new));
            assertProblem(live.order(StepAway::new), "bot-plays");
        }
        try (LiveClient other = duel.opposite(away).watch(duel.table())) {
            for (int turn = 0; turn < 3; turn++) {
                other.awaitTurn();
                other.chooseFirst();
            }
            other.awaitTurn();
        }
        server = SERVER.restart();
        Duel again = duel.at(server);
        try (LiveClient live = away.watch(again.table());
                LiveClient other = again.opposite(away).watch(again.table())) {
            JsonNode welcome = live.await("welcome");
            assertThat(LiveClient.events(welcome)).contains("handedOver");
            int seat = live.table().get("you").asInt();
            assertThat(live.table()
                            .get("seats")
                            .get(seat)
                            .get("substitute")
                            .get("reason")
                            .asString())
                    .isEqualTo("left");
            assertAccepted(live.order(ComeBack::new));
            assertThat(live.table().get("seats").get(seat).get("substitute").isNull())
                    .isTrue();

            other.await(message -> LiveClient.events(message).contains("cameBack"));
            while (live.choices().isEmpty()) {
                other.chooseFirst();
                live.await("progress");
            }
            assertAccepted(live.chooseFirst());
        }
    }

    @Test
    void the_one_who_is_left_asks_for_a_bot_instead_of_somebody_who_is_away() {
        Duel duel = Duel.start(server);
        Guest away = duel.toAct();
        int seat = away.table(duel.table()).you().orElseThrow();
        try (LiveClient other = duel.opposite(away).watch(duel.table())) {
            other.await("welcome");
            try (LiveClient live = away.watch(duel.table())) {
                live.await("welcome");
                assertProblem(other.order(id -> new AskForBot(id, seat)), "not-absent");
            }
            asksForBot(other, seat);
            assertThat(other.table().get("proposal").isNull()).isTrue();
            assertThat(reason(away.table(duel.table()), seat)).contains(Substitute.Reason.ABSENT);
            assertProblem(other.order(id -> new AskForBot(id, 7)), "no-such-seat");
        }
    }

    @Test
    void who_has_had_a_seat_played_by_a_bot_cannot_end_the_game_without_its_person() {
        Duel duel = Duel.start(server);
        Guest away = duel.toAct();
        int seat = away.table(duel.table()).you().orElseThrow();
        try (LiveClient other = duel.opposite(away).watch(duel.table())) {
            other.await("welcome");
            asksForBot(other, seat);
            assertAccepted(other.order(ProposeEnd::new));
            JsonNode asked = asked(other);
            assertThat(asked.get("awaited").get(0).asInt()).isEqualTo(seat);
            assertThat(away.table(duel.table()).status()).isEqualTo(TableStatus.PLAYING);

            try (LiveClient live = away.watch(duel.table())) {
                live.await("welcome");
                assertAccepted(
                        live.order(id -> new AnswerProposal(id, asked.get("id").asString(), true)));
            }
        }
        assertThat(away.table(duel.table()).status()).isEqualTo(TableStatus.UNFINISHED);
    }

    @Test
    void whoever_asks_to_end_the_game_and_steps_away_meanwhile_finds_it_ended() {
        Duel duel = Duel.start(server);
        try (Both both = duel.watch()) {
            assertAccepted(both.ana().order(ProposeEnd::new));
            String asked = asked(both.bea()).get("id").asString();
            assertAccepted(both.ana().order(StepAway::new));
            assertAccepted(both.bea().order(id -> new AnswerProposal(id, asked, true)));
        }
        assertThat(duel.ana().table(duel.table()).status()).isEqualTo(TableStatus.UNFINISHED);

        server = SERVER.restart();
        assertThat(duel.ana().at(server).table(duel.table()).status()).isEqualTo(TableStatus.UNFINISHED);
        assertThat(duel.ana().at(server).replay(duel.table()).problem()).isEmpty();
    }

    @Test
    void whoever_is_asked_to_end_a_game_and_resigns_instead_does_not_end_it() {
        Duel duel = Duel.startShort(server);
        try (Both both = duel.watch()) {
            assertAccepted(both.ana().order(ProposeEnd::new));
            assertAccepted(both.bea().order(Resign::new));
            both.ana().awaitTable(table -> table.get("proposal").isNull());

            both.ana().playToTheEnd();
        }
        assertThat(duel.ana().table(duel.table()).result()).isPresent();
    }

    @Test
    void a_forgotten_page_is_nobody_who_is_there_until_somebody_looks_at_it_again() {
        Duel duel = Duel.start(server);
        Guest forgetful = duel.toAct();
        int seat = forgetful.table(duel.table()).you().orElseThrow();
        try (LiveClient other = duel.opposite(forgetful).watch(duel.table());
                LiveClient forgotten = forgetful.watch(duel.table());
                LiveClient second = forgetful.watch(duel.table())) {
            second.await("welcome");
            forgotten.send(new Looking(false));
            forgotten.send(new Looking(false));
            forgotten.send(new Ping());
            forgotten.await("pong");
            assertProblem(other.order(id -> new AskForBot(id, seat)), "not-absent");

            second.send(new Looking(false));
            other.awaitTable(table -> isAway(table, seat));
            forgotten.send(new Looking(true));
            other.awaitTable(table -> !isAway(table, seat));
            assertProblem(other.order(id -> new AskForBot(id, seat)), "not-absent");

            forgotten.send(new Looking(false));
            other.awaitTable(table -> isAway(table, seat)
                    && !table.get("seats").get(seat).get("patience").isNull());
            assertAccepted(other.order(id -> new AskForBot(id, seat)));
            assertThat(reason(forgetful.table(duel.table()), seat)).contains(Substitute.Reason.ABSENT);
            forgotten.await(message -> LiveClient.events(message).contains("handedOver"));
        }
    }

    private static boolean isAway(JsonNode table, int seat) {
        return !table.get("seats").get(seat).get("present").asBoolean();
    }

    @Test
    void a_game_ends_without_a_result_when_both_agree_and_not_before() {
        Duel duel = Duel.start(server);
        try (Both both = duel.watch()) {
            assertAccepted(both.ana().order(ProposeEnd::new));
            JsonNode asked = asked(both.bea());
            assertThat(asked.get("awaited").get(0).asInt()).isEqualTo(1);
            String no = asked.get("id").asString();
            assertProblem(both.bea().order(ProposeEnd::new), "already-asked");
            assertAccepted(both.bea().order(id -> new AnswerProposal(id, no, false)));
            both.ana().awaitTable(table -> table.get("proposal").isNull());
            assertProblem(both.bea().order(id -> new AnswerProposal(id, no, true)), "nothing-asked");

            both.ana().order(ProposeEnd::new);
            String yes = asked(both.bea()).get("id").asString();
            assertAccepted(both.bea().order(id -> new AnswerProposal(id, yes, true)));
            assertProblem(both.bea().order(Resign::new), "game-over");
        }
        TableInfo ended = duel.ana().table(duel.table());
        assertThat(ended.status()).isEqualTo(TableStatus.UNFINISHED);
        assertThat(ended.result()).isEmpty();
        assertThat(ended.seed()).isPresent();
        assertThat(duel.ana().export(duel.table())).endsWith("result unfinished\n");
        assertThat(duel.ana().replay(duel.table()).problem()).isEmpty();

        server = SERVER.restart();
        // Who was still there when the first was asked isn't kept.
        assertThat(duel.ana().at(server).table(duel.table()))
                .usingRecursiveComparison()
                .ignoringFields("seats.present")
                .isEqualTo(ended);
    }

    @Test
    void what_was_declined_is_not_asked_again_by_a_command_that_comes_twice_even_after_a_restart() {
        Duel duel = Duel.start(server);
        var no = new AnswerProposal("no", "the question", false);
        JsonNode asked;
        JsonNode answered;
        try (Both both = duel.watch()) {
            both.ana().send(new ProposeEnd("the question"));
            asked = both.ana().answer("the question");
            assertAccepted(asked);
            both.bea().send(no);
            answered = both.bea().answer("no");
            assertAccepted(answered);
        }
        server = SERVER.restart();
        duel.at(server);
        try (Both both = duel.watch()) {
            both.ana().send(new ProposeEnd("the question"));
            assertThat(both.ana().answer("the question")).isEqualTo(asked);
            both.bea().send(no);
            assertThat(both.bea().answer("no")).isEqualTo(answered);
            assertThat(duel.ana().table(duel.table()).proposal()).isEmpty();
            both.ana().send(new Resign("the question"));
            assertProblem(both.ana().answer("the question"), "command-reused");
        }
    }

    @Test
    void whoever_only_watches_ends_nothing_and_replaces_nobody() {
        Duel duel = Duel.start(server);
        try (LiveClient ana = duel.ana().watch(duel.table());
                LiveClient spectator = new Guest(server).watch(duel.table())) {
            ana.await("welcome");
            spectator.await("welcome");
            ana.order(ProposeEnd::new);
            String asked = asked(spectator).get("id").asString();
            assertProblem(spectator.order(id -> new AnswerProposal(id, asked, true)), "not-seated");
            assertProblem(spectator.order(ProposeEnd::new), "not-seated");
            assertProblem(spectator.order(Resign::new), "not-seated");
            assertProblem(spectator.order(StepAway::new), "not-seated");
            assertProblem(spectator.order(ComeBack::new), "not-seated");
            assertProblem(spectator.order(id -> new AskForBot(id, 1)), "not-seated");
        }
    }

    @Test
    void a_resignation_that_is_sent_again_is_answered_as_before_and_done_once() {
        Duel duel = Duel.start(server);
        try (LiveClient ana = duel.ana().watch(duel.table())) {
            ana.await("welcome");
            ana.send(new Resign("the same"));
            JsonNode first = ana.answer("the same");
            assertAccepted(first);
            ana.send(new Resign("the same"));

            assertThat(ana.answer("the same")).isEqualTo(first);
        }
    }

    @Test
    void a_table_of_before_there_were_such_lines_goes_on(@TempDir Path folder) {
        Duel duel;
        int version;
        try (RunningServer before = TestServers.start(folder)) {
            duel = Duel.start(before).chooseTickets();
            version = duel.ana().table(duel.table()).version();
        }
        OldDatabase.before(folder, 7);
        try (RunningServer today = TestServers.start(folder)) {
            Duel again = duel.at(today);

            assertThat(again.ana().table(again.table()).version()).isEqualTo(version);
            try (LiveClient ana = again.ana().watch(again.table())) {
                ana.await("welcome");
                assertAccepted(ana.order(Resign::new));
            }
        }
    }

    /// What is asked at the table.
    private static JsonNode asked(LiveClient live) {
        return live.awaitTable(table -> table.hasNonNull("proposal")).get("proposal");
    }

    /// Asks for a bot in a seat as soon as that can be done.
    private static void asksForBot(LiveClient live, int seat) {
        live.awaitTable(table -> !table.get("seats").get(seat).get("patience").isNull());
        assertAccepted(live.order(id -> new AskForBot(id, seat)));
    }

    private static Optional<Substitute.Reason> reason(TableInfo table, int seat) {
        return table.seats().get(seat).substitute().map(Substitute::reason);
    }
}
