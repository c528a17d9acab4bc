package dev.anden.table;

import dev.anden.engine.State;
import dev.anden.protocol.ServerMessage.LoggedEvent;
import dev.anden.protocol.TableEvent;
import dev.anden.protocol.TableEvent.Abandoned;
import dev.anden.protocol.TableEvent.AgreedToEnd;
import dev.anden.protocol.TableEvent.CompanyEvent;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// What a wish does to a table, worked out and not done yet: it is written down first, and then taken over
/// ([Play#take]).
public sealed interface Change extends Answer {
    /// The position after it. Not to be changed by whoever gets it.
    State after();

    /// How many lines it adds to the log.
    default int size() {
        return 0;
    }

    /// What it adds to the log.
    ///
    /// @param first the number of the log's next line
    /// @param at now, in milliseconds since 1970
    default List<Line> lines(int first, long at) {
        return List.of();
    }

    /// What happens, as an observer may know it.
    ///
    /// @param observer a seat or `State.SPECTATOR`
    /// @param at when it was written, in milliseconds since 1970
    default List<LoggedEvent> events(int observer, long at) {
        return List.of();
    }

    /// The choice that is to be kept for its turn, if that is what happens.
    default Optional<EarlyChoice> kept() {
        return Optional.empty();
    }

    /// The kept choices that aren't needed any more.
    default List<EarlyChoice> dropped() {
        return List.of();
    }

    /// Whether the game is over with it, and has a result.
    default boolean bringsResult() {
        return after().actor() == State.NOBODY;
    }

    /// Whether the game ends with it without a result.
    default boolean abandonsGame() {
        return false;
    }

    /// An action and what follows from it, up to the next choice of a seat.
    ///
    /// @param dropped the kept choices that had their turn in it
    record Advanced(List<Step> steps, List<EarlyChoice> dropped, State after) implements Change {
        public Advanced {
            steps = List.copyOf(steps);
            dropped = List.copyOf(dropped);
        }

        @Override
        public int size() {
            return steps.size();
        }

        @Override
        public List<Line> lines(int first, long at) {
            return IntStream.range(0, steps.size())
                    .mapToObj(number -> steps.get(number).line(first + number, at))
                    .toList();
        }

        @Override
        public List<LoggedEvent> events(int observer, long at) {
            return steps.stream()
                    .flatMap(step -> step.events(observer, at).stream())
                    .toList();
        }
    }

    /// A seat chooses before its turn; nobody learns what.
    record Kept(EarlyChoice choice, State after) implements Change {
        @Override
        public Optional<EarlyChoice> kept() {
            return Optional.of(choice);
        }
    }

    /// A seat takes back the last ply.
    ///
    /// @param undone the number of that ply's line
    record TookBack(int seat, int undone, State after, Optional<String> command) implements Change {
        @Override
        public int size() {
            return 1;
        }

        @Override
        public List<Line> lines(int first, long at) {
            return List.of(new Line.TookBack(first, seat, undone, after.hash(), at, command));
        }

        @Override
        public List<LoggedEvent> events(int observer, long at) {
            return List.of(new LoggedEvent(after.ply(), at, new TableEvent.TookBack(seat)));
        }
    }

    /// A seat goes back to before a ply of its own, because everybody agrees; what came after is void.
    ///
    /// @param undone the number of that ply's line
    /// @param dropped the kept choices: they were made for what is void now
    record WentBack(int seat, int undone, State after, List<EarlyChoice> dropped, Optional<String> command)
            implements Change {
        public WentBack {
            dropped = List.copyOf(dropped);
        }

        @Override
        public int size() {
            return 1;
        }

        @Override
        public List<Line> lines(int first, long at) {
            return List.of(new Line.WentBack(first, seat, undone, after.hash(), at, command));
        }

        @Override
        public List<LoggedEvent> events(int observer, long at) {
            return List.of(new LoggedEvent(after.ply(), at, new TableEvent.TookBack(seat)));
        }
    }

    /// Somebody leaves, is replaced or comes back, or the people agree to end the game or never come back to it.
    record CompanyChanged(CompanyEvent event, State after, Optional<String> command) implements Change {
        @Override
        public int size() {
            return 1;
        }

        @Override
        public List<Line> lines(int first, long at) {
            return List.of(new Line.CompanyChanged(first, event, after.hash(), at, command));
        }

        @Override
        public List<LoggedEvent> events(int observer, long at) {
            return List.of(new LoggedEvent(after.ply(), at, event));
        }

        @Override
        public boolean abandonsGame() {
            return event instanceof AgreedToEnd || event instanceof Abandoned;
        }
    }

    /// A seat takes back what it chose before its turn.
    record GaveUp(EarlyChoice choice, State after) implements Change {
        @Override
        public List<EarlyChoice> dropped() {
            return List.of(choice);
        }
    }
}
