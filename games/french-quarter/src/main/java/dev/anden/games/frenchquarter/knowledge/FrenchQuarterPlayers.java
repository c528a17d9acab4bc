package dev.anden.games.frenchquarter.knowledge;

import dev.anden.engine.BotLevel;
import dev.anden.engine.Game;
import dev.anden.engine.Player;
import dev.anden.engine.PlayerProvider;
import dev.anden.engine.Setup;
import dev.anden.engine.Tuning;
import dev.anden.games.common.play.ColumnTuning;
import dev.anden.games.common.play.Rung;
import dev.anden.games.common.play.WeightTable;
import dev.anden.games.frenchquarter.FrenchQuarter;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Brings along the bots that know the game: those of the levels that people climb ([Rung]), and a yardstick for
/// experiments.
public final class FrenchQuarterPlayers implements PlayerProvider {
    /// The best of this turn.
    public static final String GREEDY = "greedy";

    /// How many positions those look at for a choice who know what a place will be worth: with few of them chains
    /// aren't followed to their end.
    private static final int LOCALS_POSITIONS = 32;

    private static final int CONNOISSEURS_POSITIONS = 100;

    /// It stands beside the guide, who chooses much as it does.
    private static final BotLevel YARDSTICK =
            BotLevel.forExperiments(GREEDY, Rung.GUIDE.level().strength() + 10);

    private static final List<BotLevel> LEVELS = Stream.concat(
                    Arrays.stream(Rung.values()).map(Rung::level), Stream.of(YARDSTICK))
            .toList();

    @Override
    public List<BotLevel> levels(Game game) {
        return game instanceof FrenchQuarter ? LEVELS : List.of();
    }

    /// The best of this turn, found with little effort; the reasons for it with some more.
    @Override
    public Optional<Player> rehearser(Game game) {
        return game instanceof FrenchQuarter frenchQuarter
                ? Optional.of(new Adviser(knowledge(frenchQuarter)))
                : Optional.empty();
    }

    /// How much each group of features counts for those who know what a place will be worth: the local is the quickest.
    @Override
    public Optional<Tuning> tuning(Game game, Setup setup) {
        return game instanceof FrenchQuarter frenchQuarter
                ? Optional.of(tuning(knowledge(frenchQuarter)))
                : Optional.empty();
    }

    private static Tuning tuning(BoardKnowledge board) {
        Function<WeightTable.Column, Player> local =
                column -> new GreedyPlayer(new Forecast(board, column), LOCALS_POSITIONS);
        return new ColumnTuning(Rung.LOCAL.level().name(), Forecast.table(), Forecast.COLUMN, local, local);
    }

    @Override
    public Player create(Game game, String level) {
        if (!(game instanceof FrenchQuarter frenchQuarter)) {
            throw unknown(game, level);
        }
        BoardKnowledge board = knowledge(frenchQuarter);
        if (level.equals(GREEDY)) {
            return new GreedyPlayer(new Prospect(board), GreedyPlayer.POSITIONS);
        }
        return climbing(Rung.of(level).orElseThrow(() -> unknown(game, level)), board);
    }

    private static Player climbing(Rung rung, BoardKnowledge board) {
        return switch (rung) {
            case EXPERT -> new ExpertPlayer(board);
            case CONNOISSEUR -> new GreedyPlayer(new Forecast(board), CONNOISSEURS_POSITIONS);
            case LOCAL -> new GreedyPlayer(new Forecast(board), LOCALS_POSITIONS);
            case PLANNER -> new PlannerPlayer(new Prospect(board));
            case DAYDREAMER, TOURIST, TRAVELLER, GLOBETROTTER, GUIDE -> new AmateurPlayer(board, Weaknesses.of(rung));
        };
    }

    private static BoardKnowledge knowledge(FrenchQuarter game) {
        return new BoardKnowledge(game.boardData());
    }

    private static IllegalArgumentException unknown(Game game, String level) {
        String levels = LEVELS.stream().map(BotLevel::name).collect(Collectors.joining(", "));
        return new IllegalArgumentException("There is no level \"%s\" of %s here; there are: %s"
                .formatted(level, game.info().id(), levels));
    }
}
