package dev.anden.cli.admin;

import dev.anden.cli.call.CommandFailure;
import dev.anden.cli.call.Surroundings;
import dev.anden.cli.call.WrongCall;
import dev.anden.cli.serve.DataOption;
import dev.anden.cli.text.Sentence;
import dev.anden.cli.text.Texts;
import dev.anden.server.OperatorLink;
import dev.anden.server.ServerOptions;
import dev.anden.server.StartFailure;
import dev.anden.server.reminder.ReminderOptions;
import java.io.PrintWriter;
import java.net.URI;
import java.time.Instant;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `anden admin password`: a link for somebody who has lost the password of an account.
@Command(name = "password", description = "Makes a link by which a person chooses another password.")
final class PasswordCommand implements Callable<Integer> {
    private final PrintWriter out;
    private final Texts texts;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Mixin
    private final DataOption data;

    @Parameters(paramLabel = "HANDLE", description = "The name the person signs in with.")
    private String handle = "";

    @Option(
            names = "--port",
            paramLabel = "PORT",
            defaultValue = "" + ServerOptions.DEFAULT_PORT,
            description = "The port that it listens on (default: ${DEFAULT-VALUE}).")
    private int port = ServerOptions.DEFAULT_PORT;

    @Option(
            names = "--public-url",
            paramLabel = "URL",
            description = "The address at which people reach the server (default: http://localhost and the port).")
    private @Nullable String publicUrl;

    PasswordCommand(Surroundings surroundings) {
        out = surroundings.out();
        data = new DataOption(surroundings);
        texts = Texts.of(surroundings.language());
    }

    /// @throws WrongCall if the address is none, or nobody can reach the port
    /// @throws CommandFailure if nobody signs in by that name
    @Override
    public Integer call() throws StartFailure {
        URI address = address();
        String page = OperatorLink.make(data.options(), handle, Instant.now())
                .orElseThrow(() -> new CommandFailure(Sentence.of("admin.password.unknown", handle)));
        out.println(texts.text("admin.password.made", handle));
        out.println(address + page);
        out.flush();
        return ExitCode.OK;
    }

    private URI address() {
        String named = publicUrl;
        if (named == null) {
            return URI.create("http://localhost:" + data.reachable(port, "--public-url"));
        }
        return ReminderOptions.address(named)
                .orElseThrow(() ->
                        new WrongCall(spec.commandLine(), Sentence.of("call.url", data.origin("--public-url"), named)));
    }
}
