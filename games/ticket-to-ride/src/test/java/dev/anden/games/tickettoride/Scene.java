package dev.anden.games.tickettoride;

import dev.anden.engine.Setup;
import dev.anden.games.tickettoride.board.Board;
import dev.anden.games.tickettoride.board.BoardReader;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.board.Route;
import dev.anden.games.tickettoride.board.Ticket;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/// A position to try a rule on. Only what matters is said; the rest follows:
///
/// - cards that aren't mentioned lie in the deck, or, if the deck is mentioned, in the hand of the last seat;
/// - tickets that aren't mentioned lie in the ticket deck, or, if that is mentioned, before the last seat;
/// - vehicles and points follow from the routes;
/// - seat 0 is to choose its action.
///
/// ```
/// Scene.usa(2).hand(0, "4 red 1 wild").market("red blue wild white black").deck("2 red").play()
/// ```
final class Scene {
    static final TicketToRide USA = new TicketToRide(BoardReader.bundled("usa"));

    private final int seats;
    private final Board board = USA.boardData();
    private final Map<Integer, String> hands = new HashMap<>();
    private final Map<Integer, String> known = new HashMap<>();
    private final Map<Integer, List<String>> routes = new HashMap<>();
    private final Map<Integer, List<String>> tickets = new HashMap<>();
    private final List<String> ticketBottom = new ArrayList<>();
    private List<String> ticketDeck = List.of();
    private boolean ticketDeckSaid;
    private String market = "red blue green yellow black";
    private String deck = "";
    private boolean deckSaid;
    private String discards = "";
    private int turn;
    private int turnsLeft = -1;
    private int passes;

    private Scene(int seats) {
        this.seats = seats;
    }

    /// A scene on the USA board.
    static Scene usa(int seats) {
        return new Scene(seats);
    }

    /// The very beginning, before the first chance outcome.
    static Play start(int seats) {
        return new Play((TtrState) USA.newState(new Setup(seats)));
    }

    /// A game in which the hands, the market and the opening tickets are dealt in order: the first cards and tickets to
    /// the last seat. The seats are about to keep opening tickets, and seat `first` will begin.
    static Play dealt(int seats, int first) {
        Play play = start(seats).play("first " + first);
        for (int card = 0; card < seats * 4 + 5; card++) {
            play.play("card " + CardKind.of(card % CardKind.COLORS));
        }
        for (int ticket = 0; ticket < seats * 3; ticket++) {
            play.play("ticket " + USA.boardData().tickets().get(ticket).id());
        }
        return play;
    }

    Scene hand(int seat, String cards) {
        hands.put(seat, cards);
        return this;
    }

    /// Cards of a hand that everybody knows.
    Scene known(int seat, String cards) {
        known.put(seat, cards);
        return this;
    }

    /// Five kinds; `-` is an empty slot.
    Scene market(String kinds) {
        market = kinds;
        return this;
    }

    Scene deck(String cards) {
        deck = cards;
        deckSaid = true;
        return this;
    }

    Scene discards(String cards) {
        discards = cards;
        return this;
    }

    Scene routes(int seat, String... ids) {
        routes.put(seat, List.of(ids));
        return this;
    }

    Scene tickets(int seat, String... ids) {
        tickets.put(seat, List.of(ids));
        return this;
    }

    Scene ticketDeck(String... ids) {
        ticketDeck = List.of(ids);
        ticketDeckSaid = true;
        return this;
    }

    /// Returned tickets under the ticket deck, as `denver--el-paso@1`.
    Scene ticketBottom(String... idsAtSeats) {
        ticketBottom.addAll(List.of(idsAtSeats));
        return this;
    }

    Scene turn(int seat) {
        turn = seat;
        return this;
    }

    Scene lastRound(int turns) {
        turnsLeft = turns;
        return this;
    }

    Scene passes(int inARow) {
        passes = inARow;
        return this;
    }

    Play play() {
        return new Play((TtrState) USA.parseState(text()));
    }

    /// The scene as a text in the notation of positions.
    String text() {
        Map<CardKind, Integer> rest = restOfCards();
        Map<CardKind, Integer> none = new EnumMap<>(CardKind.class);
        var lines = new ArrayList<String>();
        lines.add("ttr-usa 1");
        lines.add("ply 100 first 0 turns-left %d passes %d".formatted(turnsLeft, passes));
        lines.add("next turn:" + turn + ":0");
        lines.add("market " + market);
        lines.add("deck" + counts(deckSaid ? cards(deck) : rest));
        lines.add("discards" + counts(cards(discards)));
        lines.add("ticket-deck" + words(ticketDeckSaid ? ticketDeck : restOfTickets()));
        lines.add("ticket-bottom" + words(ticketBottom));
        for (int seat = 0; seat < seats; seat++) {
            lines.add(seatLine(seat, deckSaid && seat == seats - 1 ? rest : none));
        }
        return String.join("\n", lines) + "\n";
    }

    private String seatLine(int seat, Map<CardKind, Integer> more) {
        List<Route> held = routes.getOrDefault(seat, List.of()).stream()
                .map(id -> board.routes().get(new ActionNotation(board).route(id)))
                .toList();
        Map<CardKind, Integer> hand = cards(hands.getOrDefault(seat, ""));
        more.forEach((kind, count) -> hand.merge(kind, count, Integer::sum));
        var kept = new ArrayList<>(tickets.getOrDefault(seat, List.of()));
        if (ticketDeckSaid && seat == seats - 1) {
            kept.addAll(restOfTickets());
        }
        return "seat %d vehicles=%d score=%d hand%s known%s tickets%s offered routes%s"
                .formatted(
                        seat,
                        45 - held.stream().mapToInt(Route::length).sum(),
                        held.stream().mapToInt(Route::points).sum(),
                        counts(hand),
                        counts(cards(known.getOrDefault(seat, ""))),
                        words(kept),
                        words(held.stream().map(Route::id).toList()));
    }

    private Map<CardKind, Integer> restOfCards() {
        var rest = new EnumMap<>(board.rules().cards());
        Arrays.stream(market.split(" "))
                .filter(kind -> !kind.equals("-"))
                .forEach(kind -> rest.merge(kind(kind), -1, Integer::sum));
        var placed = new ArrayList<>(hands.values());
        placed.add(deck);
        placed.add(discards);
        placed.forEach(cards -> cards(cards).forEach((kind, count) -> rest.merge(kind, -count, Integer::sum)));
        return rest;
    }

    private List<String> restOfTickets() {
        Set<String> placed = new HashSet<>(ticketDeck);
        tickets.values().forEach(placed::addAll);
        ticketBottom.forEach(ticket -> placed.add(ticket.replaceAll("@.*", "")));
        return board.tickets().stream()
                .map(Ticket::id)
                .filter(id -> !placed.contains(id))
                .toList();
    }

    private static Map<CardKind, Integer> cards(String text) {
        var cards = new EnumMap<CardKind, Integer>(CardKind.class);
        String[] words = text.isEmpty() ? new String[0] : text.split(" ");
        IntStream.range(0, words.length / 2)
                .forEach(pair -> cards.put(kind(words[2 * pair + 1]), Integer.valueOf(words[2 * pair])));
        return cards;
    }

    private static CardKind kind(String word) {
        return CardKind.named(word).orElseThrow();
    }

    private static String counts(Map<CardKind, Integer> cards) {
        return words(cards.entrySet().stream()
                .filter(entry -> entry.getValue() > 0)
                .map(entry -> entry.getKey() + "=" + entry.getValue())
                .toList());
    }

    private static String words(List<String> words) {
        return words.isEmpty() ? "" : " " + String.join(" ", words);
    }
}
