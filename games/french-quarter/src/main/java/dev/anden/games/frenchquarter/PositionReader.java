package dev.anden.games.frenchquarter;

import dev.anden.engine.NotationException;
import dev.anden.games.frenchquarter.board.Board;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;

/// Reads what [PositionWriter] wrote, or what a person typed like it. A position needn't be one that play could
/// reach, but one that can be played on from; all that stands against that is told at once.
final class PositionReader {
    private static final List<String> TABLE_LINES = List.of(
            "options", "ply", "next", "hidden", "open", "dice", "mayor-hidden", "mayor-open", "mayor-took", "line");
    private static final List<String> SEAT_LINES =
            List.of("seat", "values", "tracks", "top", "bottom", "courtyards", "own-line", "vacation");
    private static final String NUMBERS = "ply \\d{1,6} round [0-8] first (-1|[0-3]) socializer (-1|[0-3])";
    private static final String OPTIONS = "options mayor=(on|off) tourism=(on|off)";

    private final FrenchQuarter game;
    private final Names names;
    private final Map<String, List<String>> table = new LinkedHashMap<>();
    private final List<Map<String, List<String>>> seats = new ArrayList<>();
    private final List<String> problems = new ArrayList<>();

    PositionReader(FrenchQuarter game) {
        this.game = game;
        names = new Names(game.boardData());
    }

    /// The position that a text describes.
    ///
    /// @throws NotationException if it describes none; the message has a line for each reason
    FqState read(String text) {
        List<String> lines = text.strip().lines().map(String::strip).toList();
        String header = PositionWriter.header(game);
        if (lines.isEmpty() || !lines.getFirst().equals(header)) {
            throw new NotationException("A position of this game begins with the line \"" + header + "\"");
        }
        lines.subList(1, lines.size()).forEach(line -> sort(List.of(line.split("\\s+"))));
        require(table, TABLE_LINES, "");
        for (int seat = 0; seat < seats.size(); seat++) {
            require(seats.get(seat), SEAT_LINES, " of seat " + seat);
        }
        int maximum = game.info().maximumSeats();
        if (seats.isEmpty() || seats.size() > maximum) {
            problems.add("The position has %d seats; the game is for 1 to %d".formatted(seats.size(), maximum));
        }
        refuseIfProblems();
        var state = new FqState(game, seats.size());
        readTable(state);
        for (int seat = 0; seat < state.seats; seat++) {
            readSeat(state, seat);
        }
        refuseIfProblems();
        problems.addAll(new PositionCheck(state).problems());
        refuseIfProblems();
        return state;
    }

    private void require(Map<String, List<String>> lines, List<String> needed, String whose) {
        needed.stream()
                .filter(name -> !lines.containsKey(name))
                .forEach(name -> problems.add("The line \"%s\"%s is missing".formatted(name, whose)));
    }

    private void refuseIfProblems() {
        if (!problems.isEmpty()) {
            throw new NotationException(String.join("\n", problems));
        }
    }

    private void sort(List<String> words) {
        String name = words.getFirst();
        if (name.equals("seat")) {
            seats.add(new LinkedHashMap<>());
        }
        Map<String, List<String>> place;
        if (SEAT_LINES.contains(name) && !seats.isEmpty()) {
            place = seats.getLast();
        } else if (TABLE_LINES.contains(name)) {
            place = table;
        } else {
            problems.add("A position has no line \"" + name + "\" here");
            return;
        }
        if (place.put(name, words) != null) {
            problems.add("The line \"" + name + "\" appears twice");
        }
    }

    /// Reads a line; what is wrong with it is noted.
    private void attempt(Map<String, List<String>> lines, String name, Consumer<List<String>> read) {
        List<String> words = lines.getOrDefault(name, List.of(name));
        try {
            read.accept(words.subList(1, words.size()));
        } catch (NotationException problem) {
            problems.add(name + ": " + problem.getMessage());
        }
    }

    private void readTable(FqState state) {
        attempt(table, "options", words -> {
            requireForm("options", words, OPTIONS);
            state.mayor = words.getFirst().endsWith("on");
            state.tourism = words.getLast().endsWith("on");
        });
        attempt(table, "ply", words -> {
            requireForm("ply", words, NUMBERS);
            state.ply = Integer.parseInt(words.get(0));
            state.round = Integer.parseInt(words.get(2));
            state.first = Integer.parseInt(words.get(4));
            state.socializer = Integer.parseInt(words.get(6));
        });
        attempt(table, "next", words -> {
            if (words.size() > Frames.CAPACITY) {
                throw new NotationException("No more than %d things can be due".formatted(Frames.CAPACITY));
            }
            words.forEach(word -> state.frames.pushRaw(Frames.parse(word)));
        });
        Row row = state.row;
        Arrays.fill(row.hidden, 0);
        attempt(
                table,
                "hidden",
                words -> indexes(words, names::card)
                        .forEach(card -> row.hidden[card / Board.DECK] |= 1 << (card % Board.DECK)));
        attempt(
                table,
                "open",
                words -> indexes(words, names::card).forEach(card -> row.open[card / Board.DECK] = card));
        attempt(
                table,
                "dice",
                words -> words.forEach(word -> {
                    List<String> die = pair(word);
                    row.addDie(Names.transport(die.getFirst()), Names.value(die.getLast()));
                }));
        attempt(table, "mayor-hidden", words -> row.mayorHidden = bits(words, names::mayorCard));
        attempt(table, "mayor-open", words -> row.mayorOpen = atMostOne(words, names::mayorCard));
        attempt(table, "mayor-took", words -> row.mayorTook = bits(words, Names::transport));
        attempt(table, "line", words -> readLine(state, state.line, words));
        state.vacationsHidden = (1 << game.boardData().vacationCards().size()) - 1;
    }

    private void readSeat(FqState state, int seat) {
        Map<String, List<String>> lines = seats.get(seat);
        Sheet sheet = state.sheets[seat];
        attempt(lines, "seat", words -> readNumbers(sheet, seat, words));
        attempt(lines, "values", words -> words.forEach(word -> readValue(sheet, pair(word))));
        attempt(lines, "tracks", words -> words.forEach(word -> readTrack(sheet, pair(word))));
        attempt(lines, "top", words -> sheet.topRow = bits(words, Names::performer));
        attempt(lines, "bottom", words -> sheet.bottomRow = bits(words, Names::performer));
        sheet.performers = Integer.bitCount(sheet.topRow) + Integer.bitCount(sheet.bottomRow);
        attempt(
                lines,
                "courtyards",
                words -> indexes(words, names::building).forEach(building -> sheet.courtyards |= 1L << building));
        attempt(lines, "own-line", words -> readLine(state, sheet.personal, words));
        attempt(lines, "vacation", words -> {
            sheet.vacation = atMostOne(words, names::vacationCard);
            if (sheet.vacation >= 0) {
                state.vacationsHidden &= ~(1 << sheet.vacation);
            }
        });
    }

    private void readNumbers(Sheet sheet, int seat, List<String> words) {
        requireForm(
                "seat",
                words,
                "seat " + seat + " at=[a-z-]+ die=[0-6] umbrellas=\\d\\d? second-line=\\d\\d? riverwalk=[0-2]"
                        + " crossed=\\d\\d? further=[01] other=[01] police=[0-6]");
        sheet.tourist = names.building(pair(words.get(1)).getLast());
        List<Integer> numbers = words.subList(2, words.size()).stream()
                .map(word -> Integer.valueOf(pair(word).getLast()))
                .toList();
        sheet.die = numbers.get(0);
        sheet.umbrellas = numbers.get(1);
        sheet.lineBoxes = numbers.get(2);
        sheet.riverwalk = numbers.get(3);
        sheet.crossedOut = numbers.get(4);
        sheet.furtherMoves = numbers.get(5);
        sheet.otherCards = numbers.get(6);
        sheet.policeValue = numbers.get(7);
    }

    private void readValue(Sheet sheet, List<String> value) {
        int building = names.building(value.getFirst());
        if ((sheet.mapped >>> building & 1) != 0) {
            throw twice(value.getFirst());
        }
        int written = Names.written(value.getLast());
        sheet.write(building, written);
        sheet.wsWritten += written == Sheet.W ? 1 : 0;
    }

    private static void readTrack(Sheet sheet, List<String> track) {
        int activity = Names.activity(track.getFirst());
        if (!track.getLast().matches("\\d\\d?/\\d/\\d")) {
            throw new NotationException("A track is written ACTIVITY=BOXES/BONUSES/MULTIPLIERS");
        }
        List<String> numbers = List.of(track.getLast().split("/"));
        sheet.boxes[activity] = Integer.parseInt(numbers.get(0));
        sheet.bonuses[activity] = Integer.parseInt(numbers.get(1));
        sheet.multipliers[activity] = Integer.parseInt(numbers.get(2));
    }

    private void readLine(FqState state, SecondLine line, List<String> words) {
        if (words.isEmpty()) {
            return;
        }
        if (words.size() < 2) {
            throw new NotationException("A line is written as its start, where it is, and its stretches");
        }
        line.start = names.crossing(words.get(0));
        line.at = names.crossing(words.get(1));
        for (int stretch : indexes(words.subList(2, words.size()), names::stretch)) {
            line.travel(state.tables.map, stretch);
        }
    }

    private static void requireForm(String name, List<String> words, String form) {
        String line = name + " " + String.join(" ", words);
        if (!line.matches(form)) {
            throw new NotationException("\"%s\" doesn't have the form \"%s\"".formatted(line, form));
        }
    }

    private static List<String> pair(String word) {
        List<String> pair = List.of(word.split("=", -1));
        if (pair.size() != 2) {
            throw new NotationException("\"" + word + "\" must have the form NAME=VALUE");
        }
        return pair;
    }

    private static List<Integer> indexes(List<String> words, ToIntFunction<String> index) {
        Set<String> seen = new HashSet<>();
        var indexes = new ArrayList<Integer>();
        for (String word : words) {
            if (!seen.add(word)) {
                throw twice(word);
            }
            indexes.add(index.applyAsInt(word));
        }
        return indexes;
    }

    private static int bits(List<String> words, ToIntFunction<String> index) {
        return indexes(words, index).stream().mapToInt(bit -> 1 << bit).sum();
    }

    private static int atMostOne(List<String> words, ToIntFunction<String> index) {
        if (words.size() > 1) {
            throw new NotationException("names one card at most");
        }
        return words.isEmpty() ? -1 : index.applyAsInt(words.getFirst());
    }

    private static NotationException twice(String word) {
        return new NotationException("\"" + word + "\" appears twice");
    }
}
