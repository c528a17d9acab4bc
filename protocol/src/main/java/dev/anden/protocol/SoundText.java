package dev.anden.protocol;

import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.jdk.StringDeserializer;
import tools.jackson.databind.exc.InvalidFormatException;

/// Reads texts as a mapper does, but for the character U+0000, which no text has that anybody typed and which
/// PostgreSQL can't store.
final class SoundText extends StringDeserializer {
    @Override
    public String deserialize(JsonParser parser, DeserializationContext context) {
        String text = super.deserialize(parser, context);
        if (text.indexOf('\0') >= 0) {
            throw InvalidFormatException.from(parser, "A text can't hold the character U+0000", text, String.class);
        }
        return text;
    }
}
