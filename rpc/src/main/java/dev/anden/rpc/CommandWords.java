package dev.anden.rpc;

import dev.anden.engine.UnfitException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Splits what somebody wrote into a program and its arguments: at blanks, but not within `'…'` or `"…"`, which may
/// also begin in the middle of a word. A backslash is a letter like any other: paths of some systems are full of them.
public final class CommandWords {
    private static final Pattern PIECE =
            Pattern.compile("'([^']*)'|\"([^\"]*)\"|([^\\s'\"]+)|\\s+|['\"].*", Pattern.DOTALL);

    private final String command;
    private final List<String> words = new ArrayList<>();
    private final StringBuilder word = new StringBuilder();
    private boolean begun;

    private CommandWords(String command) {
        this.command = command;
    }

    /// The words of a command: at least one.
    ///
    /// @throws UnfitException if there are none, or a quote isn't closed
    public static List<String> of(String command) {
        var split = new CommandWords(command);
        Matcher pieces = PIECE.matcher(command);
        while (pieces.find()) {
            split.add(pieces);
        }
        split.endWord();
        if (split.words.isEmpty()) {
            throw new UnfitException(ProcessFlaw.NO_PROGRAM.of());
        }
        return List.copyOf(split.words);
    }

    private void add(Matcher piece) {
        for (int kind = 1; kind <= piece.groupCount(); kind++) {
            if (piece.group(kind) != null) {
                word.append(piece.group(kind));
                begun = true;
                return;
            }
        }
        if (!piece.group().isBlank()) {
            throw new UnfitException(ProcessFlaw.OPEN_QUOTE.of("command", command));
        }
        endWord();
    }

    private void endWord() {
        if (begun) {
            words.add(word.toString());
        }
        word.setLength(0);
        begun = false;
    }
}
