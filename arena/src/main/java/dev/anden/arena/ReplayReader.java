package dev.anden.arena;

import dev.anden.engine.Dealer;
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
    private final Optional<Dealer> dealer;
    private Optional<Refusal> refused = Optional.empty();

    private ReplayReader(GameCatalog catalog, String text, boolean dealt) {
        lines = text.lines().toList();
        lastLineComplete = text.endsWith("\n");
        header = ReplayHeader.read(catalog, lines);
        state = header.game().newState(header.setup());
        dealer = dealt ? header.origin().map(Replay.Origin::dealer) : Optional.empty();
    }

    /// Reads a text.
    ///
    /// @param catalog the games that can be played
    /// @throws ReplayException if the text isn't a replay or its header doesn't make sense; what is wrong further
    ///     down is reported in the reading, along with the plies before it
    public static ReplayReading read(GameCatalog catalog, String text) {
        return new ReplayReader(catalog, text, false).reading();
    }

    /// Reads a text in which each chance outcome also has to be what the seed gives, if there is one. So a forged
    /// outcome is what is wrong, and not a later action that couldn't follow it.
    ///
    /// @param catalog the games that can be played
    /// @throws ReplayException as [#read] does
    public static ReplayReading verify(GameCatalog catalog, String text) {
        return new ReplayReader(catalog, text, true).reading();
    }

    private ReplayReading reading() {
        Optional<Phrase> problem = play();
        var replay = new Replay(
                header.game().info().id(),
                header.game().info().rulesVersion(),
                header.setup(),
                header.origin(),
                header.played(),
                header.players(),
                codes,
                Math.min(header.branch(), codes.size()),
                company,
                Replay.totals(state));
        return new ReplayReading(header.game(), replay, problem, refused);
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
        Optional<Phrase> forged = forged(index, line);
        if (forged.isPresent()) {
            return forged;
        }
        int code;
        try {
            code = state.parse(line);
        } catch (NotationException unreadable) {
            return wrongPly(index, unreadable.reasons().getFirst());
        }
        if (state.actor() == State.CHANCE) {
            if (state.outcomeWeight(code) <= 0) {
                return wrongPly(index, ReplayFlaw.OUTCOME.of("outcome", line));
            }
        } else {
            refused = state.refusal(code);
            if (refused.isPresent()) {
                String rule = refused.get().rule();
                return wrongPly(index, ReplayFlaw.REFUSED.of("seat", state.actor(), "action", line, "rule", rule));
            }
        }
        state.apply(code);
        codes.add(code);
        return Optional.empty();
    }

    /// Another outcome than that of the seed, where chance is to act and is checked. What another game brought
    /// takes its place in the stream, too.
    private Optional<Phrase> forged(int index, String line) {
        if (dealer.isEmpty() || state.actor() != State.CHANCE) {
            return Optional.empty();
        }
        int dealt = dealer.get().deal(state);
        if (codes.size() < header.branch()) {
            return Optional.empty();
        }
        String outcome = state.print(dealt);
        return line.equals(outcome)
                ? Optional.empty()
                : wrongPly(index, ReplayFlaw.DEALT.of("found", line, "outcome", outcome));
    }

    private Optional<Phrase> checkHash(int index, String line) {
        String hash = "%016x".formatted(state.hash());
        return line.equals(ReplayWriter.HASH + " " + hash)
                ? Optional.empty()
                : wrong(index, ReplayFlaw.HASH.of("hash", hash, "found", line));
    }

    private Optional<Phrase> checkResult(int index, String line) {
        if (codes.size() < header.branch()) {
            return wrong(index, ReplayFlaw.BRANCH.of("branch", header.branch(), "plies", codes.size()));
        }
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
        return wrong(lines.size() - 1, ReplayFlaw.ENDS_EARLY.of("plies", codes.size()));
    }

    /// @param index of the line with the ply that comes next
    private Optional<Phrase> wrongPly(int index, Phrase what) {
        return Optional.of(ReplayFlaw.PLY.of("line", index + 1, "ply", codes.size(), "what", what));
    }

    private static Optional<Phrase> wrong(int index, Phrase what) {
        return Optional.of(ReplayFlaw.LINE.of("line", index + 1, "what", what));
    }
}
