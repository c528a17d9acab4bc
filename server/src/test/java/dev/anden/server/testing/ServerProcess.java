package dev.anden.server.testing;

import dev.anden.server.RunningServer;
import dev.anden.server.store.PostgresAddress;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// A server in a process of its own, which can be killed as a power cut would.
public final class ServerProcess implements AutoCloseable {
    private static final String READY = "listening on ";

    private final Process process;
    private final String address;

    private ServerProcess(Process process, String address) {
        this.process = process;
        this.address = address;
    }

    /// Starts one on a data folder, and waits until it listens.
    public static ServerProcess start(Path folder) throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Process process = new ProcessBuilder(List.of(
                        java,
                        // It lives for seconds: compiling well isn't worth its time.
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+ExitOnOutOfMemoryError",
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        ServerProcess.class.getName(),
                        folder.toString(),
                        TestDatabases.of(folder).map(TestPostgres::url).orElse("")))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        BufferedReader output = process.inputReader();
        String line = Stream.generate(() -> readLine(output))
                .filter(text -> text.startsWith(READY))
                .findFirst()
                .orElseThrow();
        Thread.startVirtualThread(() -> output.lines().forEach(ignored -> {}));
        return new ServerProcess(process, line.substring(READY.length()));
    }

    /// What the process runs.
    static void main(String[] arguments) throws InterruptedException {
        RunningServer server = TestServers.start(
                TestServers.options(Path.of(arguments[0])).withPostgres(PostgresAddress.of(arguments[1])));
        System.out.println(READY + server.address());
        server.awaitClose();
    }

    /// The process's number.
    public long pid() {
        return process.pid();
    }

    public String address() {
        return address;
    }

    /// Kills it: no shutdown hook runs, nothing is flushed.
    public void kill() {
        process.destroyForcibly();
        process.onExit().join();
    }

    @Override
    public void close() {
        kill();
    }

    private static String readLine(BufferedReader output) {
        try {
            String line = output.readLine();
            if (line == null) {
                throw new AssertionError("The server ended before it listened");
            }
            return line;
        } catch (IOException failure) {
            throw new AssertionError(failure);
        }
    }
}
