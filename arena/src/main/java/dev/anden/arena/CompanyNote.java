package dev.anden.arena;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Something that happened to those who played, not to the game: somebody left, was replaced or came back.
///
/// @param ply before which ply, from 0; as many as there are plies for what came after the last one
/// @param seat whom it is about
/// @param kind what happened
/// @param words what else there is to say, as the kind has it
public record CompanyNote(int ply, int seat, Kind kind, List<String> words) {
    /// No kind has more words: a line of any length is read without a deep stack.
    private static final Pattern LINE = Pattern.compile("seat (\\d) ([a-z-]+)((?: [!-~]{1,60}){0,2})");

    /// @throws IllegalArgumentException if the kind has another number of words
    public CompanyNote {
        words = List.copyOf(words);
        if (words.size() != kind.words) {
            throw new IllegalArgumentException("%s has %d words, not %s".formatted(kind, kind.words, words));
        }
    }

    /// What may happen to somebody who plays, and how it is written.
    public enum Kind {
        /// The person left for good; the word is the level of the bot that plays on.
        RESIGNED("resigned", 1),
        /// A bot plays on until the person comes back; the words are its level and why.
        HANDED_OVER("handed-over", 2),
        /// The person plays again.
        CAME_BACK("came-back", 0),
        /// All agreed to end the game; the person was the last to consent.
        AGREED_TO_END("agreed-to-end", 0),
        /// All agreed to stop the clocks, as the person had asked.
        PAUSED("paused", 0),
        /// The person let the clocks go on.
        WENT_ON("went-on", 0),
        /// The game was ended at this seat's turn; the word says why.
        ABANDONED("abandoned", 1);

        private final String word;
        private final int words;

        Kind(String word, int words) {
            this.word = word;
            this.words = words;
        }
    }

    /// Whether a bot plays for the person after it.
    ///
    /// @param before whether one did before
    boolean leavesToBot(boolean before) {
        return switch (kind) {
            case RESIGNED, HANDED_OVER -> true;
            case CAME_BACK -> false;
            case AGREED_TO_END, PAUSED, WENT_ON, ABANDONED -> before;
        };
    }

    /// Whether a line of a replay is to be read as a note.
    static boolean isNote(String line) {
        return line.startsWith("seat ");
    }

    /// The note that a line of a replay is.
    ///
    /// @param ply the ply before which it stands
    /// @param seats how many the game has
    /// @return empty if it is none
    static Optional<CompanyNote> read(String line, int ply, int seats) {
        Matcher matcher = LINE.matcher(line);
        if (!matcher.matches() || Integer.parseInt(matcher.group(1)) >= seats) {
            return Optional.empty();
        }
        int seat = Integer.parseInt(matcher.group(1));
        String more = matcher.group(3).strip();
        List<String> words = more.isEmpty() ? List.of() : List.of(more.split(" ", -1));
        return Arrays.stream(Kind.values())
                .filter(kind -> kind.word.equals(matcher.group(2)) && kind.words == words.size())
                .findFirst()
                .map(kind -> new CompanyNote(ply, seat, kind, words));
    }

    /// The line of a replay that says so.
    public String line() {
        return "seat " + seat + " " + kind.word + (words.isEmpty() ? "" : " " + String.join(" ", words));
    }
}
