package dev.anden.benchmarks.load;

import dev.anden.server.AndenServer;
import dev.anden.server.RunningServer;
import dev.anden.server.ServerOptions;
import dev.anden.server.StartFailure;
import dev.anden.server.store.postgres.PostgresAddress;
import dev.anden.server.web.AddressList;
import dev.anden.server.web.Entrance;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/// A server in a process of its own, as anybody starts it: with the limits that it always has. The people who come
/// are told apart by a proxy's word ([Crowd]), for they would have one address otherwise.
final class ServerUnderLoad implements AutoCloseable {
    private static final String READY = "listening on ";
    private static final String HEAP = "heap ";
    private static final int PATIENCE_SECONDS = 60;
    private static final long KIBIBYTE = 1024;

    /// As by the launcher.
    private static final List<String> AS_LAUNCHED =
            List.of("-XX:TieredStopAtLevel=1", "-XX:ReservedCodeCacheSize=240m", "-XX:+UseSerialGC");

    /// Further options of the server's JVM, such as those that record what it does.
    private static final String JVM = System.getProperty("anden.load.jvm", "");

    private final Process process;
    private final BlockingQueue<String> told = new LinkedBlockingQueue<>();
    private final String address;

    private ServerUnderLoad(Process process) throws InterruptedException {
        this.process = process;
        // Its log is read as well: a server whose log nobody reads stands still once the pipe is full.
        Thread.ofPlatform().daemon().start(this::listen);
        address = answer(READY);
    }

    private void listen() {
        try {
            process.inputReader(StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> line.startsWith(READY) || line.startsWith(HEAP))
                    .forEach(told::add);
        } catch (UncheckedIOException ended) {
            told.clear();
        }
    }

    /// Starts one, and waits until it listens.
    ///
    /// @param place a folder, or the address of a database of PostgreSQL
    static ServerUnderLoad start(String place) throws IOException, InterruptedException {
        var command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path")));
        command.addAll(AS_LAUNCHED);
        if (!JVM.isEmpty()) {
            command.addAll(List.of(JVM.split(" ")));
        }
        command.addAll(List.of(ServerUnderLoad.class.getName(), place));
        return new ServerUnderLoad(new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start());
    }

    /// What the process runs: a server, and whoever is told how much memory it holds.
    static void main(String[] arguments) throws StartFailure, IOException {
        String place = arguments[0];
        Optional<PostgresAddress> postgres = PostgresAddress.of(place);
        Path folder = postgres.isPresent() ? Files.createTempDirectory("anden-loaded") : Path.of(place);
        var options = ServerOptions.of(folder)
                .withPort(0)
                .withPostgres(postgres)
                // Nobody here takes anything back, so bots needn't wait whether somebody does.
                .withPace(pace -> pace.withTakeBackPause(Duration.ZERO))
                .withEntrance(Entrance.OPEN.withProxies(AddressList.LOCAL).withReaders(AddressList.LOCAL));
        try (RunningServer server = AndenServer.start(options)) {
            System.out.println(READY + server.address());
            var questions = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
            while (questions.readLine() != null) {
                System.gc();
                System.out.println(HEAP
                        + ManagementFactory.getMemoryMXBean()
                                .getHeapMemoryUsage()
                                .getUsed());
            }
        }
    }

    String address() {
        return address;
    }

    /// How much time processors have spent on it.
    Duration work() {
        return process.toHandle().info().totalCpuDuration().orElse(Duration.ZERO);
    }

    /// What it keeps, once what it doesn't is collected, in bytes.
    long heap() throws IOException, InterruptedException {
        process.outputWriter().append('\n').flush();
        return Long.parseLong(answer(HEAP));
    }

    /// All the memory of the process that is in use, in bytes; 0 where the system doesn't tell.
    long resident() throws IOException {
        Path status = Path.of("/proc", Long.toString(process.pid()), "status");
        return Files.exists(status)
                ? Files.readAllLines(status).stream()
                                .filter(line -> line.startsWith("VmRSS:"))
                                .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                                .sum()
                        * KIBIBYTE
                : 0;
    }

    @Override
    public void close() {
        process.destroy();
        process.onExit().join();
    }

    private String answer(String beginning) throws InterruptedException {
        String line = told.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        if (line == null) {
            throw new IllegalStateException("The server doesn't answer");
        }
        return line.substring(beginning.length());
    }
}
