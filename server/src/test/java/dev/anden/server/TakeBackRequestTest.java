package dev.anden.server;

import static dev.anden.server.testing.Answers.assertAccepted;
import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.arena.ChanceCheck;
import dev.anden.arena.ReplayReading;
import dev.anden.protocol.ClientMessage.AnswerProposal;
import dev.anden.protocol.ClientMessage.ProposeEnd;
import dev.anden.protocol.ClientMessage.ProposeTakeBack;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TableStatus;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.OneServer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.JsonNode;

/// Somebody wants to go back further than one may alone: the others have to grant it.
class TakeBackRequestTest {
    @RegisterExtension
    static final OneServer SERVER = new OneServer();

    private RunningServer server;

    @BeforeEach
    void start() {
        server = SERVER.running();
    }

    @Test
    void what_the_others_grant_is_taken_back_with_all_since_it_stays_so_after_a_restart_and_chance_is_still_proved() {
        Duel duel = Duel.start(server).chooseTickets();
        Guest first = duel.toAct();
        JsonNode before;
        try (LiveClient asking = first.watch(duel.table());
                LiveClient granting = duel.opposite(first).watch(duel.table())) {
            before = playTurn(asking);
            granting.awaitTurn();
            granting.chooseFirst();
            assertAccepted(asking.order(ProposeTakeBack::new));
            JsonNode asked =
                    granting.awaitTable(table -> table.hasNonNull("proposal")).get("proposal");
            assertThat(asked.get("kind").asString()).isEqualTo("take-back");
            assertAccepted(
                    granting.order(id -> new AnswerProposal(id, asked.get("id").asString(), true)));

            asking.await(message -> LiveClient.events(message).contains("tookBack"));
            assertThat(asking.position().get("view")).isEqualTo(before.get("view"));
            assertThat(asking.position().get("offers")).isEqualTo(before.get("offers"));
            assertThat(asking.table().get("proposal").isNull()).isTrue();
        }
        server = SERVER.restart();
        duel.at(server);
        try (LiveClient asking = first.watch(duel.table());
                LiveClient granting = duel.opposite(first).watch(duel.table())) {
            asking.awaitTurn();
            assertThat(asking.position().get("view")).isEqualTo(before.get("view"));
            assertAccepted(asking.chooseLast());
            end(asking, granting);
        }
        ReplayReading reading = duel.ana().replay(duel.table());
        assertThat(reading.problem()).isEmpty();
        assertThat(ChanceCheck.firstDifference(reading.game(), reading.replay()))
                .isEmpty();
    }

    @Test
    void it_is_offered_once_something_was_chosen_that_cannot_be_taken_back_without_asking() {
        Duel duel = Duel.start(server);
        try (LiveClient ana = duel.ana().watch(duel.table())) {
            ana.awaitTurn();
            assertThat(mayAskBack(ana)).as("nothing was chosen").isFalse();
            assertProblem(ana.order(ProposeTakeBack::new), "nothing-to-take-back");
            assertAccepted(ana.chooseFirst());
            assertThat(mayAskBack(ana)).as("it needs no asking").isFalse();
        }
        try (LiveClient bea = duel.bea().watch(duel.table())) {
            bea.awaitTurn();
            assertThat(mayAskBack(bea)).as("only the other one has chosen").isFalse();
            assertAccepted(bea.chooseFirst());
        }
        Guest first = duel.toAct();
        duel.playTurn(first);
        try (LiveClient other = duel.opposite(first).watch(duel.table())) {
            other.awaitTurn();
            assertAccepted(other.chooseFirst());
        }
        try (LiveClient asking = first.watch(duel.table());
                LiveClient onlooker = first.stranger().watch(duel.table())) {
            asking.await("welcome");
            onlooker.await("welcome");
            assertThat(mayAskBack(asking)).as("the other one has acted since").isTrue();
            assertThat(mayAskBack(onlooker)).isFalse();
        }
    }

    private static boolean mayAskBack(LiveClient live) {
        return live.position().get("askBack").asBoolean();
    }

    @Test
    void what_is_refused_changes_nothing_and_whoever_plays_on_has_refused() {
        Duel duel = Duel.start(server).chooseTickets();
        Guest first = duel.toAct();
        try (LiveClient asking = first.watch(duel.table());
                LiveClient other = duel.opposite(first).watch(duel.table())) {
            playTurn(asking);
            playTurn(other);
            assertAccepted(asking.order(ProposeTakeBack::new));
            String asked = other.awaitQuestion();
            int version = other.version();
            assertAccepted(other.order(id -> new AnswerProposal(id, asked, false)));
            asking.awaitTable(table -> table.get("proposal").isNull());
            assertThat(first.table(duel.table()).version()).isEqualTo(version);

            assertAccepted(other.order(ProposeTakeBack::new));
            asking.awaitTable(table -> table.hasNonNull("proposal"));
            asking.awaitTurn();
            assertAccepted(asking.chooseFirst());
            other.awaitTable(table -> table.get("proposal").isNull());
        }
    }

    @Test
    void in_a_rated_game_nobody_asks_for_it() {
        Guest ana = new Guest(server);
        Guest bea = new Guest(server);
        TableInfo table = ana.createRatedTable("ttr-usa", "me", "friend");
        bea.sitDown(table.id(), 1);
        ana.start(table.id());
        Duel duel = new Duel(ana, bea, table.id()).chooseTickets();
        try (LiveClient live = duel.ana().watch(duel.table())) {
            live.await("welcome");
            assertProblem(live.order(ProposeTakeBack::new), "rated-stands");
        }
    }

    /// Somebody chooses until it is the other one's turn.
    ///
    /// @return how things stood before the last choice
    private static JsonNode playTurn(LiveClient live) {
        live.awaitTurn();
        JsonNode before = live.position();
        while (!live.choices().isEmpty()) {
            before = live.position();
            assertAccepted(live.chooseFirst());
        }
        return before;
    }

    private static void end(LiveClient one, LiveClient other) {
        other.await("welcome");
        assertAccepted(one.order(ProposeEnd::new));
        String asked = other.awaitQuestion();
        assertAccepted(other.order(id -> new AnswerProposal(id, asked, true)));
        one.awaitTable(table -> table.get("status").asString().equals(TableStatus.UNFINISHED.toString()));
    }
}
