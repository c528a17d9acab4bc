package dev.anden.cli.experiment;

import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.node.ObjectNode;

/// A report as JSON: the fields are those of its record, and stay what they are.
final class ReportJson {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(SerializationFeature.INDENT_OUTPUT)
            .addModule(new SimpleModule()
                    .addSerializer(double.class, new FiniteNumber())
                    .addSerializer(Double.class, new FiniteNumber()))
            .build();

    private ReportJson() {}

    /// JSON has no infinite numbers: an end that an interval hasn't is `null`.
    private static final class FiniteNumber extends ValueSerializer<Double> {
        @Override
        public void serialize(Double number, JsonGenerator json, SerializationContext context) {
            if (Double.isFinite(number)) {
                json.writeNumber(number.doubleValue());
            } else {
                json.writeNull();
            }
        }
    }

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
