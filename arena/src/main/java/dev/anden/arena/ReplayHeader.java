package dev.anden.arena;

import dev.anden.engine.Game;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.Setup;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The lines of a replay above its first empty line.
///
/// @param lines how many lines they are, the empty one included
record ReplayHeader(Game game, Setup setup, Optional<Replay.Origin> origin, List<String> players, int lines) {
    private static final Set<String> WORDS = Set.of("game", "rules", "seats", "seed");
    private static final Pattern OPTION = Pattern.compile("([^ ]+) ([^ ]+)");
    private static final Pattern ORIGIN = Pattern.compile("(-?\\d{1,19}) game (\\d{1,19})");
    private static final Pattern PLAYER = Pattern.compile("(\\d) (.+)");

    /// Reads the header.
    ///
    /// @throws ReplayException if something in it is wrong or missing
    static ReplayHeader read(GameCatalog catalog, List<String> lines) {
        if (lines.isEmpty() || !lines.getFirst().equals(ReplayWriter.TITLE)) {
            throw new ReplayException("Line 1: a replay begins with \"%s\"".formatted(ReplayWriter.TITLE));
        }
        int end = lines.indexOf("");
        if (end < 0) {
            throw new ReplayException("Line %d: the file ends inside its header; the header ends with an empty line"
                    .formatted(lines.size()));
        }
        var entries = new HashMap<String, Entry>();
        var options = new ArrayList<Entry>();
        var players = new ArrayList<String>();
        for (int index = 1; index < end; index++) {
            collect(index + 1, lines.get(index), entries, options, players);
        }
        Game game = game(catalog, required(entries, "game"));
        checkRules(game, required(entries, "rules"));
        Setup setup = setup(game, required(entries, "seats"), options);
        if (players.size() > setup.seats()) {
            throw new ReplayException(
                    "The header names %d players for %d seats".formatted(players.size(), setup.seats()));
        }
        return new ReplayHeader(game, setup, origin(entries), players, end + 1);
    }

    /// What a header line says after its first word.
    private record Entry(int line, String value) {}

    private static void collect(
            int number, String line, Map<String, Entry> entries, List<Entry> options, List<String> players) {
        int space = line.indexOf(' ');
        String word = space < 0 ? line : line.substring(0, space);
        String value = space < 0 ? "" : line.substring(space + 1);
        if (word.equals("player")) {
            Matcher matcher = PLAYER.matcher(value);
            if (!matcher.matches() || Integer.parseInt(matcher.group(1)) != players.size()) {
                throw new ReplayException("Line %d: expected \"player %d\" and a name, found \"%s\""
                        .formatted(number, players.size(), line));
            }
            players.add(matcher.group(2));
        } else if (word.equals("option")) {
            options.add(new Entry(number, value));
        } else if (!WORDS.contains(word)) {
            throw new ReplayException(
                    "Line %d: a header has no line \"%s\"; it has game, rules, seats, option, seed and player"
                            .formatted(number, word));
        } else if (entries.put(word, new Entry(number, value)) != null) {
            throw new ReplayException("Line %d: \"%s\" is given twice".formatted(number, word));
        }
    }

    private static Entry required(Map<String, Entry> entries, String word) {
        return Optional.ofNullable(entries.get(word))
                .orElseThrow(() -> new ReplayException("The header has no line \"%s\"".formatted(word)));
    }

    private static Game game(GameCatalog catalog, Entry entry) {
        try {
            return catalog.require(entry.value());
        } catch (IllegalArgumentException unknown) {
            throw new ReplayException("Line %d: %s".formatted(entry.line(), unknown.getMessage()));
        }
    }

    private static void checkRules(Game game, Entry entry) {
        int version = game.info().rulesVersion();
        if (number(entry) != version) {
            throw new ReplayException(
                    "Line %d: the game was played by rules version %s of %s; this program has version %d"
                            .formatted(entry.line(), entry.value(), game.info().id(), version));
        }
    }

    private static Setup setup(Game game, Entry seats, List<Entry> options) {
        Setup setup = setup(game, seats, number(seats), Map.of());
        var chosen = new HashMap<String, String>();
        for (Entry entry : options) {
            Matcher matcher = OPTION.matcher(entry.value());
            if (!matcher.matches()) {
                throw new ReplayException("Line %d: expected \"option\", a name and a value, found \"option %s\""
                        .formatted(entry.line(), entry.value()));
            }
            if (chosen.put(matcher.group(1), matcher.group(2)) != null) {
                throw new ReplayException(
                        "Line %d: the option \"%s\" is given twice".formatted(entry.line(), matcher.group(1)));
            }
            setup = setup(game, entry, setup.seats(), chosen);
        }
        return setup;
    }

    /// The set-up; its errors are reported with the line of the entry that causes them.
    private static Setup setup(Game game, Entry entry, int seats, Map<String, String> chosen) {
        try {
            return Setup.of(game.info(), seats, chosen);
        } catch (IllegalArgumentException unfit) {
            throw new ReplayException("Line %d: %s".formatted(entry.line(), unfit.getMessage()));
        }
    }

    private static Optional<Replay.Origin> origin(Map<String, Entry> entries) {
        Entry entry = entries.get("seed");
        if (entry == null) {
            return Optional.empty();
        }
        Matcher matcher = ORIGIN.matcher(entry.value());
        try {
            if (matcher.matches()) {
                return Optional.of(
                        new Replay.Origin(Long.parseLong(matcher.group(1)), Long.parseLong(matcher.group(2))));
            }
        } catch (NumberFormatException tooLarge) {
            // Nineteen digits may be more than fits; that is no number of a series either.
        }
        throw new ReplayException("Line %d: expected \"seed\", a number, \"game\" and a number, found \"%s\""
                .formatted(entry.line(), entry.value()));
    }

    private static int number(Entry entry) {
        if (!entry.value().matches("\\d{1,6}")) {
            throw new ReplayException(
                    "Line %d: expected a number, found \"%s\"".formatted(entry.line(), entry.value()));
        }
        return Integer.parseInt(entry.value());
    }
}
