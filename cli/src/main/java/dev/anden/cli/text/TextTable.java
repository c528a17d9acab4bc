package dev.anden.cli.text;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// Columns of text: words on the left, numbers on the right.
public final class TextTable {
    private static final String GAP = "  ";

    private final List<List<String>> rows = new ArrayList<>();

    /// An empty one with headings as they are, one for each column.
    public TextTable(String... headings) {
        row(headings);
    }

    /// One whose headings are texts of a language.
    ///
    /// @param keys theirs
    public static TextTable of(Texts texts, String... keys) {
        return new TextTable(Stream.of(keys).map(texts::text).toArray(String[]::new));
    }

    /// @param cells as many as headings
    public void row(String... cells) {
        rows.add(List.of(cells));
    }

    /// The table, each row ended by a line feed.
    public String text() {
        var text = new StringBuilder();
        for (List<String> row : rows) {
            var line = new StringBuilder();
            for (int column = 0; column < row.size(); column++) {
                String cell = row.get(column);
                String padding = " ".repeat(width(column) - TextWidth.of(cell));
                line.append(column == 0 ? "" : GAP).append(isNumeric(column) ? padding + cell : cell + padding);
            }
            text.append(line.toString().stripTrailing()).append('\n');
        }
        return text.toString();
    }

    private int width(int column) {
        return rows.stream()
                .mapToInt(row -> TextWidth.of(row.get(column)))
                .max()
                .orElse(0);
    }

    private boolean isNumeric(int column) {
        return rows.size() > 1 && rows.get(1).get(column).matches("[-+−]?[0-9].*");
    }
}
