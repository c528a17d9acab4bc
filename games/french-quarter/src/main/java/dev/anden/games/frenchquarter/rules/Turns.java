package dev.anden.games.frenchquarter.rules;

import dev.anden.games.frenchquarter.action.ActionCodes;
import dev.anden.games.frenchquarter.board.Icon;
import dev.anden.games.frenchquarter.narration.TouristStory;
import dev.anden.games.frenchquarter.state.Bonus;
import dev.anden.games.frenchquarter.state.Frames;
import dev.anden.games.frenchquarter.state.GameTables;
import dev.anden.games.frenchquarter.state.Position;
import dev.anden.games.frenchquarter.state.Sheet;

/// What a seat does in its turn: it takes a die, moves its tourist and marks what it visits.
public final class Turns {
    private final Position position;
    private final GameTables tables;
    private final Tracks tracks;
    private final TouristStory story;

    public Turns(Position position, Tracks tracks) {
        this.position = position;
        this.tracks = tracks;
        tables = position.tables;
        story = new TouristStory(position.log, tables.board);
    }

    /// Takes a die; the card's icons and the move follow (`fq.move.order`).
    public void take(int seat, int code) {
        Sheet sheet = position.sheets[seat];
        int deck = ActionCodes.deck(code);
        int card = ActionCodes.card(code);
        sheet.die = ActionCodes.dieValue(code);
        position.row.takeDie(deck, sheet.die);
        position.noteSocialize(deck, seat);
        story.dieTaken(seat, deck, sheet.die, card);
        if (card != deck) {
            sheet.otherCards++;
            story.bonusUsed(seat, Bonus.CULTURE_C);
        }
        position.frames.push(Frames.END_TURN, seat, 0);
        position.frames.push(Frames.MOVE, seat, card);
        tracks.pushIcons(seat, tables.cardIcons[position.row.open[card]]);
    }

    /// Moves the tourist; the building's icons and the map action follow.
    public void move(int seat, int code) {
        Sheet sheet = position.sheets[seat];
        int building = ActionCodes.destination(code);
        story.touristMoved(seat, sheet.tourist, building, ActionCodes.isFurther(code));
        if (ActionCodes.isFurther(code)) {
            sheet.furtherMoves++;
            story.bonusUsed(seat, Bonus.CULTURE_A);
        }
        sheet.tourist = building;
        visit(seat, building);
        position.frames.push(Frames.MAP, seat, 0);
        tracks.pushIcons(seat, tables.buildingIcons[building]);
    }

    /// Marks what a visit marks (`fq.move.courtyard`, `fq.move.riverwalk`).
    private void visit(int seat, int building) {
        Sheet sheet = position.sheets[seat];
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
    public void stick(int seat) {
        story.touristStuck(seat);
        position.frames.push(Frames.ICON, seat, Icon.UMBRELLA.ordinal());
    }

    /// Brings a tourist to the Police Station, if that is due (`fq.bonus.party-c`).
    public void endTurn(int seat) {
        Sheet sheet = position.sheets[seat];
        if (sheet.isWanted()) {
            sheet.tourist = tables.map.policeStation;
            story.touristArrested(seat, sheet.tourist);
            position.frames.push(Frames.POLICE_DIE, seat, 0);
        }
    }

    /// Notes the die of the Police Station (`fq.bonus.party-c`).
    public void notePoliceDie(int seat, int value) {
        position.sheets[seat].policeValue = value;
        story.policeDieRolled(seat, value);
    }
}
