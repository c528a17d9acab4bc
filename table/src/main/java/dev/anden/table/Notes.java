package dev.anden.table;

import dev.anden.protocol.TableEvent;
import dev.anden.protocol.TableEvent.CameBack;
import dev.anden.protocol.TableEvent.CompanyEvent;
import dev.anden.protocol.TableEvent.HandedOver;
import dev.anden.protocol.TableEvent.Paused;
import dev.anden.protocol.TableEvent.TookBack;
import dev.anden.protocol.TableEvent.WentOn;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// What happened at a table besides the plies, in the order of its lines, which is that of the plies before which it
/// is told. Of what isn't told any more only that stays by which somebody knows for whom bots played: whoever goes and
/// comes back again and again fills nobody's memory.
final class Notes {
    /// So many are told at most, the latest ones: whoever goes and comes back again and again makes nobody's log
    /// longer without end.
    static final int MOST_TOLD = 300;

    private final Doers doers;
    private final List<Note> notes = new ArrayList<>();
    private int roomFor = 2 * MOST_TOLD;

    /// @param doers who did something in each line
    Notes(Doers doers) {
        this.doers = doers;
    }

    /// @param line its line in the log
    /// @param ply the number of the ply before which it is told
    /// @param at milliseconds since 1970
    record Note(int line, int ply, long at, TableEvent event) {
        private Note at(int other) {
            return new Note(line, Math.min(ply, other), at, event);
        }
    }

    List<Note> all() {
        return Collections.unmodifiableList(notes);
    }

    void add(Note note) {
        notes.add(note);
        if (notes.size() > roomFor) {
            shorten();
            roomFor = notes.size() + MOST_TOLD;
        }
    }

    /// Something was taken back, so that fewer plies stand. What was taken back later, and further, takes the place of
    /// what it covers; who came and went did so.
    ///
    /// @param left how many plies stand
    void wentBack(int left) {
        notes.removeIf(note -> note.event() instanceof TookBack && note.ply() >= left);
        notes.replaceAll(note -> note.at(left));
    }

    /// Those of the latest ones that came since a version.
    List<Note> latest(int since) {
        return notes.subList(firstTold(), notes.size()).stream()
                .filter(note -> note.line() >= since)
                .toList();
    }

    private int firstTold() {
        return Math.max(0, notes.size() - MOST_TOLD);
    }

    private void shorten() {
        var kept = new ArrayList<Note>();
        notes.subList(0, firstTold()).stream()
                .filter(note -> note.event() instanceof CompanyEvent && !History.isOfHoliday(note.event()))
                .forEach(note -> keep(kept, note));
        kept.addAll(notes.subList(firstTold(), notes.size()));
        notes.clear();
        notes.addAll(kept);
    }

    /// Two that undo each other go where nobody did anything in between.
    private void keep(List<Note> kept, Note note) {
        int undone = undone(kept, note);
        if (undone >= 0) {
            kept.remove(undone);
        } else {
            kept.add(note);
        }
    }

    /// @return the place of what a note undoes; negative if there is none since anybody did anything
    private int undone(List<Note> kept, Note note) {
        int seen = note.line();
        int place = kept.size() - 1;
        while (place >= 0 && !doers.acted(kept.get(place).line(), seen)) {
            Note before = kept.get(place);
            if (isUndone(before.event(), note.event())) {
                return place;
            }
            seen = before.line();
            place--;
        }
        return -1;
    }

    private static boolean isUndone(TableEvent before, TableEvent event) {
        return switch (event) {
            case CameBack(int seat) -> before instanceof HandedOver over && over.seat() == seat;
            case WentOn _ -> before instanceof Paused;
            default -> false;
        };
    }
}
