package dev.anden.games.frenchquarter.rules;

import dev.anden.games.frenchquarter.action.ActionCodes;
import dev.anden.games.frenchquarter.board.Icon;
import dev.anden.games.frenchquarter.narration.TouristStory;
import dev.anden.games.frenchquarter.state.Bonus;
import dev.anden.games.frenchquarter.state.Frames;
import dev.anden.games.frenchquarter.state.Position;
import dev.anden.games.frenchquarter.state.Sheet;

/// Writing values into buildings.
public final class Mapping {
    private final Position position;
    private final TouristStory story;

    public Mapping(Position position) {
        this.position = position;
        story = new TouristStory(position.log, position.tables.board);
    }

    /// Carries out a map action that was chosen, then what may follow it (`fq.ruling.r10`).
    public void mapByAction(int seat, int code) {
        followUp(seat, ActionCodes.mapped(code));
        map(seat, code);
    }

    /// Writes a value into a building. A small one gives a wild with `fq.bonus.food-b`.
    public void map(int seat, int code) {
        Sheet sheet = position.sheets[seat];
        int building = ActionCodes.mapped(code);
        int value = ActionCodes.value(code);
        if (value == Sheet.W) {
            useW(seat, sheet);
        }
        sheet.write(building, value);
        story.buildingMapped(seat, building, value);
        if (sheet.hasSecond(Sheet.FOOD) && (position.tables.map.small >>> building & 1) != 0) {
            position.frames.push(Frames.ICON, seat, Icon.WILD.ordinal());
        }
    }

    private void useW(int seat, Sheet sheet) {
        Bonus used = sheet.wsWritten == 0 ? Bonus.SHOPPING_A : Bonus.SHOPPING_C;
        sheet.wsWritten++;
        story.bonusUsed(seat, used);
    }

    /// The map action of the visited building writes nothing: an umbrella instead (`fq.move.map-fails`).
    public void failHere(int seat) {
        Sheet sheet = position.sheets[seat];
        if (sheet.die == sheet.policeValue) {
            story.mapForbidden(seat, sheet.die);
        } else {
            followUp(seat, sheet.tourist);
            story.mapFailed(seat);
        }
        position.frames.push(Frames.ICON, seat, Icon.UMBRELLA.ordinal());
    }

    /// The map action of a street writes nothing: an umbrella instead, and no building for another to be next to
    /// (`fq.ruling.r28`).
    public void failOnStreet(int seat) {
        story.mapFailed(seat);
        position.frames.push(Frames.ICON, seat, Icon.UMBRELLA.ordinal());
    }

    /// Lets the seat map a building next to that of a map action, if it has `fq.bonus.culture-b`.
    private void followUp(int seat, int building) {
        if (position.sheets[seat].hasSecond(Sheet.CULTURE)) {
            position.frames.push(Frames.MAP_ADJACENT, seat, building);
        }
    }
}
