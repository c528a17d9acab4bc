package dev.anden.games.frenchquarter.state;

import dev.anden.games.common.HashMix;
import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.board.Board;
import dev.anden.games.frenchquarter.board.Transport;

/// The hash of a position: every field folded into 64 bits by [HashMix]. Stored in logs to notice a replay that
/// drifts.
public final class StateHash {

    private long hash = HashMix.START;

    private StateHash() {}

    public static long of(Position position) {
        var hash = new StateHash();
        hash.add(position.mayor ? 1 : 0);
        hash.add(position.tourism ? 1 : 0);
        hash.add(position.ply);
        hash.add(position.round);
        hash.add(position.first);
        hash.add(position.socializer);
        hash.add(position.vacationsHidden);
        for (int height = 0; height < position.frames.depth(); height++) {
            hash.add(position.frames.at(height));
        }
        hash.addRow(position.row);
        hash.addLine(position.line, position.tables);
        for (Sheet sheet : position.sheets) {
            hash.addSheet(sheet, position.tables);
        }
        return hash.hash;
    }

    private void addRow(Row row) {
        for (int deck = 0; deck < Transport.COUNT; deck++) {
            add(row.hidden[deck]);
            add(row.open[deck]);
            for (int value = 1; value <= Board.FACES; value++) {
                add(row.dice(deck, value));
            }
        }
        add(row.mayorHidden);
        add(row.mayorOpen);
        add(row.mayorTook);
    }

    private void addLine(SecondLine line, GameTables tables) {
        add(line.start);
        add(line.at);
        for (int stretch = 0; stretch < tables.map.touched.length; stretch++) {
            if (line.travelled(stretch)) {
                add(stretch);
            }
        }
    }

    private void addSheet(Sheet sheet, GameTables tables) {
        add(sheet.tourist);
        add(sheet.die);
        for (long buildings : sheet.written) {
            add(buildings);
        }
        for (int activity = 0; activity < Activity.COUNT; activity++) {
            add(sheet.boxes[activity]);
            add(sheet.bonuses[activity]);
            add(sheet.multipliers[activity]);
        }
        add(sheet.crossedOut);
        add(sheet.furtherMoves);
        add(sheet.otherCards);
        add(sheet.wsWritten);
        add(sheet.umbrellas);
        add(sheet.lineBoxes);
        add(sheet.topRow);
        add(sheet.bottomRow);
        add(sheet.performers);
        add(sheet.courtyards);
        add(sheet.riverwalk);
        add(sheet.policeValue);
        add(sheet.vacation);
        addLine(sheet.personal, tables);
    }

    private void add(long value) {
        hash = HashMix.mix(hash + value);
    }
}
