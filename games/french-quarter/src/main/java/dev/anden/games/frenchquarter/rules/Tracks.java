package dev.anden.games.frenchquarter.rules;

import dev.anden.games.frenchquarter.board.ActivityTrack;
import dev.anden.games.frenchquarter.board.Icon;
import dev.anden.games.frenchquarter.board.Performer;
import dev.anden.games.frenchquarter.narration.TrackStory;
import dev.anden.games.frenchquarter.state.Bonus;
import dev.anden.games.frenchquarter.state.Frames;
import dev.anden.games.frenchquarter.state.GameTables;
import dev.anden.games.frenchquarter.state.Position;
import dev.anden.games.frenchquarter.state.Sheet;

/// What icons do to the tracks: umbrellas, activities, circles, bonuses, performers.
public final class Tracks {
    private static final int ALL_PERFORMERS = (1 << Performer.COUNT) - 1;

    private final Position position;
    private final GameTables tables;
    private final TrackStory story;
    private final int umbrellaBoxes;
    private final int wildEvery;

    public Tracks(Position position) {
        this.position = position;
        story = new TrackStory(position.log);
        tables = position.tables;
        umbrellaBoxes = tables.board.scores().umbrellaBoxes();
        wildEvery = tables.board.scores().wildEvery();
    }

    /// Puts icons on the stack, the first of them on top.
    public void pushIcons(int seat, int[] icons) {
        for (int place = icons.length - 1; place >= 0; place--) {
            position.frames.push(Frames.ICON, seat, icons[place]);
        }
    }

    /// Resolves an icon.
    public void resolve(int seat, int icon) {
        if (icon == Icon.UMBRELLA.ordinal()) {
            // A second one is marked after the first and all that it set off (ruling r16).
            for (int boxes = boxesOfUmbrella(position.sheets[seat]); boxes > 0; boxes--) {
                position.frames.push(Frames.UMBRELLA_BOX, seat, 0);
            }
        } else if (icon == Icon.WILD.ordinal()) {
            position.frames.push(Frames.WILD, seat, 0);
        } else if (icon < Icon.FIRST_PERFORMER) {
            mark(seat, icon - Icon.FIRST_ACTIVITY);
        } else {
            markPerformer(seat, icon - Icon.FIRST_PERFORMER);
        }
    }

    /// How many boxes an umbrella marks (`fq.bonus.shopping-b`).
    public static int boxesOfUmbrella(Sheet sheet) {
        return sheet.hasSecond(Sheet.SHOPPING) ? 2 : 1;
    }

    /// Marks the next box of the umbrella track (`fq.umbrella.track`).
    public void markUmbrella(int seat) {
        Sheet sheet = position.sheets[seat];
        if (sheet.umbrellas == umbrellaBoxes) {
            story.umbrellaLost(seat);
            return;
        }
        sheet.umbrellas++;
        boolean wild = sheet.umbrellas % wildEvery == 0;
        story.umbrellaMarked(seat, sheet.umbrellas, wild);
        if (wild) {
            position.frames.push(Frames.WILD, seat, 0);
        }
    }

    /// Marks the next box of an activity track (`fq.activity.tracks`).
    public void mark(int seat, int activity) {
        Sheet sheet = position.sheets[seat];
        if (sheet.isFull(activity)) {
            story.activityLost(seat, activity);
            return;
        }
        int box = sheet.nextBox(activity);
        if (box > sheet.boxes[activity] + 1) {
            story.circleJumped(seat, box - 1);
        }
        story.activityMarked(seat, activity, box);
        sheet.boxes[activity] = box;
        int circle = tables.circles[activity][box];
        if (circle != 0) {
            resolveCircle(seat, activity, box, circle);
        }
    }

    /// What a circle gives, as far as there is something left of it (`fq.activity.circle`, `fq.ruling.r18`).
    private void resolveCircle(int seat, int activity, int box, int circle) {
        Sheet sheet = position.sheets[seat];
        boolean bonus = (circle & GameTables.BONUS) != 0 && sheet.bonuses[activity] < Bonus.count(activity);
        boolean multiplier = (circle & GameTables.MULTIPLIER) != 0
                && sheet.multipliers[activity] < tables.multipliers[activity].length;
        if (!bonus && !multiplier) {
            story.circleGaveNothing(seat, activity, box);
        } else if (bonus && multiplier) {
            position.frames.push(Frames.CIRCLE, seat, activity);
        } else if (bonus) {
            unlockBonus(seat, activity);
        } else {
            markMultiplier(seat, activity);
        }
    }

    /// Marks the topmost multiplier that isn't marked (`fq.activity.multiplier-order`).
    public void markMultiplier(int seat, int activity) {
        int place = position.sheets[seat].multipliers[activity]++;
        story.multiplierMarked(seat, activity, tables.multipliers[activity][place]);
    }

    /// Unlocks the leftmost bonus that isn't unlocked (`fq.activity.bonus-order`). Permanent and single-use ones
    /// are asked for where they work; an instant one works now.
    public void unlockBonus(int seat, int activity) {
        Sheet sheet = position.sheets[seat];
        Bonus bonus = Bonus.at(activity, sheet.bonuses[activity]++);
        story.bonusUnlocked(seat, activity, bonus);
        switch (bonus) {
            case FOOD_A ->
                position.frames.push(
                        Frames.MAP_FREE,
                        seat,
                        tables.board.activities().get(Sheet.FOOD).street());
            case FOOD_C -> position.frames.push(Frames.MAP_FREE, seat, Frames.ANYWHERE);
            case MYSTICISM_A -> position.frames.push(Frames.PERFORMER, seat, 0);
            case MYSTICISM_B -> position.frames.push(Frames.PERSONAL_START, seat, 0);
            case MYSTICISM_C -> position.frames.push(Frames.PERFORMER, seat, Frames.ONE_MORE);
            case PARTY_A -> crossOut(seat, sheet);
            default -> {
                // Works later.
            }
        }
    }

    /// Crosses out the next circle of the culture track: it will be jumped over (`fq.bonus.party-a`,
    /// `fq.ruling.r13`).
    private void crossOut(int seat, Sheet sheet) {
        for (int box = sheet.boxes[Sheet.CULTURE] + 1; box <= ActivityTrack.LENGTH; box++) {
            if (tables.circles[Sheet.CULTURE][box] != 0) {
                sheet.crossedOut = box;
                story.circleCrossedOut(seat, box);
                return;
            }
        }
        story.bonusLost(seat, Bonus.PARTY_A);
    }

    /// A wild for which no track has a box left (`fq.ruling.r17`).
    public void loseWild(int seat) {
        story.wildLost(seat);
    }

    /// A bonus by which no performer can be marked (`fq.ruling.r9`, `fq.ruling.r19`). Where it has brought one and no
    /// second one, it wasn't lost.
    public void losePerformer(int seat, int number) {
        if (number == 0) {
            story.bonusLost(seat, Bonus.MYSTICISM_A);
        } else if ((number & Frames.ONE_MORE) != 0) {
            story.bonusLost(seat, Bonus.MYSTICISM_C);
        }
    }

    /// A bonus by which no building can be mapped (`fq.ruling.r9`, `fq.ruling.r19`).
    public void loseMap(int seat, int street) {
        story.bonusLost(seat, street == Frames.ANYWHERE ? Bonus.FOOD_C : Bonus.FOOD_A);
    }

    /// Marks a performer that was chosen; another, different one may follow (`fq.bonus.mysticism-c`).
    public void choosePerformer(int seat, int performer, int number) {
        if ((number & Frames.ONE_MORE) != 0) {
            position.frames.push(Frames.PERFORMER, seat, 1 << performer);
        }
        markPerformer(seat, performer);
    }

    /// The kinds of performers with a free box, as bits; none with `fq.bonus.party-d`.
    public static int wantedPerformers(Sheet sheet) {
        return sheet.has(Bonus.PARTY_D) ? 0 : ALL_PERFORMERS & ~(sheet.topRow & sheet.bottomRow);
    }

    /// Marks a performer in the top row, or else the bottom row, and the next box of the performers' track
    /// (`fq.move.performer-icon`).
    private void markPerformer(int seat, int performer) {
        Sheet sheet = position.sheets[seat];
        int kind = 1 << performer;
        if ((wantedPerformers(sheet) & kind) == 0) {
            story.performerLost(seat, performer);
            return;
        }
        boolean top = (sheet.topRow & kind) == 0;
        if (top) {
            sheet.topRow |= kind;
        } else {
            sheet.bottomRow |= kind;
        }
        int box = ++sheet.performers;
        story.performerMarked(seat, performer, top ? 1 : 2, box);
        if (tables.performerIcons[box] >= 0) {
            position.frames.push(Frames.ICON, seat, tables.performerIcons[box]);
        } else if (tables.performerStreets[box] >= 0) {
            position.frames.push(Frames.MAP_STREET, seat, tables.performerStreets[box]);
        }
    }
}
