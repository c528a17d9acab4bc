package dev.anden.server;

import static dev.anden.server.testing.Answers.assertAccepted;
import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.ClientMessage;
import dev.anden.protocol.ClientMessage.ComeBack;
import dev.anden.protocol.ClientMessage.Looking;
import dev.anden.protocol.ClientMessage.StepAway;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.Limited;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.TestServers;
import dev.anden.server.web.Limits;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LiveLimitsTest {
    @TempDir
    Path folder;

    @Test
    void whoever_sends_too_much_is_told_so_and_stays_connected() {
        var limits = Limited.MESSAGES.only(new Limits.Rate(3, 0.001));
        try (RunningServer server =
                TestServers.start(TestServers.options(folder).withLimits(limits))) {
            Guest guest = new Guest(server);
            try (LiveClient live = guest.watch(guest.createTable("me", "friend").id())) {
                live.await("welcome");
                for (int number = 0; number < 3; number++) {
                    live.send(new ClientMessage.Ping());
                    live.await("pong");
                }
                live.send(new ClientMessage.Ping());

                assertProblem(live.await("problem"), "too-many-requests");
                assertProblem(live.order(id -> new ClientMessage.Say(id, "¡Hola!")), "too-many-requests");
                assertThat(live.isOpen()).isTrue();
            }
        }
    }

    @Test
    void whoever_goes_and_comes_back_again_and_again_is_told_to_wait() {
        var limits = Limited.ASIDES.only(new Limits.Rate(4, 0.001));
        try (RunningServer server =
                TestServers.start(TestServers.options(folder).withLimits(limits))) {
            try (Duel.Both both = Duel.start(server).watch()) {
                for (int time = 0; time < 2; time++) {
                    assertAccepted(both.ana().order(StepAway::new));
                    assertAccepted(both.ana().order(ComeBack::new));
                }

                assertProblem(both.ana().order(StepAway::new), "too-many-requests");
                assertAccepted(both.bea().order(StepAway::new));
            }
        }
    }

    @Test
    void whoever_looks_away_and_back_again_and_again_is_told_to_wait_and_may_do_all_else() {
        var limits = Limited.ASIDES.only(new Limits.Rate(4, 0.001));
        try (RunningServer server =
                TestServers.start(TestServers.options(folder).withLimits(limits))) {
            try (Duel.Both both = Duel.start(server).watch()) {
                for (int time = 0; time < 5; time++) {
                    both.ana().send(new Looking(time % 2 != 0));
                }

                both.ana()
                        .await(message -> message.get("type").asString().equals("problem")
                                && message.get("code").asString().equals("too-many-requests"));
                assertAccepted(both.ana().order(StepAway::new));
            }
        }
    }
}
