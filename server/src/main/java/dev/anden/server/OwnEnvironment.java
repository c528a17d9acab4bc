package dev.anden.server;

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
        if (options.jsonLogs()) {
            properties.put("logging.structured.format.console", "logstash");
        }
        return properties;
    }

    @Override
    protected void customizePropertySources(MutablePropertySources sources) {
        // None of those that others read.
    }
}
