package dev.anden.games.frenchquarter.rules;

import dev.anden.games.frenchquarter.board.Icon;
import dev.anden.games.frenchquarter.narration.LineStory;
import dev.anden.games.frenchquarter.state.Frames;
import dev.anden.games.frenchquarter.state.MapTables;
import dev.anden.games.frenchquarter.state.Position;
import dev.anden.games.frenchquarter.state.SecondLine;
import dev.anden.games.frenchquarter.state.Sheet;

/// The phase of the Second Line.
public final class Parade {
    private final Position position;
    private final MapTables map;
    private final LineStory story;

    public Parade(Position position) {
        this.position = position;
        map = position.tables.map;
        story = new LineStory(position.log, position.tables.board);
    }

    /// Begins the phase, if the Socialize die was taken (`fq.line.only-socialize`).
    public void begin() {
        if (position.socializer < 0) {
            return;
        }
        for (int turn = position.seats - 1; turn >= 0; turn--) {
            // Who has to go to the Police Station goes at the end of the phase (ruling r14).
            position.frames.push(Frames.END_TURN, position.seatAt(turn), 0);
        }
        for (int turn = position.seats - 1; turn >= 0; turn--) {
            position.frames.push(Frames.LINE_SCORE, position.seatAt(turn), 0);
        }
        position.frames.push(Frames.LINE, position.socializer, 0);
    }

    /// Advances the public line; the personal ones may follow (`fq.ruling.r6`).
    public void advance(int direction) {
        int at = position.line.at;
        story.lineAdvanced(map.stretch(at, direction), at, map.end(at, direction));
        position.line.advance(map, direction);
        for (int turn = position.seats - 1; turn >= 0; turn--) {
            int seat = position.seatAt(turn);
            if (position.sheets[seat].personal.isStarted()) {
                position.frames.push(Frames.PERSONAL_LINE, seat, 0);
            }
        }
    }

    /// The public line has no way on; it is scored where it is (`fq.line.blocked`).
    public void stay() {
        story.lineBlocked(position.line.at);
    }

    /// Starts a personal line (`fq.bonus.mysticism-b`).
    public void startPersonal(int seat, int die) {
        int crossing = position.tables.lineStarts[die];
        position.sheets[seat].personal.startAt(crossing);
        story.personalLineStarted(seat, crossing);
    }

    /// Advances a personal line.
    public void advancePersonal(int seat, int direction) {
        SecondLine line = position.sheets[seat].personal;
        story.personalLineAdvanced(seat, map.stretch(line.at, direction), line.at, map.end(line.at, direction));
        line.advance(map, direction);
    }

    /// Marks a box for each mapped building that touches a line of the sheet (`fq.line.score`), then resolves the
    /// umbrellas of the rows completed (`fq.line.row-umbrella`).
    public void score(int seat) {
        Sheet sheet = position.sheets[seat];
        long counted = position.touching(seat);
        int row = position.tables.board.scores().lineRow();
        int before = sheet.lineBoxes;
        sheet.lineBoxes = Math.min(position.tables.board.scores().lineBoxes(), before + Long.bitCount(counted));
        story.secondLineScored(seat, counted, before, sheet.lineBoxes);
        for (int rows = before / row; rows < sheet.lineBoxes / row; rows++) {
            position.frames.push(Frames.ICON, seat, Icon.UMBRELLA.ordinal());
        }
    }
}
