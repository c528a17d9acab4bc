package dev.anden.games.common.play;

import dev.anden.engine.BotLevel;
import dev.anden.engine.Difficulty;
import java.util.Arrays;
import java.util.Optional;

/// The levels that people climb, with the same names in every family, from the one that a child beats: each wins
/// some two of three games, or three of four, against the one before it (`docs/bots.md`). A family leaves out those
/// that it has no player for.
public enum Rung {
    DAYDREAMER("daydreamer", Difficulty.EASY),
    TOURIST("tourist", Difficulty.EASY),
    TRAVELLER("traveller", Difficulty.MEDIUM),
    GLOBETROTTER("globetrotter", Difficulty.MEDIUM),
    GUIDE("guide", Difficulty.MEDIUM),
    PLANNER("planner", Difficulty.HARD),
    LOCAL("local", Difficulty.HARD),
    CONNOISSEUR("connoisseur", Difficulty.HARD),
    EXPERT("expert", Difficulty.HARD);

    /// How far the strengths of two rungs are apart.
    private static final int STEP = 100;

    private final String id;
    private final Difficulty difficulty;

    Rung(String id, Difficulty difficulty) {
        this.id = id;
        this.difficulty = difficulty;
    }

    /// The rung of a level; empty if it is none.
    public static Optional<Rung> of(String level) {
        return Arrays.stream(values()).filter(rung -> rung.id().equals(level)).findFirst();
    }

    /// The level as the roster has it.
    public BotLevel level() {
        return new BotLevel(id, difficulty, STEP * (ordinal() + 1));
    }

    /// What it is asked for by.
    public String id() {
        return id;
    }
}
