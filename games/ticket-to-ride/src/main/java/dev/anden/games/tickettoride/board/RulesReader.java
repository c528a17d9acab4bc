package dev.anden.games.tickettoride.board;

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
import java.util.Optional;
import java.util.stream.Stream;

/// Reads the numbers and rule elements of a board file: everything but its lists of cities, routes and tickets.
final class RulesReader {
    private static final List<String> KINDS = words(CardKind.values());
    private static final List<String> TIE_BREAKS = words(TieBreak.values());
    private static final List<String> PER_ROUTE = words(VehicleKind.PerRoute.values());
    private static final List<String> REJECTED = words(Rejected.values());
    private static final int MOST = 99;

    /// The most kinds of vehicles.
    private static final int MOST_KINDS = 3;

    private final JsonCursor root;

    RulesReader(JsonCursor root) {
        this.root = root;
    }

    BoardRules rules() {
        JsonCursor seats = root.get("seats");
        seats.only(List.of("minimum", "maximum"));
        int minimum = seats.get("minimum").integer(2, 5);
        return new BoardRules(
                minimum,
                seats.get("maximum").integer(minimum, 5),
                vehicles(root.get("vehicles")),
                cards(root.get("cards")),
                root.get("openingHand").integer(1, 9),
                openingDeal(root.get("openingTickets")),
                deal(root.get("ticketDraw")),
                root.get("ticketCounts").word(List.of("public", "secret")).equals("secret"),
                root.get("doublesClosedUpTo").integer(0, 5),
                root.get("lastRoundAt").integer(0, 9),
                root.get("longestPathPoints").integer(0, MOST),
                tieBreaks(root.get("tieBreaks")),
                elements(root.get("elements")));
    }

    private static List<VehicleKind> vehicles(JsonCursor cursor) {
        var kinds = new ArrayList<VehicleKind>();
        for (JsonCursor kind : cursor.list(MOST_KINDS)) {
            kind.only(List.of("id", "count", "perRoute", "points"));
            String id = kind.get("id").word(VehicleKind.WORDS);
            if (kinds.stream().anyMatch(other -> other.id().equals(id))) {
                kind.get("id").problem("\"" + id + "\" stands here a second time");
            }
            kinds.add(new VehicleKind(
                    id,
                    kind.get("count").integer(1, MOST),
                    VehicleKind.PerRoute.values()[
                            PER_ROUTE.indexOf(kind.get("perRoute").word(PER_ROUTE))],
                    points(kind.get("points"))));
        }
        if (kinds.isEmpty()) {
            if (cursor.isList()) {
                cursor.problem("there must be one kind of vehicle at least");
            }
            kinds.add(new VehicleKind("?", 1, VehicleKind.PerRoute.EACH_SPACE, Map.of()));
        }
        return kinds;
    }

    private static Map<Integer, Integer> points(JsonCursor cursor) {
        var points = new LinkedHashMap<Integer, Integer>();
        cursor.properties().forEach((length, value) -> {
            if (length.matches("[1-8]")) {
                points.put(Integer.valueOf(length), value.integer(0, MOST));
            } else {
                value.problem("is no length; a route has 1 to 8 spaces");
            }
        });
        if (points.isEmpty() && cursor.isObject()) {
            cursor.problem("must name the points of one length at least");
        }
        return points;
    }

    private static Map<CardKind, Integer> cards(JsonCursor cursor) {
        var cards = new EnumMap<CardKind, Integer>(CardKind.class);
        cursor.properties()
                .forEach((name, count) -> CardKind.named(name)
                        .ifPresentOrElse(
                                kind -> cards.put(kind, count.integer(1, MOST)),
                                () -> count.problem("is no kind of card; there are " + String.join(", ", KINDS))));
        return cards;
    }

    private static OpeningDeal openingDeal(JsonCursor cursor) {
        cursor.only(List.of("long", "deal", "keep", "rejected"));
        int longTickets = cursor.has("long") ? cursor.get("long").integer(1, 2) : 0;
        int regular = cursor.get("deal").integer(1, 5 - longTickets);
        return new OpeningDeal(
                longTickets,
                regular,
                cursor.get("keep").integer(1, longTickets + regular),
                Rejected.values()[REJECTED.indexOf(cursor.get("rejected").word(REJECTED))]);
    }

    private static TicketDeal deal(JsonCursor cursor) {
        cursor.only(List.of("deal", "keep"));
        int deal = cursor.get("deal").integer(1, 5);
        return new TicketDeal(deal, cursor.get("keep").integer(1, deal));
    }

    private static List<TieBreak> tieBreaks(JsonCursor cursor) {
        var tieBreaks = new ArrayList<TieBreak>();
        for (JsonCursor word : cursor.list(TIE_BREAKS.size())) {
            TieBreak tieBreak = TieBreak.values()[TIE_BREAKS.indexOf(word.word(TIE_BREAKS))];
            if (tieBreaks.contains(tieBreak)) {
                word.problem("stands here a second time");
            }
            tieBreaks.add(tieBreak);
        }
        return tieBreaks;
    }

    private static Elements elements(JsonCursor cursor) {
        cursor.properties();
        cursor.only(Elements.WORDS);
        if (cursor.has("ferry")) {
            cursor.get("ferry").only(List.of());
        }
        return new Elements(
                cursor.has("ferry"),
                cursor.has("tunnel") ? Optional.of(tunnel(cursor.get("tunnel"))) : Optional.empty(),
                cursor.has("station") ? Optional.of(stations(cursor.get("station"))) : Optional.empty(),
                cursor.has("flag") ? Optional.of(flags(cursor.get("flag"))) : Optional.empty());
    }

    private static int tunnel(JsonCursor cursor) {
        cursor.only(List.of("turnUp"));
        return cursor.get("turnUp").integer(1, 5);
    }

    private static Elements.Stations stations(JsonCursor cursor) {
        cursor.only(List.of("costs", "points"));
        JsonCursor list = cursor.get("costs");
        List<Integer> costs = list.list(Elements.Stations.MOST).stream()
                .map(cost -> cost.integer(1, 9))
                .toList();
        if (costs.isEmpty() && list.isList()) {
            list.problem("must name the cost of one station at least");
        }
        return new Elements.Stations(costs, cursor.get("points").integer(0, MOST));
    }

    private static Elements.Flags flags(JsonCursor cursor) {
        cursor.only(List.of("colors", "points"));
        List<String> colors = KINDS.subList(0, CardKind.COLORS);
        var flag = new LinkedHashSet<CardKind>();
        for (JsonCursor color : cursor.get("colors").list(CardKind.COLORS)) {
            CardKind kind = CardKind.of(colors.indexOf(color.word(colors)));
            if (!flag.add(kind)) {
                color.problem("stands here a second time");
            }
        }
        if (flag.size() < 2 && cursor.get("colors").isList()) {
            cursor.get("colors").problem("a flag has two colours at least");
        }
        return new Elements.Flags(flag, cursor.get("points").integer(0, MOST));
    }

    private static List<String> words(Object[] values) {
        return Stream.of(values).map(Object::toString).toList();
    }
}
