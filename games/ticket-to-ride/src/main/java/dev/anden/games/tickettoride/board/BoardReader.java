package dev.anden.games.tickettoride.board;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Reads board files. Everything that is wrong with a file is told at once, each with its place.
public final class BoardReader {
    private static final List<String> PROPERTIES = List.of(
            "$schema",
            "format",
            "id",
            "name",
            "provenance",
            "source",
            "geography",
            "seats",
            "vehicles",
            "cards",
            "openingHand",
            "openingTickets",
            "ticketDraw",
            "ticketCounts",
            "doublesClosedUpTo",
            "lastRoundAt",
            "longestPathPoints",
            "tieBreaks",
            "elements",
            "totals",
            "cities",
            "routes",
            "tickets");
    private static final List<String> COLORS =
            Stream.of(RouteColor.values()).map(RouteColor::toString).toList();
    private static final List<String> PROVENANCES = List.of("verified", "reconstructed", "invented");
    private static final List<String> SOURCES = List.of("verified", "reconstructed", "memory");
    private static final List<String> DECKS = List.of("regular", "long");

    /// The most letters of a name: a longer one finds no room on a map.
    private static final int LONGEST_NAME = 40;

    private static final int LONGEST_SOURCE = 1000;

    /// The largest number of points of a ticket.
    private static final int MOST = 99;

    /// A property that stands twice is an error too, not silently the last one.
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private final List<BoardProblem> problems = new ArrayList<>();

    private BoardReader() {}

    /// A board that comes with the program.
    ///
    /// @throws IllegalStateException if there is none with this id, or its file has problems
    public static Board bundled(String id) {
        String name = id + ".json";
        try (InputStream stream =
                BoardReader.class.getResourceAsStream("/dev/anden/games/tickettoride/boards/" + name)) {
            if (stream == null) {
                throw new IllegalStateException("There is no board file " + name);
            }
            BoardFile read = read(name, new String(stream.readAllBytes(), StandardCharsets.UTF_8));
            return read.board()
                    .orElseThrow(() -> new IllegalStateException(String.join(
                            "\n",
                            read.problems().stream().map(BoardProblem::toString).toList())));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /// Reads the text of a board file.
    ///
    /// @param file the file's name, for the problems
    public static BoardFile read(String file, String text) {
        var reader = new BoardReader();
        Board board;
        try {
            JsonNode root = JSON.readTree(text);
            if (!root.isObject()) {
                String found = root.isMissingNode() ? "the file is empty" : "this is no object";
                return refused(file, "", "a board is one JSON object, but " + found);
            }
            board = reader.board(new JsonCursor(root, "", file, reader.problems));
        } catch (JacksonException malformed) {
            var place = malformed.getLocation();
            String where = place == null ? "" : "line %d, column %d".formatted(place.getLineNr(), place.getColumnNr());
            return refused(file, where, "is not JSON: " + malformed.getOriginalMessage());
        }
        new BoardCheck(board, file, reader.problems).run();
        return new BoardFile(reader.problems.isEmpty() ? Optional.of(board) : Optional.empty(), reader.problems);
    }

    private static BoardFile refused(String file, String path, String message) {
        return new BoardFile(Optional.empty(), List.of(new BoardProblem(file, path, message)));
    }

    private Board board(JsonCursor root) {
        root.only(PROPERTIES);
        root.get("format").integer(1, 1);
        BoardRules rules = new RulesReader(root).rules();
        List<City> cities = cities(root.get("cities"));
        Map<String, Integer> indexes = new LinkedHashMap<>();
        cities.forEach(city -> indexes.putIfAbsent(city.id(), indexes.size()));
        List<Route> routes = routes(root.get("routes"), indexes, rules);
        List<Ticket> tickets = tickets(root.get("tickets"), indexes);
        var board = new Board(
                root.get("id").id(),
                root.get("name").text(LONGEST_NAME),
                root.get("provenance").word(PROVENANCES),
                root.get("source").text(LONGEST_SOURCE),
                root.get("geography").id(),
                rules,
                cities,
                routes,
                tickets);
        checkTotals(root.get("totals"), board);
        return board;
    }

    private static List<City> cities(JsonCursor cursor) {
        var cities = new ArrayList<City>();
        for (JsonCursor city : cursor.list(Board.MAXIMUM_CITIES)) {
            city.only(List.of("id", "name", "latitude", "longitude", "source"));
            source(city);
            String id = city.get("id").id();
            if (cities.stream().anyMatch(other -> other.id().equals(id))) {
                city.get("id").problem("\"" + id + "\" stands here a second time");
            }
            cities.add(new City(
                    id,
                    city.get("name").text(LONGEST_NAME),
                    city.get("latitude").decimal(-85, 85),
                    city.get("longitude").decimal(-180, 180)));
        }
        return cities;
    }

    private static List<Route> routes(JsonCursor cursor, Map<String, Integer> cities, BoardRules rules) {
        var list = new RouteList();
        for (JsonCursor route : cursor.list(Board.MAXIMUM_ROUTES)) {
            list.add(route, route(route, ends(route, cities), rules));
        }
        return list.routes();
    }

    private static RouteList.Draft route(JsonCursor route, Ends ends, BoardRules rules) {
        route.only(List.of("from", "to", "length", "color", "vehicle", "wilds", "tunnel", "source"));
        source(route);
        int kind = vehicle(route, rules);
        VehicleKind vehicle = rules.vehicles().get(kind);
        JsonCursor length = route.get("length");
        int spaces = length.integer(1, Board.MAXIMUM_LENGTH);
        boolean unpriced = !vehicle.points().isEmpty() && !vehicle.points().containsKey(spaces);
        if (unpriced && length.isInteger(1, Board.MAXIMUM_LENGTH)) {
            length.problem("the points of a %s route have none for %d".formatted(vehicle.id(), spaces));
        }
        String color = route.get("color").word(COLORS);
        int wilds = route.has("wilds") ? route.get("wilds").integer(1, spaces) : 0;
        if (wilds > 0 && !rules.elements().ferry()) {
            route.get("wilds").problem("the board's elements have no \"ferry\"");
        }
        boolean tunnel = route.flag("tunnel");
        if (tunnel && rules.elements().tunnel().isEmpty()) {
            route.get("tunnel").problem("the board's elements have no \"tunnel\"");
        }
        return new RouteList.Draft(
                ends,
                spaces,
                RouteColor.valueOf(color.toUpperCase(Locale.ROOT)),
                vehicle.points().getOrDefault(spaces, 0),
                kind,
                vehicle.on(spaces),
                wilds,
                tunnel);
    }

    /// The index of the kind of vehicle that a route takes; the board's first one if the route names none.
    private static int vehicle(JsonCursor route, BoardRules rules) {
        List<String> kinds = rules.vehicles().stream().map(VehicleKind::id).toList();
        return route.has("vehicle") ? kinds.indexOf(route.get("vehicle").word(kinds)) : 0;
    }

    /// Where an entry's data comes from; stays in the file.
    private static void source(JsonCursor entry) {
        if (entry.has("source")) {
            entry.get("source").word(SOURCES);
        }
    }

    private static List<Ticket> tickets(JsonCursor cursor, Map<String, Integer> cities) {
        var tickets = new ArrayList<Ticket>();
        var pairs = new HashSet<String>();
        for (JsonCursor ticket : cursor.list(Board.MAXIMUM_TICKETS)) {
            ticket.only(List.of("from", "to", "points", "deck", "source"));
            source(ticket);
            Ends ends = ends(ticket, cities);
            if (ends.known() && !pairs.add(ends.pair())) {
                ticket.problem("the ticket " + ends.id() + " stands here a second time");
            }
            tickets.add(new Ticket(
                    tickets.size(),
                    ends.id(),
                    ends.from(),
                    ends.to(),
                    ticket.get("points").integer(1, MOST),
                    ticket.has("deck") && ticket.get("deck").word(DECKS).equals("long")));
        }
        return tickets;
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

    private static Ends ends(JsonCursor cursor, Map<String, Integer> cities) {
        int from = city(cursor.get("from"), cities);
        int to = city(cursor.get("to"), cities);
        String fromId = cursor.get("from").peek();
        String toId = cursor.get("to").peek();
        if (from >= 0 && from == to) {
            cursor.problem("joins " + fromId + " with itself");
        }
        return new Ends(fromId + "--" + toId, from, to);
    }

    private static int city(JsonCursor cursor, Map<String, Integer> cities) {
        String id = cursor.text(LONGEST_NAME);
        if (id.equals("?")) {
            return -1;
        }
        Integer index = cities.get(id);
        if (index == null) {
            cursor.problem("there is no city \"" + id + "\"");
            return -1;
        }
        return index;
    }

    private static void checkTotals(JsonCursor totals, Board board) {
        var sums = new LinkedHashMap<String, Integer>();
        sums.put("cities", board.cities().size());
        sums.put("routes", board.routes().size());
        sums.put("spaces", board.routes().stream().mapToInt(Route::length).sum());
        sums.put("routePoints", board.routes().stream().mapToInt(Route::points).sum());
        sums.put("tickets", board.tickets().size());
        sums.put(
                "ticketPoints",
                board.tickets().stream().mapToInt(Ticket::points).sum());
        totals.only(sums.keySet());
        sums.forEach((name, sum) -> {
            int printed = totals.get(name).integer(0, Integer.MAX_VALUE);
            if (printed != sum) {
                totals.get(name).problem("says %d, but the lists add up to %d".formatted(printed, sum));
            }
        });
    }
}
