package dev.anden.cli.text;

/// A player that a text speaks of. Verbs go with whether that is the reader: `{0|take|takes}`.
///
/// @param name what the player is called
/// @param isReader whether it is the person who reads the text
public record Somebody(String name, boolean isReader) {
    @Override
    public String toString() {
        return name;
    }
}
