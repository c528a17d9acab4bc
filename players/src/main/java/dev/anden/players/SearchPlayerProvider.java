package dev.anden.players;

import dev.anden.engine.BotLevel;
import dev.anden.engine.Difficulty;
import dev.anden.engine.Game;
import dev.anden.engine.Player;
import dev.anden.engine.PlayerProvider;
import java.util.List;

/// Brings along the level `search`, which plays any game without knowing it. A [Roster] offers it where nobody knows
/// better.
public final class SearchPlayerProvider implements PlayerProvider {
    /// The name of the level.
    public static final String SEARCH = "search";

    /// How many rounds a choice takes if its caller sets no budget.
    static final int ROUNDS = 400;

    private static final int STRENGTH = 50;

    @Override
    public List<BotLevel> levels(Game game) {
        return List.of(new BotLevel(SEARCH, Difficulty.MEDIUM, STRENGTH));
    }

    @Override
    public Player create(Game game, String level) {
        if (!level.equals(SEARCH)) {
            throw new IllegalArgumentException("There is no level \"%s\" here; there is: %s".formatted(level, SEARCH));
        }
        return new SearchPlayer(ROUNDS);
    }
}
