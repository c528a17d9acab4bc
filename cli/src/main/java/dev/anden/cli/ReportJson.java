package dev.anden.cli;

import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/// A report as JSON: the fields are those of its record, and stay what they are.
final class ReportJson {
    private static final JsonMapper MAPPER =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private ReportJson() {}

    static String write(Record report) {
        return MAPPER.writeValueAsString(report) + System.lineSeparator();
    }
}
