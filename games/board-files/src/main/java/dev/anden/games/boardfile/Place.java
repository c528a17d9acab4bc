package dev.anden.games.boardfile;

import dev.anden.engine.Phrase;
import dev.anden.engine.PhraseKind;
import dev.anden.json.Json;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// A place in a board file. What is wrong there is noted instead of thrown, and reading goes on with a stand-in, so
/// that all problems of a file are found at once.
public final class Place {
    /// More of a wrong value isn't shown in a problem.
    static final int SHOWN = 40;

    /// The most letters of an id: it stands in addresses, logs and names of files.
    private static final int LONGEST_ID = 40;

    /// Nothing that was matched is tried again: a text of any length is read without a deep stack.
    private static final Pattern ID = Pattern.compile("[a-z0-9]++([-_][a-z0-9]++)*+");

    /// What may stand where `true` or `false` is asked for.
    private static final Set<Json> FLAGS = Set.of(Json.Word.TRUE, Json.Word.FALSE, Json.Word.MISSING);

    private final Json node;
    private final String path;
    private final String file;
    private final List<BoardProblem> problems;

    /// Whether it would be within something that is missing or isn't an object: that alone is told.
    private final boolean isNowhere;

    Place(Json node, String path, String file, List<BoardProblem> problems) {
        this(node, path, file, problems, false);
    }

    private Place(Json node, String path, String file, List<BoardProblem> problems, boolean isNowhere) {
        this.node = node;
        this.path = path;
        this.file = file;
        this.problems = problems;
        this.isNowhere = isNowhere;
    }

    /// Where it is: `routes[12].length`; empty for the file as a whole.
    public String path() {
        return path;
    }

    /// Notes that something is wrong here.
    ///
    /// @param facts names and values by turns, as [PhraseKind#of] takes them
    public void problem(PhraseKind kind, Object... facts) {
        problem(kind.of(facts));
    }

    /// Notes that something is wrong here in a board that comes with the program, whose readers read English.
    public void problem(String english) {
        problem(Phrase.plain(english));
    }

    private void problem(Phrase what) {
        if (!isNowhere) {
            problems.add(new BoardProblem(file, path, what));
        }
    }

    /// Whether nothing was wrong so far, here and within.
    public boolean isSound() {
        return problems.stream().map(BoardProblem::path).noneMatch(this::covers);
    }

    private boolean covers(String other) {
        return path.isEmpty() || other.equals(path) || other.startsWith(path + ".") || other.startsWith(path + "[");
    }

    /// A property; a missing one is a problem, told once where it is read. What has no properties, as it is missing
    /// itself or is something else, is the only problem then.
    public Place get(String name) {
        if (!isObject() && isSound()) {
            problem(notAnObject());
        }
        String place = path.isEmpty() ? name : path + "." + name;
        return new Place(node.get(name), place, file, problems, !isObject());
    }

    private FileFlaw notAnObject() {
        return isMissing() ? FileFlaw.MISSING : FileFlaw.NOT_AN_OBJECT;
    }

    /// Whether there is such a property.
    public boolean has(String name) {
        return node.get(name) != Json.Word.MISSING;
    }

    /// What a function makes of a property, if there is one.
    public <T> Optional<T> optional(String name, Function<Place, T> read) {
        return has(name) ? Optional.of(read.apply(get(name))) : Optional.empty();
    }

    public boolean isList() {
        return node instanceof Json.Entries;
    }

    public boolean isObject() {
        return node instanceof Json.Properties;
    }

    private boolean isMissing() {
        return node == Json.Word.MISSING;
    }

    /// How many entries or properties there are.
    public int size() {
        return isObject() ? node.names().size() : node.entries().size();
    }

    /// A property that is `true` or `false`; `false` if it is missing.
    public boolean flag(String name) {
        Json flag = node.get(name);
        if (!FLAGS.contains(flag)) {
            get(name).problem(FileFlaw.NOT_A_FLAG, "found", get(name).found());
        }
        return flag == Json.Word.TRUE;
    }

    /// Refuses any property that isn't one of these.
    public void only(String... names) {
        only(List.of(names));
    }

    /// Refuses properties that are not in a list.
    public void only(Collection<String> names) {
        for (String name : node.names()) {
            if (names.isEmpty()) {
                get(name).problem(FileFlaw.UNKNOWN_OF_NONE);
            } else if (!names.contains(name)) {
                get(name).problem(FileFlaw.UNKNOWN, "names", String.join(", ", names));
            }
        }
    }

    /// The entries of a list of at most this many; those that are too many are told and not read.
    public List<Place> list(int most) {
        if (isThereAsList() && size() > most) {
            problem(FileFlaw.TOO_MANY_ENTRIES, "count", size(), "most", most);
        }
        return entries(most);
    }

    /// What a function makes of each entry of a list of `least` to `most`; those that are too many are told and not
    /// read.
    public <T> List<T> list(int least, int most, Function<Place, T> read) {
        if (isThereAsList() && (size() < least || size() > most)) {
            if (least == most) {
                problem(FileFlaw.ENTRIES, "count", size(), "needed", least);
            } else {
                problem(FileFlaw.ENTRIES_IN_RANGE, "count", size(), "least", least, "most", most);
            }
        }
        return entries(most).stream().map(read).toList();
    }

    private boolean isThereAsList() {
        if (!isList()) {
            problem(isMissing() ? FileFlaw.MISSING : FileFlaw.NOT_A_LIST);
        }
        return isList();
    }

    /// The entries of a list; nothing if there is none. No problem is told.
    public List<Place> entries() {
        return entries(Integer.MAX_VALUE);
    }

    private List<Place> entries(int most) {
        var entries = new ArrayList<Place>();
        for (int index = 0; isList() && index < Math.min(size(), most); index++) {
            entries.add(new Place(node.entries().get(index), path + "[" + index + "]", file, problems));
        }
        return entries;
    }

    /// The properties of an object, in the file's order.
    public Map<String, Place> properties() {
        var properties = new LinkedHashMap<String, Place>();
        if (!isObject()) {
            problem(notAnObject());
        } else {
            node.names().forEach(name -> properties.put(name, get(name)));
        }
        return properties;
    }

    /// Whether a whole number in a range stands here.
    public boolean isInteger(int least, int most) {
        OptionalInt integer = integer();
        return integer.isPresent() && integer.getAsInt() >= least && integer.getAsInt() <= most;
    }

    /// A whole number in a range; the least if there is none.
    public int integer(int least, int most) {
        if (!isInteger(least, most)) {
            if (least == most) {
                problem(FileFlaw.NOT_THE_INTEGER, "only", least, "found", found());
            } else {
                problem(FileFlaw.NO_INTEGER, "least", least, "most", most, "found", found());
            }
            return least;
        }
        return integer().orElse(least);
    }

    private OptionalInt integer() {
        return node instanceof Json.Numeral number ? number.integer() : OptionalInt.empty();
    }

    /// A number in a range; 0 if there is none.
    public double decimal(int least, int most) {
        double decimal = node instanceof Json.Numeral number ? number.value() : Double.NaN;
        if (!(decimal >= least && decimal <= most)) {
            problem(FileFlaw.NO_NUMBER, "least", least, "most", most, "found", found());
            return 0;
        }
        return decimal;
    }

    /// A text in one line that isn't empty; `?` if there is none.
    public String text() {
        return text(Integer.MAX_VALUE);
    }

    /// A text in one line that isn't empty, nor too long; `?` if there is none.
    ///
    /// @param longest the most letters
    public String text(int longest) {
        if (!isText()) {
            Phrase what = node instanceof Json.Text ? FileFlaw.EMPTY_TEXT.of() : FileFlaw.NO_TEXT.of("found", found());
            problem(what);
            return "?";
        }
        String text = peek();
        if (text.length() > longest) {
            problem(FileFlaw.TOO_LONG, "letters", text.length(), "most", longest);
        }
        checkLetters(text);
        return text;
    }

    private void checkLetters(String text) {
        OptionalInt hidden = Letters.hidden(text);
        if (text.codePoints().anyMatch(Letters::isControl)) {
            problem(FileFlaw.NOT_ONE_LINE);
        } else if (hidden.isPresent()) {
            problem(FileFlaw.HIDDEN, "code", "U+%04X".formatted(hidden.getAsInt()));
        } else if (!Letters.isVisible(text)) {
            problem(FileFlaw.NOTHING_VISIBLE);
        }
    }

    /// Whether a text stands here that isn't empty: one may be just `?`, which elsewhere stands for a missing one.
    private boolean isText() {
        return node instanceof Json.Text && !peek().isBlank();
    }

    /// A text in lower case, digits and single hyphens or underscores; `?` if there is none.
    public String id() {
        String text = text(LONGEST_ID);
        if (isText() && !ID.matcher(text).matches()) {
            problem(FileFlaw.NO_ID, "found", foundText());
        }
        return text;
    }

    /// The one of some words that stands here; the first of them if there is none.
    public String word(String... values) {
        return word(List.of(values));
    }

    /// The one of some values whose text stands here; the first of them if there is none.
    public <E extends Enum<E>> E word(E[] values) {
        return word(List.of(values));
    }

    /// The one of some values whose text stands here; the first of them if there is none.
    public <T> T word(List<T> values) {
        String text = peek();
        return values.stream()
                .filter(value -> value.toString().equals(text))
                .findFirst()
                .orElseGet(() -> {
                    String words =
                            values.stream().map(Object::toString).distinct().collect(Collectors.joining(", "));
                    problem(FileFlaw.NO_WORD, "words", words, "found", foundText());
                    return values.getFirst();
                });
    }

    /// The index of something that the file names by its id; 0 if there is no such thing.
    ///
    /// @param what such things are called, for the problem
    public int reference(Map<String, Integer> indexes, String what) {
        String id = text();
        Integer index = indexes.get(id);
        if (index == null && isText()) {
            problem("names the %s \"%s\", which isn't in this file".formatted(what, id));
        }
        return index == null ? 0 : index;
    }

    /// The text as it stands, `?` if there is none; no problem is told.
    public String peek() {
        return node instanceof Json.Text(String text) ? text : "?";
    }

    private Phrase found() {
        if (isMissing()) {
            return FileFlaw.ABSENT.of();
        }
        if (node instanceof Json.Numeral number && number.isFraction()) {
            return found(number.value());
        }
        return FileFlaw.FOUND.of("value", shortened(node.toString()));
    }

    /// What is written like 1e9 is told with all of its digits.
    private static Phrase found(double fraction) {
        return Double.isFinite(fraction)
                ? FileFlaw.FOUND.of(
                        "value", shortened(BigDecimal.valueOf(fraction).toPlainString()))
                : FileFlaw.BEYOND.of();
    }

    /// What stands where another text should: in the quotes of the reader's language, since the file's aren't at fault.
    private Phrase foundText() {
        return node instanceof Json.Text ? FileFlaw.FOUND_TEXT.of("value", shortened(peek())) : found();
    }

    private static String shortened(String text) {
        return text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "…";
    }
}
