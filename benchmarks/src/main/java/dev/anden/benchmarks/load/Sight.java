package dev.anden.benchmarks.load;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/// What somebody who plays reads in a message; everything else is skipped.
///
/// @param type the message's
/// @param command which one it answers; empty if none
/// @param detail what was wrong; empty if nothing was
/// @param position whether it says how things stand
/// @param version the table's version, if it does
/// @param choices what can be chosen, in the game's notation
/// @param over whether the game is
record Sight(
        String type, String command, String detail, boolean position, int version, List<String> choices, boolean over) {
    private static final JsonFactory JSON = new JsonFactory();

    static Sight of(byte[] message) {
        var reading = new Reading();
        try (JsonParser parser = JSON.createParser(ObjectReadContext.empty(), message)) {
            parser.nextToken();
            reading.message(parser);
        }
        return new Sight(
                reading.type,
                reading.command,
                reading.detail,
                reading.position,
                reading.version,
                reading.choices,
                reading.over);
    }

    private static final class Reading {
        private final List<String> choices = new ArrayList<>();
        private String type = "";
        private String command = "";
        private String detail = "";
        private boolean position;
        private int version;
        private boolean over;

        void message(JsonParser parser) {
            while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
                String name = parser.currentName();
                JsonToken value = parser.nextToken();
                switch (name) {
                    case "type" -> type = parser.getString();
                    case "command" -> command = value == JsonToken.VALUE_STRING ? parser.getString() : "";
                    case "detail" -> detail = parser.getString();
                    case "position" -> position(parser);
                    default -> parser.skipChildren();
                }
            }
        }

        private void position(JsonParser parser) {
            if (parser.currentToken() == JsonToken.VALUE_NULL) {
                return;
            }
            position = true;
            while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
                String name = parser.currentName();
                JsonToken value = parser.nextToken();
                switch (name) {
                    case "version" -> version = parser.getIntValue();
                    case "offers" -> offers(parser);
                    case "scores" -> over = value != JsonToken.VALUE_NULL;
                    default -> {
                        // What isn't looked at, and the end of what was.
                    }
                }
                parser.skipChildren();
            }
        }

        private void offers(JsonParser parser) {
            while (parser.nextToken() == JsonToken.START_OBJECT) {
                while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
                    String name = parser.currentName();
                    parser.nextToken();
                    if (name.equals("choices")) {
                        choices(parser);
                    }
                }
            }
        }

        private void choices(JsonParser parser) {
            while (parser.nextToken() == JsonToken.START_OBJECT) {
                while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
                    String name = parser.currentName();
                    parser.nextToken();
                    if (name.equals("text")) {
                        choices.add(parser.getString());
                    } else {
                        parser.skipChildren();
                    }
                }
            }
        }
    }
}
