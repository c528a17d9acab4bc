package dev.anden.games.frenchquarter;

import dev.anden.engine.Game;
import dev.anden.engine.GameInfo;
import dev.anden.engine.GameOption;
import dev.anden.engine.Plane;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.engine.WireTypes;
import dev.anden.games.frenchquarter.action.FqAction;
import dev.anden.games.frenchquarter.board.Board;
import dev.anden.games.frenchquarter.narration.FqEvent;
import dev.anden.games.frenchquarter.narration.FqThought;
import dev.anden.games.frenchquarter.notation.ActionNotation;
import dev.anden.games.frenchquarter.notation.PositionReader;
import dev.anden.games.frenchquarter.state.GameTables;
import dev.anden.games.frenchquarter.view.FqBoardView;
import dev.anden.games.frenchquarter.view.FqView;
import dev.anden.games.frenchquarter.view.ObservationPlanes;
import java.util.List;
import java.util.Optional;

/// The game.
public final class FrenchQuarter implements Game {
    /// The option of the mayor variant (`fq.mayor.optional`). With one seat it is always on.
    public static final String MAYOR = "mayor";

    /// The option of the Tourism expansion (`fq.tourism.deal`).
    public static final String TOURISM = "tourism";

    /// Raised whenever a stored log could replay differently.
    private static final int RULES_VERSION = 2;

    private final Board board;
    private final GameTables tables;
    private final GameInfo info;
    private final ActionNotation notation;

    /// @param board a valid board, as [dev.anden.games.frenchquarter.board.BoardReader] gives it
    public FrenchQuarter(Board board) {
        this.board = board;
        tables = new GameTables(board);
        info = new GameInfo(
                board.id(),
                "french-quarter",
                board.name(),
                RULES_VERSION,
                1,
                GameTables.MOST_SEATS,
                board.provenance(),
                List.of(),
                List.of(GameOption.offOrOn(MAYOR).settledFor(1, "on"), GameOption.offOrOn(TOURISM)));
        notation = new ActionNotation(board);
    }

    ActionNotation notation() {
        return notation;
    }

    GameTables tables() {
        return tables;
    }

    /// What is printed.
    public Board boardData() {
        return board;
    }

    @Override
    public GameInfo info() {
        return info;
    }

    @Override
    public State newState(Setup setup) {
        Setup checked = Setup.of(info, setup.seats(), setup.options());
        return FqState.initial(
                this,
                checked.seats(),
                "on".equals(checked.options().get(MAYOR)),
                "on".equals(checked.options().get(TOURISM)));
    }

    @Override
    public FqBoardView board() {
        return FqBoardView.of(board);
    }

    @Override
    public List<Plane> planes(Setup setup) {
        return ObservationPlanes.of(board, setup.seats());
    }

    @Override
    public State parseState(String text) {
        return FqState.at(this, new PositionReader(this, tables).read(text));
    }

    @Override
    public WireTypes wireTypes() {
        return new WireTypes(
                FqBoardView.class, FqView.class, FqAction.class, FqEvent.class, Optional.of(FqThought.class));
    }
}
