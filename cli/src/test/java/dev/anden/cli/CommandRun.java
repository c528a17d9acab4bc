package dev.anden.cli;

import dev.anden.arena.SeedSource;
import dev.anden.cli.call.Surroundings;
import dev.anden.rpc.RunningBots;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.function.LongSupplier;

/// One run of `anden` as a shell would see it.
///
/// @param exitCode 0, 1 or 2
/// @param out what went to the output
/// @param err what went to the error stream
public record CommandRun(int exitCode, String out, String err) {
    /// Runs a command away from any terminal, with nothing typed.
    public static CommandRun of(String... arguments) {
        return typing("", false, arguments);
    }

    /// Runs a command with lines typed.
    public static CommandRun typing(String typed, boolean terminal, String... arguments) {
        return run("en", typed, terminal, arguments);
    }

    /// Runs a command for somebody whose terminal speaks a language.
    public static CommandRun in(String language, String... arguments) {
        return run(language, "", false, arguments);
    }

    /// Runs a command where variables of the environment are set.
    public static CommandRun with(Map<String, String> environment, String... arguments) {
        return run("en", "", false, environment, arguments);
    }

    /// Runs a command on a terminal, of which variables of the environment tell more.
    public static CommandRun onTerminal(
            String language, Map<String, String> environment, LongSupplier nanoseconds, String... arguments) {
        return run(language, "", true, nanoseconds, environment, arguments);
    }

    /// Runs a command by a clock.
    public static CommandRun by(LongSupplier nanoseconds, String... arguments) {
        return run("en", "", false, nanoseconds, Map.of(), arguments);
    }

    /// Runs a command that asks for what is typed line by line.
    public static CommandRun reading(Reader typed, String... arguments) {
        return run("en", typed, "", true, System::nanoTime, Map.of(), arguments);
    }

    private static CommandRun run(String language, String typed, boolean terminal, String... arguments) {
        return run(language, typed, terminal, terminal ? Map.of("TERM", "xterm") : Map.of(), arguments);
    }

    private static CommandRun run(
            String language, String typed, boolean terminal, Map<String, String> environment, String... arguments) {
        return run(language, typed, terminal, System::nanoTime, environment, arguments);
    }

    private static CommandRun run(
            String language,
            String typed,
            boolean terminal,
            LongSupplier nanoseconds,
            Map<String, String> environment,
            String... arguments) {
        return run(language, new StringReader(typed), typed, terminal, nanoseconds, environment, arguments);
    }

    private static CommandRun run(
            String language,
            Reader lines,
            String typed,
            boolean terminal,
            LongSupplier nanoseconds,
            Map<String, String> environment,
            String... arguments) {
        var out = new StringWriter();
        var output = new ByteArrayOutputStream();
        var err = new StringWriter();
        var surroundings = new Surroundings(
                new PrintWriter(out),
                new PrintWriter(err),
                new BufferedReader(lines),
                new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)),
                output,
                new RunningBots(),
                terminal,
                nanoseconds,
                InstantSource.fixed(Instant.parse("2026-11-25T10:15:30.123Z")),
                () -> 42,
                SeedSource.of(new SecureRandom()),
                "a test's machine",
                2,
                language,
                environment);
        int exitCode = Anden.command(surroundings, arguments).execute(arguments);
        return new CommandRun(exitCode, out + output.toString(StandardCharsets.UTF_8), err.toString());
    }
}
