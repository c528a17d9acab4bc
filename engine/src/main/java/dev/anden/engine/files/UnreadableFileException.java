package dev.anden.engine.files;

import dev.anden.engine.Phrase;
import dev.anden.engine.PhraseKind;

/// A file that can't be read as a text; the message is one English sentence that says why and doesn't name the
/// file, the reason says the same in any language.
public final class UnreadableFileException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final Reason reason;

    /// Why a file can't be read.
    public enum Reason implements PhraseKind {
        /// There is none.
        MISSING("There is no such file."),
        /// It is a folder.
        FOLDER("This is a folder, not a file."),
        /// It is a device, a pipe or the like.
        NOT_ORDINARY("This isn't a regular file."),
        /// It is larger than anybody writes by hand.
        TOO_LARGE("The file is larger than {most} MiB."),
        /// Its bytes aren't UTF-8 text.
        NOT_UTF8("The file isn't UTF-8 text; save it as UTF-8."),
        /// Each of its letters takes two bytes, as some editors save texts.
        UTF16("The file is UTF-16; save it as UTF-8."),
        /// The system doesn't let it be read.
        REFUSED("The file can't be read.");

        private final String english;

        Reason(String english) {
            this.english = english;
        }

        @Override
        public String topic() {
            return "file";
        }

        @Override
        public String english() {
            return english;
        }

        private Phrase phrase() {
            return this == TOO_LARGE ? of("most", FileText.MOST_BYTES >> 20) : of();
        }
    }

    UnreadableFileException(Reason reason) {
        super(reason.phrase().toString());
        this.reason = reason;
    }

    UnreadableFileException(Reason reason, Throwable cause) {
        super(reason.phrase().toString(), cause);
        this.reason = reason;
    }

    /// Why, as a phrase that doesn't name the file.
    public Phrase phrase() {
        return reason.phrase();
    }
}
