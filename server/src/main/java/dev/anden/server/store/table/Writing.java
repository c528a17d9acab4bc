package dev.anden.server.store.table;

import dev.anden.protocol.TableStatus;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.reminder.Reminder;
import dev.anden.table.EarlyChoice;
import dev.anden.table.Ending;
import dev.anden.table.Line;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// What is written of a table at once: all of it, or nothing.
///
/// @param lines the log's new lines, in order
/// @param command the command that caused them, if a client did
/// @param kept a choice that is to wait for its turn
/// @param dropped kept choices that aren't needed any more
/// @param status the table's new status, if it changes
/// @param host whoever is the host from now on, if that changes
/// @param ending how the game ended, if it is over with it
/// @param clocks what the clocks show with it, where time is counted
/// @param toAct the seats that the table waits for after it
/// @param reminders who is to be told of it that may not be there
/// @param contributions what seats have added to the seed that chance is drawn from, by seat; where the game begins
/// @param fence what has to be so still, where other servers may write as well
public record Writing(
        List<Line> lines,
        Optional<StoredCommand> command,
        Optional<EarlyChoice> kept,
        List<EarlyChoice> dropped,
        Optional<TableStatus> status,
        Optional<PersonId> host,
        Optional<Ending> ending,
        Optional<WrittenClocks> clocks,
        Set<Integer> toAct,
        List<Reminder> reminders,
        Optional<Map<Integer, String>> contributions,
        Optional<Fence> fence) {
    public Writing {
        contributions = contributions.map(Map::copyOf);
        lines = List.copyOf(lines);
        dropped = List.copyOf(dropped);
        toAct = Set.copyOf(toAct);
        reminders = List.copyOf(reminders);
    }

    /// Whether nothing else of the table changes with it: neither who sits there, plays its bots and is its host, nor
    /// whether it is played at.
    boolean isOfLogAlone() {
        return status.isEmpty()
                && host.isEmpty()
                && contributions.isEmpty()
                && fence.flatMap(Fence::tender).isEmpty()
                && lines.stream().noneMatch(Line.CompanyChanged.class::isInstance);
    }

    /// How a table has to stand for something to be written there.
    ///
    /// @param version how many lines its log has
    /// @param early the seats whose choices wait for their turn, in order
    /// @param tender the server that plays its bots from now on, if that is to change
    public record Fence(int version, List<Integer> early, Optional<String> tender) {
        public Fence {
            early = List.copyOf(early);
        }
    }
}
