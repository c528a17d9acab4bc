package dev.anden.server;

import static dev.anden.server.testing.Answers.assertAccepted;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.arena.ReplayReading;
import dev.anden.engine.State;
import dev.anden.protocol.ClientMessage.AnswerProposal;
import dev.anden.protocol.ClientMessage.ProposeEnd;
import dev.anden.protocol.TableStatus;
import dev.anden.protocol.json.WireJson;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.OneServer;
import dev.anden.server.testing.Together;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Searches every byte that was sent for what its receiver must not know.
class SecretsTest {
    @RegisterExtension
    static final OneServer SERVER = new OneServer();

    private static final JsonMapper JSON = WireJson.mapper();

    @ParameterizedTest
    @ValueSource(strings = {"ttr-usa", "ttr-europe", "ttr-berlin", "ttr-paris"})
    void nothing_sent_before_the_end_names_a_ticket_that_only_another_seat_has_seen(String game) {
        playedOut(game, Map.of(), (duel, ana, bea, spectator) -> {
            assertThat(ana.received()).anyMatch(text -> text.contains("tookBack"));

            List<Set<String>> seen = seen(duel, "offered");
            assertThat(seen.get(0)).hasSizeGreaterThanOrEqualTo(2);
            assertThat(seen.get(1)).hasSizeGreaterThanOrEqualTo(2);
            assertThat(beforeTheEnd(ana)).hasSizeGreaterThan(50);
            assertNames(beforeTheEnd(ana), seen.get(0), true);
            assertNames(beforeTheEnd(ana), without(seen.get(1), seen.get(0)), false);
            assertNames(beforeTheEnd(bea), without(seen.get(0), seen.get(1)), false);
            assertNames(beforeTheEnd(spectator), seen.get(0), false);
            assertNames(beforeTheEnd(spectator), seen.get(1), false);
        });
    }

    @ParameterizedTest
    @CsvSource({"ttr-usa, true", "ttr-europe, true", "ttr-berlin, false", "ttr-paris, false"})
    void how_many_tickets_others_hold_and_how_many_are_left_is_sent_where_it_is_public_alone(
            String game, boolean isPublic) {
        playedOut(game, Map.of(), (duel, ana, bea, spectator) -> {
            assertThat(ticketNumbers(ana, Set.of(0), true)).hasSizeGreaterThan(50);
            assertThat(ticketNumbers(bea, Set.of(1), true)).hasSizeGreaterThan(50);
            Map<LiveClient, Set<Integer>> others = Map.of(ana, Set.of(1), bea, Set.of(0), spectator, Set.of(0, 1));
            others.forEach((observer, seats) -> {
                if (isPublic) {
                    assertThat(ticketNumbers(observer, seats, true)).hasSizeGreaterThan(50);
                } else {
                    assertThat(ticketNumbers(observer, seats, true)).allMatch(number -> number == 0);
                    assertThat(ticketNumbers(observer, seats, false)).hasSizeGreaterThan(50);
                }
            });
        });
    }

    @Test
    void nothing_sent_before_the_end_names_the_vacation_card_of_another_seat() {
        playedOut("french-quarter", Map.of("tourism", "on"), (duel, ana, bea, spectator) -> {
            List<Set<String>> seen = seen(duel, "vacation");
            assertNames(beforeTheEnd(ana), seen.get(0), true);
            assertNames(beforeTheEnd(bea), seen.get(1), true);
            assertNames(beforeTheEnd(ana), seen.get(1), false);
            assertNames(beforeTheEnd(bea), seen.get(0), false);
            assertNames(beforeTheEnd(spectator), seen.get(0), false);
            assertNames(beforeTheEnd(spectator), seen.get(1), false);
        });
    }

    @Test
    void whoever_opens_the_table_when_the_game_is_over_reads_in_the_log_which_vacations_were_dealt() {
        playedOut("french-quarter", Map.of("tourism", "on"), (duel, ana, bea, spectator) -> {
            assertThat(cards(beforeTheEnd(spectator), 0, Set.of("vacationDealt")))
                    .isNotEmpty()
                    .allMatch(JsonNode::isNull);
            try (LiveClient late = SERVER.guest().watch(duel.table())) {
                late.await("welcome");
                for (int seat = 0; seat < 2; seat++) {
                    assertThat(cards(late.received(), seat, Set.of("vacationDealt")))
                            .isNotEmpty()
                            .noneMatch(JsonNode::isNull);
                }
            }
        });
    }

    @Test
    void a_game_that_was_not_played_to_its_end_keeps_what_was_hidden_for_whoever_opens_it() {
        Duel duel = SERVER.duel();
        try (LiveClient ana = duel.ana().watch(duel.table());
                LiveClient bea = duel.bea().watch(duel.table())) {
            ana.await("welcome");
            bea.await("welcome");
            assertAccepted(ana.order(ProposeEnd::new));
            String asked = bea.awaitQuestion();
            assertAccepted(bea.order(id -> new AnswerProposal(id, asked, true)));
        }
        assertThat(duel.ana().table(duel.table()).status()).isEqualTo(TableStatus.UNFINISHED);
        try (LiveClient late = SERVER.guest().watch(duel.table())) {
            late.await("welcome");
            for (int seat = 0; seat < 2; seat++) {
                assertThat(hiddenCards(late, seat)).isNotEmpty().allMatch(JsonNode::isNull);
            }
        }
    }

    @Test
    void cards_drawn_unseen_are_named_to_the_seat_that_drew_them_alone() {
        Duel duel = SERVER.duel();
        try (LiveClient ana = duel.ana().watch(duel.table());
                LiveClient bea = duel.bea().watch(duel.table())) {
            play(ana, bea);

            assertThat(hiddenCards(ana, 0)).isNotEmpty().noneMatch(JsonNode::isNull);
            assertThat(hiddenCards(ana, 1)).isNotEmpty().allMatch(JsonNode::isNull);
            assertThat(hiddenCards(bea, 1)).isNotEmpty().noneMatch(JsonNode::isNull);
            assertThat(hiddenCards(bea, 0)).isNotEmpty().allMatch(JsonNode::isNull);
        }
    }

    @Test
    void the_seed_is_secret_until_the_game_is_over() {
        Duel duel = SERVER.duel();
        try (LiveClient ana = duel.ana().watch(duel.table());
                LiveClient bea = duel.bea().watch(duel.table())) {
            play(ana, bea);
            String seed = duel.ana().table(duel.table()).seed().orElseThrow();

            assertThat(seed).hasSize(64);
            assertNames(beforeTheEnd(ana), Set.of(seed), false);
        }
    }

    /// What two people and somebody who looks on were sent in a game that is over.
    private interface Look {
        void at(Duel duel, LiveClient ana, LiveClient bea, LiveClient spectator);
    }

    private void playedOut(String game, Map<String, String> options, Look look) {
        Duel duel = Duel.start(SERVER.address(), game, options);
        try (LiveClient ana = duel.ana().watch(duel.table());
                LiveClient bea = duel.bea().watch(duel.table());
                LiveClient spectator = SERVER.guest().watch(duel.table())) {
            takesBackTheFirstChoice(duel);
            play(ana, bea);
            spectator.awaitTurn();
            look.at(duel, ana, bea, spectator);
        }
    }

    /// Before the other one chooses, who would otherwise be quicker than the second thought in some games.
    private static void takesBackTheFirstChoice(Duel duel) {
        try (LiveClient first = duel.onTurn()) {
            first.chooseFirst();
            first.takeBack();
        }
    }

    private static void play(LiveClient ana, LiveClient bea) {
        Together.run(ana::playWithSecondThoughts, bea::playWithSecondThoughts);
    }

    private static List<String> beforeTheEnd(LiveClient live) {
        return live.received().stream()
                .filter(text -> !text.contains("\"status\":\"over\""))
                .toList();
    }

    private static void assertNames(List<String> messages, Set<String> secrets, boolean named) {
        String all = String.join("\n", messages);
        assertThat(secrets)
                .isNotEmpty()
                .allSatisfy(secret -> assertThat(all.contains("\"" + secret + "\""))
                        .as(secret)
                        .isEqualTo(named));
    }

    private static Set<String> without(Set<String> all, Set<String> known) {
        var rest = new HashSet<>(all);
        rest.removeAll(known);
        return rest;
    }

    private static List<JsonNode> hiddenCards(LiveClient live, int seat) {
        return cards(beforeTheEnd(live), seat, Set.of("deckCardDrawn", "cardDealt"));
    }

    /// The cards that events of some types tell of a seat.
    private static List<JsonNode> cards(List<String> messages, int seat, Set<String> types) {
        var cards = new ArrayList<JsonNode>();
        for (String text : messages) {
            for (JsonNode event : JSON.readTree(text).findValues("event")) {
                if (types.contains(event.get("type").asString())
                        && event.get("seat").asInt() == seat) {
                    cards.add(event.get("card"));
                }
            }
        }
        return cards;
    }

    /// How many tickets seats hold or put back and how many are left, wherever a message before the end has a place
    /// for it.
    ///
    /// @param seats whose
    /// @param known whether what is named is wanted, or what is left out; a deck that is empty is seen by everybody
    private static List<Integer> ticketNumbers(LiveClient live, Set<Integer> seats, boolean known) {
        var numbers = new ArrayList<JsonNode>();
        for (String text : beforeTheEnd(live)) {
            JsonNode message = JSON.readTree(text);
            for (JsonNode view : message.findValues("view")) {
                numbers.add(view.get("ticketDeck"));
                seats.forEach(seat -> numbers.add(view.get("players").get(seat).get("tickets")));
            }
            for (JsonNode event : message.findValues("event")) {
                boolean kept = event.get("type").asString().equals("ticketsKept");
                if (kept && seats.contains(event.get("seat").asInt())) {
                    numbers.add(event.get("kept"));
                    numbers.add(event.get("returned"));
                }
            }
        }
        return numbers.stream()
                .filter(number -> number.isNull() != known)
                .map(number -> number.isNull() ? -1 : number.asInt())
                .toList();
    }

    /// What each seat ever saw in a secret field of its view, from the whole log.
    private static List<Set<String>> seen(Duel duel, String field) {
        ReplayReading reading = duel.ana().replay(duel.table());
        State state = reading.replay().stateAt(reading.game(), 0);
        List<Set<String>> seen = List.of(new HashSet<>(), new HashSet<>());
        for (int code : reading.replay().codes()) {
            state.apply(code);
            for (int seat = 0; seat < 2; seat++) {
                JsonNode secret =
                        JSON.valueToTree(state.observe(seat).snapshot()).get(field);
                if (secret.isArray()) {
                    for (JsonNode one : secret) {
                        seen.get(seat).add(one.asString());
                    }
                } else if (secret.isString()) {
                    seen.get(seat).add(secret.asString());
                }
            }
        }
        return seen;
    }
}
