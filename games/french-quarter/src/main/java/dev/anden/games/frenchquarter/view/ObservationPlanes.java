package dev.anden.games.frenchquarter.view;

import dev.anden.engine.Plane;
import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.board.Board;
import dev.anden.games.frenchquarter.board.Icon;
import dev.anden.games.frenchquarter.board.Performer;
import dev.anden.games.frenchquarter.board.Transport;
import dev.anden.games.frenchquarter.state.Bonus;
import dev.anden.games.frenchquarter.state.MapTables;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What the numbers of an observation mean, for programs that learn. They are all that a [FqView] tells, written by
/// [SeatNumbers] and [SheetNumbers]. Whatever is of a seat begins with the observer and goes round the table; decks,
/// icons, tracks and performers are in the order of [Transport], [Icon], [Activity] and [Performer], cards, streets,
/// stretches, crossings and buildings in that of the board.
public final class ObservationPlanes {
    /// So many of the things that wait are told; a game comes to seven at most. The Second Line can
    /// complete four rows at once. While the first of their umbrellas is marked, three are left, and the
    /// second box of that one if it is doubled; its wild may lead to performers (`mysticism-a`,
    /// `mysticism-c`), each of which can leave one thing more, and the first of two leaves the second.
    static final int PENDING = 8;

    /// The bonuses that can be used up.
    static final List<Bonus> USED_UP =
            Stream.of(Bonus.values()).filter(bonus -> bonus.uses() > 0).toList();

    private static final int TABLE = 11;
    private static final int DECISION = 5;
    private static final int WAITING = 3 + DECISION;
    private static final int SCORES = Activity.COUNT + 8;
    private static final int ROWS = 2;
    private static final int ENDS = 2;

    private ObservationPlanes() {}

    /// What the numbers mean.
    ///
    /// @param seats how many seats there are: the sizes depend on nothing else
    public static List<Plane> of(Board board, int seats) {
        return Stream.of(ofTable(board), ofTracks(seats), ofSheets(board, seats))
                .flatMap(List::stream)
                .toList();
    }

    private static List<Plane> ofTable(Board board) {
        return List.of(
                new Plane("table", TABLE, """
                        phase (an index), whose move it is (0 is the observer, -1 chance, -2 nobody), plies so far (at \
                        most 32767), round (0 before the first), who has the first-player marker (0 is the observer, -1 \
                        before it is known), who took the Socialize die this round (-1 nobody), whether the mayor takes \
                        part, whether Tourism is played, the mayor's open card (-1 none), the street that it closes (-1 \
                        none), how many things wait until the choice is made"""),
                new Plane("decision", DECISION, """
                        what the choice is about: the value of the die (1 to 6, 0 where it doesn't matter), the card \
                        whose move is used, the building of the map action or next to which the second one has to be, \
                        the street whose building is mapped, the track of the circle (-1 where there is none)"""),
                new Plane("pending", PENDING * WAITING, """
                        what waits until the choice is made, the next first, 8 at most: whose it is (0 is the observer), \
                        the phase of a choice, the icon, and what it is about as in decision; -1, -1, -1, 0, -1, -1, -1, \
                        -1 where nothing more waits"""),
                new Plane("open-cards", Transport.COUNT, """
                        the card that lies open on each deck; -1 before the first round, and for a deck that isn't \
                        played with"""),
                new Plane(
                        "open-icons",
                        Transport.COUNT * Icon.COUNT,
                        "how many icons of each kind the open card of each deck shows, 0 to 2"),
                new Plane(
                        "dice",
                        Transport.COUNT * Board.FACES,
                        "dice that can still be taken from each deck's card, by their value from 1, 0 to 2"),
                new Plane("mayor-took", Transport.COUNT, "1 for each deck from which the mayor took a die this round"),
                new Plane(
                        "line-ends",
                        ENDS,
                        "the crossing where the public Second Line starts and the one that it has reached; -1 before"),
                new Plane(
                        "line",
                        board.stretches().size(),
                        "1 for each stretch that the public Second Line has travelled"));
    }

    private static List<Plane> ofTracks(int seats) {
        int tracks = seats * Activity.COUNT;
        return List.of(
                new Plane("taken-dice", seats, "the value of each seat's last die of this round, 1 to 6; 0 before it"),
                new Plane("turns-left", seats, "turns that each seat has yet to begin in this game, 0 to 16"),
                new Plane("boxes", tracks, "the last box marked of each seat's tracks, 0 to 14"),
                new Plane(
                        "crossed-out",
                        seats,
                        "the box of the culture track that each seat has crossed out, 1 to 14; 0 without one"),
                new Plane("bonuses", tracks, "bonuses unlocked on each seat's tracks, from A, 0 to 4"),
                new Plane("multipliers", tracks, "multipliers marked on each seat's tracks, 0 to 5"),
                new Plane("factors", tracks, "the highest multiplier marked on each seat's tracks, 0 to 5"),
                new Plane(
                        "uses",
                        seats * USED_UP.size(),
                        "how often each seat can still use %s, 0 to 2"
                                .formatted(USED_UP.stream().map(Bonus::toString).collect(Collectors.joining(", ")))),
                new Plane("umbrellas", seats, "boxes marked on each seat's umbrella track, 0 to 30"),
                new Plane("wilds", seats, "how many of these show a wild, 0 to 10"),
                new Plane("second-line", seats, "boxes marked on each seat's Second Line track, 0 to 60"),
                new Plane(
                        "performers",
                        seats * ROWS * Performer.COUNT,
                        "1 for each performer marked in the top row, then in the bottom row of each seat"),
                new Plane("performer-boxes", seats, "boxes marked on each seat's performers' track, 0 to 16"));
    }

    private static List<Plane> ofSheets(Board board, int seats) {
        int buildings = board.buildings().size();
        int courtyards = Long.bitCount(new MapTables(board).courtyards);
        return List.of(
                new Plane("tourists", seats, "the building where the tourist of each seat stands"),
                new Plane(
                        "values",
                        seats * buildings,
                        "what each seat has written into each building: 1 to 6, 7 for W, 0 for nothing"),
                new Plane(
                        "courtyards",
                        seats * courtyards,
                        "1 for each of the board's courtyards that each seat visited"),
                new Plane("riverwalk", seats, "visits of the Riverwalk that count for each seat, 0 to 2"),
                new Plane("police", seats, "the value that each seat noted at the Police Station, 1 to 6; 0 before"),
                new Plane("touching", seats, "mapped buildings of each seat that touch a Second Line of its sheet"),
                new Plane("own-line-ends", seats * ENDS, """
                        the crossing where each seat's personal Second Line starts and the one that it has reached; -1 \
                        without one"""),
                new Plane(
                        "own-lines",
                        seats * board.stretches().size(),
                        "1 for each stretch that each seat's personal Second Line has travelled"),
                new Plane(
                        "vacations",
                        seats,
                        "each seat's vacation card, from 1; 0 for one that the observer may not know, -1 without one"),
                new Plane("goal", buildings, """
                        what the observer's own vacation card asks of each building: 1 any value, 2 the same number in \
                        all of them, 3 different values; 0 nothing"""),
                new Plane("scores", seats * SCORES, """
                        points of each seat as they stand: the five tracks, bonuses, Second Line, gift shops, \
                        courtyards, Riverwalk, performers, vacation (0 before the end), the sum"""));
    }
}
