package dev.anden.games.frenchquarter.board;

import dev.anden.games.boardfile.BoardFile;
import dev.anden.games.boardfile.Place;
import dev.anden.games.frenchquarter.board.ActivityTrack.Box;
import java.util.List;
import java.util.stream.Stream;

/// Reads the data file; `docs/french-quarter-data.md` explains it. Everything that is wrong is told at once, each
/// with its place.
public final class BoardReader {
    private static final String FILE = "french-quarter.json";
    private static final List<String> PROPERTIES = List.of(
            "$schema",
            "format",
            "id",
            "name",
            "provenance",
            "source",
            "rounds",
            "streets",
            "stretches",
            "buildings",
            "lineStarts",
            "transports",
            "dice",
            "cards",
            "mayorCards",
            "vacationCards",
            "activities",
            "umbrellas",
            "secondLine",
            "performers",
            "scoring");
    private static final int MOST = 99;
    private static final int PERFORMER_BOXES = 2 * Performer.COUNT;
    private static final int COURTYARDS = 4;
    private static final int LINE_STARTS = 6;
    private static final int SOLO_GRADES = 7;

    private BoardReader() {}

    /// The board that comes with the program.
    ///
    /// @throws IllegalStateException if its file is missing or has problems
    public static Board bundled() {
        return read(FILE, bundledText()).require();
    }

    /// The text of the file that comes with the program.
    ///
    /// @throws IllegalStateException if it is missing
    static String bundledText() {
        return BoardFile.bundled(BoardReader.class, "/dev/anden/games/frenchquarter/" + FILE);
    }

    /// Reads the text of a data file.
    ///
    /// @param file the file's name, for the problems
    public static BoardFile<Board> read(String file, String text) {
        return BoardFile.read(file, text, BoardReader::board);
    }

    private static Board board(Place root) {
        root.only(PROPERTIES);
        root.get("format").integer(1, 1);
        var map = new MapReader(root);
        var cards = new CardReader(root, map);
        var board = new Board(
                root.get("id").id(),
                root.get("name").text(),
                root.get("provenance").word("verified", "reconstructed"),
                root.get("source").text(),
                root.get("rounds").integer(1, Board.DECK),
                map.streets,
                map.crossings,
                map.stretches,
                map.buildings,
                root.get("lineStarts")
                        .list(LINE_STARTS, LINE_STARTS, start -> start.reference(map.crossingIndexes, "crossing")),
                cards.travels,
                cards.dice,
                cards.cards,
                cards.mayorCards,
                cards.vacationCards,
                Stream.of(Activity.values())
                        .map(activity -> track(root.get("activities"), activity, map))
                        .toList(),
                root.get("performers")
                        .get("track")
                        .list(PERFORMER_BOXES, PERFORMER_BOXES, box -> performerBox(box, map)),
                scores(root));
        root.get("activities").only(Activity.words());
        root.get("performers").only("setPoints", "track");
        if (root.isSound()) {
            map.check();
        }
        return board;
    }

    private static ActivityTrack track(Place activities, Activity activity, MapReader map) {
        Place place = activities.get(activity.toString());
        place.only("street", "boxes", "multipliers");
        return new ActivityTrack(
                activity,
                place.get("street").reference(map.streetIndexes, "street"),
                place.get("boxes").list(ActivityTrack.LENGTH, ActivityTrack.LENGTH, box -> box.word(Box.values())),
                place.get("multipliers").list(1, 6, multiplier -> multiplier.integer(1, 9)));
    }

    private static PerformerBox performerBox(Place place, MapReader map) {
        place.only("icon", "maps", "points");
        if (place.size() > 1) {
            place.problem("gives one thing at most");
        }
        return new PerformerBox(
                place.optional("icon", icon -> icon.word(List.of(Icon.values()).subList(0, Icon.FIRST_PERFORMER))),
                place.optional("maps", street -> street.reference(map.streetIndexes, "street")),
                place.optional("points", points -> points.integer(1, MOST)).orElse(0));
    }

    private static ScoreTable scores(Place root) {
        root.get("umbrellas").only("boxes", "wildEvery");
        root.get("secondLine").only("boxes", "rowLength");
        Place scoring = root.get("scoring");
        scoring.only("courtyards", "riverwalk", "vacation", "soloGrades");
        int sets = Performer.COUNT + 1;
        return new ScoreTable(
                root.get("umbrellas").get("boxes").integer(1, MOST),
                root.get("umbrellas").get("wildEvery").integer(1, MOST),
                root.get("secondLine").get("boxes").integer(1, MOST),
                root.get("secondLine").get("rowLength").integer(1, MOST),
                root.get("performers").get("setPoints").list(sets, sets, points -> points.integer(0, MOST)),
                scoring.get("courtyards").list(COURTYARDS + 1, COURTYARDS + 1, points -> points.integer(0, MOST)),
                scoring.get("riverwalk").integer(0, MOST),
                scoring.get("vacation").integer(0, MOST),
                scoring.get("soloGrades").list(SOLO_GRADES - 1, SOLO_GRADES - 1, least -> least.integer(1, 999)));
    }
}
