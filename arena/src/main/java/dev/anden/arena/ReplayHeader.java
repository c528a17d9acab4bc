package dev.anden.arena;

import dev.anden.engine.Game;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.GameInfo;
import dev.anden.engine.GameOption;
import dev.anden.engine.Setup;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// The lines of a replay above its first empty line.
///
/// @param branch how many plies are those of another game; 0 for most games
/// @param lines how many lines they are, the empty one included
record ReplayHeader(
        Game game,
        Setup setup,
        Optional<Replay.Origin> origin,
        Optional<Replay.Span> played,
        List<String> players,
        int branch,
        int lines) {
    private static final Set<String> WORDS = Set.of("game", "rules", "seats", "seed", "branch", "played");
    private static final Pattern OPTION = Pattern.compile("([^ ]+) ([^ ]+)");
    private static final Pattern SERIES = Pattern.compile("(-?\\d{1,19}) game (\\d{1,19})");
    private static final Pattern CONTRIBUTION = Pattern.compile("(\\d) (" + Seed.FORM + ")");
    private static final String MOMENT = "(\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(?:\\.\\d{3})?Z)";
    private static final Pattern SPAN = Pattern.compile(MOMENT + " " + MOMENT);
    private static final String EXAMPLE = "2026-11-20T17:12:00Z 2026-11-20T18:03:11Z";
    private static final Pattern PLAYER = Pattern.compile("(\\d) (.+)");

    /// Reads the header.
    ///
    /// @throws ReplayException if something in it is wrong or missing
    static ReplayHeader read(GameCatalog catalog, List<String> lines) {
        if (lines.isEmpty() || !lines.getFirst().equals(ReplayWriter.TITLE)) {
            throw ReplayFlaw.TITLE.wrong("title", ReplayWriter.TITLE);
        }
        int end = lines.indexOf("");
        if (end < 0) {
            throw ReplayFlaw.HEADER_END.wrongAt(lines.size());
        }
        var found = new Lines(new HashMap<>(), new ArrayList<>(), new ArrayList<>(), new TreeMap<>());
        for (int index = 1; index < end; index++) {
            found.take(index + 1, lines.get(index));
        }
        Game game = game(catalog, required(found.entries, "game"));
        checkRules(game, required(found.entries, "rules"));
        Setup setup = setup(game, required(found.entries, "seats"), found.options);
        if (found.players.size() > setup.seats()) {
            throw ReplayFlaw.PLAYERS.wrong("players", found.players.size(), "seats", setup.seats());
        }
        Optional<Replay.Span> played =
                Optional.ofNullable(found.entries.get("played")).map(ReplayHeader::span);
        int branch = Optional.ofNullable(found.entries.get("branch"))
                .map(ReplayHeader::number)
                .orElse(0);
        return new ReplayHeader(game, setup, origin(found, setup.seats()), played, found.players, branch, end + 1);
    }

    /// What a header line says after its first word.
    private record Entry(int line, String value) {}

    /// What was found in the lines so far.
    ///
    /// @param entries lines that are there once, by their first word
    /// @param contributions by seat
    private record Lines(
            Map<String, Entry> entries,
            List<Entry> options,
            List<String> players,
            SortedMap<Integer, String> contributions) {
        void take(int number, String line) {
            int space = line.indexOf(' ');
            String word = space < 0 ? line : line.substring(0, space);
            String value = space < 0 ? "" : line.substring(space + 1);
            switch (word) {
                case "player" -> takePlayer(number, line, value);
                case "option" -> options.add(new Entry(number, value));
                case "contribution" -> takeContribution(number, line, value);
                default -> takeEntry(number, word, value);
            }
        }

        private void takePlayer(int number, String line, String value) {
            Matcher matcher = PLAYER.matcher(value);
            if (!matcher.matches() || Integer.parseInt(matcher.group(1)) != players.size()) {
                throw ReplayFlaw.PLAYER.wrongAt(number, "seat", players.size(), "found", line);
            }
            players.add(matcher.group(2));
        }

        private void takeContribution(int number, String line, String value) {
            Matcher matcher = CONTRIBUTION.matcher(value);
            if (!matcher.matches() || contributions.put(Integer.valueOf(matcher.group(1)), matcher.group(2)) != null) {
                throw ReplayFlaw.CONTRIBUTION.wrongAt(number, "found", line);
            }
        }

        private void takeEntry(int number, String word, String value) {
            if (!WORDS.contains(word)) {
                throw ReplayFlaw.UNKNOWN_LINE.wrongAt(
                        number,
                        "word",
                        word,
                        "words",
                        "game, rules, seats, option, seed, contribution, branch, played, player");
            }
            if (entries.put(word, new Entry(number, value)) != null) {
                throw ReplayFlaw.LINE_TWICE.wrongAt(number, "word", word);
            }
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

    private static Optional<Replay.Origin> origin(Lines found, int seats) {
        SortedMap<Integer, String> contributions = found.contributions;
        Entry entry = found.entries.get("seed");
        boolean ofTable = entry != null && Seed.FORM.matcher(entry.value()).matches();
        if (!contributions.isEmpty() && (!ofTable || contributions.lastKey() >= seats)) {
            throw ReplayFlaw.CONTRIBUTIONS.wrong("seats", seats);
        }
        if (entry == null) {
            return Optional.empty();
        }
        Matcher matcher = SERIES.matcher(entry.value());
        try {
            if (matcher.matches()) {
                return Optional.of(
                        new Replay.Series(Long.parseLong(matcher.group(1)), Long.parseLong(matcher.group(2))));
            }
            if (ofTable) {
                return Optional.of(new Replay.Table(entry.value(), contributions));
            }
        } catch (NumberFormatException tooLarge) {
            // Nineteen digits may be more than fits; that is no number of a series either.
        }
        throw ReplayFlaw.ORIGIN.wrongAt(entry.line(), "found", entry.value());
    }

    private static Replay.Span span(Entry entry) {
        Matcher matcher = SPAN.matcher(entry.value());
        if (matcher.matches()) {
            try {
                return new Replay.Span(milliseconds(matcher.group(1)), milliseconds(matcher.group(2)));
            } catch (DateTimeParseException | IllegalArgumentException impossible) {
                // There is no such day, or it ended before it began.
            }
        }
        throw ReplayFlaw.PLAYED.wrongAt(entry.line(), "example", EXAMPLE, "found", entry.value());
    }

    private static long milliseconds(String moment) {
        return Instant.parse(moment).toEpochMilli();
    }

    private static int number(Entry entry) {
        if (!entry.value().matches("\\d{1,6}")) {
            throw ReplayFlaw.NUMBER.wrongAt(entry.line(), "found", entry.value());
        }
        return Integer.parseInt(entry.value());
    }
}
