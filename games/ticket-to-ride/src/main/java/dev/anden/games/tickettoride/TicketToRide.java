package dev.anden.games.tickettoride;

import dev.anden.engine.Game;
import dev.anden.engine.GameInfo;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.engine.WireTypes;
import dev.anden.games.tickettoride.action.TtrAction;
import dev.anden.games.tickettoride.board.Board;
import dev.anden.games.tickettoride.element.ElementList;
import dev.anden.games.tickettoride.narration.TtrEvent;
import dev.anden.games.tickettoride.notation.ActionNotation;
import dev.anden.games.tickettoride.notation.PositionReader;
import dev.anden.games.tickettoride.state.GameTables;
import dev.anden.games.tickettoride.state.Position;
import dev.anden.games.tickettoride.view.BoardView;
import dev.anden.games.tickettoride.view.TtrView;
import java.util.ArrayList;
import java.util.List;

/// The game on one board of the family.
public final class TicketToRide implements Game {
    /// Raised whenever the program could replay a stored log differently, whatever its board.
    private static final int PROGRAM_REVISION = 1;

    private final Board board;
    private final GameTables tables;
    private final GameInfo info;
    private final ActionNotation notation;

    /// @param board a valid board, as [dev.anden.games.tickettoride.board.BoardReader] gives it
    public TicketToRide(Board board) {
        this.board = board;
        tables = new GameTables(board, ElementList.FAMILY);
        info = new GameInfo(
                "ttr-" + board.id(),
                "ticket-to-ride",
                board.name(),
                board.names(),
                rulesVersion(board),
                board.rules().minimumSeats(),
                board.rules().maximumSeats(),
                board.provenance(),
                elements(board),
                List.of());
        notation = new ActionNotation(board);
    }

    /// The sum of two numbers that are only ever raised: whichever of them is, the version is another one.
    private static int rulesVersion(Board board) {
        return PROGRAM_REVISION + board.revision() - 1;
    }

    private static List<String> elements(Board board) {
        var elements = new ArrayList<>(board.rules().elements().words());
        if (board.rules().longestPathPoints() > 0) {
            elements.add("longest-path");
        }
        return elements;
    }

    ActionNotation notation() {
        return notation;
    }

    GameTables tables() {
        return tables;
    }

    /// The board's data.
    public Board boardData() {
        return board;
    }

    @Override
    public GameInfo info() {
        return info;
    }

    @Override
    public State newState(Setup setup) {
        return new TtrState(
                this, Position.initial(tables, Setup.of(info, setup.seats()).seats()));
    }

    @Override
    public BoardView board() {
        return BoardView.of(board);
    }

    @Override
    public State parseState(String text) {
        return new TtrState(this, new PositionReader(info, tables).read(text));
    }

    @Override
    public WireTypes wireTypes() {
        return new WireTypes(BoardView.class, TtrView.class, TtrAction.class, TtrEvent.class);
    }
}
