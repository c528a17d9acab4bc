package dev.anden.games.frenchquarter.board;

import dev.anden.games.frenchquarter.board.ActivityTrack.Box;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Reads the data file; `docs/french-quarter-data.md` explains it. Everything that is wrong is told at once, each
/// with its place.
public final class BoardReader {
    private static final String FILE = "french-quarter.json";
    private static final List<String> BOXES =
            Stream.of(Box.values()).map(Box::toString).toList();
    private static final int MOST = 99;
    private static final int PERFORMER_BOXES = 2 * Performer.COUNT;
    private static final int COURTYARDS = 4;
    private static final int LINE_STARTS = 6;
    private static final int SOLO_GRADES = 7;

    /// A property that stands twice is an error too, not silently the last one.
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private BoardReader() {}

    /// The board that comes with the program.
    ///
    /// @throws IllegalStateException if its file is missing or has problems
    public static Board bundled() {
        BoardFile read = read(FILE, bundledText());
        return read.board()
                .orElseThrow(() -> new IllegalStateException(String.join(
                        "\n",
                        read.problems().stream().map(DataProblem::toString).toList())));
    }

    /// The text of the file that comes with the program.
    ///
    /// @throws IllegalStateException if it is missing
    static String bundledText() {
        try (InputStream stream = BoardReader.class.getResourceAsStream("/dev/anden/games/frenchquarter/" + FILE)) {
            if (stream == null) {
                throw new IllegalStateException("There is no file " + FILE);
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /// Reads the text of a data file.
    ///
    /// @param file the file's name, for the problems
    public static BoardFile read(String file, String text) {
        var problems = new ArrayList<DataProblem>();
        try {
            JsonNode node = JSON.readTree(text);
            var root = new Place(node, "", file, problems);
            if (!node.isObject()) {
                root.problem("must be one JSON object");
                return new BoardFile(Optional.empty(), problems);
            }
            Board board = board(root);
            return new BoardFile(problems.isEmpty() ? Optional.of(board) : Optional.empty(), problems);
        } catch (JacksonException malformed) {
            var place = malformed.getLocation();
            String where = place == null ? "" : "line %d, column %d".formatted(place.getLineNr(), place.getColumnNr());
            problems.add(new DataProblem(file, where, "is not JSON: " + malformed.getOriginalMessage()));
            return new BoardFile(Optional.empty(), problems);
        }
    }

    private static Board board(Place root) {
        root.only(
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
        root.get("format").number(1, 1);
        var map = new MapReader(root);
        var cards = new CardReader(root, map);
        List<String> provenances = List.of("verified", "reconstructed");
        var board = new Board(
                root.get("id").id(),
                root.get("name").text(),
                provenances.get(root.get("provenance").word(provenances)),
                root.get("source").text(),
                root.get("rounds").number(1, Board.DECK),
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
        root.get("activities").only(Activity.words().toArray(String[]::new));
        root.get("performers").only("setPoints", "track");
        if (root.problems().isEmpty()) {
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
                place.get("boxes")
                        .list(ActivityTrack.LENGTH, ActivityTrack.LENGTH, box -> Box.values()[box.word(BOXES)]),
                place.get("multipliers").list(1, 6, multiplier -> multiplier.number(1, 9)));
    }

    private static PerformerBox performerBox(Place place, MapReader map) {
        place.only("icon", "maps", "points");
        if (place.node().size() > 1) {
            place.problem("gives one thing at most");
        }
        return new PerformerBox(
                place.get("icon")
                        .optional(icon -> Icon.of(icon.word(Icon.words().subList(0, Icon.FIRST_PERFORMER)))),
                place.get("maps").optional(street -> street.reference(map.streetIndexes, "street")),
                place.get("points").optional(points -> points.number(1, MOST)).orElse(0));
    }

    private static ScoreTable scores(Place root) {
        root.get("umbrellas").only("boxes", "wildEvery");
        root.get("secondLine").only("boxes", "rowLength");
        Place scoring = root.get("scoring");
        scoring.only("courtyards", "riverwalk", "vacation", "soloGrades");
        int sets = Performer.COUNT + 1;
        return new ScoreTable(
                root.get("umbrellas").get("boxes").number(1, MOST),
                root.get("umbrellas").get("wildEvery").number(1, MOST),
                root.get("secondLine").get("boxes").number(1, MOST),
                root.get("secondLine").get("rowLength").number(1, MOST),
                root.get("performers").get("setPoints").list(sets, sets, points -> points.number(0, MOST)),
                scoring.get("courtyards").list(COURTYARDS + 1, COURTYARDS + 1, points -> points.number(0, MOST)),
                scoring.get("riverwalk").number(0, MOST),
                scoring.get("vacation").number(0, MOST),
                scoring.get("soloGrades").list(SOLO_GRADES - 1, SOLO_GRADES - 1, least -> least.number(1, 999)));
    }
}
