package dev.anden.games.tickettoride.board;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The rule elements that a board switches on, with their parameters.
///
/// @param ferry whether routes may ask for wilds (`ttr.europe.ferry`)
/// @param tunnel cards turned up when a tunnel is claimed (`ttr.europe.tunnel-reveal`); absent without tunnels
/// @param station absent without stations
/// @param flag absent without flags
public record Elements(boolean ferry, Optional<Integer> tunnel, Optional<Stations> station, Optional<Flags> flag) {
    /// The words of board files and of the list of elements that a game tells of itself.
    static final List<String> WORDS = List.of("ferry", "tunnel", "station", "flag");

    /// No element at all.
    public static final Elements NONE = new Elements(false, Optional.empty(), Optional.empty(), Optional.empty());

    /// Stations (`ttr.europe.station-cost`).
    ///
    /// @param costs cards that the first, second … station costs; as many as each seat has
    /// @param points points at the end for each station that wasn't built (`ttr.europe.station-points`)
    public record Stations(List<Integer> costs, int points) {
        /// The most stations of a seat: their assignment at the end is searched in full.
        public static final int MOST = 4;

        public Stations {
            costs = List.copyOf(costs);
        }
    }

    /// Flags (`ttr.paris.flag-keep`).
    ///
    /// @param colors the colours of which a flag has one card each, in the order in which they stand on it
    /// @param points points for a complete flag
    public record Flags(Set<CardKind> colors, int points) {
        public Flags {
            colors = Collections.unmodifiableSet(new LinkedHashSet<>(colors));
        }
    }

    /// The elements switched on, in the words of board files.
    public List<String> words() {
        var words = new ArrayList<String>();
        if (ferry) {
            words.add("ferry");
        }
        tunnel.ifPresent(cards -> words.add("tunnel"));
        station.ifPresent(stations -> words.add("station"));
        flag.ifPresent(flags -> words.add("flag"));
        return words;
    }
}
