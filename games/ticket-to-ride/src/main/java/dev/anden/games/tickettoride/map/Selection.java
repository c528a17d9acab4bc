package dev.anden.games.tickettoride.map;

import java.util.stream.IntStream;

/// The part of a layout that one step of the search changes.
///
/// @param corridors indexes of the corridors that get a new shape
/// @param cities    indexes of the cities that move
/// @param labels    indexes of the cities whose names move
/// @param hasCorridor for each corridor, whether it is among them; `hasCity` and `hasLabel` likewise
@SuppressWarnings("ArrayRecordComponent") // Never compared; read in the innermost loop.
record Selection(
        int[] corridors, int[] cities, int[] labels, boolean[] hasCorridor, boolean[] hasCity, boolean[] hasLabel) {

    /// Cities with all that hangs on them.
    static Selection ofCities(Draft draft, int... cities) {
        int[] corridors = IntStream.range(0, draft.corridors.size())
                .filter(index -> IntStream.of(cities).anyMatch(draft.corridor(index)::endsAt))
                .toArray();
        return of(draft, corridors, cities, cities);
    }

    static Selection ofCorridor(Draft draft, int corridor) {
        return of(draft, new int[] {corridor}, new int[0], new int[0]);
    }

    static Selection ofLabel(Draft draft, int city) {
        return of(draft, new int[0], new int[0], new int[] {city});
    }

    private static Selection of(Draft draft, int[] corridors, int[] cities, int[] labels) {
        return new Selection(
                corridors,
                cities,
                labels,
                members(corridors, draft.corridors.size()),
                members(cities, draft.cities()),
                members(labels, draft.cities()));
    }

    private static boolean[] members(int[] chosen, int size) {
        boolean[] members = new boolean[size];
        for (int index : chosen) {
            members[index] = true;
        }
        return members;
    }
}
