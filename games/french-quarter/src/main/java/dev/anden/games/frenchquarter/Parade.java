package dev.anden.games.frenchquarter;

import dev.anden.games.frenchquarter.board.Icon;

/// The phase of the Second Line.
final class Parade {
    private final FqState state;
    private final MapTables map;
    private final LineStory story;

    Parade(FqState state) {
        this.state = state;
        map = state.tables.map;
        story = new LineStory(state.log, state.tables.board);
    }

    /// Begins the phase, if the Socialize die was taken (`fq.line.only-socialize`).
    void begin() {
        if (state.socializer < 0) {
            return;
        }
        for (int turn = state.seats - 1; turn >= 0; turn--) {
            // Who has to go to the Police Station goes at the end of the phase (ruling r14).
            state.frames.push(Frames.END_TURN, state.seatAt(turn), 0);
        }
        for (int turn = state.seats - 1; turn >= 0; turn--) {
            state.frames.push(Frames.LINE_SCORE, state.seatAt(turn), 0);
        }
        state.frames.push(Frames.LINE, state.socializer, 0);
    }

    /// Advances the public line; the personal ones may follow (`fq.ruling.r6`).
    void advance(int direction) {
        int at = state.line.at;
        story.lineAdvanced(map.stretch(at, direction), at, map.end(at, direction));
        state.line.advance(map, direction);
        for (int turn = state.seats - 1; turn >= 0; turn--) {
            int seat = state.seatAt(turn);
            if (state.sheets[seat].personal.isStarted()) {
                state.frames.push(Frames.PERSONAL_LINE, seat, 0);
            }
        }
    }

    /// The public line has no way on; it is scored where it is (`fq.line.blocked`).
    void stay() {
        story.lineBlocked(state.line.at);
    }

    /// Starts a personal line (`fq.bonus.mysticism-b`).
    void startPersonal(int seat, int die) {
        int crossing = state.tables.lineStarts[die];
        state.sheets[seat].personal.startAt(crossing);
        story.personalLineStarted(seat, crossing);
    }

    /// Advances a personal line.
    void advancePersonal(int seat, int direction) {
        SecondLine line = state.sheets[seat].personal;
        story.personalLineAdvanced(seat, map.stretch(line.at, direction), line.at, map.end(line.at, direction));
        line.advance(map, direction);
    }

    /// Marks a box for each mapped building that touches a line of the sheet (`fq.line.score`), then resolves the
    /// umbrellas of the rows completed (`fq.line.row-umbrella`).
    void score(int seat) {
        Sheet sheet = state.sheets[seat];
        long counted = touching(seat);
        int row = state.tables.board.scores().lineRow();
        int before = sheet.lineBoxes;
        sheet.lineBoxes = Math.min(state.tables.board.scores().lineBoxes(), before + Long.bitCount(counted));
        story.secondLineScored(seat, counted, before, sheet.lineBoxes);
        for (int rows = before / row; rows < sheet.lineBoxes / row; rows++) {
            state.frames.push(Frames.ICON, seat, Icon.UMBRELLA.ordinal());
        }
    }

    /// The mapped buildings of a seat that touch the public line or its own (`fq.bonus.mysticism-b`).
    long touching(int seat) {
        Sheet sheet = state.sheets[seat];
        return sheet.mapped & (state.line.touched | sheet.personal.touched);
    }
}
