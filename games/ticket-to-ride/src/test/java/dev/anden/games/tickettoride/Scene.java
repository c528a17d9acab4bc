package dev.anden.games.tickettoride;

import dev.anden.engine.Setup;
import dev.anden.games.tickettoride.board.Board;
import dev.anden.games.tickettoride.board.BoardReader;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.board.Route;
import dev.anden.games.tickettoride.board.Ticket;
import dev.anden.games.tickettoride.board.TicketSet;
import dev.anden.games.tickettoride.notation.ActionNotation;
import dev.anden.games.tickettoride.state.Cards;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A position to try a rule on. Only what matters is said; the rest follows:
///
/// - cards that aren't mentioned lie in the deck, or, if the deck is mentioned, in the hand of the last seat;
/// - tickets that aren't mentioned lie in the ticket deck, or, if that is mentioned, before the last seat;
/// - vehicles and points follow from the routes;
/// - seat 0 is to choose its action.
///
/// On a board with secret numbers of tickets the seats were dealt two at a time and kept all, but for a last one.
///
/// ```
/// Scene.usa(2).hand(0, "4 red 1 wild").market("red blue wild white black").deck("2 red").play()
/// ```
final class Scene {
    private static final Map<String, TicketToRide> GAMES = Stream.of("usa", "europe", "berlin", "paris")
            .collect(Collectors.toMap(id -> id, id -> new TicketToRide(BoardReader.bundled(id))));

    static final TicketToRide USA = game("usa");

    /// The kinds of a market of which nothing is said: the first five of these that the board has.
    private static final List<String> MARKET = List.of("red", "blue", "green", "yellow", "black", "purple");

    private final TicketToRide game;
    private final String ticketSet;
    private final int seats;
    private final Board board;
    private final Map<Integer, String> hands = new HashMap<>();
    private final Map<Integer, String> known = new HashMap<>();
    private final Map<Integer, List<String>> routes = new HashMap<>();
    private final Map<Integer, List<String>> tickets = new HashMap<>();
    private final List<String> ticketBottom = new ArrayList<>();
    private List<String> ticketDeck = List.of();
    private boolean ticketDeckSaid;
    private final Map<Integer, List<String>> stations = new HashMap<>();
    private final Map<Integer, String> flags = new HashMap<>();
    private String market;
    private String deck = "";
    private boolean deckSaid;
    private String discards = "";
    private int turn;
    private int turnsLeft = -1;
    private int ply = 100;
    private int passes;

    private Scene(TicketToRide game, String ticketSet, int seats) {
        this.game = game;
        this.ticketSet = ticketSet;
        this.seats = seats;
        board = game.tables(ticketSet).board;
        market = MARKET.stream()
                .filter(kind -> board.rules().cards().containsKey(kind(kind)))
                .limit(Cards.SLOTS)
                .collect(Collectors.joining(" "));
    }

    /// The game on a board, as `europe`.
    static TicketToRide game(String id) {
        return Objects.requireNonNull(GAMES.get(id), id);
    }

    /// A scene on a board, as `europe`.
    static Scene on(String id, int seats) {
        return on(game(id), seats);
    }

    /// A scene of a game that isn't in the box.
    static Scene on(TicketToRide game, int seats) {
        return new Scene(game, TicketSet.BASE, seats);
    }

    /// A scene with other tickets than those of the box, as `mega`.
    static Scene with(String id, String ticketSet, int seats) {
        return new Scene(game(id), ticketSet, seats);
    }

    /// A scene on the USA board.
    static Scene usa(int seats) {
        return on("usa", seats);
    }

    /// The very beginning on the USA board, before the first chance outcome.
    static Play start(int seats) {
        return start("usa", seats);
    }

    /// The very beginning on a board, before the first chance outcome.
    static Play start(String id, int seats) {
        return start(id, TicketSet.BASE, seats);
    }

    /// The same with other tickets than those of the box.
    static Play start(String id, String ticketSet, int seats) {
        var options = ticketSet.equals(TicketSet.BASE) ? Map.<String, String>of() : Map.of("tickets", ticketSet);
        return new Play((TtrState) game(id).newState(new Setup(seats, options)));
    }

    /// The game on the USA board dealt in order.
    static Play dealt(int seats, int first) {
        return dealt("usa", seats, first);
    }

    /// A game in which the hands, the market and the opening tickets are dealt in order: the first cards and
    /// tickets to the last seat, to each its long tickets first. The seats are about to keep opening tickets, and
    /// seat `first` will begin.
    static Play dealt(String id, int seats, int first) {
        return dealt(id, TicketSet.BASE, seats, first);
    }

    /// The same with other tickets than those of the box.
    static Play dealt(String id, String ticketSet, int seats, int first) {
        Play play = start(id, ticketSet, seats).play("first " + first);
        Board board = game(id).tables(ticketSet).board;
        List<CardKind> colors = Arrays.stream(CardKind.values())
                .filter(kind -> kind != CardKind.WILD && board.rules().cards().containsKey(kind))
                .toList();
        for (int card = 0; card < seats * board.rules().openingHand() + Cards.SLOTS; card++) {
            play.play("card " + colors.get(card % colors.size()));
        }
        Map<Boolean, Iterator<Ticket>> tickets = new HashMap<>();
        for (boolean isLong : List.of(true, false)) {
            tickets.put(
                    isLong,
                    board.tickets().stream()
                            .filter(ticket -> ticket.isLong() == isLong)
                            .iterator());
        }
        var deal = board.rules().openingTickets();
        for (int ticket = 0; ticket < seats * deal.deal(); ticket++) {
            boolean isLong = ticket % deal.deal() < deal.longTickets();
            play.play("ticket "
                    + Objects.requireNonNull(tickets.get(isLong)).next().id());
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

    /// Stations in these cities.
    Scene stations(int seat, String... cities) {
        stations.put(seat, List.of(cities));
        return this;
    }

    /// Cards laid for a flag, each colour once, as `1 red 1 white`.
    Scene flag(int seat, String cards) {
        flags.put(seat, cards);
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

    Scene ply(int ply) {
        this.ply = ply;
        return this;
    }

    Scene passes(int inARow) {
        passes = inARow;
        return this;
    }

    Play play() {
        return new Play((TtrState) game.parseState(text()));
    }

    /// The scene as a text in the notation of positions.
    String text() {
        Map<CardKind, Integer> rest = restOfCards();
        Map<CardKind, Integer> none = new EnumMap<>(CardKind.class);
        var lines = new ArrayList<String>();
        lines.add(game.info().id() + " " + game.info().rulesVersion());
        if (!ticketSet.equals(TicketSet.BASE)) {
            lines.add("options tickets=" + ticketSet);
        }
        lines.add("ply %d first 0 turns-left %d passes %d".formatted(ply, turnsLeft, passes));
        lines.add("next turn:" + turn + ":0");
        lines.add("market " + market);
        lines.add("deck" + counts(deckSaid ? cards(deck) : rest));
        lines.add("discards" + counts(cards(discards)));
        lines.add("ticket-deck" + words(ticketDeckSaid ? ticketDeck : restOfTickets(false)));
        lines.add("ticket-bottom" + words(ticketBottom));
        if (board.tickets().stream().anyMatch(Ticket::isLong)) {
            lines.add("ticket-box" + words(restOfTickets(true)));
        }
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
            kept.addAll(restOfTickets(false));
        }
        return "seat %d vehicles=%s score=%d hand%s known%s tickets%s offered routes%s"
                        .formatted(
                                seat,
                                vehicles(held),
                                held.stream().mapToInt(Route::points).sum(),
                                counts(hand),
                                counts(cards(known.getOrDefault(seat, ""))),
                                words(kept),
                                words(held.stream().map(Route::id).toList()))
                + elements(seat, kept.size());
    }

    private String vehicles(List<Route> held) {
        return IntStream.range(0, board.rules().vehicles().size())
                .mapToObj(kind -> board.rules().vehicles().get(kind).count()
                        - held.stream()
                                .filter(route -> route.vehicle() == kind)
                                .mapToInt(Route::vehicles)
                                .sum())
                .map(String::valueOf)
                .collect(Collectors.joining(","));
    }

    private String elements(int seat, int tickets) {
        String built = stations.containsKey(seat) ? " stations" + words(stations.getOrDefault(seat, List.of())) : "";
        String flag =
                flags.containsKey(seat) ? " flag" + counts(cards(flags.getOrDefault(seat, ""))) + " complete=0" : "";
        String choices = board.rules().ticketCountsSecret()
                ? " choices %d dealt %d".formatted((tickets + 1) / 2, tickets == 1 ? 2 : tickets)
                : "";
        return built + flag + choices;
    }

    private Map<CardKind, Integer> restOfCards() {
        var rest = new EnumMap<>(board.rules().cards());
        Arrays.stream(market.split(" "))
                .filter(kind -> !kind.equals("-"))
                .forEach(kind -> rest.merge(kind(kind), -1, Integer::sum));
        var placed = new ArrayList<>(hands.values());
        placed.add(deck);
        placed.add(discards);
        placed.addAll(flags.values());
        placed.forEach(cards -> cards(cards).forEach((kind, count) -> rest.merge(kind, -count, Integer::sum)));
        return rest;
    }

    private List<String> restOfTickets(boolean isLong) {
        Set<String> placed = new HashSet<>(ticketDeck);
        tickets.values().forEach(placed::addAll);
        ticketBottom.forEach(ticket -> placed.add(ticket.replaceAll("@.*", "")));
        return board.tickets().stream()
                .filter(ticket -> ticket.isLong() == isLong)
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
