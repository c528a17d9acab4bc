package dev.anden.cli.serve;

import dev.anden.cli.call.CommandFailure;
import dev.anden.cli.call.Surroundings;
import dev.anden.cli.call.WrongCall;
import dev.anden.cli.text.Sentence;
import dev.anden.cli.text.Texts;
import dev.anden.protocol.json.WireJson;
import dev.anden.server.RunningServer;
import dev.anden.server.ServerOptions;
import dev.anden.server.web.Reach;
import java.io.PrintWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.HttpTimeoutException;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;

/// `anden health`: whether a server that runs is ready, for whoever looks after it without a person.
@Command(name = "health", description = "Asks a running server of this machine whether it is ready.")
public final class HealthCommand implements Callable<Integer> {
    private static final String READY = "/actuator/health/readiness";
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    /// The longest answer that is read, in bytes: a server's own is far shorter.
    private static final long LONGEST = 1 << 20;
    private static final int WELL = 200;
    private static final int NOT_FOUND = 404;
    private static final int NOT_READY = 503;

    private static final List<Reason> REASONS = List.of(
            new Reason("silent", "/store/details/answers", "false"),
            new Reason("write", "/store/details/writable", "false"),
            new Reason("damaged", "/store/details/sound", "false"),
            new Reason("disk", "/disk/status", "DOWN"));

    private final PrintWriter out;
    private final Texts texts;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Mixin
    private final SettingsOption settings;

    @Option(
            names = "--port",
            paramLabel = "PORT",
            defaultValue = "" + ServerOptions.DEFAULT_PORT,
            description = "The port that it listens on (default: ${DEFAULT-VALUE}).")
    private int port = ServerOptions.DEFAULT_PORT;

    @Option(
            names = "--host",
            paramLabel = "HOST",
            defaultValue = ServerOptions.DEFAULT_HOST,
            description = "The address that it listens on (default: ${DEFAULT-VALUE}).")
    private String host = ServerOptions.DEFAULT_HOST;

    @Option(
            names = "--url",
            paramLabel = "URL",
            description = "Where it is, such as http://localhost:8080, instead of host and port.")
    private @Nullable String url;

    /// @param surroundings where it reads and writes, and the variables of its environment
    public HealthCommand(Surroundings surroundings) {
        out = surroundings.out();
        settings = new SettingsOption(surroundings);
        texts = Texts.of(surroundings.language());
    }

    /// 0 if it is ready.
    ///
    /// @throws CommandFailure if it isn't, or doesn't say
    @Override
    public Integer call() throws InterruptedException {
        String address = address();
        HttpResponse<String> answer = ask(address);
        switch (answer.statusCode()) {
            case WELL -> out.println(texts.text("health.ready", address));
            case NOT_READY -> throw new CommandFailure(Sentence.of("health.not-ready", address, reason(answer.body())));
            case NOT_FOUND -> throw new CommandFailure(Sentence.of("health.closed", address));
            default -> throw new CommandFailure(Sentence.of("health.other", address, answer.statusCode()));
        }
        out.flush();
        return ExitCode.OK;
    }

    private String address() {
        if (url == null) {
            return listening();
        }
        String named = url.replaceAll("/$", "");
        if (!isAddress(named)) {
            throw new WrongCall(spec.commandLine(), Sentence.of("call.url", "--url", url));
        }
        return named;
    }

    /// Where a server with these settings listens.
    private String listening() {
        String place =
                RunningServer.address(Reach.bare(host), settings.settings().reachable(port, "--url"));
        if (!isAddress(place)) {
            throw new WrongCall(
                    spec.commandLine(),
                    Sentence.of("call.host", settings.settings().origin("--host"), host));
        }
        return place;
    }

    private static boolean isAddress(String text) {
        try {
            URI address = URI.create(text);
            return address.getScheme() != null
                    && Set.of("http", "https").contains(address.getScheme())
                    && address.getHost() != null
                    && address.getUserInfo() == null
                    && address.getPath().isEmpty()
                    && address.getQuery() == null
                    && address.getFragment() == null
                    && address.getPort() <= ServerOptions.HIGHEST_PORT;
        } catch (IllegalArgumentException none) {
            return false;
        }
    }

    private static HttpResponse<String> ask(String address) throws InterruptedException {
        HttpRequest request =
                HttpRequest.newBuilder(uri(address)).timeout(PATIENCE).build();
        HttpClient client = HttpClient.newBuilder().connectTimeout(PATIENCE).build();
        try {
            return client.sendAsync(request, BodyHandlers.limiting(BodyHandlers.ofString(), LONGEST))
                    .get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException endless) {
            throw silent(address, endless);
        } catch (ExecutionException failed) {
            throw failed.getCause() instanceof HttpTimeoutException late
                    ? silent(address, late)
                    : new CommandFailure(Sentence.of("health.nobody", address), failed);
        } finally {
            // Closing would wait for an answer that may have no end.
            client.shutdownNow();
        }
    }

    private static CommandFailure silent(String address, Exception late) {
        return new CommandFailure(Sentence.of("health.silent", address, PATIENCE.toSeconds()), late);
    }

    private static URI uri(String address) {
        return URI.create(address + READY);
    }

    /// What is wrong, as far as the answer tells; a server that stops tells nothing else.
    private String reason(String answer) {
        JsonNode components = components(answer);
        return REASONS.stream()
                .filter(reason -> components.at(reason.place()).asString("").equals(reason.value()))
                .findFirst()
                .map(reason -> texts.text("health.reason." + reason.key()))
                .orElseGet(() -> texts.text("health.reason.stopping"));
    }

    /// A proxy may answer in the server's stead, with whatever it likes.
    private static JsonNode components(String answer) {
        try {
            return WireJson.mapper().readTree(answer).path("components");
        } catch (JacksonException strange) {
            return MissingNode.getInstance();
        }
    }

    /// What means what.
    ///
    /// @param place where it is told of a component of the server, as a JSON pointer
    private record Reason(String key, String place, String value) {}
}
