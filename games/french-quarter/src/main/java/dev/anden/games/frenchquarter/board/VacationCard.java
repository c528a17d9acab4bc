package dev.anden.games.frenchquarter.board;

import java.util.List;
import java.util.Locale;

/// A secret goal (`fq.tourism.goal`).
///
/// @param index its place in [Board#vacationCards()]
/// @param id its id, such as `mardi-gras`
/// @param values what their values have to be
/// @param buildings the indexes of the four buildings to be mapped
public record VacationCard(int index, String id, Values values, List<Integer> buildings) {
    public VacationCard {
        buildings = List.copyOf(buildings);
    }

    /// What the values of the four buildings have to be (`fq.ruling.r25`).
    public enum Values {
        /// Anything.
        ANY,
        /// Four equal numbers.
        ALL_EQUAL,
        /// Four different values; one W may be among them.
        ALL_DIFFERENT;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }
}
