package dev.anden.games.tickettoride.board;

import dev.anden.games.boardfile.Place;
import dev.anden.games.tickettoride.board.BoardRules.OpeningDeal;
import dev.anden.games.tickettoride.board.BoardRules.Rejected;
import dev.anden.games.tickettoride.board.BoardRules.TicketDeal;
import dev.anden.games.tickettoride.board.BoardRules.TieBreak;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// Reads the numbers and rule elements of a board file: everything but its lists of cities, routes and tickets.
final class RulesReader {
    private static final List<String> KINDS = words(CardKind.values());
    static final int MOST = 99;

    /// The most kinds of vehicles.
    private static final int MOST_KINDS = 3;

    private final Place root;

    RulesReader(Place root) {
        this.root = root;
    }

    BoardRules rules() {
        Place seats = root.get("seats");
        seats.only("minimum", "maximum");
        int minimum = seats.get("minimum").integer(2, 5);
        return new BoardRules(
                minimum,
                seats.get("maximum").integer(minimum, 5),
                vehicles(root.get("vehicles")),
                cards(root.get("cards")),
                root.get("openingHand").integer(1, 9),
                root.optional("marketWithoutDeck", word -> word.word("open", "closed"))
                        .orElse("open")
                        .equals("closed"),
                openingDeal(root.get("openingTickets")),
                deal(root.get("ticketDraw")),
                root.get("ticketCounts").word("public", "secret").equals("secret"),
                root.get("doublesClosedUpTo").integer(0, 5),
                root.get("lastRoundAt").integer(0, 9),
                root.get("longestPathPoints").integer(0, MOST),
                root.optional("mostTicketsPoints", points -> points.integer(0, MOST))
                        .orElse(0),
                tieBreaks(root.get("tieBreaks")),
                elements(root.get("elements")));
    }

    private static List<VehicleKind> vehicles(Place place) {
        var kinds = new ArrayList<VehicleKind>();
        for (Place kind : place.list(MOST_KINDS)) {
            kind.only("id", "count", "perRoute", "points");
            String id = kind.get("id").word(VehicleKind.WORDS);
            if (kind.get("id").isSound()
                    && kinds.stream().anyMatch(other -> other.id().equals(id))) {
                kind.get("id").problem(BoardFlaw.ID_TWICE, "id", id);
            }
            kinds.add(new VehicleKind(
                    id,
                    kind.get("count").integer(1, MOST),
                    kind.get("perRoute").word(VehicleKind.PerRoute.values()),
                    points(kind.get("points"))));
        }
        if (kinds.isEmpty()) {
            if (place.isList()) {
                place.problem(BoardFlaw.NO_VEHICLES);
            }
            kinds.add(new VehicleKind("?", 1, VehicleKind.PerRoute.EACH_SPACE, Map.of()));
        }
        return kinds;
    }

    private static Map<Integer, Integer> points(Place place) {
        var points = new LinkedHashMap<Integer, Integer>();
        place.properties().forEach((length, value) -> {
            if (length.matches("[1-8]")) {
                points.put(Integer.valueOf(length), value.integer(0, MOST));
            } else {
                value.problem(BoardFlaw.NO_LENGTH);
            }
        });
        if (points.isEmpty() && place.isObject()) {
            place.problem(BoardFlaw.NO_POINTS);
        }
        return points;
    }

    private static Map<CardKind, Integer> cards(Place place) {
        var cards = new EnumMap<CardKind, Integer>(CardKind.class);
        place.properties()
                .forEach((name, count) -> CardKind.named(name)
                        .ifPresentOrElse(
                                kind -> cards.put(kind, count.integer(1, MOST)),
                                () -> count.problem(BoardFlaw.NO_CARD, "kinds", String.join(", ", KINDS))));
        return cards;
    }

    static OpeningDeal openingDeal(Place place) {
        place.only("long", "deal", "keep", "rejected");
        int longTickets = place.optional("long", count -> count.integer(1, 2)).orElse(0);
        Rejected rejected = place.get("rejected").word(Rejected.values());
        int most = rejected == Rejected.BOX ? OpeningDeal.MOST - 2 : OpeningDeal.MOST_ORDERED - longTickets;
        int regular = place.get("deal").integer(1, most);
        return new OpeningDeal(longTickets, regular, place.get("keep").integer(1, longTickets + regular), rejected);
    }

    static TicketDeal deal(Place place) {
        place.only("deal", "keep");
        int deal = place.get("deal").integer(1, TicketDeal.MOST);
        return new TicketDeal(deal, place.get("keep").integer(1, deal));
    }

    private static List<TieBreak> tieBreaks(Place place) {
        var tieBreaks = new ArrayList<TieBreak>();
        for (Place word : place.list(TieBreak.values().length)) {
            TieBreak tieBreak = word.word(TieBreak.values());
            if (tieBreaks.contains(tieBreak)) {
                word.problem(BoardFlaw.TWICE);
            }
            tieBreaks.add(tieBreak);
        }
        return tieBreaks;
    }

    private static Elements elements(Place place) {
        place.properties();
        place.only(Elements.WORDS);
        if (place.has("ferry")) {
            place.get("ferry").only();
        }
        return new Elements(
                place.has("ferry"),
                place.optional("tunnel", RulesReader::tunnel),
                place.optional("station", RulesReader::stations),
                place.optional("flag", RulesReader::flags));
    }

    private static int tunnel(Place place) {
        place.only("turnUp");
        return place.get("turnUp").integer(1, 5);
    }

    private static Elements.Stations stations(Place place) {
        place.only("costs", "points");
        Place list = place.get("costs");
        List<Integer> costs = list.list(Elements.Stations.MOST).stream()
                .map(cost -> cost.integer(1, 9))
                .toList();
        if (costs.isEmpty() && list.isList()) {
            list.problem(BoardFlaw.NO_STATION);
        }
        return new Elements.Stations(costs, place.get("points").integer(0, MOST));
    }

    private static Elements.Flags flags(Place place) {
        place.only("colors", "points");
        List<String> colors = KINDS.subList(0, CardKind.COLORS);
        var flag = new LinkedHashSet<CardKind>();
        for (Place color : place.get("colors").list(CardKind.COLORS)) {
            CardKind kind = CardKind.of(colors.indexOf(color.word(colors)));
            if (!flag.add(kind)) {
                color.problem(BoardFlaw.TWICE);
            }
        }
        if (flag.size() < 2 && place.get("colors").isList()) {
            place.get("colors").problem(BoardFlaw.FEW_FLAG_COLORS);
        }
        return new Elements.Flags(flag, place.get("points").integer(0, MOST));
    }

    private static List<String> words(Object[] values) {
        return Stream.of(values).map(Object::toString).toList();
    }
}
