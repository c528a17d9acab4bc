package dev.anden.games.frenchquarter.board;

import dev.anden.games.boardfile.Place;
import dev.anden.games.frenchquarter.board.VacationCard.Values;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/// Reads ways to move, dice and cards.
final class CardReader {
    private static final int MAYOR_CARDS = 12;
    private static final int VACATION_CARDS = 12;
    private static final int VACATION_BUILDINGS = 4;
    private static final int MOST_SEATS = 4;
    private final MapReader map;
    private final Set<String> ids = new HashSet<>();
    final List<Travel> travels;
    final Map<Integer, Map<Transport, Integer>> dice;
    final List<ActionCard> cards;
    final List<MayorCard> mayorCards;
    final List<VacationCard> vacationCards;

    CardReader(Place root, MapReader map) {
        this.map = map;
        travels = root.get("transports").list(Transport.COUNT, Transport.COUNT, this::travel);
        dice = dice(root.get("dice"));
        int all = Transport.COUNT * Board.DECK;
        cards = new ArrayList<>();
        root.get("cards").list(all, all, this::card);
        mayorCards = new ArrayList<>();
        root.get("mayorCards").list(MAYOR_CARDS, MAYOR_CARDS, this::mayorCard);
        vacationCards = new ArrayList<>();
        root.get("vacationCards").list(VACATION_CARDS, VACATION_CARDS, this::vacationCard);
    }

    private Travel travel(Place place) {
        place.only("id", "die", "spaces", "streets");
        Transport transport = place.get("id").word(Transport.values());
        if (!place.path().equals("transports[" + transport.ordinal() + "]")) {
            place.get("id").problem("stands in the wrong place; the order is " + String.join(", ", Transport.words()));
        }
        if (place.has("spaces") == place.has("streets")) {
            place.problem("has either spaces or streets");
        }
        return new Travel(
                transport,
                place.get("die").id(),
                place.optional("spaces", spaces -> spaces.integer(1, 6)).orElse(0),
                place.optional("streets", streets -> streets.list(1, 4, this::street))
                        .orElse(List.of()));
    }

    private int street(Place place) {
        return place.reference(map.streetIndexes, "street");
    }

    private static Map<Integer, Map<Transport, Integer>> dice(Place place) {
        place.only("1", "2", "3", "4");
        var dice = new TreeMap<Integer, Map<Transport, Integer>>();
        for (int seats = 1; seats <= MOST_SEATS; seats++) {
            Place pool = place.get(Integer.toString(seats));
            pool.only(Transport.words());
            var counts = new EnumMap<Transport, Integer>(Transport.class);
            for (Transport transport : Transport.values()) {
                pool.optional(transport.toString(), count -> count.integer(1, 2))
                        .ifPresent(count -> counts.put(transport, count));
            }
            int sum = counts.values().stream().mapToInt(Integer::intValue).sum();
            int needed = 2 * Math.max(2, seats) + 1;
            if (sum != needed) {
                pool.problem("are %d dice; two for each seat and one more are %d".formatted(sum, needed));
            }
            dice.put(seats, counts);
        }
        return dice;
    }

    private ActionCard card(Place place) {
        place.only("id", "transport", "icons");
        int index = cards.size();
        Transport transport = place.get("transport").word(Transport.values());
        if (transport.ordinal() != index / Board.DECK % Transport.COUNT) {
            place.get("transport").problem("stands in the wrong place; eight cards of each deck follow one another");
        }
        var card = new ActionCard(
                index, id(place), transport, place.get("icons").list(1, 2, icon -> icon.word(Icon.values())));
        cards.add(card);
        return card;
    }

    private MayorCard mayorCard(Place place) {
        place.only("id", "closes", "first", "takes");
        List<Transport> takes =
                place.get("takes").list(1, Transport.COUNT, transport -> transport.word(Transport.values()));
        if (new HashSet<>(takes).size() != takes.size()) {
            place.get("takes").problem("names a deck twice");
        }
        var card = new MayorCard(
                mayorCards.size(),
                id(place),
                place.optional("closes", this::street),
                place.get("first").word("seat", "mayor").equals("mayor"),
                takes);
        mayorCards.add(card);
        return card;
    }

    private VacationCard vacationCard(Place place) {
        place.only("id", "values", "buildings");
        List<Integer> buildings = place.get("buildings")
                .list(
                        VACATION_BUILDINGS,
                        VACATION_BUILDINGS,
                        building -> building.reference(map.buildingIndexes, "building"));
        var card = new VacationCard(
                vacationCards.size(), id(place), place.get("values").word(Values.values()), buildings);
        vacationCards.add(card);
        return card;
    }

    private String id(Place place) {
        String id = place.get("id").id();
        if (!ids.add(id)) {
            place.get("id").problem("\"" + id + "\" stands here a second time");
        }
        return id;
    }
}
