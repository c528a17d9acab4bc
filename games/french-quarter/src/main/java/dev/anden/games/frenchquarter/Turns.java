package dev.anden.games.frenchquarter;

import dev.anden.games.frenchquarter.board.Icon;

/// What a seat does in its turn: it takes a die, moves its tourist and marks what it visits.
final class Turns {
    private final FqState state;
    private final GameTables tables;
    private final TouristStory story;

    Turns(FqState state) {
        this.state = state;
        tables = state.tables;
        story = new TouristStory(state.log, tables.board);
    }

    /// Takes a die; the card's icons and the move follow (`fq.move.order`).
    void take(int seat, int code) {
        Sheet sheet = state.sheets[seat];
        int deck = ActionCodes.deck(code);
        int card = ActionCodes.card(code);
        sheet.die = ActionCodes.dieValue(code);
        state.row.takeDie(deck, sheet.die);
        state.rounds.noteSocialize(deck, seat);
        story.dieTaken(seat, deck, sheet.die, card);
        if (card != deck) {
            sheet.otherCards++;
            story.bonusUsed(seat, Bonus.CULTURE_C);
        }
        state.frames.push(Frames.END_TURN, seat, 0);
        state.frames.push(Frames.MOVE, seat, card);
        state.tracks.pushIcons(seat, tables.cardIcons[state.row.open[card]]);
    }

    /// Moves the tourist; the building's icons and the map action follow.
    void move(int seat, int code) {
        Sheet sheet = state.sheets[seat];
        int building = ActionCodes.destination(code);
        story.touristMoved(seat, sheet.tourist, building, ActionCodes.isFurther(code));
        if (ActionCodes.isFurther(code)) {
            sheet.furtherMoves++;
            story.bonusUsed(seat, Bonus.CULTURE_A);
        }
        sheet.tourist = building;
        visit(seat, building);
        state.frames.push(Frames.MAP, seat, 0);
        state.tracks.pushIcons(seat, tables.buildingIcons[building]);
    }

    /// Marks what a visit marks (`fq.move.courtyard`, `fq.move.riverwalk`).
    private void visit(int seat, int building) {
        Sheet sheet = state.sheets[seat];
        if ((tables.map.courtyards & ~sheet.courtyards & 1L << building) != 0) {
            sheet.courtyards |= 1L << building;
            story.courtyardMarked(seat, building);
        }
        if (building == tables.map.riverwalk && sheet.riverwalk < 2) {
            sheet.riverwalk++;
            story.riverwalkMarked(seat, sheet.riverwalk);
        }
    }

    /// No move is possible: one umbrella instead of move, building and map action (`fq.mayor.stuck`).
    void stick(int seat) {
        story.touristStuck(seat);
        state.frames.push(Frames.ICON, seat, Icon.UMBRELLA.ordinal());
    }

    /// Brings a tourist to the Police Station, if that is due (`fq.bonus.party-c`).
    void endTurn(int seat) {
        Sheet sheet = state.sheets[seat];
        if (sheet.isWanted()) {
            sheet.tourist = tables.map.policeStation;
            story.touristArrested(seat, sheet.tourist);
            state.frames.push(Frames.POLICE_DIE, seat, 0);
        }
    }

    /// Notes the die of the Police Station (`fq.bonus.party-c`).
    void notePoliceDie(int seat, int value) {
        state.sheets[seat].policeValue = value;
        story.policeDieRolled(seat, value);
    }
}
