package dev.anden.games.tickettoride.knowledge;

import dev.anden.engine.Dealer;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;
import dev.anden.engine.State;
import dev.anden.engine.Thought;
import dev.anden.games.tickettoride.TicketToRide;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.board.Route;
import dev.anden.games.tickettoride.view.TtrObservation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// A position of the USA board set up for a test: seat 0 is to choose; what isn't said lies in the decks.
final class TableSetting {
    static final TicketToRide USA = (TicketToRide) GameCatalog.installed().require("ttr-usa");

    private final int[] deck = new int[CardKind.COUNT];
    private final Set<String> ticketDeck = new LinkedHashSet<>();
    private final String[] hands = {"", ""};
    private final String[] tickets = {"", ""};
    private final String[] routes = {"", ""};
    private final String[] offered = {"", ""};
    private String market = "";
    private String next = "turn:0:0";
    private int turnsLeft = -1;

    TableSetting() {
        USA.boardData().rules().cards().forEach((kind, count) -> deck[kind.ordinal()] = count);
        USA.boardData().tickets().forEach(ticket -> ticketDeck.add(ticket.id()));
    }

    /// @param cards such as `red=3 wild=1`
    TableSetting hand(int seat, String cards) {
        hands[seat] = cards;
        for (String word : words(cards)) {
            int equals = word.indexOf('=');
            take(word.substring(0, equals), Integer.parseInt(word.substring(equals + 1)));
        }
        return this;
    }

    /// @param cards five kinds
    TableSetting market(String cards) {
        market = cards;
        words(cards).forEach(card -> take(card, 1));
        return this;
    }

    /// The cards that were not mentioned so far are in a hand, so that none can be drawn.
    TableSetting restOfCards(int seat) {
        String rest = IntStream.range(0, CardKind.COUNT)
                .filter(kind -> deck[kind] > 0)
                .mapToObj(kind -> CardKind.of(kind) + "=" + deck[kind])
                .collect(Collectors.joining(" "));
        return hand(seat, rest);
    }

    TableSetting tickets(int seat, String ids) {
        tickets[seat] = ids;
        ticketDeck.removeAll(words(ids));
        return this;
    }

    /// Seat 0 has drawn these tickets and is to keep some of them.
    TableSetting drawn(String ids) {
        next = "end-turn:0:0 keep-tickets:0:0";
        return offered(0, ids);
    }

    /// Seat 0 was dealt these tickets and four cards, and is to keep some of the tickets before the first turn.
    TableSetting dealt(String ids, String cards) {
        next = "turn:0:0 opening-tickets:1:0 opening-tickets:0:0";
        offered(0, ids);
        offered(1, ticketDeck.stream().limit(3).collect(Collectors.joining(" ")));
        return hand(0, cards).hand(1, "white=4");
    }

    private TableSetting offered(int seat, String ids) {
        offered[seat] = ids;
        ticketDeck.removeAll(words(ids));
        return this;
    }

    TableSetting routes(int seat, String ids) {
        routes[seat] = ids;
        return this;
    }

    /// Seat 0 has the last turn of the game.
    TableSetting lastTurn() {
        turnsLeft = 1;
        return this;
    }

    private void take(String kind, int count) {
        deck[CardKind.named(kind).orElseThrow().ordinal()] -= count;
    }

    private static List<String> words(String text) {
        return text.isBlank() ? List.of() : Arrays.asList(text.strip().split("\\s+"));
    }

    /// What a bot chooses here, in notation.
    String choiceOf(Player player) {
        State state = state();
        return state.print(player.choose(state.observe(0), RandomStream.ofSeed(1, 0, 1)));
    }

    /// What a player makes of it.
    List<Thought> thoughtsOf(Player player) {
        State state = state();
        return player.thoughts(state.observe(0), state.legalAction(0), RandomStream.ofSeed(1, 0, 1));
    }

    /// The same when something is advised, in notation.
    List<Thought> thoughtsOf(Player player, String advised) {
        State state = state();
        return player.thoughts(state.observe(0), state.parse(advised), RandomStream.ofSeed(1, 0, 1));
    }

    /// What seat 0 knows here.
    TtrObservation observation() {
        return (TtrObservation) state().observe(0);
    }

    /// The same once it has done something, in notation, and chance has fallen.
    TtrObservation observationAfter(String action) {
        State state = state();
        state.apply(state.parse(action));
        RandomStream chance = RandomStream.ofSeed(1, 0, 0);
        while (state.actor() == State.CHANCE) {
            state.apply(Dealer.draw(state, chance));
        }
        return (TtrObservation) state.observe(0);
    }

    /// Whether seat 0 may do something here.
    boolean legal(int action) {
        return state().refusal(action).isEmpty();
    }

    private State state() {
        var cards = new ArrayList<String>();
        for (int kind = 0; kind < CardKind.COUNT; kind++) {
            cards.add(CardKind.of(kind) + "=" + deck[kind]);
        }
        return USA.parseState(String.join(
                "\n",
                "ttr-usa " + USA.info().rulesVersion(),
                "ply 50 first 0 turns-left %d passes 0".formatted(turnsLeft),
                "next " + next,
                "market " + market,
                "deck " + String.join(" ", cards),
                "discards",
                "ticket-deck " + String.join(" ", ticketDeck),
                "ticket-bottom",
                seat(0),
                seat(1)));
    }

    private String seat(int seat) {
        int laid = 0;
        int score = 0;
        for (Route route : USA.boardData().routes()) {
            if (words(routes[seat]).contains(route.id())) {
                laid += route.length();
                score += route.points();
            }
        }
        return "seat %d vehicles=%d score=%d hand %s known tickets %s offered %s routes %s"
                .formatted(
                        seat,
                        USA.boardData().rules().vehicleCount() - laid,
                        score,
                        hands[seat],
                        tickets[seat],
                        offered[seat],
                        routes[seat]);
    }
}
