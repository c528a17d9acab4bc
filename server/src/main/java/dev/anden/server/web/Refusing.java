package dev.anden.server.web;

import dev.anden.server.problem.RequestRefused;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.springframework.http.MediaType;
import tools.jackson.databind.json.JsonMapper;

/// Answers requests that get no further than a filter.
final class Refusing {
    private final JsonMapper json;

    Refusing(JsonMapper json) {
        this.json = json;
    }

    void answer(HttpServletResponse response, RequestRefused refused) throws IOException {
        response.setStatus(refused.code().status());
        response.setContentType(MediaType.APPLICATION_JSON_VALUE);
        response.getOutputStream().write(json.writeValueAsBytes(refused.toHttp()));
    }
}
