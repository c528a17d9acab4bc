package dev.anden.games.tickettoride.inspection;

import dev.anden.engine.Phrase;
import dev.anden.games.boardfile.BoardFile;
import dev.anden.games.boardfile.BoardProblem;
import dev.anden.games.tickettoride.board.Board;
import dev.anden.games.tickettoride.board.BoardReader;
import dev.anden.games.tickettoride.board.City;
import dev.anden.games.tickettoride.map.Crossing;
import dev.anden.games.tickettoride.map.LandLibrary;
import dev.anden.games.tickettoride.map.LandOutline;
import dev.anden.games.tickettoride.map.MapCheck;
import dev.anden.games.tickettoride.map.MapDrawing;
import dev.anden.games.tickettoride.map.SamePlaces;
import dev.anden.games.tickettoride.picture.BoardMap;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.stream.Stream;

/// All that can be said of a board file to whoever makes it: whether it is a board, and whether it is drawn well.
///
/// @param file the board, or why it is none
/// @param faults what the board can be played with and shouldn't have: things that lie on one another on its map, or
///     cities in one place where that is why
/// @param advice what is worth a second look and may be meant
public record BoardInspection(BoardFile<Board> file, List<BoardProblem> faults, List<BoardProblem> advice) {
    private static final String MAP = "map";

    public BoardInspection {
        faults = List.copyOf(faults);
        advice = List.copyOf(advice);
    }

    /// Reads a board file and draws its map, which takes about a second.
    ///
    /// @param name the file's name, for the problems
    public static BoardInspection of(String name, String text) {
        BoardFile<Board> file = BoardReader.read(name, text);
        return file.board()
                .map(board -> drawn(name, file, board))
                .orElseGet(() -> new BoardInspection(file, List.of(), List.of()));
    }

    /// Whether there is nothing to mend.
    public boolean isClean() {
        return file.problems().isEmpty() && faults.isEmpty();
    }

    private static BoardInspection drawn(String name, BoardFile<Board> file, Board board) {
        MapDrawing drawing = BoardMap.draw(board);
        SortedMap<Integer, Integer> samePlaces = SamePlaces.of(BoardMap.geography(board));
        List<BoardProblem> together = samePlaces.entrySet().stream()
                .map(same -> samePlace(name, board, same.getKey(), same.getValue()))
                .toList();
        List<BoardProblem> all = overlaps(name, board, drawing, Set.of());
        List<BoardProblem> elsewhere = overlaps(name, board, drawing, cities(samePlaces));
        // What overlaps around cities in one place follows from that.
        boolean isSpoilt = elsewhere.size() < all.size();
        List<BoardProblem> faults = isSpoilt ? joined(together, elsewhere) : all;
        return new BoardInspection(file, faults, joined(advice(name, board, drawing), isSpoilt ? List.of() : together));
    }

    private static BoardProblem samePlace(String name, Board board, int city, int earlier) {
        String other = board.cities().get(earlier).id();
        return new BoardProblem(name, "cities[%d]".formatted(city), InspectionFlaw.SAME_PLACE.of("city", other));
    }

    private static Set<Integer> cities(Map<Integer, Integer> samePlaces) {
        var cities = new HashSet<>(samePlaces.keySet());
        cities.addAll(samePlaces.values());
        return cities;
    }

    private static <T> List<T> joined(List<T> first, List<T> then) {
        return Stream.concat(first.stream(), then.stream()).toList();
    }

    /// @param without indexes of cities of which nothing is told
    private static List<BoardProblem> overlaps(String name, Board board, MapDrawing drawing, Set<Integer> without) {
        return MapCheck.overlaps(drawing, route -> routeName(board, route), without).stream()
                .map(overlap -> InspectionFlaw.OVERLAP.of("one", overlap.one(), "other", overlap.other()))
                .map(overlap -> new BoardProblem(name, MAP, overlap))
                .toList();
    }

    private static List<BoardProblem> advice(String name, Board board, MapDrawing drawing) {
        var advice = new ArrayList<BoardProblem>();
        if (LandLibrary.land(board.geography()).equals(LandOutline.NONE)) {
            advice.add(new BoardProblem(name, "geography", InspectionFlaw.NO_OUTLINE.of("outline", board.geography())));
        }
        for (int city = 0; city < board.cities().size(); city++) {
            if (isNamedLikeAnEarlierOne(board.cities(), city)) {
                advice.add(new BoardProblem(name, "cities[%d].name".formatted(city), InspectionFlaw.SAME_NAME.of()));
            }
        }
        MapCheck.crossings(drawing)
                .forEach(crossing -> advice.add(new BoardProblem(name, MAP, crossing(board, crossing))));
        return advice;
    }

    private static boolean isNamedLikeAnEarlierOne(List<City> cities, int city) {
        String name = cities.get(city).name();
        return cities.subList(0, city).stream()
                .anyMatch(earlier -> earlier.name().equals(name));
    }

    private static Phrase crossing(Board board, Crossing crossing) {
        return InspectionFlaw.CROSSING.of(
                "one", routeName(board, crossing.route()), "other", routeName(board, crossing.other()));
    }

    /// `routes[17] (palermo--smyrna)`: its place in the file and its id.
    private static String routeName(Board board, int route) {
        return "routes[%d] (%s)".formatted(route, board.routes().get(route).id());
    }
}
