package dev.anden.cli.browser;

import dev.anden.cli.DealtAnden;
import dev.anden.testkit.Thorough;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// `anden serve` as `./anden` starts it, in a process that can be killed as a power cut would.
final class AndenProcess implements AutoCloseable {
    private static final Path JAR = Path.of(System.getProperty("anden.jar", "target/anden/anden.jar"));
    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();
    private static final List<String> AS_LAUNCHED = List.of(
            "-XX:TieredStopAtLevel=1",
            "-XX:ReservedCodeCacheSize=240m",
            "-XX:+UseSerialGC",
            "-XX:+ExitOnOutOfMemoryError");

    private static final String OWN_CLASSES = System.getProperty("anden.test.classes", "target/test-classes");

    private static final String START = "-XX:AOTCache=" + JAR.resolveSibling("start.aot");

    private static final List<String> AS_USUAL = List.of(START, "-jar", JAR.toString());

    private static final List<String> DEALT = List.of(
            START,
            "--enable-native-access=ALL-UNNAMED",
            "-cp",
            String.join(
                    File.pathSeparator, JAR.toString(), fromTheJar(OWN_CLASSES).toString()),
            DealtAnden.class.getName());

    /// A program that plays asks every two seconds whether it is to; one that isn't there is waited for for three. An
    /// analysis that is soon done finds mistakes, too; in French Quarter it takes longer.
    private static final List<String> NO_PAUSES = List.of(
            "--bot-pause",
            "0",
            "--take-back-pause",
            "0",
            "--network-bot-patience",
            "9",
            "--analysis-time",
            Integer.toString(Thorough.amount(5, 15)));

    /// The secret of every game in a build: it finds today what it finds tomorrow. In thorough runs it is drawn each
    /// time, and they may find what nobody has thought of.
    private static final String DEAL = "6a09e667bb67ae853c6ef372a54ff53a510e527f9b05688c1f83d9ab5be0cd19";

    private static final Pattern ADDRESS = Pattern.compile("http://\\S+");

    private final List<String> program;
    private final Path data;
    private final List<String> options;
    private Duration ahead = Duration.ZERO;
    private Process process;
    private final String address;

    private AndenProcess(List<String> program, Path data, List<String> options) throws IOException {
        this.program = program;
        this.data = data;
        this.options = options;
        process = launch(0);
        address = awaitAddress();
    }

    /// Starts it on a data folder and any free port, and waits until it listens. Nobody has to wait for its bots.
    static AndenProcess start(Path data) throws IOException {
        return new AndenProcess(DEALT, data, NO_PAUSES);
    }

    /// The same with more on its path: what is there comes before what the program brings along.
    static AndenProcess startWith(List<Path> more, Path data) throws IOException {
        String path = Stream.concat(more.stream(), Stream.of(JAR))
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
        return new AndenProcess(List.of("-cp", path, "dev.anden.cli.Anden"), data, NO_PAUSES);
    }

    /// The same where the others may ask for a bot as soon as somebody is away.
    static AndenProcess startImpatiently(Path data) throws IOException {
        return new AndenProcess(
                DEALT,
                data,
                Stream.concat(NO_PAUSES.stream(), Stream.of("--patience", "0")).toList());
    }

    /// The same with a clock that can be put forward, and with analyses that are soon done.
    static AndenProcess startWithClock(Path data) throws IOException {
        String path = String.join(File.pathSeparator, OWN_CLASSES, JAR.toString());
        return new AndenProcess(List.of("-cp", path, ClockedAnden.class.getName()), data, List.of());
    }

    /// The same as people start it, with no option but those.
    static AndenProcess startAsUsual(Path data) throws IOException {
        return new AndenProcess(AS_USUAL, data, List.of());
    }

    /// What another call of the program prints, line by line; it has to succeed.
    static List<String> run(String... arguments) throws IOException {
        var command = new ArrayList<>(List.of(JAVA, "-XX:TieredStopAtLevel=1", "-jar", JAR.toString()));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        List<String> lines = process.inputReader().lines().toList();
        if (process.onExit().join().exitValue() != 0) {
            throw new AssertionError("%s failed and said %s".formatted(command, lines));
        }
        return lines;
    }

    /// Where it is reached, without a slash at the end.
    String address() {
        return address;
    }

    /// Lets time pass: its clock, if it can be put forward, is so far ahead from now on.
    void putForward(Duration further) throws IOException {
        ahead = further;
        BufferedWriter input = process.outputWriter();
        input.write(ahead + "\n");
        input.flush();
    }

    /// Kills it: no shutdown hook runs, nothing is flushed.
    void kill() {
        process.destroyForcibly();
        process.onExit().join();
    }

    /// Starts it again after it was killed, on the same port and data, and waits until it listens.
    void startAgain() throws IOException {
        process = launch(URI.create(address).getPort());
        awaitAddress();
    }

    @Override
    public void close() {
        kill();
    }

    /// A path by way of the jar's folder: the JVM takes what was kept of a start only where all paths begin alike.
    private static Path fromTheJar(String path) {
        Path folder = JAR.resolveSibling("");
        return folder.resolve(folder.toAbsolutePath().relativize(Path.of(path).toAbsolutePath()));
    }

    private Process launch(int port) throws IOException {
        List<String> command = new ArrayList<>(List.of(JAVA));
        command.addAll(AS_LAUNCHED);
        if (!Thorough.isThis()) {
            command.add("-D%s=%s".formatted(DealtAnden.SECRET, DEAL));
        }
        command.addAll(program);
        command.addAll(List.of("serve", "--port", String.valueOf(port), "--data", data.toString()));
        command.addAll(options);
        var builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT);
        builder.environment().put(ClockedAnden.AHEAD, ahead.toString());
        return builder.start();
    }

    private String awaitAddress() throws IOException {
        BufferedReader output = process.inputReader();
        for (String line = output.readLine(); line != null; line = output.readLine()) {
            Matcher matcher = ADDRESS.matcher(line);
            if (matcher.find()) {
                Thread.ofPlatform().daemon().start(() -> output.lines().forEach(ignored -> {}));
                return matcher.group();
            }
        }
        throw new AssertionError("The server ended before it listened");
    }
}
