package dev.anden.engine.files;

import java.util.Locale;

/// A file that can't be read as a text; the message is one English sentence that says why, the reason says the same
/// for a sentence in another language.
public final class UnreadableFileException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final Reason reason;

    /// Why a file can't be read.
    public enum Reason {
        /// There is none.
        MISSING("There is no such file."),
        /// It is a folder.
        FOLDER("This is a folder, not a file."),
        /// It is a device, a pipe or the like.
        NOT_ORDINARY("This isn't a regular file."),
        /// It is larger than anybody writes by hand.
        TOO_LARGE("The file is larger than %d kB.".formatted(FileText.MOST_BYTES >> 10)),
        /// Its bytes aren't UTF-8 text.
        NOT_UTF8("The file isn't UTF-8 text."),
        /// The system doesn't let it be read.
        REFUSED("The file can't be read.");

        private final String sentence;

        Reason(String sentence) {
            this.sentence = sentence;
        }

        /// Its name in texts: `not-ordinary`.
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    UnreadableFileException(Reason reason) {
        super(reason.sentence);
        this.reason = reason;
    }

    UnreadableFileException(Reason reason, Throwable cause) {
        super(reason.sentence, cause);
        this.reason = reason;
    }

    /// Why.
    public Reason reason() {
        return reason;
    }

    /// The sentence in English, which doesn't name the file.
    public String sentence() {
        return reason.sentence;
    }
}
