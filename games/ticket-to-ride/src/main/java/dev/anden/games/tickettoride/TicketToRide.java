package dev.anden.games.tickettoride;

import dev.anden.engine.Game;
import dev.anden.engine.GameInfo;
import dev.anden.engine.GameOption;
import dev.anden.engine.Plane;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.engine.WireTypes;
import dev.anden.games.tickettoride.action.TtrAction;
import dev.anden.games.tickettoride.board.Board;
import dev.anden.games.tickettoride.board.TicketSet;
import dev.anden.games.tickettoride.element.ElementList;
import dev.anden.games.tickettoride.narration.TtrEvent;
import dev.anden.games.tickettoride.narration.TtrThought;
import dev.anden.games.tickettoride.notation.ActionNotation;
import dev.anden.games.tickettoride.notation.PositionReader;
import dev.anden.games.tickettoride.state.ElementKind;
import dev.anden.games.tickettoride.state.GameTables;
import dev.anden.games.tickettoride.state.Position;
import dev.anden.games.tickettoride.view.BoardView;
import dev.anden.games.tickettoride.view.ObservationPlanes;
import dev.anden.games.tickettoride.view.TtrView;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/// The game on one board of the family.
public final class TicketToRide implements Game {
    /// The option of the tickets that are played with (`ttr.set.choice`).
    public static final String TICKETS = "tickets";

    /// Raised whenever the program could replay a stored log differently, whatever its board.
    private static final int PROGRAM_REVISION = 1;

    private final Board board;

    /// By the tickets that are played with, as [#notations].
    private final Map<String, GameTables> tables = new LinkedHashMap<>();

    private final Map<String, ActionNotation> notations = new HashMap<>();
    private final GameInfo info;
    private final String checksum;

    /// @param board a valid board, as [dev.anden.games.tickettoride.board.BoardReader] gives it
    public TicketToRide(Board board) {
        this(board, "");
    }

    /// @param board a valid board, as [dev.anden.games.tickettoride.board.BoardReader] gives it
    /// @param checksum that of its file; empty if it comes with the program
    TicketToRide(Board board, String checksum) {
        this.board = board;
        this.checksum = checksum;
        add(TicketSet.BASE, board);
        board.ticketSets().sets().forEach(set -> add(set.id(), board.playedWith(set)));
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
                options());
    }

    private void add(String ticketSet, Board playedWith) {
        tables.put(ticketSet, new GameTables(playedWith, ElementList.FAMILY, ticketSet));
        notations.put(ticketSet, new ActionNotation(playedWith));
    }

    private List<GameOption> options() {
        return tables.size() == 1 ? List.of() : List.of(new GameOption(TICKETS, ticketSets(), TicketSet.BASE));
    }

    /// The sum of two numbers that are only ever raised: whichever of them is, the version is another one.
    private static int rulesVersion(Board board) {
        return PROGRAM_REVISION + board.revision() - 1;
    }

    private static List<String> elements(Board board) {
        var elements = new ArrayList<>(board.rules().elements().words());
        ElementList.FAMILY.stream()
                .filter(kind -> kind.isOn(board))
                .map(ElementKind::word)
                .filter(word -> !word.isEmpty())
                .forEach(elements::add);
        return elements;
    }

    ActionNotation notation(String ticketSet) {
        return Objects.requireNonNull(notations.get(ticketSet));
    }

    /// The tickets that the game can be played with (`ttr.set.choice`), those of the box first.
    List<String> ticketSets() {
        return List.copyOf(tables.keySet());
    }

    /// With the tickets of the box.
    GameTables tables() {
        return tables(TicketSet.BASE);
    }

    GameTables tables(String ticketSet) {
        return Objects.requireNonNull(tables.get(ticketSet));
    }

    /// The board's data, with the tickets of its box.
    public Board boardData() {
        return board;
    }

    /// The board's data, with the tickets that a set-up chooses.
    public Board boardData(Setup setup) {
        return tables(setup.options().getOrDefault(TICKETS, TicketSet.BASE)).board;
    }

    @Override
    public GameInfo info() {
        return info;
    }

    @Override
    public String checksum() {
        return checksum;
    }

    @Override
    public State newState(Setup setup) {
        Setup checked = Setup.of(info, setup.seats(), setup.options());
        String ticketSet = checked.options().getOrDefault(TICKETS, TicketSet.BASE);
        return new TtrState(this, Position.initial(tables(ticketSet), checked.seats()));
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
        return new WireTypes(
                BoardView.class, TtrView.class, TtrAction.class, TtrEvent.class, Optional.of(TtrThought.class));
    }

    @Override
    public List<Plane> planes(Setup setup) {
        return ObservationPlanes.of(boardData(setup), setup.seats());
    }
}
