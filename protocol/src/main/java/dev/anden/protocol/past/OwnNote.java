package dev.anden.protocol.past;

/// `GET` and `PUT /api/tables/{table}/note`: what the person who asks has written down of a game, for themselves alone.
///
/// @param text up to 2,000 characters; empty if nothing is
/// @param version how often it was changed; of one that is sent, the version that was changed
public record OwnNote(String text, int version) {
    /// Without the text: it is nobody else's.
    @Override
    public String toString() {
        return "OwnNote[version=" + version + "]";
    }
}
