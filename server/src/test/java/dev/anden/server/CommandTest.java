package dev.anden.server;

import static dev.anden.server.testing.Answers.assertAccepted;
import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.ClientMessage.Act;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.OneServer;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.JsonNode;

class CommandTest {
    @RegisterExtension
    static final OneServer SERVER = new OneServer();

    private Duel duel;

    @BeforeEach
    void startGame() {
        duel = SERVER.duel().chooseTickets();
    }

    @Test
    void a_command_sent_twice_is_done_once_and_answered_the_same() {
        try (LiveClient live = duel.onTurn()) {
            var act = new Act("once", live.version(), live.choices().getFirst());

            live.send(act);
            JsonNode first = live.answer("once");
            int version = live.version();
            live.send(act);
            JsonNode second = live.answer("once");

            assertAccepted(first);
            assertThat(second).isEqualTo(first);
            assertThat(duel.ana().table(duel.table()).version())
                    .isEqualTo(version)
                    .isEqualTo(first.get("version").asInt());
        }
    }

    @Test
    void a_command_id_does_not_do_for_two_commands() {
        try (LiveClient live = duel.onTurn()) {
            live.send(new Act("id", live.version(), live.choices().get(0)));
            live.answer("id");
            live.send(new Act("id", live.version(), live.choices().get(1)));

            assertProblem(live.answer("id"), "command-reused");
        }
    }

    @Test
    void a_choice_on_an_old_version_is_refused_and_told_how_things_stand() {
        try (LiveClient live = duel.onTurn()) {
            live.send(new Act("late", live.version() - 1, live.choices().getFirst()));

            assertProblem(live.answer("late"), "stale-version");
            JsonNode fresh = live.await("progress");
            assertThat(fresh.get("position").get("version").asInt()).isEqualTo(live.version());
            assertThat(fresh.get("position").get("offers").size()).isPositive();
        }
    }

    @Test
    void a_version_from_the_future_is_refused() {
        try (LiveClient live = duel.onTurn()) {
            live.send(new Act("early", live.version() + 1, live.choices().getFirst()));

            assertProblem(live.answer("early"), "stale-version");
        }
    }

    @Test
    void nobody_acts_for_another_seat() {
        try (LiveClient acting = duel.toAct().watch(duel.table());
                LiveClient waiting = duel.waiting().watch(duel.table());
                LiveClient stranger = SERVER.guest().watch(duel.table())) {
            acting.awaitTurn();
            String action = acting.choices().getFirst();
            waiting.await("welcome");
            stranger.await("welcome");

            assertProblem(waiting.act(action), "not-your-turn");
            assertProblem(stranger.act(action), "not-seated");
            assertThat(duel.ana().table(duel.table()).version()).isEqualTo(acting.version());
        }
    }

    @Test
    void an_action_against_the_rules_is_refused_by_the_rule() {
        try (LiveClient live = duel.onTurn()) {
            JsonNode problem = live.act("pass");

            assertProblem(problem, "rule");
            assertThat(problem.get("refusal").get("rule").asString()).startsWith("ttr.");
            assertThat(live.choices()).isNotEmpty();
        }
    }

    @Test
    void a_text_that_is_no_action_is_refused() {
        try (LiveClient live = duel.onTurn()) {
            assertProblem(live.act("fly to the moon"), "bad-action");
            assertProblem(live.act(""), "bad-action");
        }
    }

    @Test
    void of_twenty_who_answer_the_same_ply_one_wins() throws InterruptedException {
        var clients = new ArrayList<LiveClient>();
        for (int number = 0; number < 20; number++) {
            clients.add(duel.toAct().watch(duel.table()));
        }
        clients.forEach(LiveClient::awaitTurn);
        int version = clients.getFirst().version();
        List<String> choices = clients.getFirst().choices();
        var go = new CountDownLatch(1);
        var answers = new ArrayList<String>();
        var threads = new ArrayList<Thread>();
        for (LiveClient client : clients) {
            threads.add(Thread.startVirtualThread(() -> {
                String command = UUID.randomUUID().toString();
                String action = choices.get(clients.indexOf(client) % choices.size());
                try {
                    go.await();
                } catch (InterruptedException interrupted) {
                    throw new AssertionError(interrupted);
                }
                client.send(new Act(command, version, action));
                JsonNode answer = client.answer(command);
                synchronized (answers) {
                    answers.add(answer.has("code") ? answer.get("code").asString() : "accepted");
                }
            }));
        }
        go.countDown();
        for (Thread thread : threads) {
            thread.join();
        }

        assertThat(answers).hasSize(20).containsOnlyOnce("accepted");
        assertThat(answers).filteredOn(answer -> !answer.equals("accepted")).containsOnly("stale-version");
        clients.forEach(LiveClient::close);
    }
}
