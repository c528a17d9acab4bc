package dev.anden.games.frenchquarter;

import dev.anden.games.frenchquarter.board.Icon;

/// Writing values into buildings.
final class Mapping {
    private final FqState state;
    private final TouristStory story;

    Mapping(FqState state) {
        this.state = state;
        story = new TouristStory(state.log, state.tables.board);
    }

    /// Carries out a map action that was chosen, then what may follow it (`fq.ruling.r10`).
    void mapByAction(int seat, int code) {
        followUp(seat, ActionCodes.mapped(code));
        map(seat, code);
    }

    /// Writes a value into a building. A small one gives a wild with `fq.bonus.food-b`.
    void map(int seat, int code) {
        Sheet sheet = state.sheets[seat];
        int building = ActionCodes.mapped(code);
        int value = ActionCodes.value(code);
        if (value == Sheet.W) {
            useW(seat, sheet);
        }
        sheet.write(building, value);
        story.buildingMapped(seat, building, value);
        if (sheet.hasSecond(Sheet.FOOD) && (state.tables.map.small >>> building & 1) != 0) {
            state.frames.push(Frames.ICON, seat, Icon.WILD.ordinal());
        }
    }

    private void useW(int seat, Sheet sheet) {
        Bonus used = sheet.wsWritten == 0 ? Bonus.SHOPPING_A : Bonus.SHOPPING_C;
        sheet.wsWritten++;
        story.bonusUsed(seat, used);
    }

    /// The map action of the visited building writes nothing: an umbrella instead (`fq.move.map-fails`).
    void failHere(int seat) {
        Sheet sheet = state.sheets[seat];
        if (sheet.die == sheet.policeValue) {
            story.mapForbidden(seat, sheet.die);
        } else {
            followUp(seat, sheet.tourist);
            story.mapFailed(seat);
        }
        state.frames.push(Frames.ICON, seat, Icon.UMBRELLA.ordinal());
    }

    /// The map action of a street writes nothing: an umbrella instead, and no building for another to be next to
    /// (`fq.ruling.r28`).
    void failOnStreet(int seat) {
        story.mapFailed(seat);
        state.frames.push(Frames.ICON, seat, Icon.UMBRELLA.ordinal());
    }

    /// Lets the seat map a building next to that of a map action, if it has `fq.bonus.culture-b`.
    private void followUp(int seat, int building) {
        if (state.sheets[seat].hasSecond(Sheet.CULTURE)) {
            state.frames.push(Frames.MAP_ADJACENT, seat, building);
        }
    }
}
