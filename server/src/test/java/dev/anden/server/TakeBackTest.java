package dev.anden.server;

import static dev.anden.server.testing.Answers.assertAccepted;
import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.arena.ReplayReading;
import dev.anden.protocol.ClientMessage.Act;
import dev.anden.protocol.ClientMessage.TakeBack;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.OneServer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.JsonNode;

class TakeBackTest {
    @RegisterExtension
    static final OneServer SERVER = new OneServer();

    @Test
    void a_chain_of_choices_is_taken_back_step_by_step_to_what_was_revealed_last() {
        Guest ana = SERVER.guest();
        try (LiveClient live = ana.watch(ana.createSoloTable().id())) {
            live.awaitTurn();
            var seen = new ArrayList<JsonNode>();
            assertThat(live.mayTakeBack()).isFalse();
            for (int choice = 0; choice < 3; choice++) {
                seen.add(live.position());
                live.chooseLast();
                assertThat(live.mayTakeBack()).isTrue();
            }

            int version = live.version();
            for (JsonNode before : seen.reversed()) {
                assertThat(live.mayTakeBack()).isTrue();
                assertThat(live.takeBack().get("version").asInt()).isEqualTo(++version);
                assertThat(live.version()).isEqualTo(version);
                assertThat(live.position().get("view")).isEqualTo(before.get("view"));
                assertThat(live.position().get("offers")).isEqualTo(before.get("offers"));
            }

            assertThat(live.mayTakeBack()).isFalse();
            assertProblem(live.takeBack(), "nothing-to-take-back");
            assertThat(live.version()).isEqualTo(version);
        }
    }

    @Test
    void whoever_has_taken_back_chooses_otherwise_and_goes_on() {
        Guest ana = SERVER.guest();
        try (LiveClient live = ana.watch(ana.createSoloTable().id())) {
            live.awaitTurn();
            List<String> choices = live.choices();
            live.act(choices.getFirst());
            JsonNode first = live.position().get("view");
            live.takeBack();

            assertAccepted(live.act(choices.getLast()));

            assertThat(live.position().get("view")).isNotEqualTo(first);
            assertThat(live.mayTakeBack()).isTrue();
        }
    }

    @Test
    void everybody_at_the_table_is_told_at_once_and_whoever_comes_later_as_well() {
        Duel duel = afterAClaim();
        try (LiveClient live = duel.waiting().watch(duel.table());
                LiveClient bea = duel.toAct().watch(duel.table());
                LiveClient spectator = SERVER.guest().watch(duel.table())) {
            live.await("welcome");
            assertThat(LiveClient.events(bea.await("welcome"))).contains("routeClaimed");
            int known = bea.version();
            spectator.await("welcome");
            assertThat(live.mayTakeBack()).isTrue();
            assertThat(bea.mayTakeBack()).isFalse();
            assertThat(spectator.mayTakeBack()).isFalse();

            live.takeBack();

            JsonNode told = bea.await("progress");
            assertThat(LiveClient.events(told)).containsExactly("tookBack");
            assertThat(told.get("events").get(0).get("ply"))
                    .isEqualTo(told.get("position").get("view").get("ply"));
            assertThat(told.get("position").get("offers").size()).isZero();
            assertThat(LiveClient.events(spectator.await("progress"))).containsExactly("tookBack");
            try (LiveClient later = SERVER.guest().watch(duel.table());
                    LiveClient back = SERVER.guest().watch(duel.table(), known)) {
                assertThat(LiveClient.events(later.await("welcome")))
                        .doesNotContain("routeClaimed")
                        .endsWith("tookBack");
                assertThat(LiveClient.events(back.await("progress"))).containsExactly("tookBack");
            }
        }
    }

    @Test
    void a_claim_may_be_taken_back_until_the_next_person_acts() {
        Duel duel = afterAClaim();
        try (LiveClient ana = duel.waiting().watch(duel.table());
                LiveClient bea = duel.toAct().watch(duel.table())) {
            ana.await("welcome");
            bea.awaitTurn();
            assertThat(ana.mayTakeBack()).isTrue();
            bea.act(claim(bea));

            ana.await(message -> !ana.choices().isEmpty());

            assertThat(ana.mayTakeBack()).isFalse();
            assertProblem(ana.takeBack(), "others-acted");
            assertThat(bea.mayTakeBack()).isTrue();
        }
    }

    @Test
    void whoever_has_seen_what_another_seat_took_back_does_not_go_back_behind_it() {
        Duel duel = afterAClaim();
        try (LiveClient ana = duel.waiting().watch(duel.table());
                LiveClient bea = duel.toAct().watch(duel.table())) {
            ana.await("welcome");
            bea.awaitTurn();
            bea.act(claim(bea));
            bea.takeBack();
            ana.await(message -> LiveClient.events(message).contains("tookBack"));

            assertThat(ana.mayTakeBack()).isFalse();
            assertProblem(ana.takeBack(), "others-acted");
            assertThat(bea.mayTakeBack()).isFalse();
            assertAccepted(bea.act(claim(bea)));
            assertThat(bea.mayTakeBack()).isTrue();
        }
    }

    @Test
    void who_waits_and_who_looks_on_have_nothing_to_take_back() {
        Duel duel = afterAClaim();
        try (LiveClient bea = duel.toAct().watch(duel.table());
                LiveClient stranger = SERVER.guest().watch(duel.table())) {
            bea.await("welcome");
            stranger.await("welcome");

            assertProblem(bea.takeBack(), "others-acted");
            assertProblem(stranger.takeBack(), "not-seated");
        }
    }

    @Test
    void nothing_is_taken_back_past_a_card_from_the_deck() {
        Duel duel = SERVER.duel().chooseTickets();
        try (LiveClient live = duel.onTurn()) {
            live.act("draw deck");

            assertThat(live.mayTakeBack()).isFalse();
            assertProblem(live.takeBack(), "revealed");
        }
    }

    @Test
    void an_opening_choice_that_is_only_kept_may_be_changed() {
        Duel duel = SERVER.duel();
        try (LiveClient ana = duel.ana().watch(duel.table());
                LiveClient bea = duel.bea().watch(duel.table())) {
            ana.awaitTurn();
            bea.awaitTurn();
            LiveClient later = ana.position().get("early").asBoolean() ? ana : bea;
            LiveClient first = later == ana ? bea : ana;
            List<String> choices = later.choices();
            later.act(choices.getFirst());
            assertThat(later.mayTakeBack()).isTrue();
            var wish = new TakeBack("changed my mind", later.version());
            later.send(wish);
            JsonNode answer = later.answer(wish.command());
            assertThat(later.choices()).isEqualTo(choices);
            assertThat(later.mayTakeBack()).isFalse();

            later.send(wish);
            assertThat(later.answer(wish.command())).isEqualTo(answer);
            later.act(
                    "keep " + String.join(" ", ids(later.position().get("view").get("offered"))));
            first.chooseFirst();

            later.await(message -> !later.position().get("chosenEarly").asBoolean());
            assertThat(later.position().get("view").get("tickets").size()).isEqualTo(3);
        }
    }

    @Test
    void the_same_wish_sent_twice_takes_one_choice_back() {
        Guest ana = SERVER.guest();
        String table = ana.createSoloTable().id();
        try (LiveClient live = ana.watch(table)) {
            live.awaitTurn();
            live.chooseFirst();
            live.chooseFirst();
            var wish = new TakeBack("once", live.version());

            live.send(wish);
            JsonNode first = live.answer("once");
            live.send(wish);

            assertThat(live.answer("once")).isEqualTo(first);
            assertThat(ana.table(table).version()).isEqualTo(wish.version() + 1);
            live.send(new Act("once", live.version(), live.choices().getFirst()));
            assertProblem(live.answer("once"), "command-reused");
        }
    }

    @Test
    void what_was_meant_for_an_older_version_never_hits_a_newer_one() {
        Guest ana = SERVER.guest();
        try (LiveClient live = ana.watch(ana.createSoloTable().id())) {
            live.awaitTurn();
            int version = live.version();
            String action = live.choices().getFirst();
            live.act(action);
            live.chooseFirst();
            live.send(new TakeBack("one", live.version()));
            live.send(new TakeBack("the other", live.version()));
            assertAccepted(live.answer("one"));
            assertProblem(live.answer("the other"), "stale-version");
            assertThat(live.await("progress").get("position").get("takeBack").asBoolean())
                    .isTrue();

            live.takeBack();
            live.send(new Act("the same again", version, action));

            assertProblem(live.answer("the same again"), "stale-version");
        }
    }

    @Test
    void a_game_with_second_thoughts_ends_and_is_exported_without_them() {
        Guest ana = SERVER.guest();
        String table = ana.createSoloTable().id();
        try (LiveClient live = ana.watch(table)) {
            live.playWithSecondThoughts();

            assertThat(live.mayTakeBack()).isFalse();
            assertProblem(live.takeBack(), "game-over");
            ReplayReading reading = ana.replay(table);
            assertThat(reading.problem()).isEmpty();
            assertThat(reading.replay().codes())
                    .hasSize(live.position().get("view").get("ply").asInt())
                    .hasSizeLessThan(live.version());
        }
    }

    /// Two people at a table where the first one has claimed a route.
    private Duel afterAClaim() {
        Duel duel = SERVER.duel().chooseTickets();
        try (LiveClient live = duel.onTurn()) {
            live.act(claim(live));
        }
        return duel;
    }

    private static String claim(LiveClient live) {
        return live.choices().stream()
                .filter(choice -> choice.startsWith("claim "))
                .findFirst()
                .orElseThrow();
    }

    private static List<String> ids(JsonNode list) {
        return list.values().stream().map(JsonNode::asString).toList();
    }
}
