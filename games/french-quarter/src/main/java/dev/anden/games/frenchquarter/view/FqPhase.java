package dev.anden.games.frenchquarter.view;

import dev.anden.games.frenchquarter.state.Frames;
import dev.anden.games.frenchquarter.state.Position;
import java.util.Locale;

/// What the actor is to decide now.
public enum FqPhase {
    /// Nothing: chance deals, reveals or rolls.
    CHANCE,
    /// Which die to take (`fq.move.draft`).
    DRAFT,
    /// Where the tourist goes.
    MOVE,
    /// The number or a W in the visited building.
    MAP,
    /// Whether and which building next to the one of the map action (`fq.bonus.culture-b`).
    MAP_ADJACENT,
    /// Which building of a street (the performers' track).
    MAP_STREET,
    /// Which building and which value (`fq.bonus.food-a`, `fq.bonus.food-c`).
    MAP_FREE,
    /// On which track a wild is used.
    WILD,
    /// Bonus or multiplier.
    CIRCLE,
    /// Which performer.
    PERFORMER,
    /// Where the personal Second Line starts.
    PERSONAL_START,
    /// Where the Second Line advances to.
    LINE,
    /// Whether and where the personal Second Line advances to.
    PERSONAL_LINE,
    /// Nothing: the game is over.
    OVER;

    private static final FqPhase[] VALUES = values();

    static FqPhase of(Position position) {
        if (position.frames.isEmpty()) {
            return OVER;
        }
        int frame = position.frames.top();
        return Frames.isChance(frame) ? CHANCE : of(frame);
    }

    /// @param frame a decision
    static FqPhase of(int frame) {
        return VALUES[DRAFT.ordinal() + Frames.kind(frame) - Frames.DRAFT];
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
