package dev.anden.browser;

import dev.anden.json.Described;
import dev.anden.json.JsonWriter;

/// How records are written for a page: to the letter as the server writes them.
final class Wire {
    private static final JsonWriter WRITER = new JsonWriter(Wire::described);

    private Wire() {}

    /// A record, or a list of records, as JSON.
    static String write(Object value) {
        return WRITER.write(value);
    }

    /// Translated to what the record says of itself.
    private static Described described(Record part) {
        return new Reflected(part);
    }
}
