package dev.anden.games.frenchquarter.board;

import dev.anden.games.boardfile.Place;
import dev.anden.games.frenchquarter.board.Building.Role;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Reads the map: streets, crossings, stretches, buildings.
final class MapReader {
    /// The most streets, stretches and crossings: more than any map needs.
    private static final int MOST = 120;

    private final Place root;
    final Map<String, Integer> streetIndexes = new LinkedHashMap<>();
    final Map<String, Integer> buildingIndexes = new LinkedHashMap<>();
    final Map<String, Integer> crossingIndexes = new LinkedHashMap<>();
    final List<Street> streets;
    final List<Crossing> crossings = new ArrayList<>();
    final List<Stretch> stretches;
    final List<Building> buildings;

    MapReader(Place root) {
        this.root = root;
        streets = root.get("streets").list(2, MOST, this::street);
        addCrossings();
        root.get("buildings").list(1, Board.MOST_BUILDINGS, this::name);
        stretches = root.get("stretches").list(1, MOST, this::stretch);
        buildings = root.get("buildings").list(1, Board.MOST_BUILDINGS, this::building);
    }

    private Street street(Place place) {
        place.only("id", "name", "kind", "axis", "order");
        String id = place.get("id").id();
        int index = add(streetIndexes, id, place.get("id"));
        return new Street(
                index,
                id,
                place.get("name").text(),
                place.get("kind").word("street", "edge").equals("edge"),
                place.get("axis").word("east-west", "north-south").equals("east-west"),
                place.get("order").integer(0, MOST));
    }

    /// Every street from east to west meets every street from north to south.
    private void addCrossings() {
        for (Street eastWest : streets) {
            for (Street northSouth : streets) {
                if (eastWest.eastWest() && !northSouth.eastWest()) {
                    String id = eastWest.id() + "--" + northSouth.id();
                    int index = crossingIndexes.size();
                    crossingIndexes.put(id, index);
                    crossings.add(new Crossing(index, id, eastWest.index(), northSouth.index()));
                }
            }
        }
    }

    private String name(Place place) {
        String id = place.get("id").id();
        add(buildingIndexes, id, place.get("id"));
        return id;
    }

    private Stretch stretch(Place place) {
        place.only("street", "from", "to", "touches");
        int street = place.get("street").reference(streetIndexes, "street");
        int from = place.get("from").reference(crossingIndexes, "crossing");
        int to = place.get("to").reference(crossingIndexes, "crossing");
        if (streets.size() > 0 && crossings.size() > 0 && !follows(street, from, to)) {
            place.problem("must run along its street to the next crossing in the east or south");
        }
        List<Integer> touches =
                place.get("touches").list(1, 4, building -> building.reference(buildingIndexes, "building"));
        int index = Integer.parseInt(place.path().replaceAll("\\D", ""));
        return new Stretch(index, street, from, to, touches);
    }

    private boolean follows(int street, int from, int to) {
        boolean eastWest = streets.get(street).eastWest();
        Crossing start = crossings.get(from);
        Crossing end = crossings.get(to);
        int along = eastWest ? start.eastWest() : start.northSouth();
        int alongEnd = eastWest ? end.eastWest() : end.northSouth();
        int across = eastWest ? start.northSouth() : start.eastWest();
        int acrossEnd = eastWest ? end.northSouth() : end.eastWest();
        return along == street
                && alongEnd == street
                && streets.get(acrossEnd).order() == streets.get(across).order() + 1;
    }

    private Building building(Place place) {
        place.only("id", "name", "size", "row", "column", "half", "role", "icons", "streets", "neighbours");
        String id = place.get("id").text();
        boolean small = place.get("size").word("large", "small").equals("small");
        int touched = small ? 3 : 4;
        return new Building(
                buildingIndexes.getOrDefault(id, 0),
                id,
                place.get("name").text(),
                small,
                place.get("row").integer(0, MOST),
                place.get("column").integer(0, MOST),
                place.optional("half", half -> half.word("west", "east")),
                place.optional("role", role -> role.word(Role.values())).orElse(Role.NONE),
                place.get("icons").list(0, 2, icon -> icon.word(Icon.values())),
                place.get("streets").list(touched, touched, street -> street.reference(streetIndexes, "street")),
                place.get("neighbours").list(1, 8, other -> other.reference(buildingIndexes, "building")));
    }

    private static int add(Map<String, Integer> indexes, String id, Place place) {
        if (indexes.putIfAbsent(id, indexes.size()) != null) {
            place.problem("\"" + id + "\" stands here a second time");
        }
        return indexes.getOrDefault(id, 0);
    }

    /// Notes what the parts of the map say against one another.
    void check() {
        if (crossings.size() > Long.SIZE || stretches.size() > 2 * Long.SIZE) {
            root.get("streets")
                    .problem("make %d crossings and %d stretches; at most %d and %d fit"
                            .formatted(crossings.size(), stretches.size(), Long.SIZE, 2 * Long.SIZE));
        }
        for (Street street : streets) {
            if (stretches.stream().noneMatch(stretch -> stretch.street() == street.index())) {
                root.get("streets")
                        .entries()
                        .get(street.index())
                        .problem(street.id() + " has no crossings: no stretch runs along it");
            }
        }
        List<Place> places = root.get("buildings").entries();
        buildings.forEach(building -> checkBuilding(building, places.get(building.index())));
        for (Role role : List.of(Role.START, Role.POLICE_STATION, Role.RIVERWALK)) {
            checkCount(role, 1);
        }
        checkCount(Role.COURTYARD, 4);
        checkCount(Role.GIFT_SHOP, 2);
    }

    private void checkCount(Role role, int needed) {
        long found =
                buildings.stream().filter(building -> building.role() == role).count();
        if (found != needed) {
            root.get("buildings").problem("has %d with the role %s; there are %d".formatted(found, role, needed));
        }
    }

    private void checkBuilding(Building building, Place place) {
        for (int neighbour : building.neighbours()) {
            if (!buildings.get(neighbour).neighbours().contains(building.index())) {
                place.get("neighbours")
                        .problem("names %s, which doesn't name %s"
                                .formatted(buildings.get(neighbour).id(), building.id()));
            }
        }
        List<Integer> touched = stretches.stream()
                .filter(stretch -> stretch.touches().contains(building.index()))
                .map(Stretch::street)
                .sorted()
                .toList();
        if (!touched.equals(building.streets().stream().sorted().toList())) {
            place.get("streets").problem("aren't those whose stretches touch " + building.id());
        }
        if (building.small() != building.half().isPresent()) {
            place.get("half").problem("is said of small buildings, and of all of them");
        }
    }
}
