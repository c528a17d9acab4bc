package dev.anden.rpc;

import dev.anden.engine.NotationException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/// A position as JSON (`docs/position.schema.json`): the lines of its text form by their names, those of the table
/// and those of each seat. It knows no game.
///
/// What follows a line's name becomes a list: a whole number is a number, `red=3 wild=1` an object
/// `{"red":3,"wild":1}`, and every other word a text. A key that comes again begins another object, because there
/// the order means something.
///
/// @param format always `anden-position`
/// @param version the version of the format: 1
/// @param game the game's id
/// @param rules the version of the rules
/// @param table the lines before the first seat
/// @param seats of each seat its line `seat`, and those behind it
record PositionJson(
        String format,
        int version,
        String game,
        int rules,
        Map<String, List<Object>> table,
        List<Map<String, List<Object>>> seats) {
    private static final String FORMAT = "anden-position";
    private static final String SEAT = "seat";
    private static final String NUMBER = "0|-?[1-9]\\d{0,8}";
    private static final List<String> PROPERTIES = List.of("format", "version", "game", "rules", "table", "seats");

    /// The JSON form of a text.
    ///
    /// @param text as [dev.anden.engine.State#position] writes it
    static PositionJson of(String text) {
        List<List<String>> lines =
                text.lines().map(line -> List.of(line.split(" "))).toList();
        List<String> header = lines.getFirst();
        var table = new LinkedHashMap<String, List<Object>>();
        var seats = new ArrayList<Map<String, List<Object>>>();
        for (List<String> line : lines.subList(1, lines.size())) {
            String name = line.getFirst();
            if (name.equals(SEAT)) {
                seats.add(new LinkedHashMap<>());
            }
            Map<String, List<Object>> place = seats.isEmpty() ? table : seats.getLast();
            if (place.put(name, values(line.subList(1, line.size()))) != null) {
                throw new IllegalStateException("The line \"" + name + "\" stands twice in one place");
            }
        }
        return new PositionJson(FORMAT, 1, header.getFirst(), Integer.parseInt(header.getLast()), table, seats);
    }

    private static List<Object> values(List<String> words) {
        var values = new ArrayList<Object>();
        Map<String, Object> open = new LinkedHashMap<>();
        for (String word : words) {
            int equals = word.indexOf('=');
            if (equals < 0) {
                values.add(value(word));
                open = new LinkedHashMap<>();
            } else {
                String key = word.substring(0, equals);
                if (open.isEmpty() || open.containsKey(key)) {
                    open = new LinkedHashMap<>();
                    values.add(open);
                }
                open.put(key, value(word.substring(equals + 1)));
            }
        }
        return values;
    }

    private static Object value(String word) {
        return word.matches(NUMBER) ? (Object) Integer.valueOf(word) : word;
    }

    /// The text form of what [#of] made, or what a program made like it. Whether it is a position is for the game
    /// to say.
    ///
    /// @throws NotationException if it isn't made like that; the message says where
    static String text(JsonNode position) {
        for (String name : PROPERTIES) {
            require(position.has(name), "\"" + name + "\" is missing");
        }
        position.propertyNames()
                .forEach(name -> require(PROPERTIES.contains(name), "there is no property \"" + name + "\""));
        require(position.get("format").asString("").equals(FORMAT), "\"format\" must be \"" + FORMAT + "\"");
        require(isNumber(position.get("version"), 1), "\"version\" must be 1");
        require(position.get("rules").isIntegralNumber(), "\"rules\" must be a whole number");
        require(position.get("table").isObject(), "\"table\" must be an object");
        require(!position.get("table").has(SEAT), "\"table\" must not have a line \"" + SEAT + "\"");
        require(position.get("seats").isArray(), "\"seats\" must be a list");
        var lines = new ArrayList<String>();
        lines.add(word(position.get("game"), "game") + " " + word(position.get("rules"), "rules"));
        addLines(position.get("table"), "table", lines);
        for (int seat = 0; seat < position.get("seats").size(); seat++) {
            JsonNode own = position.get("seats").get(seat);
            String place = "seats[%d]".formatted(seat);
            require(own.isObject() && own.has(SEAT), place + " must be an object with a \"" + SEAT + "\"");
            lines.add(line(SEAT, own.get(SEAT), place));
            addLines(own, place, lines);
        }
        return String.join("\n", lines) + "\n";
    }

    private static void addLines(JsonNode place, String path, List<String> lines) {
        place.properties().stream()
                .filter(line -> !line.getKey().equals(SEAT))
                .forEach(line -> lines.add(line(line.getKey(), line.getValue(), path)));
    }

    private static String line(String name, JsonNode values, String path) {
        String place = path + "." + name;
        require(isWord(name), place + " isn't the name of a line");
        require(values.isArray(), place + " must be a list");
        var words = new ArrayList<>(List.of(name));
        for (JsonNode value : values) {
            if (value.isObject()) {
                require(!value.isEmpty(), place + " has an object without keys");
                value.properties()
                        .forEach(entry -> words.add(key(entry.getKey(), place) + "=" + word(entry.getValue(), place)));
            } else {
                words.add(word(value, place));
            }
        }
        return String.join(" ", words);
    }

    private static String key(String key, String place) {
        require(isWord(key), place + " has a key that isn't a single word");
        return key;
    }

    private static String word(JsonNode value, String place) {
        boolean simple = value.isIntegralNumber() || value.isString();
        require(simple && isWord(value.asString("")), place + " holds whole numbers and texts without spaces");
        return value.asString("");
    }

    private static boolean isNumber(JsonNode value, int number) {
        return value.isIntegralNumber() && value.asString("").equals(Integer.toString(number));
    }

    private static boolean isWord(String word) {
        return word.matches("\\S+");
    }

    private static void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new NotationException("A position in JSON: " + otherwise);
        }
    }
}
