package dev.anden.arena;

import dev.anden.engine.Game;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.GameInfo;
import dev.anden.engine.GameOption;
import dev.anden.engine.Setup;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// The lines of a replay above its first empty line.
///
/// @param lines how many lines they are, the empty one included
record ReplayHeader(Game game, Setup setup, Optional<Replay.Origin> origin, List<String> players, int lines) {
    private static final Set<String> WORDS = Set.of("game", "rules", "seats", "seed");
    private static final Pattern OPTION = Pattern.compile("([^ ]+) ([^ ]+)");
    private static final Pattern SERIES = Pattern.compile("(-?\\d{1,19}) game (\\d{1,19})");
    private static final Pattern PLAYER = Pattern.compile("(\\d) (.+)");

    /// Reads the header.
    ///
    /// @throws ReplayException if something in it is wrong or missing
    static ReplayHeader read(GameCatalog catalog, List<String> lines) {
        if (lines.isEmpty() || !lines.getFirst().equals(ReplayWriter.TITLE)) {
            throw ReplayFlaw.TITLE.wrongAt(1, "title", ReplayWriter.TITLE);
        }
        int end = lines.indexOf("");
        if (end < 0) {
            throw ReplayFlaw.HEADER_END.wrongAt(lines.size());
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
            throw ReplayFlaw.PLAYERS.wrong("players", players.size(), "seats", setup.seats());
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
                throw ReplayFlaw.PLAYER.wrongAt(number, "seat", players.size(), "found", line);
            }
            players.add(matcher.group(2));
        } else if (word.equals("option")) {
            options.add(new Entry(number, value));
        } else if (!WORDS.contains(word)) {
            throw ReplayFlaw.UNKNOWN_LINE.wrongAt(
                    number, "word", word, "words", "game, rules, seats, option, seed, player");
        } else if (entries.put(word, new Entry(number, value)) != null) {
            throw ReplayFlaw.LINE_TWICE.wrongAt(number, "word", word);
        }
    }

    private static Entry required(Map<String, Entry> entries, String word) {
        return Optional.ofNullable(entries.get(word)).orElseThrow(() -> ReplayFlaw.NO_LINE.wrong("word", word));
    }

    private static Game game(GameCatalog catalog, Entry entry) {
        return catalog.find(entry.value())
                .orElseThrow(() -> ReplayFlaw.NO_GAME.wrongAt(
                        entry.line(),
                        "game",
                        entry.value(),
                        "games",
                        catalog.games().stream().map(game -> game.info().id()).collect(Collectors.joining(", "))));
    }

    private static void checkRules(Game game, Entry entry) {
        int version = game.info().rulesVersion();
        if (number(entry) != version) {
            throw ReplayFlaw.RULES.wrongAt(
                    entry.line(), "version", entry.value(), "game", game.info().id(), "ours", version);
        }
    }

    private static Setup setup(Game game, Entry seats, List<Entry> options) {
        int count = number(seats);
        checkSeats(game.info(), seats, count);
        var chosen = new HashMap<String, String>();
        for (Entry entry : options) {
            Matcher matcher = OPTION.matcher(entry.value());
            if (!matcher.matches()) {
                throw ReplayFlaw.OPTION.wrongAt(entry.line(), "found", entry.value());
            }
            String id = matcher.group(1);
            checkOption(game.info(), entry, id, matcher.group(2));
            if (chosen.put(id, matcher.group(2)) != null) {
                throw ReplayFlaw.OPTION_TWICE.wrongAt(entry.line(), "option", id);
            }
        }
        return Setup.of(game.info(), count, chosen);
    }

    private static void checkSeats(GameInfo info, Entry entry, int seats) {
        int least = info.minimumSeats();
        int most = info.maximumSeats();
        if (seats < least || seats > most) {
            throw ReplayFlaw.SEATS.wrongAt(
                    entry.line(), "game", info.id(), "least", least, "most", most, "seats", seats);
        }
    }

    private static void checkOption(GameInfo info, Entry entry, String id, String value) {
        List<String> ids = info.options().stream().map(GameOption::id).toList();
        if (!ids.contains(id)) {
            Object options = ids.isEmpty() ? ReplayFlaw.NONE.of() : String.join(", ", ids);
            throw ReplayFlaw.NO_OPTION.wrongAt(entry.line(), "game", info.id(), "option", id, "options", options);
        }
        List<String> values = info.options().get(ids.indexOf(id)).values();
        if (!values.contains(value)) {
            throw ReplayFlaw.OPTION_VALUE.wrongAt(
                    entry.line(), "option", id, "values", String.join(", ", values), "value", value);
        }
    }

    private static Optional<Replay.Origin> origin(Map<String, Entry> entries) {
        Entry entry = entries.get("seed");
        if (entry == null) {
            return Optional.empty();
        }
        Matcher matcher = SERIES.matcher(entry.value());
        try {
            if (matcher.matches()) {
                return Optional.of(
                        new Replay.Series(Long.parseLong(matcher.group(1)), Long.parseLong(matcher.group(2))));
            }
            if (Seed.FORM.matcher(entry.value()).matches()) {
                return Optional.of(new Replay.Table(entry.value()));
            }
        } catch (NumberFormatException tooLarge) {
            // Nineteen digits may be more than fits; that is no number of a series either.
        }
        throw ReplayFlaw.ORIGIN.wrongAt(entry.line(), "found", entry.value());
    }

    private static int number(Entry entry) {
        if (!entry.value().matches("\\d{1,6}")) {
            throw ReplayFlaw.NUMBER.wrongAt(entry.line(), "found", entry.value());
        }
        return Integer.parseInt(entry.value());
    }
}
