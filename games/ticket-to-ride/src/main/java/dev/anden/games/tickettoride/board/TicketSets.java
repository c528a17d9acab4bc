package dev.anden.games.tickettoride.board;

import java.util.List;

/// The ticket sets of a board, beside the tickets of its box.
///
/// @param provenance `verified`, `reconstructed`, or `invented` where there is no box to compare them with
/// @param source where the data was checked
/// @param sets in the order in which they are offered; empty where a board has only the tickets of its box
public record TicketSets(String provenance, String source, List<TicketSet> sets) {
    /// A board with only the tickets of its box.
    public static final TicketSets NONE = new TicketSets("", "", List.of());

    public TicketSets {
        sets = List.copyOf(sets);
    }
}
