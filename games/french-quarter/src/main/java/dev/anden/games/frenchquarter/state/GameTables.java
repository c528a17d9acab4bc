package dev.anden.games.frenchquarter.state;

import dev.anden.games.frenchquarter.board.ActivityTrack;
import dev.anden.games.frenchquarter.board.ActivityTrack.Box;
import dev.anden.games.frenchquarter.board.Board;
import dev.anden.games.frenchquarter.board.Icon;
import dev.anden.games.frenchquarter.board.PerformerBox;
import dev.anden.games.frenchquarter.board.Transport;
import java.util.Arrays;
import java.util.List;

/// Everything that never changes during a game, worked out for speed. Icons, decks and activities are ordinals.
public final class GameTables {
    /// The most seats of a game.
    public static final int MOST_SEATS = 4;

    /// Bits of [#circles].
    public static final int BONUS = 1;

    public static final int MULTIPLIER = 2;

    public final Board board;
    public final MapTables map;

    /// By action card: its icons from left to right.
    public final int[][] cardIcons;

    /// By building: its icons from left to right.
    public final int[][] buildingIcons;

    /// By way to move: the most spaces; 0 if it goes to streets.
    public final int[] spaces;

    /// By way to move: the buildings that it goes to.
    public final long[] destinations;

    /// By activity and box from 1: whether it gives a [#BONUS], a [#MULTIPLIER] or a choice of both.
    public final int[][] circles;

    /// By activity: the multipliers from the top.
    public final int[][] multipliers;

    /// By activity: the buildings that it scores.
    public final long[] scored;

    /// By box of the performers' track, from 1: an icon, or -1.
    public final int[] performerIcons;

    /// By box of the performers' track, from 1: the street of a map action, or -1.
    public final int[] performerStreets;

    /// By number of boxes marked on the performers' track: the points of those.
    public final int[] performerPoints;

    /// By number of seats: the deck of each die.
    public final int[][] dice;

    /// By number of seats: the decks in use, as bits.
    public final int[] decks;

    /// By mayor's card: the closed street, or -1.
    public final int[] closed;

    /// By die: the crossing where the Second Line starts.
    public final int[] lineStarts;

    public GameTables(Board board) {
        this.board = board;
        map = new MapTables(board);
        cardIcons = board.cards().stream().map(card -> ordinals(card.icons())).toArray(int[][]::new);
        buildingIcons = board.buildings().stream()
                .map(building -> ordinals(building.icons()))
                .toArray(int[][]::new);
        spaces = board.travels().stream().mapToInt(travel -> travel.spaces()).toArray();
        destinations = board.travels().stream()
                .mapToLong(travel -> travel.streets().stream()
                        .mapToLong(street -> map.onStreet[street])
                        .reduce(0, (a, b) -> a | b))
                .toArray();
        circles = board.activities().stream().map(GameTables::circles).toArray(int[][]::new);
        multipliers = board.activities().stream()
                .map(track ->
                        track.multipliers().stream().mapToInt(Integer::intValue).toArray())
                .toArray(int[][]::new);
        scored = board.activities().stream()
                .mapToLong(track -> map.onStreet[track.street()])
                .toArray();
        List<PerformerBox> boxes = board.performers();
        performerIcons = new int[boxes.size() + 1];
        performerStreets = new int[boxes.size() + 1];
        performerPoints = new int[boxes.size() + 1];
        for (int box = 1; box <= boxes.size(); box++) {
            PerformerBox data = boxes.get(box - 1);
            performerIcons[box] = data.icon().map(Icon::ordinal).orElse(-1);
            performerStreets[box] = data.maps().orElse(-1);
            performerPoints[box] = performerPoints[box - 1] + data.points();
        }
        dice = new int[MOST_SEATS + 1][];
        decks = new int[dice.length];
        Arrays.setAll(dice, this::dice);
        for (int seats = 1; seats < dice.length; seats++) {
            decks[seats] = Arrays.stream(dice[seats]).map(deck -> 1 << deck).reduce(0, (a, b) -> a | b);
        }
        closed = board.mayorCards().stream()
                .mapToInt(card -> card.closes().orElse(-1))
                .toArray();
        lineStarts = board.lineStarts().stream().mapToInt(Integer::intValue).toArray();
    }

    private static int[] ordinals(List<Icon> icons) {
        return icons.stream().mapToInt(Icon::ordinal).toArray();
    }

    private static int[] circles(ActivityTrack track) {
        var circles = new int[ActivityTrack.LENGTH + 1];
        for (int box = 1; box <= ActivityTrack.LENGTH; box++) {
            Box shown = track.boxes().get(box - 1);
            circles[box] = (shown == Box.BONUS || shown == Box.CHOICE ? BONUS : 0)
                    | (shown == Box.MULTIPLIER || shown == Box.CHOICE ? MULTIPLIER : 0);
        }
        return circles;
    }

    private int[] dice(int seats) {
        return Arrays.stream(Transport.values())
                .flatMapToInt(transport -> java.util.stream.IntStream.generate(transport::ordinal)
                        .limit(board.dice(seats).getOrDefault(transport, 0)))
                .toArray();
    }
}
