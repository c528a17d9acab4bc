package dev.anden.games.frenchquarter.view;

import dev.anden.games.common.NumberRow;
import dev.anden.games.frenchquarter.board.Board;
import dev.anden.games.frenchquarter.board.Icon;
import dev.anden.games.frenchquarter.board.Transport;
import dev.anden.games.frenchquarter.rules.Rounds;
import dev.anden.games.frenchquarter.state.Frames;
import dev.anden.games.frenchquarter.state.Position;

/// Writes an observation as numbers, as [ObservationPlanes] has them: what [Snapshot] tells, in the same way, and
/// without allocating. Of the vacation cards, the only secret, it knows those of [Snapshot#knownVacation].
final class SeatNumbers {
    private static final int NONE = Decisions.NONE;

    private final Position position;
    private final Decisions decisions;
    private final SheetNumbers sheets;
    private final NumberRow row = new NumberRow();

    SeatNumbers(Position position, Rounds rounds, int observer) {
        this.position = position;
        decisions = new Decisions(position);
        sheets = new SheetNumbers(position, rounds, observer, row);
    }

    void write(int[] target, int from) {
        row.begin(target, from);
        writeTable();
        writeDecision();
        writePending();
        writeCards();
        sheets.putEnds(position.line);
        sheets.putLine(position.line);
        sheets.write();
    }

    private void writeTable() {
        row.put(FqPhase.of(position).ordinal());
        int actor = position.actor();
        row.put(actor < 0 ? actor : sheets.order().place(actor));
        row.put(Math.min(position.ply, Short.MAX_VALUE));
        row.put(position.round);
        row.put(sheets.order().place(position.first));
        row.put(sheets.order().place(position.socializer));
        row.put(position.mayor);
        row.put(position.tourism);
        row.put(position.row.mayorOpen);
        row.put(position.closedStreet());
        int waiting = 0;
        for (int height = position.frames.depth() - 2; height >= 0; height--) {
            waiting += Decisions.isTold(position.frames.at(height)) ? 1 : 0;
        }
        row.put(waiting);
    }

    private void writeDecision() {
        if (position.actor() < 0) {
            putNothing();
        } else {
            putAbout(position.frames.top());
        }
    }

    private void writePending() {
        int room = ObservationPlanes.PENDING;
        for (int height = position.frames.depth() - 2; height >= 0 && room > 0; height--) {
            int frame = position.frames.at(height);
            if (Decisions.isTold(frame)) {
                row.put(sheets.order().place(Frames.seat(frame)));
                row.put(Frames.isDecision(frame) ? FqPhase.of(frame).ordinal() : NONE);
                row.put(Decisions.icon(frame));
                putAbout(frame);
                room--;
            }
        }
        for (; room > 0; room--) {
            row.put(NONE);
            row.put(NONE);
            row.put(NONE);
            putNothing();
        }
    }

    private void putAbout(int frame) {
        row.put(decisions.value(frame));
        row.put(Decisions.card(frame));
        row.put(decisions.building(frame));
        row.put(Decisions.street(frame));
        row.put(Decisions.activity(frame));
    }

    private void putNothing() {
        row.put(0);
        row.put(NONE);
        row.put(NONE);
        row.put(NONE);
        row.put(NONE);
    }

    private void writeCards() {
        for (int deck = 0; deck < Transport.COUNT; deck++) {
            row.put(position.row.open[deck]);
        }
        for (int deck = 0; deck < Transport.COUNT; deck++) {
            int shown = row.fill(Icon.COUNT, 0);
            int open = position.row.open[deck];
            if (open >= 0) {
                for (int icon : position.tables.cardIcons[open]) {
                    row.add(shown + icon, 1);
                }
            }
        }
        for (int deck = 0; deck < Transport.COUNT; deck++) {
            for (int value = 1; value <= Board.FACES; value++) {
                row.put(position.row.dice(deck, value));
            }
        }
        row.putBits(position.row.mayorTook, Transport.COUNT);
    }
}
