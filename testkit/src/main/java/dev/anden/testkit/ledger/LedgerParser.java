package dev.anden.testkit.ledger;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/// Reads the text of a ledger line by line; [Ledger] explains the format.
final class LedgerParser {
    private static final Pattern BOARDS = Pattern.compile("Boards: (.+)");
    private static final Pattern HEADING = Pattern.compile("## .*?(?:`([a-z.]+\\.)\\*`)?");
    private static final Pattern RULE = Pattern.compile("- `([a-z0-9-]+)`(?: \\(on ([^)]+)\\))?: (.+)");
    private static final Pattern CELL_RULE = Pattern.compile("`([a-z0-9-]+)` (.+)");
    private static final Pattern NAME = Pattern.compile("`([a-z0-9-]+)`");

    private final Map<String, LedgerRule> rules = new LinkedHashMap<>();
    private List<String> boards = List.of();
    private List<String> columns = List.of();
    private String section = "";
    private int lineNumber;

    Ledger parse(String text) {
        for (String line : text.lines().toList()) {
            lineNumber++;
            readLine(line);
        }
        if (boards.isEmpty()) {
            throw new IllegalArgumentException("A ledger names its boards in a line \"Boards: `ID`, `ID`\"");
        }
        return new Ledger(boards, List.copyOf(rules.values()));
    }

    private void readLine(String line) {
        Matcher boardsLine = BOARDS.matcher(line);
        Matcher heading = HEADING.matcher(line);
        if (boardsLine.matches()) {
            boards = names(boardsLine.group(1));
        } else if (heading.matches()) {
            section = heading.group(1) == null ? "" : heading.group(1);
            columns = List.of();
        } else if (section.isEmpty()) {
            return;
        } else if (line.startsWith("- ")) {
            readRule(line);
        } else if (line.startsWith("|")) {
            readRow(line);
        }
    }

    private void readRule(String line) {
        Matcher rule = RULE.matcher(line);
        if (!rule.matches()) {
            throw problem("a rule is written \"- `name`: what it says\"", line);
        }
        add(rule.group(1), rule.group(2) == null ? boards : known(names(rule.group(2)), line), rule.group(3));
    }

    private void readRow(String line) {
        List<String> cells = List.of(line.substring(1).split("\\|")).stream()
                .map(String::strip)
                .toList();
        if (columns.isEmpty()) {
            columns = known(names(line), line);
        } else if (!line.startsWith("|--")) {
            Matcher rule = CELL_RULE.matcher(cells.getFirst());
            if (!rule.matches() || cells.size() != columns.size() + 1) {
                throw problem("a row is written \"| `name` title | a cell for each board |\"", line);
            }
            List<String> holds = IntStream.range(0, columns.size())
                    .filter(column -> !cells.get(column + 1).matches("[-–]"))
                    .mapToObj(columns::get)
                    .toList();
            add(rule.group(1), holds, rule.group(2));
        }
    }

    private void add(String name, List<String> holds, String text) {
        var rule = new LedgerRule(section + name, holds, text);
        if (rules.putIfAbsent(rule.id(), rule) != null) {
            throw problem(rule.id() + " stands here a second time", name);
        }
    }

    private List<String> known(List<String> names, String line) {
        if (names.isEmpty() || !boards.containsAll(names)) {
            throw problem("boards are named as in the line \"Boards:\" above", line);
        }
        return names;
    }

    private static List<String> names(String text) {
        var names = new ArrayList<String>();
        Matcher name = NAME.matcher(text);
        while (name.find()) {
            names.add(name.group(1));
        }
        return names;
    }

    private IllegalArgumentException problem(String right, String line) {
        return new IllegalArgumentException("Line %d: %s, not \"%s\"".formatted(lineNumber, right, line));
    }
}
