package dev.anden.cli.call;

import dev.anden.arena.SeedSource;
import dev.anden.rpc.RunningBots;
import java.io.BufferedOutputStream;
import java.io.BufferedReader;
import java.io.Console;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.stream.Stream;

/// What a command finds around it.
///
/// @param out where results go
/// @param err where errors and progress go
/// @param in where a person types
/// @param input where a program's messages come from, as bytes: the same stream as `in`; a command uses one of them
/// @param output where messages to a program go, as bytes: the same stream as `out`, of which a command uses one
/// @param bots the programs that play as bots; they end before the process does
/// @param terminal whether results go to a terminal, where progress may be drawn
/// @param nanoseconds a clock for measuring, not for telling the time
/// @param clock the time of day
/// @param freshSeed a seed that was not used before, for a game that is to be unlike the others
/// @param secrets what chance is drawn from in games at the server's tables
/// @param machine what it runs on: its processor and its system
/// @param processors how many threads can work at once
/// @param language the language of the person at the terminal, such as `es`
/// @param environment the variables of the process, by name
public record Surroundings(
        PrintWriter out,
        PrintWriter err,
        BufferedReader in,
        InputStream input,
        OutputStream output,
        RunningBots bots,
        boolean terminal,
        LongSupplier nanoseconds,
        InstantSource clock,
        LongSupplier freshSeed,
        SeedSource secrets,
        String machine,
        int processors,
        String language,
        Map<String, String> environment) {

    private static final List<String> LOCALES = List.of("LC_ALL", "LC_MESSAGES", "LANG");

    public Surroundings {
        environment = Map.copyOf(environment);
    }

    /// Those of this process.
    ///
    /// @param output where results go
    /// @param bots the programs that play as bots
    public static Surroundings ofProcess(OutputStream output, RunningBots bots) {
        var results = new PrintStream(new BufferedOutputStream(output), false, System.out.charset());
        return new Surroundings(
                new PrintWriter(results, true, ofTerminal(System.out.charset())),
                new PrintWriter(System.err, true, ofTerminal(System.err.charset())),
                new BufferedReader(new InputStreamReader(System.in, inputCharset())),
                System.in,
                results,
                bots,
                Optional.ofNullable(System.console()).map(Console::isTerminal).orElse(false),
                System::nanoTime,
                InstantSource.system(),
                () -> new SecureRandom().nextLong() >>> 1,
                SeedSource.of(new SecureRandom()),
                machine(Path.of("/proc/cpuinfo")),
                Runtime.getRuntime().availableProcessors(),
                languageOf(spoken()),
                System.getenv());
    }

    /// The same with the secrets of games from elsewhere.
    public Surroundings withSecrets(SeedSource other) {
        return new Surroundings(
                out,
                err,
                in,
                input,
                output,
                bots,
                terminal,
                nanoseconds,
                clock,
                freshSeed,
                other,
                machine,
                processors,
                language,
                environment);
    }

    /// The processor, where the system tells it as Linux does, and the system.
    ///
    /// @param processors the file in which Linux says what processors there are
    static String machine(Path processors) {
        String system = System.getProperty("os.name") + " " + System.getProperty("os.arch");
        try (Stream<String> lines = Files.lines(processors)) {
            return lines.filter(line -> line.startsWith("model name"))
                    .findFirst()
                    .map(line -> line.substring(line.indexOf(':') + 1).trim() + ", " + system)
                    .orElse(system);
        } catch (IOException | UncheckedIOException notLinux) {
            return system;
        }
    }

    private static Charset inputCharset() {
        String name = System.getProperty("stdin.encoding");
        return name == null ? StandardCharsets.UTF_8 : ofTerminal(Charset.forName(name));
    }

    /// Where no locale is set up, as in many a container, Java takes the terminal for one of ASCII alone, and would
    /// write a question mark for each letter with an accent. Terminals are UTF-8 there, too.
    static Charset ofTerminal(Charset found) {
        return found.equals(StandardCharsets.US_ASCII) ? StandardCharsets.UTF_8 : found;
    }

    /// By what the language of messages is found: what the launcher was told, which may name a locale that Java has to
    /// do without; or the variables of the process.
    private static Map<String, String> spoken() {
        String told = System.getProperty("anden.locale", "");
        return told.isEmpty() ? System.getenv() : Map.of(LOCALES.getFirst(), told);
    }

    /// The language of messages, as POSIX finds it: the first of three variables that says anything counts, and `C` is
    /// English.
    static String languageOf(Map<String, String> environment) {
        return LOCALES.stream()
                .map(name -> environment.getOrDefault(name, ""))
                .filter(value -> !value.isEmpty())
                .findFirst()
                .map(value -> value.replaceAll("[_.@-].*", "").toLowerCase(Locale.ROOT))
                .filter(language -> !language.equals("c") && !language.equals("posix"))
                .orElse("en");
    }
}
