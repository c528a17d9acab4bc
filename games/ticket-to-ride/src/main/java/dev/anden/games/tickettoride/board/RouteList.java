package dev.anden.games.tickettoride.board;

import dev.anden.games.boardfile.Place;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Gathers the routes of a board: finds the double routes and gives each route its id.
final class RouteList {
    /// A route as the file tells it.
    ///
    /// @param kind index of its kind of vehicle
    record Draft(
            BoardReader.Ends ends,
            int length,
            RouteColor color,
            int points,
            int kind,
            int vehicles,
            int wilds,
            boolean tunnel) {}

    private final List<Draft> drafts = new ArrayList<>();
    private final List<String> bases = new ArrayList<>();
    private final Map<String, List<Integer>> byEnds = new HashMap<>();

    void add(Place place, Draft draft) {
        String base = draft.ends().known() ? draft.ends().pair() : "unknown " + drafts.size();
        List<Integer> parallel = byEnds.computeIfAbsent(base, key -> new ArrayList<>());
        if (parallel.size() == 2) {
            place.problem(BoardFlaw.THIRD_ROUTE);
        }
        if (!parallel.isEmpty() && drafts.get(parallel.getFirst()).length() != draft.length()) {
            place.get("length").problem(BoardFlaw.OTHER_LENGTH);
        }
        parallel.add(drafts.size());
        bases.add(base);
        drafts.add(draft);
    }

    List<Route> routes() {
        var routes = new ArrayList<Route>();
        for (int index = 0; index < drafts.size(); index++) {
            Draft draft = drafts.get(index);
            List<Integer> parallel = byEnds.getOrDefault(bases.get(index), List.of());
            int twin = parallel.size() < 2 ? -1 : parallel.get(parallel.getFirst() == index ? 1 : 0);
            routes.add(new Route(
                    index,
                    draft.ends().id() + suffix(index, twin),
                    draft.ends().from(),
                    draft.ends().to(),
                    draft.length(),
                    draft.color(),
                    twin,
                    draft.points(),
                    draft.kind(),
                    draft.vehicles(),
                    draft.wilds(),
                    draft.tunnel()));
        }
        return routes;
    }

    /// What tells the two routes of a double route apart: the colour, or the number where both have one colour.
    private String suffix(int index, int twin) {
        if (twin < 0) {
            return "";
        }
        RouteColor color = drafts.get(index).color();
        if (drafts.get(twin).color() == color) {
            return index < twin ? "--1" : "--2";
        }
        return "--" + color;
    }
}
