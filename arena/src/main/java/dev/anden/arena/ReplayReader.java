package dev.anden.arena;

import dev.anden.engine.GameCatalog;
import dev.anden.engine.NotationException;
import dev.anden.engine.Phrase;
import dev.anden.engine.Refusal;
import dev.anden.engine.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// Reads a replay as [ReplayWriter] writes it and plays it through: each action must be legal, each outcome
/// possible, and the result must be the one the rules give. Between the plies a line `hash` with sixteen
/// hexadecimal digits is checked against the position, and a line `seat` tells what happened to somebody who
/// played.
public final class ReplayReader {
    private final ReplayHeader header;
    private final List<String> lines;
    private final boolean lastLineComplete;
    private final State state;
    private final List<Integer> codes = new ArrayList<>();
    private final List<CompanyNote> company = new ArrayList<>();

    private ReplayReader(GameCatalog catalog, String text) {
        lines = text.lines().toList();
        lastLineComplete = text.endsWith("\n");
        header = ReplayHeader.read(catalog, lines);
        state = header.game().newState(header.setup());
    }

    /// Reads a text.
    ///
    /// @param catalog the games that can be played
    /// @throws ReplayException if the text isn't a replay or its header doesn't make sense; what is wrong further
    ///     down is reported in the reading, along with the plies before it
    public static ReplayReading read(GameCatalog catalog, String text) {
        var reader = new ReplayReader(catalog, text);
        Optional<Phrase> problem = reader.play();
        var replay = new Replay(
                reader.header.game().info().id(),
                reader.header.game().info().rulesVersion(),
                reader.header.setup(),
                reader.header.origin(),
                reader.header.played(),
                reader.header.players(),
                reader.codes,
                reader.company,
                Replay.totals(reader.state));
        return new ReplayReading(reader.header.game(), replay, problem);
    }

    private Optional<Phrase> play() {
        for (int index = header.lines(); index < lines.size(); index++) {
            String line = lines.get(index).strip();
            if (line.startsWith(ReplayWriter.RESULT + " ")) {
                return checkResult(index, line);
            }
            if (index == lines.size() - 1 && !lastLineComplete) {
                return endsEarly();
            }
            Optional<Phrase> problem = take(index, line);
            if (problem.isPresent()) {
                return problem;
            }
        }
        return endsEarly();
    }

    private Optional<Phrase> take(int index, String line) {
        if (line.startsWith(ReplayWriter.HASH + " ")) {
            return checkHash(index, line);
        }
        return CompanyNote.isNote(line) ? note(index, line) : playLine(index, line);
    }

    /// When a game is over nobody comes or goes any more.
    private Optional<Phrase> note(int index, String line) {
        if (state.actor() == State.NOBODY) {
            return wrong(index, ReplayFlaw.OVER.of("found", line));
        }
        Optional<CompanyNote> note = CompanyNote.read(line, codes.size(), state.seats());
        note.ifPresent(company::add);
        return note.isPresent() ? Optional.empty() : wrong(index, ReplayFlaw.COMPANY.of("found", line));
    }

    private Optional<Phrase> playLine(int index, String line) {
        if (state.actor() == State.NOBODY) {
            return wrong(index, ReplayFlaw.OVER.of("found", line));
        }
        int code;
        try {
            code = state.parse(line);
        } catch (NotationException unreadable) {
            return wrong(index, unreadable.reasons().getFirst());
        }
        if (state.actor() == State.CHANCE) {
            if (state.outcomeWeight(code) <= 0) {
                return wrong(index, ReplayFlaw.OUTCOME.of("outcome", line));
            }
        } else {
            Optional<Refusal> refusal = state.refusal(code);
            if (refusal.isPresent()) {
                return wrong(
                        index,
                        ReplayFlaw.REFUSED.of("seat", state.actor(), "action", line, "rule", reason(refusal.get())));
            }
        }
        state.apply(code);
        codes.add(code);
        return Optional.empty();
    }

    private Optional<Phrase> checkHash(int index, String line) {
        String hash = "%016x".formatted(state.hash());
        return line.equals(ReplayWriter.HASH + " " + hash)
                ? Optional.empty()
                : wrong(index, ReplayFlaw.HASH.of("hash", hash, "found", line));
    }

    private Optional<Phrase> checkResult(int index, String line) {
        String expected = Replay.totals(state)
                .map(totals -> totals.stream().map(String::valueOf).collect(Collectors.joining(" ")))
                .orElse(ReplayWriter.UNFINISHED);
        if (!line.equals(ReplayWriter.RESULT + " " + expected)) {
            String result = ReplayWriter.RESULT + " " + expected;
            return wrong(index, ReplayFlaw.RESULT.of("result", result, "found", line));
        }
        for (int after = index + 1; after < lines.size(); after++) {
            if (!lines.get(after).isBlank()) {
                return wrong(after, ReplayFlaw.AFTER_RESULT.of());
            }
        }
        return Optional.empty();
    }

    private Optional<Phrase> endsEarly() {
        return wrong(lines.size() - 1, ReplayFlaw.ENDS_EARLY.of("ply", codes.size()));
    }

    private static String reason(Refusal refusal) {
        return refusal.facts().isEmpty() ? refusal.rule() : refusal.rule() + " " + refusal.facts();
    }

    private static Optional<Phrase> wrong(int index, Phrase what) {
        return Optional.of(ReplayFlaw.LINE.of("line", index + 1, "what", what));
    }
}
