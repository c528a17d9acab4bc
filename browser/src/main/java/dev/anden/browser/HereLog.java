package dev.anden.browser;

import dev.anden.json.Json;
import dev.anden.table.Change;
import dev.anden.table.DamagedLog;
import dev.anden.table.EarlyChoice;
import dev.anden.table.Line;
import dev.anden.table.LogFlaw;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What has happened at a table, to be kept as a text and read again.
final class HereLog {
    private final List<Line> lines = new ArrayList<>();
    private final List<EarlyChoice> kept = new ArrayList<>();
    private final List<Done> done = new ArrayList<>();

    /// A command that was carried out.
    ///
    /// @param command its id
    /// @param text what it said
    /// @param version the table's version that it was answered with
    record Done(String command, String text, int version) {}

    /// As it is written.
    ///
    /// @param rules the version of the game's rules
    private record Written(int rules, List<Line> lines, List<EarlyChoice> kept, List<Done> done) {}

    /// Notes what happens at a table, before it does.
    ///
    /// @param version the table's version
    void note(Change change, int version, long now) {
        lines.addAll(change.lines(version, now));
        kept.removeAll(change.dropped());
        change.kept().ifPresent(kept::add);
    }

    /// Notes that a command was carried out.
    void note(Done command) {
        done.add(command);
    }

    /// A command, if it was carried out.
    Optional<Done> done(String command) {
        return done.stream().filter(one -> one.command().equals(command)).findFirst();
    }

    List<Line> lines() {
        return lines;
    }

    /// The choices that wait for their turn.
    List<EarlyChoice> kept() {
        return kept;
    }

    /// All of it, in JSON.
    ///
    /// @param rules the version of the game's rules
    String write(int rules) {
        return Wire.write(new Written(rules, lines, kept, done));
    }

    /// What was written.
    ///
    /// @param game the game's id
    /// @param rules the version of the game's rules
    /// @throws UnusableException if it can't be read
    /// @throws DamagedLog if it is of other rules, or has a line of an unknown kind
    static HereLog read(String text, String game, int rules) {
        Json written = Given.object(text);
        int stored = Given.integer(written, "rules");
        if (stored != rules) {
            throw new DamagedLog(0, LogFlaw.OTHER_RULES.of("stored", stored, "game", game, "rules", rules));
        }
        var log = new HereLog();
        Given.entries(written, "lines").forEach(line -> log.lines.add(line(line)));
        Given.entries(written, "kept")
                .forEach(choice -> log.kept.add(new EarlyChoice(
                        Given.integer(choice, "seat"),
                        Given.text(choice, "text"),
                        Given.optionalText(choice, "command"))));
        Given.entries(written, "done")
                .forEach(command -> log.done.add(new Done(
                        Given.text(command, "command"),
                        Given.text(command, "text"),
                        Given.integer(command, "version"))));
        return log;
    }

    /// Where one person plays nobody comes or goes.
    private static Line line(Json line) {
        int number = Given.integer(line, "number");
        int actor = Given.integer(line, "actor");
        long hash = Given.number(line, "hash");
        long at = Given.number(line, "at");
        Optional<String> command = Given.optionalText(line, "command");
        String kind = Given.text(line, "type");
        return switch (kind) {
            case "played" -> new Line.Played(number, actor, Given.text(line, "text"), hash, at, command);
            case "tookBack" -> new Line.TookBack(number, actor, Given.integer(line, "undone"), hash, at, command);
            default -> throw new DamagedLog(number, LogFlaw.KIND.of("kind", kind));
        };
    }
}
