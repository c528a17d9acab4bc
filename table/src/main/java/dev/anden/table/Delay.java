package dev.anden.table;

import dev.anden.protocol.SpectatorView;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/// How much of a table's log those are shown who see it later.
///
/// What is shown is always a whole beginning of the log, so it is a position that was there. Turns are counted in the
/// log: one begins where a seat does something after another one has. What was taken back counts, and so does who did
/// it; chance belongs to the turn before it. With one seat each of its choices is a turn.
public final class Delay {
    /// In milliseconds.
    private static final long MINUTE = 60_000;

    private final SpectatorView view;
    private final int seats;

    /// @param view what the table lets spectators see
    /// @param seats how many play
    public Delay(SpectatorView view, int seats) {
        this.view = view;
        this.seats = seats;
    }

    /// How many of the lines that weren't shown yet may be shown now.
    ///
    /// @param held these lines, in order
    /// @param now in milliseconds since 1970
    public int due(List<Line> held, long now) {
        return switch (view) {
            case SpectatorView.Public _ -> held.size();
            case SpectatorView.AfterMinutes later -> old(held, now - age(later));
            case SpectatorView.AfterTurns later -> beforeTurns(held, later.turns());
        };
    }

    /// When there will be something to show although nothing more happens, in milliseconds since 1970.
    ///
    /// @param held the lines that aren't shown yet
    public OptionalLong next(List<Line> held) {
        return view instanceof SpectatorView.AfterMinutes later && !held.isEmpty()
                ? OptionalLong.of(held.getFirst().at() + age(later))
                : OptionalLong.empty();
    }

    private static long age(SpectatorView.AfterMinutes later) {
        return later.minutes() * MINUTE;
    }

    /// Servers' clocks may differ: a line is no older than those before it.
    private static int old(List<Line> held, long until) {
        int due = 0;
        while (due < held.size() && held.get(due).at() <= until) {
            due++;
        }
        return due;
    }

    private int beforeTurns(List<Line> held, int turns) {
        var begins = new ArrayList<Integer>();
        int last = -1;
        for (int number = 0; number < held.size(); number++) {
            Line line = held.get(number);
            boolean acts = !(line instanceof Line.CompanyChanged) && line.actor() >= 0;
            if (acts && (line.actor() != last || seats == 1)) {
                begins.add(number);
                last = line.actor();
            }
        }
        return begins.size() >= turns ? begins.get(begins.size() - turns) : 0;
    }
}
