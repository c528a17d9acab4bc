package dev.anden.table;

import dev.anden.protocol.TableResult;
import java.util.List;

/// How a game ended, and what is remembered of it, so that its log needn't be read again for that.
///
/// @param seats what is remembered of each seat
public record Ending(TableResult result, List<SeatFacts> seats) {
    public Ending {
        seats = List.copyOf(seats);
    }
}
