package dev.anden.games.tickettoride.knowledge;

import dev.anden.engine.BotLevel;
import dev.anden.engine.Budget;
import dev.anden.engine.Difficulty;
import dev.anden.engine.Game;
import dev.anden.engine.Player;
import dev.anden.engine.PlayerProvider;
import dev.anden.games.tickettoride.TicketToRide;
import java.util.List;
import java.util.Optional;

/// Brings along the bots that know the games of the family.
public final class TicketToRidePlayers implements PlayerProvider {
    /// Most points now.
    public static final String GREEDY = "greedy";

    /// Plans a network for its tickets.
    public static final String PLANNER = "planner";

    /// Rehearses what it could do.
    public static final String EXPERT = "expert";

    private static final List<BotLevel> LEVELS = List.of(
            new BotLevel(GREEDY, Difficulty.MEDIUM, 100),
            new BotLevel(PLANNER, Difficulty.HARD, 200),
            new BotLevel(EXPERT, Difficulty.HARD, 300));

    @Override
    public List<BotLevel> levels(Game game) {
        return game instanceof TicketToRide ? LEVELS : List.of();
    }

    /// The planner.
    @Override
    public Optional<Player> rehearser(Game game) {
        return game instanceof TicketToRide ? Optional.of(create(game, PLANNER)) : Optional.empty();
    }

    @Override
    public Player create(Game game, String level) {
        if (game instanceof TicketToRide) {
            switch (level) {
                case GREEDY -> {
                    return new BoardPlayer(GreedyPlayer::new, Budget.positions(0));
                }
                case PLANNER -> {
                    return new BoardPlayer(PlannerPlayer::new, Budget.positions(0));
                }
                case EXPERT -> {
                    return new BoardPlayer(ExpertPlayer::new, ExpertPlayer.USUAL);
                }
                default -> {
                    // Falls through to the error below.
                }
            }
        }
        throw new IllegalArgumentException("There is no level \"%s\" of %s here; there are: %s"
                .formatted(level, game.info().id(), String.join(", ", GREEDY, PLANNER, EXPERT)));
    }
}
