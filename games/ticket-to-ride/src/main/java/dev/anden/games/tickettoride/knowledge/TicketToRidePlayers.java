package dev.anden.games.tickettoride.knowledge;

import dev.anden.engine.BotLevel;
import dev.anden.engine.Budget;
import dev.anden.engine.Game;
import dev.anden.engine.Player;
import dev.anden.engine.PlayerProvider;
import dev.anden.engine.Setup;
import dev.anden.engine.Tuning;
import dev.anden.games.common.play.ColumnTuning;
import dev.anden.games.common.play.Rung;
import dev.anden.games.common.play.WeightTable;
import dev.anden.games.tickettoride.TicketToRide;
import dev.anden.games.tickettoride.board.BoardRules;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Brings along the bots that know the games of the family: those of the levels that people climb ([Rung]), and
/// yardsticks for experiments.
public final class TicketToRidePlayers implements PlayerProvider {
    /// Most points now.
    public static final String GREEDY = "greedy";

    /// Most points after one step.
    public static final String ONE_STEP = "one-step";

    /// Long routes.
    public static final String LONG_ROUTE = "long-route";

    /// The shortest ways that join its tickets.
    public static final String PATH = "path";

    /// As many tickets as it can take on.
    public static final String HUNGRY = "hungry";

    /// The planner of rehearsals, which weighs things better.
    public static final String QUICK = "quick";

    /// Where they stand among the rungs is measured on the USA board with two seats.
    private static final List<BotLevel> YARDSTICKS = List.of(
            BotLevel.forExperiments(ONE_STEP, 50),
            BotLevel.forExperiments(GREEDY, 80),
            BotLevel.forExperiments(HUNGRY, 250),
            BotLevel.forExperiments(LONG_ROUTE, 310),
            BotLevel.forExperiments(PATH, 370),
            BotLevel.forExperiments(QUICK, Rung.LOCAL.level().strength() - 10));

    /// The connoisseur is left out: between the local and the expert there is no room here.
    private static final Set<Rung> RUNGS = EnumSet.complementOf(EnumSet.of(Rung.CONNOISSEUR));

    private static final List<BotLevel> LEVELS =
            Stream.concat(RUNGS.stream().map(Rung::level), YARDSTICKS.stream()).toList();

    @Override
    public List<BotLevel> levels(Game game) {
        return game instanceof TicketToRide ? LEVELS : List.of();
    }

    /// The planner.
    @Override
    public Optional<Player> rehearser(Game game) {
        return game instanceof TicketToRide
                ? Optional.of(new Rehearser(onBoard(PlannerPlayer::new), onBoard(QuickRehearser::new)))
                : Optional.empty();
    }

    @Override
    public Optional<Tuning> tuning(Game game, Setup setup) {
        return game instanceof TicketToRide played
                ? Optional.of(tuning(played.boardData(setup).rules()))
                : Optional.empty();
    }

    /// Of the quick planner, in the column that is for such games. In a tuner it plays as it does in rehearsals: it
    /// remembers its network, and begins anew where a game begins.
    static Tuning tuning(BoardRules rules) {
        return new ColumnTuning(
                QUICK,
                Weights.table(),
                Weights.quickColumn(rules.vehicleCount(), rules.openingTickets().keep()),
                column -> quick(column, QuickPlanner::new),
                column -> quick(column, QuickPlayer::new));
    }

    private static Player quick(WeightTable.Column column, BiFunction<BoardKnowledge, Weights, Player> create) {
        var weights = new Weights(column);
        return onBoard(board -> create.apply(board, weights));
    }

    @Override
    public Player create(Game game, String level) {
        if (!(game instanceof TicketToRide played)) {
            throw unknown(game, level);
        }
        return Rung.of(level)
                .filter(RUNGS::contains)
                .map(rung -> climbing(rung, played.boardData().rules().vehicleCount()))
                .orElseGet(() -> yardstick(game, level));
    }

    private static Player climbing(Rung rung, int vehicles) {
        return switch (rung) {
            case EXPERT -> new BoardPlayer(ExpertPlayer::new, ExpertPlayer.USUAL);
            case PLANNER -> onBoard(PlannerPlayer::new);
            case LOCAL -> new BoardPlayer(LocalPlayer::new, LocalPlayer.usualWith(vehicles));
            case CONNOISSEUR -> throw new IllegalArgumentException(rung + " is no rung here");
            case DAYDREAMER, TOURIST, TRAVELLER, GLOBETROTTER, GUIDE ->
                onBoard(board -> new AmateurPlayer(board, Weaknesses.of(rung, board)));
        };
    }

    private static Player yardstick(Game game, String level) {
        return switch (level) {
            case GREEDY -> onBoard(GreedyPlayer::new);
            case ONE_STEP -> onBoard(OneStepPlayer::new);
            case LONG_ROUTE -> onBoard(LongRoutePlayer::new);
            case PATH -> onBoard(PathPlayer::new);
            case HUNGRY -> onBoard(HungryPlayer::new);
            case QUICK -> onBoard(QuickPlayer::new);
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
