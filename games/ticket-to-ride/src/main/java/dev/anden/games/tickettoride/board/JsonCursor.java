package dev.anden.games.tickettoride.board;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/// A place in a JSON document that collects problems instead of throwing: reading goes on with a stand-in, so that
/// all problems of a file are found at once.
final class JsonCursor {
    /// More of a wrong value isn't shown in a problem.
    private static final int SHOWN = 40;

    /// The most letters of an id: it stands in addresses, logs and names of files.
    private static final int LONGEST_ID = 40;

    private final JsonNode node;
    private final String path;
    private final String file;
    private final List<BoardProblem> problems;

    JsonCursor(JsonNode node, String path, String file, List<BoardProblem> problems) {
        this.node = node;
        this.path = path;
        this.file = file;
        this.problems = problems;
    }

    void problem(String message) {
        problems.add(new BoardProblem(file, path, message));
    }

    /// A property; a missing one is a problem, told once where it is read.
    JsonCursor get(String name) {
        return new JsonCursor(node.path(name), path.isEmpty() ? name : path + "." + name, file, problems);
    }

    /// Whether there is such a property.
    boolean has(String name) {
        return node.has(name);
    }

    boolean isList() {
        return node.isArray();
    }

    boolean isObject() {
        return node.isObject();
    }

    /// A property that is `true` or `false`; `false` if it is missing.
    boolean flag(String name) {
        JsonNode flag = node.path(name);
        if (!flag.isMissingNode() && !flag.isBoolean()) {
            get(name).problem("must be true or false" + get(name).found());
        }
        return flag.asBoolean(false);
    }

    /// Refuses properties that are not in a list.
    void only(Collection<String> names) {
        for (String name : node.propertyNames()) {
            if (!names.contains(name)) {
                get(name).problem("is not a property here; there are " + String.join(", ", names));
            }
        }
    }

    /// The elements of an array of at most so many; those that are too many are told and not read.
    List<JsonCursor> list(int maximum) {
        if (!node.isArray()) {
            problem(node.isMissingNode() ? "is missing" : "must be a list");
            return List.of();
        }
        if (node.size() > maximum) {
            problem("has " + node.size() + " entries; at most " + maximum + " fit");
        }
        var elements = new ArrayList<JsonCursor>();
        for (int index = 0; index < Math.min(node.size(), maximum); index++) {
            elements.add(new JsonCursor(node.get(index), path + "[" + index + "]", file, problems));
        }
        return elements;
    }

    /// The properties of an object, in the file's order.
    Map<String, JsonCursor> properties() {
        var properties = new LinkedHashMap<String, JsonCursor>();
        if (!node.isObject()) {
            problem(node.isMissingNode() ? "is missing" : "must be an object");
        } else {
            node.propertyNames().forEach(name -> properties.put(name, get(name)));
        }
        return properties;
    }

    /// Whether a whole number in a range stands here.
    boolean isInteger(int minimum, int maximum) {
        return node.isInt() && node.intValue() >= minimum && node.intValue() <= maximum;
    }

    /// A whole number in a range; its minimum if there is none.
    int integer(int minimum, int maximum) {
        if (!isInteger(minimum, maximum)) {
            problem("must be a whole number from %d to %d%s".formatted(minimum, maximum, found()));
            return minimum;
        }
        return node.intValue();
    }

    /// A number in a range; 0 if there is none.
    double decimal(double minimum, double maximum) {
        double number = node.asDouble(Double.NaN);
        if (!node.isNumber() || !(number >= minimum && number <= maximum)) {
            problem("must be a number from %s to %s%s".formatted(minimum, maximum, found()));
            return 0;
        }
        return number;
    }

    /// A text in one line that isn't empty; `?` if there is none.
    ///
    /// @param longest the most letters
    String text(int longest) {
        if (!node.isString() || node.stringValue().isBlank()) {
            problem("must be a text" + found());
            return "?";
        }
        String text = node.stringValue();
        if (text.length() > longest) {
            problem("has %d letters; at most %d fit".formatted(text.length(), longest));
        }
        if (text.chars().anyMatch(Character::isISOControl)) {
            problem("must be one line without control characters");
        }
        return text;
    }

    /// A text in lower case, digits and single hyphens or underscores.
    String id() {
        String text = text(LONGEST_ID);
        if (!text.equals("?") && !text.matches("[a-z0-9]+([-_][a-z0-9]+)*")) {
            problem("must be lower-case letters and digits, joined by single hyphens" + found());
        }
        return text;
    }

    /// One of a list of words; the first of them if there is none.
    String word(List<String> words) {
        if (!node.isString() || !words.contains(node.stringValue())) {
            problem("must be one of " + String.join(", ", words) + found());
            return words.getFirst();
        }
        return node.stringValue();
    }

    /// The text as it stands, `?` if there is none; no problem is told.
    String peek() {
        return node.isString() ? node.stringValue() : "?";
    }

    private String found() {
        if (node.isMissingNode()) {
            return "; it is missing";
        }
        String text = node.toString();
        return ", not " + (text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "…");
    }
}
