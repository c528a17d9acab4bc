package dev.anden.games.frenchquarter.knowledge;

import dev.anden.engine.BotLevel;
import dev.anden.engine.Difficulty;
import dev.anden.engine.Game;
import dev.anden.engine.Player;
import dev.anden.engine.PlayerProvider;
import dev.anden.games.frenchquarter.FrenchQuarter;
import java.util.List;
import java.util.Optional;

/// Brings along the bots that know the game.
public final class FrenchQuarterPlayers implements PlayerProvider {
    /// The best of this turn.
    public static final String GREEDY = "greedy";

    /// Rehearses the turns to come.
    public static final String PLANNER = "planner";

    private static final List<BotLevel> LEVELS =
            List.of(new BotLevel(GREEDY, Difficulty.MEDIUM, 100), new BotLevel(PLANNER, Difficulty.HARD, 200));

    @Override
    public List<BotLevel> levels(Game game) {
        return game instanceof FrenchQuarter ? LEVELS : List.of();
    }

    /// The best of this turn, found with little effort.
    @Override
    public Optional<Player> rehearser(Game game) {
        return game instanceof FrenchQuarter frenchQuarter
                ? Optional.of(new GreedyPlayer(
                        new Prospect(new BoardKnowledge(frenchQuarter.boardData())), PlannerPlayer.REHEARSED_POSITIONS))
                : Optional.empty();
    }

    @Override
    public Player create(Game game, String level) {
        if (game instanceof FrenchQuarter frenchQuarter) {
            var prospect = new Prospect(new BoardKnowledge(frenchQuarter.boardData()));
            switch (level) {
                case GREEDY -> {
                    return new GreedyPlayer(prospect, GreedyPlayer.POSITIONS);
                }
                case PLANNER -> {
                    return new PlannerPlayer(prospect);
                }
                default -> {
                    // Falls through to the error below.
                }
            }
        }
        throw new IllegalArgumentException("There is no level \"%s\" of %s here; there are: %s"
                .formatted(level, game.info().id(), String.join(", ", GREEDY, PLANNER)));
    }
}
