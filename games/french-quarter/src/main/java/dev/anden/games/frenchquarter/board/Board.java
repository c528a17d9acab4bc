package dev.anden.games.frenchquarter.board;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/// Everything that is printed: the map, the cards, the tracks.
///
/// @param id `french-quarter`
/// @param name the game's own name
/// @param provenance `verified` or `reconstructed`
/// @param source where the data comes from, in a sentence
/// @param rounds rounds of a game
/// @param lineStarts the indexes of the crossings where the Second Line can start, by the die from 1
/// @param travels the six ways to move, in the order of [Transport]
/// @param dice how many dice of each colour there are, by the number of seats; decks without dice are left out
/// @param activities the five tracks, in the order of [Activity]
/// @param performers the boxes of the performers' track
public record Board(
        String id,
        String name,
        String provenance,
        String source,
        int rounds,
        List<Street> streets,
        List<Crossing> crossings,
        List<Stretch> stretches,
        List<Building> buildings,
        List<Integer> lineStarts,
        List<Travel> travels,
        Map<Integer, Map<Transport, Integer>> dice,
        List<ActionCard> cards,
        List<MayorCard> mayorCards,
        List<VacationCard> vacationCards,
        List<ActivityTrack> activities,
        List<PerformerBox> performers,
        ScoreTable scores) {
    /// Cards of each deck: one for each round.
    public static final int DECK = 8;

    /// Faces of every die: the numbers from 1 that are written into buildings.
    public static final int FACES = 6;

    /// The most buildings: sets of them are the bits of one long.
    public static final int MOST_BUILDINGS = 64;

    public Board {
        streets = List.copyOf(streets);
        crossings = List.copyOf(crossings);
        stretches = List.copyOf(stretches);
        buildings = List.copyOf(buildings);
        lineStarts = List.copyOf(lineStarts);
        travels = List.copyOf(travels);
        dice = Map.copyOf(dice);
        cards = List.copyOf(cards);
        mayorCards = List.copyOf(mayorCards);
        vacationCards = List.copyOf(vacationCards);
        activities = List.copyOf(activities);
        performers = List.copyOf(performers);
    }

    /// How many dice of each colour there are with so many seats.
    public Map<Transport, Integer> dice(int seats) {
        return dice.getOrDefault(seats, new EnumMap<>(Transport.class));
    }

    /// The id of a stretch: its two crossings, as `bourbon--st-peter..bourbon--st-ann`.
    public String stretchId(int index) {
        Stretch stretch = stretches.get(index);
        return crossings.get(stretch.from()).id() + ".."
                + crossings.get(stretch.to()).id();
    }

    /// The building with an index.
    public Building building(int index) {
        return buildings.get(index);
    }

    /// The id of a building.
    public String buildingId(int index) {
        return building(index).id();
    }

    /// The ids of a set of buildings, in the order of their indexes.
    ///
    /// @param set as bits
    public List<String> buildingIds(long set) {
        var ids = new ArrayList<String>();
        for (long rest = set; rest != 0; rest &= rest - 1) {
            ids.add(buildingId(Long.numberOfTrailingZeros(rest)));
        }
        return ids;
    }

    /// The id of a crossing.
    public String crossingId(int index) {
        return crossings.get(index).id();
    }
}
