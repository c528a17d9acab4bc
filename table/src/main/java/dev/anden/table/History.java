package dev.anden.table;

import dev.anden.engine.Event;
import dev.anden.engine.Game;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.protocol.ServerMessage.LoggedEvent;
import dev.anden.protocol.TableEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/// A table's log in memory: the plies that stand, and where some were taken back. What happened is told from the
/// plies again for each observer who comes, which costs less than keeping it for all.
final class History {
    private final State initial;
    private final List<Ply> plies = new ArrayList<>();

    /// Where plies were taken back, by the number of the first of them. What was taken back later, and further,
    /// takes the place of what it covers.
    private final NavigableMap<Integer, Mark> marks = new TreeMap<>();

    /// Who acted, by line.
    private final List<Integer> actors = new ArrayList<>();

    private long outcomes;
    private long started;
    private long written;

    History(Game game, Setup setup) {
        initial = game.newState(setup);
    }

    /// A ply that stands.
    ///
    /// @param line its line in the log
    /// @param actor who acted: a seat or `State.CHANCE`
    /// @param at when it was written, in milliseconds since 1970
    /// @param revealing whether it showed its seat something without any chance outcome
    record Ply(int line, int actor, int code, long at, boolean revealing) {}

    private record Mark(int line, int seat, long at) {}

    /// The first position, before anything happened.
    State initial() {
        return initial;
    }

    /// How many lines the log has. It never gets smaller.
    int version() {
        return actors.size();
    }

    /// When the first line was written, in milliseconds since 1970; 0 if there is none.
    long started() {
        return started;
    }

    /// When the last line was written, in milliseconds since 1970; 0 if there is none.
    long written() {
        return written;
    }

    /// How many of the plies are chance outcomes.
    long outcomes() {
        return outcomes;
    }

    /// The plies that stand, in order. The last one is the latest.
    List<Ply> plies() {
        return plies;
    }

    /// The ply that could be taken back next, if there is any.
    Optional<Ply> last() {
        return plies.isEmpty() ? Optional.empty() : Optional.of(plies.getLast());
    }

    /// Whether nobody else has acted since a ply. Chance counts, and so does what was taken back: it was seen.
    boolean isAlone(Ply ply) {
        return actors.subList(ply.line(), actors.size()).stream().allMatch(actor -> actor == ply.actor());
    }

    /// The position before the last ply; it is worked out anew.
    State beforeLast() {
        State state = initial.copy();
        plies.subList(0, plies.size() - 1).forEach(ply -> state.apply(ply.code()));
        return state;
    }

    /// Adds a ply.
    ///
    /// @param at milliseconds since 1970
    void add(Step step, long at) {
        int actor = step.before().actor();
        boolean revealing = actor >= 0 && step.before().isRevealing(step.code());
        plies.add(new Ply(version(), actor, step.code(), at, revealing));
        wrote(actor, at);
        if (actor == State.CHANCE) {
            outcomes++;
        }
    }

    /// The last ply, a seat's choice, is taken back.
    ///
    /// @param at milliseconds since 1970
    void takeBack(long at) {
        Ply ply = plies.removeLast();
        marks.tailMap(plies.size(), true).clear();
        marks.put(plies.size(), new Mark(version(), ply.actor(), at));
        wrote(ply.actor(), at);
    }

    private void wrote(int actor, long at) {
        started = actors.isEmpty() ? at : started;
        written = at;
        actors.add(actor);
    }

    /// What happened since a version, as an observer may know it: of what was taken back only that it was.
    List<LoggedEvent> events(int observer, int since) {
        var told = new ArrayList<LoggedEvent>();
        State before = initial.copy();
        State after = initial.copy();
        for (int number = 0; number < plies.size(); number++) {
            Ply ply = plies.get(number);
            tellMark(told, number, since);
            after.apply(ply.code());
            if (ply.line() >= since) {
                for (Event event : before.events(ply.code(), after, observer)) {
                    told.add(new LoggedEvent(number, ply.at(), event));
                }
            }
            before.copyFrom(after);
        }
        tellMark(told, plies.size(), since);
        return told;
    }

    private void tellMark(List<LoggedEvent> told, int number, int since) {
        Mark mark = marks.get(number);
        if (mark != null && mark.line() >= since) {
            told.add(new LoggedEvent(number, mark.at(), new TableEvent.TookBack(mark.seat())));
        }
    }

    /// The codes of the plies that stand, in order: the game.
    int[] codes() {
        return plies.stream().mapToInt(Ply::code).toArray();
    }
}
