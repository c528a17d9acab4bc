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
import java.util.function.Function;
import java.util.stream.Collectors;

/// Brings along the bots that know the games of the family.
public final class TicketToRidePlayers implements PlayerProvider {
    /// Most points now.
    public static final String GREEDY = "greedy";

    /// Plans a network for its tickets.
    public static final String PLANNER = "planner";

    /// Rehearses what it could do.
    public static final String EXPERT = "expert";

    /// Most points after one step.
    public static final String ONE_STEP = "one-step";

    /// Long routes.
    public static final String LONG_ROUTE = "long-route";

    /// The shortest ways that join its tickets.
    public static final String PATH = "path";

    /// As many tickets as it can take on.
    public static final String HUNGRY = "hungry";

    private static final List<BotLevel> LEVELS = List.of(
            new BotLevel(GREEDY, Difficulty.MEDIUM, 100),
            new BotLevel(PLANNER, Difficulty.HARD, 200),
            new BotLevel(EXPERT, Difficulty.HARD, 300),
            BotLevel.forExperiments(ONE_STEP, 50),
            BotLevel.forExperiments(LONG_ROUTE, 130),
            BotLevel.forExperiments(PATH, 150),
            BotLevel.forExperiments(HUNGRY, 120));

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
        if (!(game instanceof TicketToRide)) {
            throw unknown(game, level);
        }
        return switch (level) {
            case GREEDY -> onBoard(GreedyPlayer::new);
            case PLANNER -> onBoard(PlannerPlayer::new);
            case EXPERT -> new BoardPlayer(ExpertPlayer::new, ExpertPlayer.USUAL);
            case ONE_STEP -> onBoard(OneStepPlayer::new);
            case LONG_ROUTE -> onBoard(LongRoutePlayer::new);
            case PATH -> onBoard(PathPlayer::new);
            case HUNGRY -> onBoard(HungryPlayer::new);
            default -> throw unknown(game, level);
        };
    }

    private static Player onBoard(Function<BoardKnowledge, Player> create) {
        return new BoardPlayer(create, Budget.positions(0));
    }

    private static IllegalArgumentException unknown(Game game, String level) {
        String levels = LEVELS.stream().map(BotLevel::name).collect(Collectors.joining(", "));
        return new IllegalArgumentException("There is no level \"%s\" of %s here; there are: %s"
                .formatted(level, game.info().id(), levels));
    }
}
