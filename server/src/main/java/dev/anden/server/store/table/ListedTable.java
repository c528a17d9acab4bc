package dev.anden.server.store.table;

import dev.anden.protocol.TableResult;
import dev.anden.table.Proposal;
import java.util.Optional;
import java.util.Set;

/// A table as a list shows it: no log has to be read for it.
///
/// @param version lines in its log
/// @param moved when somebody last played there, in milliseconds since 1970; absent if nobody has, and where nobody
///     asks
/// @param deadline when the first of its clocks runs out, in milliseconds of the time in which a server ran; absent
///     where none runs
/// @param toAct the seats that it waits for; absent if nobody has worked that out yet
/// @param asked what its people are being asked, be it no longer; absent if nothing is, and where nobody looks
/// @param result how its game ended; absent if it isn't over, or nobody has written that down yet
public record ListedTable(
        StoredTable table,
        int version,
        Optional<Long> moved,
        Optional<Long> deadline,
        Optional<Set<Integer>> toAct,
        Optional<Proposal> asked,
        Optional<TableResult> result) {
    public ListedTable {
        toAct = toAct.map(Set::copyOf);
    }
}
