package dev.anden.server.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import tools.jackson.databind.JsonNode;

/// What a server's answer has to be.
public final class Answers {
    private Answers() {}

    /// A command was carried out.
    public static void assertAccepted(JsonNode answer) {
        assertThat(answer.get("type").asString()).as("%s", answer).isEqualTo("accepted");
    }

    /// A command was not carried out, with this code and a sentence for people.
    public static void assertProblem(JsonNode answer, String code) {
        assertThat(answer.get("type").asString()).isEqualTo("problem");
        assertThat(answer.get("code").asString()).isEqualTo(code);
        assertThat(answer.get("detail").asString()).endsWith(".");
    }

    /// A request was refused, with this code.
    public static void assertProblem(HttpResponse<String> answer, int status, String code) {
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
        assertThat(Guest.problem(answer).code()).isEqualTo(code);
    }
}
