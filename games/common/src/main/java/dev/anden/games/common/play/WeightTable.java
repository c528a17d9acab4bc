package dev.anden.games.common.play;

import dev.anden.engine.Phrase;
import dev.anden.engine.UnfitException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// The numbers by which bots of a family weigh one thing against another, as a file has them: a line for each
/// weight with its name, the least and the most that it may be, its value in each column, and what it means. Each
/// column is one bot.
///
/// ```
/// # what begins with a number sign is for people
/// weight least most planner quick
/// turn 0 6 2.4 2.1 points that the turn of a claim is worth
/// ```
public final class WeightTable {
    private static final String COMMENT = "#";
    private static final List<String> BEGINNING = List.of("weight", "least", "most");

    private final String file;
    private final List<String> lines;
    private final List<String> columns;
    private final List<Row> rows;

    private WeightTable(String file, List<String> lines, List<String> columns, List<Row> rows) {
        this.file = file;
        this.lines = List.copyOf(lines);
        this.columns = List.copyOf(columns);
        this.rows = List.copyOf(rows);
    }

    /// One weight.
    ///
    /// @param name what it is called
    /// @param least the least that it may be
    /// @param most the most that it may be
    /// @param values its value in each column
    /// @param meaning what it weighs, for people
    /// @param line the number of its line in the file, from 0
    public record Row(String name, double least, double most, List<Double> values, String meaning, int line) {
        public Row {
            values = List.copyOf(values);
        }
    }

    /// Reads a table.
    ///
    /// @param file what the text is called in messages
    /// @throws UnfitException if it isn't one; the message says in which line, and what would be right
    public static WeightTable parse(String file, String text) {
        List<String> lines = text.lines().toList();
        List<String> columns = List.of();
        var rows = new ArrayList<Row>();
        Set<String> names = new HashSet<>();
        for (int number = 0; number < lines.size(); number++) {
            String line = lines.get(number);
            if (line.isBlank() || line.startsWith(COMMENT)) {
                continue;
            }
            List<String> words = Arrays.asList(line.trim().split("\\s+"));
            if (columns.isEmpty()) {
                columns = columns(file, number, words);
                continue;
            }
            Row row = row(file, number, words, columns);
            if (!names.add(row.name())) {
                throw wrong(file, number, WeightFlaw.TWICE.of("weight", row.name()));
            }
            rows.add(row);
        }
        if (rows.isEmpty()) {
            throw new UnfitException(WeightFlaw.EMPTY.of("file", file));
        }
        return new WeightTable(file, lines, columns, rows);
    }

    private static List<String> columns(String file, int number, List<String> words) {
        if (words.size() <= BEGINNING.size()
                || !words.subList(0, BEGINNING.size()).equals(BEGINNING)) {
            throw wrong(file, number, WeightFlaw.FIRST_LINE.of("beginning", String.join(" ", BEGINNING)));
        }
        return words.subList(BEGINNING.size(), words.size());
    }

    private static Row row(String file, int number, List<String> words, List<String> columns) {
        int end = BEGINNING.size() + columns.size();
        if (words.size() < end) {
            throw wrong(file, number, WeightFlaw.NUMBERS.of("needed", end - 1, "given", Math.max(0, words.size() - 1)));
        }
        String name = words.getFirst();
        List<Double> numbers = words.subList(1, end).stream()
                .map(word -> number(file, number, word))
                .toList();
        double least = numbers.get(0);
        double most = numbers.get(1);
        List<Double> values = numbers.subList(2, numbers.size());
        for (double value : values) {
            if (least >= most || value < least || value > most) {
                throw wrong(file, number, outside(name, least, most, value));
            }
        }
        return new Row(name, least, most, values, String.join(" ", words.subList(end, words.size())), number);
    }

    private static double number(String file, int number, String word) {
        try {
            double value = Double.parseDouble(word);
            if (Double.isFinite(value)) {
                return value;
            }
        } catch (NumberFormatException none) {
            // Said below, as of what is too large.
        }
        throw wrong(file, number, WeightFlaw.NOT_A_NUMBER.of("word", word));
    }

    private static Phrase outside(String name, double least, double most, double value) {
        return WeightFlaw.RANGE.of("weight", name, "least", least, "most", most, "value", value);
    }

    private static UnfitException wrong(String file, int number, Phrase what) {
        return new UnfitException(WeightFlaw.LINE.of("file", file, "line", number + 1, "reason", what));
    }

    /// The weights, in the order of the file.
    public List<Row> rows() {
        return rows;
    }

    /// The numbers of a column.
    ///
    /// @throws IllegalArgumentException if there is no such column
    public Column column(String name) {
        int index = columns.indexOf(name);
        if (index < 0) {
            throw new UnfitException(
                    WeightFlaw.NO_COLUMN.of("file", file, "column", name, "columns", String.join(", ", columns)));
        }
        return new Column(index);
    }

    /// The same table with other numbers in a column.
    ///
    /// @param values in the order of the rows
    /// @throws IllegalArgumentException if there is no such column, there aren't as many numbers as rows, or one
    ///     is out of its range
    public WeightTable with(String column, List<Double> values) {
        int index = column(column).index;
        if (values.size() != rows.size()) {
            throw new UnfitException(WeightFlaw.COUNT.of("file", file, "weights", rows.size(), "given", values.size()));
        }
        var changed = new ArrayList<>(lines);
        for (int place = 0; place < rows.size(); place++) {
            Row row = rows.get(place);
            var words = new ArrayList<>(List.of(row.name(), written(row.least()), written(row.most())));
            for (int other = 0; other < columns.size(); other++) {
                words.add(written(
                        other == index ? values.get(place) : row.values().get(other)));
            }
            words.add(row.meaning());
            changed.set(row.line(), String.join(" ", words).trim());
        }
        return parse(file, String.join("\n", changed));
    }

    /// The shortest way to write a number that reads as the same.
    private static String written(double value) {
        String plain = new BigDecimal(Double.toString(value)).toPlainString();
        return plain.endsWith(".0") ? plain.substring(0, plain.length() - 2) : plain;
    }

    /// The text of the file, each line ended by a line feed.
    public String text() {
        return String.join("\n", lines) + "\n";
    }

    /// One bot's numbers, to be taken by name.
    public final class Column {
        private final int index;
        private final Set<String> taken = new HashSet<>();

        private Column(int index) {
            this.index = index;
        }

        /// A weight.
        ///
        /// @throws IllegalArgumentException if the file doesn't have it
        public double take(String name) {
            taken.add(name);
            return rows.stream()
                    .filter(row -> row.name().equals(name))
                    .findFirst()
                    .orElseThrow(() -> new UnfitException(WeightFlaw.MISSING.of("file", file, "weight", name)))
                    .values()
                    .get(index);
        }

        /// A weight that may be no more and no less than in another table.
        ///
        /// @param like the row of that one
        /// @throws IllegalArgumentException if the file doesn't have it, or it is out of that range
        public double takeWithin(Row like) {
            double value = take(like.name());
            if (value < like.least() || value > like.most()) {
                throw wrong(file, lineOf(like.name()), outside(like.name(), like.least(), like.most(), value));
            }
            return value;
        }

        private int lineOf(String name) {
            return rows.stream()
                    .filter(row -> row.name().equals(name))
                    .findFirst()
                    .orElseThrow()
                    .line();
        }

        /// Nothing may be left over: a weight that nobody takes is a slip of the pen.
        ///
        /// @throws IllegalArgumentException if there is a weight that wasn't taken
        public void checkAllTaken() {
            rows.stream().filter(row -> !taken.contains(row.name())).findFirst().ifPresent(row -> {
                throw wrong(file, row.line(), WeightFlaw.UNKNOWN.of("weight", row.name()));
            });
        }

        /// All of them, in the order of the rows.
        public List<Double> values() {
            return rows.stream().map(row -> row.values().get(index)).toList();
        }
    }
}
