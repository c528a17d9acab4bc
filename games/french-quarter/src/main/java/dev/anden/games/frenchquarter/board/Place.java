package dev.anden.games.frenchquarter.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;

/// A place in the data file. What is wrong there is noted, and reading goes on with a stand-in, so that all
/// problems of a file are found at once.
record Place(JsonNode node, String path, String file, List<DataProblem> problems) {
    void problem(String message) {
        problems.add(new DataProblem(file, path, message));
    }

    Place get(String name) {
        return new Place(node.path(name), path.isEmpty() ? name : path + "." + name, file, problems);
    }

    boolean isMissing() {
        return node.isMissingNode();
    }

    /// Notes properties that are none of these.
    void only(String... names) {
        for (String name : node.propertyNames()) {
            if (!List.of(names).contains(name)) {
                get(name).problem("is not a property here; there are " + String.join(", ", names));
            }
        }
    }

    /// What a function makes of each entry of a list with a number of entries from `least` to `most`.
    <T> List<T> list(int least, int most, Function<Place, T> read) {
        if (!node.isArray()) {
            problem(isMissing() ? "is missing" : "must be a list");
            return List.of();
        }
        if (node.size() < least || node.size() > most) {
            problem(
                    least == most
                            ? "has %d entries; there are %d".formatted(node.size(), least)
                            : "has %d entries; there are %d to %d".formatted(node.size(), least, most));
        }
        var entries = new ArrayList<T>();
        for (int index = 0; index < node.size(); index++) {
            entries.add(read.apply(new Place(node.get(index), path + "[" + index + "]", file, problems)));
        }
        return entries;
    }

    /// A whole number in a range; the least if there is none.
    int number(int least, int most) {
        if (!node.isInt() || node.intValue() < least || node.intValue() > most) {
            problem("must be a whole number from %d to %d%s".formatted(least, most, found()));
            return least;
        }
        return node.intValue();
    }

    /// A text that isn't empty; `?` if there is none.
    String text() {
        if (!node.isString() || node.stringValue().isBlank()) {
            problem("must be a text" + found());
            return "?";
        }
        return node.stringValue();
    }

    /// A text in lower case, of letters, digits and hyphens.
    String id() {
        String text = text();
        if (!text.equals("?") && !text.matches("[a-z0-9]+(-{1,2}[a-z0-9]+)*")) {
            problem("must be lower-case letters and digits, joined by hyphens, not \"" + text + "\"");
        }
        return text;
    }

    /// The place of a word in a list; 0 if it isn't there.
    int word(List<String> words) {
        int place = node.isString() ? words.indexOf(node.stringValue()) : -1;
        if (place < 0) {
            problem("must be one of " + String.join(", ", words) + found());
            return 0;
        }
        return place;
    }

    /// The index of something named by its id; 0 if there is no such thing.
    int reference(Map<String, Integer> indexes, String what) {
        String id = text();
        Integer index = indexes.get(id);
        if (index == null && !id.equals("?")) {
            problem("names the %s \"%s\", which isn't in this file".formatted(what, id));
        }
        return index == null ? 0 : index;
    }

    /// What a function makes of it, if it is there.
    <T> Optional<T> optional(Function<Place, T> read) {
        return isMissing() ? Optional.empty() : Optional.of(read.apply(this));
    }

    private String found() {
        return isMissing() ? "; it is missing" : ", not " + node;
    }
}
