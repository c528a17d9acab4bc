package dev.anden.server;

import dev.anden.server.logging.TextLog;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.springframework.core.env.MapPropertySource;
import org.springframework.core.env.MutablePropertySources;
import org.springframework.web.context.support.StandardServletEnvironment;

/// What the libraries are told: how the server is started, and the file that comes with it.
///
/// Nothing else is read. Variables, system properties and files of the working folder that have a library's names are
/// nobody's wish: Kubernetes sets `SERVER_PORT` for whatever is called *server*, and `SERVER_ADDRESS` would let
/// everybody in while the server says that it listens for this machine alone.
final class OwnEnvironment extends StandardServletEnvironment {
    private static final String FILE = "classpath:/anden-server.properties";

    private OwnEnvironment() {}

    static OwnEnvironment of(ServerOptions options) {
        var environment = new OwnEnvironment();
        environment.getPropertySources().addFirst(new MapPropertySource("options", properties(options)));
        return environment;
    }

    private static Map<String, Object> properties(ServerOptions options) {
        Map<String, Object> properties = new HashMap<>(Map.of(
                "spring.config.location", FILE,
                "server.address", options.host(),
                "server.port", options.port()));
        properties.put("logging.structured.format.console", options.jsonLogs() ? "logstash" : TextLog.class.getName());
        if (System.out.charset().equals(StandardCharsets.US_ASCII)) {
            // A terminal of whose language nothing is known can show more than it says, as the first line already does.
            properties.put("logging.charset.console", StandardCharsets.UTF_8.name());
        }
        if (options.postgres().isPresent()) {
            properties.put("management.metrics.enable.disk", false);
        } else {
            // Its disk is the one that may become full, and not that of the working folder.
            properties.put(
                    "management.metrics.system.diskspace.paths",
                    options.dataFolder().toAbsolutePath().toString());
        }
        return properties;
    }

    @Override
    protected void customizePropertySources(MutablePropertySources sources) {
        // None of those that others read.
    }
}
