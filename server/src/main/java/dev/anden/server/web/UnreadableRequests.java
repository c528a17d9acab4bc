package dev.anden.server.web;

import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import org.apache.catalina.connector.Request;
import org.apache.catalina.connector.Response;
import org.apache.catalina.core.StandardHost;
import org.apache.catalina.valves.ErrorReportValve;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.core.Ordered;
import org.springframework.http.MediaType;
import tools.jackson.databind.json.JsonMapper;

/// Answers what the container refuses before any of our pages sees it, such as an address that is none, as
/// everything else is answered: with a problem, and not with a page of the container's own.
public final class UnreadableRequests implements WebServerFactoryCustomizer<TomcatServletWebServerFactory>, Ordered {
    private final JsonMapper json;

    public UnreadableRequests(JsonMapper json) {
        this.json = json;
    }

    @Override
    public void customize(TomcatServletWebServerFactory factory) {
        factory.addContextCustomizers(context -> {
            var host = (StandardHost) context.getParent();
            for (var valve : host.getPipeline().getValves()) {
                if (valve instanceof ErrorReportValve) {
                    host.getPipeline().removeValve(valve);
                }
            }
            host.setErrorReportValveClass("");
            host.getPipeline().addValve(new Reporting(json));
        });
    }

    /// After the framework's own, which it takes away.
    @Override
    public int getOrder() {
        return LOWEST_PRECEDENCE;
    }

    private static final class Reporting extends ErrorReportValve {
        private static final Logger LOG = LoggerFactory.getLogger(Reporting.class);
        private static final int LEAST_ERROR = 400;
        private static final int LEAST_FAILURE = 500;

        /// An encoding that isn't known, and a version of HTTP that isn't: as little the server's fault as what is
        /// below.
        private static final Set<Integer> UNKNOWN_WAYS = Set.of(501, 505);

        private final JsonMapper json;

        Reporting(JsonMapper json) {
            this.json = json;
        }

        @Override
        protected void report(Request request, Response response, @Nullable Throwable failure) {
            int status = response.getStatus();
            if (status < LEAST_ERROR || response.getContentWritten() > 0 || !response.setErrorReported()) {
                return;
            }
            try {
                response.setContentType(MediaType.APPLICATION_JSON_VALUE);
                response.setCharacterEncoding(StandardCharsets.UTF_8.name());
                Writer writer = response.getReporter();
                if (writer != null) {
                    writer.write(json.writeValueAsString(problem(status).toHttp()));
                    response.finishResponse();
                }
            } catch (IOException gone) {
                LOG.debug("Nobody waits for the answer any more", gone);
            }
        }

        private static RequestRefused problem(int status) {
            return status < LEAST_FAILURE || UNKNOWN_WAYS.contains(status)
                    ? new RequestRefused(ProblemCode.BAD_MESSAGE, "The request can't be read.")
                    : new RequestRefused(ProblemCode.INTERNAL, "The server failed.");
        }
    }
}
