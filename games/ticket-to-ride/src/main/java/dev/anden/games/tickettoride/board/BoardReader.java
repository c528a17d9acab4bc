package dev.anden.games.tickettoride.board;

import dev.anden.games.boardfile.BoardFile;
import dev.anden.games.boardfile.Place;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.ToIntFunction;

/// Reads board files. Everything that is wrong with a file is told at once, each with its place.
public final class BoardReader {
    private static final List<String> PROPERTIES = List.of(
            "$schema",
            "format",
            "id",
            "name",
            "names",
            "revision",
            "provenance",
            "source",
            "geography",
            "seats",
            "vehicles",
            "cards",
            "openingHand",
            "marketWithoutDeck",
            "openingTickets",
            "ticketDraw",
            "ticketCounts",
            "doublesClosedUpTo",
            "lastRoundAt",
            "longestPathPoints",
            "mostTicketsPoints",
            "tieBreaks",
            "elements",
            "totals",
            "cities",
            "routes",
            "tickets",
            "ticketSets");

    static final List<String> PROVENANCES = List.of("verified", "reconstructed", "invented");

    /// The most letters of a name: a longer one finds no room on a map.
    private static final int LONGEST_NAME = 40;

    static final int LONGEST_SOURCE = 1000;

    /// The largest number of points of a ticket, and the last revision.
    private static final int MOST = 99;

    private BoardReader() {}

    /// A board that comes with the program.
    ///
    /// @throws IllegalStateException if there is none with this id, or its file has problems
    public static Board bundled(String id) {
        String name = id + ".json";
        return read(name, BoardFile.bundled(BoardReader.class, "/dev/anden/games/tickettoride/boards/" + name))
                .require();
    }

    /// Reads the text of a board file.
    ///
    /// @param file the file's name, for the problems
    public static BoardFile<Board> read(String file, String text) {
        return BoardFile.read(file, text, root -> {
            Board board = board(root);
            new BoardCheck(board, root).run();
            return board;
        });
    }

    private static Board board(Place root) {
        root.only(PROPERTIES);
        root.get("format").integer(1, 1);
        BoardRules rules = new RulesReader(root).rules();
        List<City> cities = cities(root.get("cities"));
        Map<String, Integer> indexes = new LinkedHashMap<>();
        cities.forEach(city -> indexes.putIfAbsent(city.id(), indexes.size()));
        List<Route> routes = routes(root, indexes, rules);
        List<Ticket> tickets = tickets(root.get("tickets"), indexes);
        var board = new Board(
                root.get("id").id(),
                root.get("name").text(LONGEST_NAME),
                root.optional("names", BoardReader::names).orElse(Map.of()),
                root.optional("revision", revision -> revision.integer(1, MOST)).orElse(1),
                root.get("provenance").word(PROVENANCES),
                root.get("source").text(LONGEST_SOURCE),
                root.get("geography").id(),
                rules,
                cities,
                routes,
                tickets,
                root.optional("ticketSets", new TicketSetsReader(indexes)::read).orElse(TicketSets.NONE));
        checkTotals(root.get("totals"), totals(root, board));
        return board;
    }

    private static Map<String, String> names(Place place) {
        var names = new LinkedHashMap<String, String>();
        place.properties().forEach((language, name) -> {
            if (language.matches("[a-z]{2}")) {
                names.put(language, name.text(LONGEST_NAME));
            } else {
                name.problem(BoardFlaw.NO_LANGUAGE);
            }
        });
        return names;
    }

    private static List<City> cities(Place place) {
        var cities = new ArrayList<City>();
        for (Place city : place.list(Board.MAXIMUM_CITIES)) {
            city.only("id", "name", "latitude", "longitude", "source");
            source(city);
            String id = city.get("id").id();
            if (cities.stream().anyMatch(other -> other.id().equals(id))) {
                city.get("id").problem(BoardFlaw.ID_TWICE, "id", id);
            }
            cities.add(new City(
                    id,
                    city.get("name").text(LONGEST_NAME),
                    city.get("latitude").decimal(-85, 85),
                    city.get("longitude").decimal(-180, 180)));
        }
        return cities;
    }

    private static List<Route> routes(Place root, Map<String, Integer> cities, BoardRules rules) {
        boolean kindsAreKnown = kindsAre(root, "id");
        boolean elementsAreKnown = root.get("elements").isSound();
        var list = new RouteList();
        for (Place route : root.get("routes").list(Board.MAXIMUM_ROUTES)) {
            RouteList.Draft draft = route(route, ends(route, cities), rules, kindsAreKnown);
            list.add(route, draft);
            if (elementsAreKnown) {
                checkElements(route, draft, rules.elements());
            }
        }
        return list.routes();
    }

    private static void checkElements(Place route, RouteList.Draft draft, Elements elements) {
        if (draft.wilds() > 0 && !elements.ferry()) {
            route.get("wilds").problem(BoardFlaw.NO_ELEMENT, "element", "ferry");
        }
        if (draft.tunnel() && elements.tunnel().isEmpty()) {
            route.get("tunnel").problem(BoardFlaw.NO_ELEMENT, "element", "tunnel");
        }
    }

    /// Whether there are kinds of vehicles, and nothing is wrong with a property of theirs.
    private static boolean kindsAre(Place root, String property) {
        List<Place> kinds = root.get("vehicles").entries();
        return !kinds.isEmpty()
                && kinds.stream()
                        .allMatch(kind -> kind.isObject() && kind.get(property).isSound());
    }

    /// @param kindsAreKnown whether it can be said which of the kinds of vehicles a route takes
    private static RouteList.Draft route(Place route, Ends ends, BoardRules rules, boolean kindsAreKnown) {
        route.only("from", "to", "length", "color", "vehicle", "wilds", "tunnel", "source");
        source(route);
        int kind = kindsAreKnown ? vehicle(route, rules) : 0;
        VehicleKind vehicle = rules.vehicles().get(kind);
        Place length = route.get("length");
        int spaces = length.integer(1, Board.MAXIMUM_LENGTH);
        boolean unpriced = kindsAreKnown
                && !vehicle.points().isEmpty()
                && !vehicle.points().containsKey(spaces);
        if (unpriced && length.isInteger(1, Board.MAXIMUM_LENGTH)) {
            length.problem(BoardFlaw.UNPRICED, "vehicle", vehicle.id(), "length", spaces);
        }
        RouteColor color = route.get("color").word(RouteColor.values());
        // How many may be wild isn't known where the length isn't.
        int mostWilds = length.isInteger(1, Board.MAXIMUM_LENGTH) ? spaces : Board.MAXIMUM_LENGTH;
        int wilds =
                route.optional("wilds", needed -> needed.integer(1, mostWilds)).orElse(0);
        boolean tunnel = route.flag("tunnel");
        return new RouteList.Draft(
                ends, spaces, color, vehicle.points().getOrDefault(spaces, 0), kind, vehicle.on(spaces), wilds, tunnel);
    }

    /// The index of the kind of vehicle that a route takes; the board's first one if the route names none.
    private static int vehicle(Place route, BoardRules rules) {
        List<String> kinds = rules.vehicles().stream().map(VehicleKind::id).toList();
        return route.has("vehicle") ? kinds.indexOf(route.get("vehicle").word(kinds)) : 0;
    }

    /// Where an entry's data comes from; stays in the file.
    private static void source(Place entry) {
        if (entry.has("source")) {
            entry.get("source").word("verified", "reconstructed", "memory");
        }
    }

    private static List<Ticket> tickets(Place place, Map<String, Integer> cities) {
        var tickets = new ArrayList<Ticket>();
        var pairs = new HashSet<String>();
        for (Place ticket : place.list(Board.MAXIMUM_TICKETS)) {
            ticket.only("from", "to", "points", "deck", "source");
            tickets.add(ticket(ticket, tickets.size(), cities, pairs));
        }
        return tickets;
    }

    /// Reads one ticket.
    ///
    /// @param pairs the cities of those before it; becomes those of this one too
    static Ticket ticket(Place ticket, int index, Map<String, Integer> cities, Set<String> pairs) {
        source(ticket);
        Ends ends = ends(ticket, cities);
        if (ends.known() && !pairs.add(ends.pair())) {
            ticket.problem(BoardFlaw.TICKET_TWICE, "ticket", ends.id());
        }
        return new Ticket(
                index,
                ends.id(),
                ends.from(),
                ends.to(),
                ticket.get("points").integer(1, MOST),
                ticket.has("deck") && ticket.get("deck").word("regular", "long").equals("long"));
    }

    /// The two cities that a route or ticket joins; -1 for one that the board doesn't have.
    record Ends(String id, int from, int to) {
        boolean known() {
            return from >= 0 && to >= 0;
        }

        /// The same for both directions.
        String pair() {
            return Math.min(from, to) + "/" + Math.max(from, to);
        }
    }

    private static Ends ends(Place place, Map<String, Integer> cities) {
        int from = city(place.get("from"), cities);
        int to = city(place.get("to"), cities);
        String fromId = place.get("from").peek();
        String toId = place.get("to").peek();
        if (from >= 0 && from == to) {
            place.problem(BoardFlaw.ITSELF, "city", fromId);
        }
        return new Ends(fromId + "--" + toId, from, to);
    }

    private static int city(Place place, Map<String, Integer> cities) {
        String id = place.text(LONGEST_NAME);
        Integer index = cities.get(id);
        // Without any city, that is what is wrong.
        if (index == null && place.isSound() && !cities.isEmpty()) {
            place.problem(BoardFlaw.NO_CITY, "city", id);
        }
        return index == null ? -1 : index;
    }

    /// What the lists add up to; nothing for one with problems, or for what depends on something else that is wrong.
    private static Map<String, OptionalInt> totals(Place root, Board board) {
        boolean hasRoutes = root.get("routes").isSound();
        boolean pricesAreKnown = hasRoutes && kindsAre(root, "id") && kindsAre(root, "points");
        var sums = new LinkedHashMap<String, OptionalInt>();
        sums.put("cities", sum(root.get("cities").isSound(), board.cities(), city -> 1));
        sums.put("routes", sum(hasRoutes, board.routes(), route -> 1));
        sums.put("spaces", sum(hasRoutes, board.routes(), Route::length));
        sums.put("routePoints", sum(pricesAreKnown, board.routes(), Route::points));
        sums.putAll(ticketTotals(root.get("tickets"), board.tickets()));
        return sums;
    }

    /// @param place where the tickets are listed
    static Map<String, OptionalInt> ticketTotals(Place place, List<Ticket> tickets) {
        var sums = new LinkedHashMap<String, OptionalInt>();
        sums.put("tickets", sum(place.isSound(), tickets, ticket -> 1));
        sums.put("ticketPoints", sum(place.isSound(), tickets, Ticket::points));
        return sums;
    }

    private static <T> OptionalInt sum(boolean isKnown, List<T> things, ToIntFunction<T> number) {
        return isKnown ? OptionalInt.of(things.stream().mapToInt(number).sum()) : OptionalInt.empty();
    }

    static void checkTotals(Place totals, Map<String, OptionalInt> sums) {
        totals.only(sums.keySet());
        sums.forEach((name, sum) -> {
            Place total = totals.get(name);
            int printed = total.integer(0, Integer.MAX_VALUE);
            if (total.isSound() && sum.isPresent() && printed != sum.getAsInt()) {
                total.problem(BoardFlaw.TOTAL, "printed", printed, "sum", sum.getAsInt());
            }
        });
    }
}
