package dev.anden.cli.experiment;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// A report as JSON: the fields are those of its record, and stay what they are.
final class ReportJson {
    private static final JsonMapper MAPPER =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private ReportJson() {}

    /// @param origin where it comes from, which is its last field
    static String write(Record report, Origin origin) {
        ObjectNode written = MAPPER.valueToTree(report);
        written.set("origin", MAPPER.valueToTree(origin));
        return text(written);
    }

    /// What needs no origin, since nothing was played for it.
    static String write(Record list) {
        return text(MAPPER.valueToTree(list));
    }

    private static String text(JsonNode written) {
        return MAPPER.writeValueAsString(written) + System.lineSeparator();
    }
}
