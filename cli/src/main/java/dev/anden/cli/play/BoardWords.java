package dev.anden.cli.play;

import dev.anden.cli.text.Texts;
import dev.anden.games.tickettoride.board.Board;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.board.City;
import dev.anden.games.tickettoride.board.Route;
import dev.anden.games.tickettoride.board.Ticket;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// What the things of a board are called in one language.
final class BoardWords {
    private final Texts texts;
    private final Board board;
    private final Map<String, Route> routes = new HashMap<>();
    private final Map<String, Ticket> tickets = new HashMap<>();

    BoardWords(Board board, Texts texts) {
        this.board = board;
        this.texts = texts;
        board.routes().forEach(route -> routes.put(route.id(), route));
        board.tickets().forEach(ticket -> tickets.put(ticket.id(), ticket));
    }

    /// A kind of card, such as `red`.
    String card(CardKind kind) {
        return texts.text("card." + kind);
    }

    /// One card of a kind, such as `a red card` or `a wild`.
    String oneCard(CardKind kind) {
        return texts.text(kind == CardKind.WILD ? "card.one.wild" : "card.one", card(kind));
    }

    /// Cards by kind, such as `3 × red, 1 × wild`.
    String cards(Map<CardKind, Integer> cards) {
        return cards.isEmpty()
                ? texts.text("nothing")
                : cards.entrySet().stream()
                        .sorted(Map.Entry.comparingByKey())
                        .map(entry -> times(entry.getValue(), card(entry.getKey())))
                        .collect(Collectors.joining(", "));
    }

    /// What a claim is paid with, such as `3 × red, 1 × wild`.
    String payment(CardKind color, int colored, int wilds) {
        if (wilds == 0) {
            return times(colored, card(color));
        }
        String wild = times(wilds, card(CardKind.WILD));
        return colored == 0 ? wild : times(colored, card(color)) + ", " + wild;
    }

    Route routeOf(String id) {
        Route route = routes.get(id);
        if (route == null) {
            throw new IllegalArgumentException("The board has no route " + id);
        }
        return route;
    }

    /// The two cities of a route.
    String route(String id) {
        return cities(routeOf(id).from(), routeOf(id).to());
    }

    /// What a route asks for, such as `4 × red`, `2 × any one colour, 1 × wild` or `3 × green (tunnel)`.
    String price(Route route) {
        int free = route.length() - route.wilds();
        String cards = free == 0 ? "" : times(free, texts.text("card." + route.color()));
        if (route.wilds() > 0) {
            cards += (free == 0 ? "" : ", ") + times(route.wilds(), card(CardKind.WILD));
        }
        if (board.rules().vehicles().size() > 1) {
            String id = board.rules().vehicles().get(route.vehicle()).id();
            cards += " (" + texts.text("route.vehicle." + id) + ")";
        }
        return route.tunnel() ? cards + " (" + texts.text("route.tunnel") + ")" : cards;
    }

    /// Vehicles left by kind, such as `11 trams, 1 subway car`.
    String vehicles(List<Integer> left) {
        return IntStream.range(0, left.size())
                .mapToObj(kind -> texts.text(
                        "vehicle." + board.rules().vehicles().get(kind).id(), left.get(kind)))
                .collect(Collectors.joining(", "));
    }

    /// The name of a city.
    String city(String id) {
        return board.cities().stream()
                .filter(city -> city.id().equals(id))
                .map(City::name)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("The board has no city " + id));
    }

    /// A ticket with its points.
    String ticket(String id) {
        Ticket ticket = tickets.get(id);
        if (ticket == null) {
            throw new IllegalArgumentException("The board has no ticket " + id);
        }
        return cities(ticket.from(), ticket.to()) + " (" + ticket.points() + ")";
    }

    /// Several tickets.
    String tickets(List<String> ids) {
        return ids.stream().map(this::ticket).collect(Collectors.joining(", "));
    }

    /// With a sign between them a number and a word need not agree in any language.
    private static String times(int count, String what) {
        return count + " × " + what;
    }

    private String cities(int from, int to) {
        return board.cities().get(from).name() + " – " + board.cities().get(to).name();
    }
}
