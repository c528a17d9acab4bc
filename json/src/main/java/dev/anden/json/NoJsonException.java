package dev.anden.json;

/// A text stopped being JSON.
public final class NoJsonException extends Exception {
    private static final long serialVersionUID = 1L;

    /// What was being read there.
    public enum Part {
        /// The value that is the whole text, or what follows it.
        WHOLE,
        /// An entry of a list, or what follows it.
        ENTRY,
        /// What follows the name of a property, up to its value.
        NAMED,
        /// A property's name, or what follows its value.
        PROPERTY,
        /// The value of a property that stood there before.
        TWICE,
        /// What is nested too deeply, or far too long.
        TOO_MUCH
    }

    private final int offset;
    private final String path;
    private final Part part;

    /// @param offset of the letter that can't be there; the text's length if it ends too early
    /// @param path where it is: `routes[12].length`; empty for the text as a whole
    NoJsonException(int offset, String path, Part part) {
        super("no JSON at " + offset);
        this.offset = offset;
        this.path = path;
        this.part = part;
    }

    /// Where the letter is that can't be there; the text's length if it ends too early.
    public int offset() {
        return offset;
    }

    /// Where it is: `routes[12].length`; empty for the text as a whole.
    public String path() {
        return path;
    }

    /// What was being read there.
    public Part part() {
        return part;
    }
}
