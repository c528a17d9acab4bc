package dev.anden.games.common;

import dev.anden.engine.Game;
import dev.anden.engine.GameInfo;
import dev.anden.engine.NotationException;
import dev.anden.engine.Phrase;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/// The lines of a position's text, to be read in any order. All that is wrong is noted, with its place, and told at
/// once by [#refuseProblems].
///
/// The lines of the table stand anywhere. A line `seat` begins the next seat's; lines that belong to seats belong to
/// the last one that began.
public final class PositionLines {
    private static final String SEAT = "seat";

    private final Form form;
    private final Map<String, Line> table = new HashMap<>();
    private final List<Map<String, Line>> seats = new ArrayList<>();
    private final List<Phrase> problems = new ArrayList<>();

    /// Which lines there are.
    ///
    /// @param needed the table's that must be there
    /// @param others the table's that may be there
    /// @param ofSeat those that each seat must have besides `seat`
    public record Form(List<String> needed, List<String> others, List<String> ofSeat) {
        public Form {
            needed = List.copyOf(needed);
            others = List.copyOf(others);
            ofSeat = List.copyOf(ofSeat);
        }
    }

    /// The lines of a text.
    ///
    /// @throws NotationException if it isn't a position of the game, or lines are missing, unknown or there twice
    public PositionLines(Game game, String text, Form form) {
        this.form = form;
        List<String> all = text.strip().lines().map(String::strip).toList();
        String header = PositionText.header(game);
        if (all.isEmpty() || !all.getFirst().equals(header)) {
            throw LineFlaw.HEADER.wrong("line", header);
        }
        all.stream().skip(1).map(PositionLines::line).forEach(this::sort);
        requireAll(game.info());
        refuseProblems();
    }

    private static Line line(String text) {
        List<String> words = List.of(text.split("\\s+"));
        return new Line(words.getFirst(), words.subList(1, words.size()));
    }

    private void sort(Line line) {
        String name = line.name();
        if (name.equals(SEAT)) {
            seats.add(new HashMap<>(Map.of(SEAT, line)));
        } else if (form.ofSeat().contains(name) && !seats.isEmpty()) {
            put(seats.getLast(), line);
        } else if (form.needed().contains(name) || form.others().contains(name)) {
            put(table, line);
        } else {
            problems.add(LineFlaw.UNKNOWN.of("line", name));
        }
    }

    private void put(Map<String, Line> lines, Line line) {
        if (lines.put(line.name(), line) != null) {
            problems.add(LineFlaw.TWICE.of("line", line.name()));
        }
    }

    private void requireAll(GameInfo game) {
        for (String name : form.needed()) {
            if (!table.containsKey(name)) {
                problems.add(LineFlaw.MISSING.of("line", name));
            }
        }
        for (int seat = 0; seat < seats.size(); seat++) {
            for (String name : form.ofSeat()) {
                if (!seats.get(seat).containsKey(name)) {
                    problems.add(LineFlaw.MISSING_AT_SEAT.of("line", name, "seat", seat));
                }
            }
        }
        if (seats.size() < game.minimumSeats() || seats.size() > game.maximumSeats()) {
            problems.add(LineFlaw.SEATS.of(
                    "seats", seats.size(), "least", game.minimumSeats(), "most", game.maximumSeats()));
        }
    }

    /// How many seats the position has.
    public int seats() {
        return seats.size();
    }

    /// Reads a line of the table, if it is there. What is wrong with it is noted.
    public void read(String name, Consumer<Line> reading) {
        Line line = table.get(name);
        if (line != null) {
            attempt(line, reading, reason -> LineFlaw.IN_LINE.of("line", name, "reason", reason));
        }
    }

    /// Reads a line of a seat, if it is there. What is wrong with it is noted.
    public void read(int seat, String name, Consumer<Line> reading) {
        Line line = seats.get(seat).get(name);
        if (line != null) {
            attempt(line, reading, reason -> LineFlaw.IN_LINE_OF_SEAT.of("line", name, "seat", seat, "reason", reason));
        }
    }

    private void attempt(Line line, Consumer<Line> reading, UnaryOperator<Phrase> place) {
        try {
            reading.accept(line);
        } catch (NotationException problem) {
            problem.reasons().stream().map(place).forEach(problems::add);
        }
    }

    /// Notes what is wrong with the position as a whole.
    public void note(List<Phrase> reasons) {
        problems.addAll(reasons);
    }

    /// Refuses the position if anything was wrong so far.
    ///
    /// @throws NotationException with all that was
    public void refuseProblems() {
        if (!problems.isEmpty()) {
            throw new NotationException(problems);
        }
    }
}
