package dev.anden.server.testing;

import dev.anden.server.FileLimit;
import dev.anden.server.RunningServer;
import dev.anden.server.ServerOptions;
import dev.anden.server.store.postgres.PostgresAddress;
import dev.anden.server.web.AddressList;
import dev.anden.server.web.Entrance;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;

/// A server in a process of its own, which can be killed as a power cut would. It believes whoever is on its
/// machine where a request comes from, as behind a proxy.
///
/// It reads orders from its input, a line each: `clock PT-2M` puts its clock two minutes behind that of the
/// machine, `full` leaves its file no room to grow, `room` does again. It ends with whoever started it.
public final class ServerProcess implements AutoCloseable {
    /// The property that says how long bots let the others look; not at all without it.
    static final String BOT_PAUSE = "anden.test.bot-pause";

    private static final String READY = "listening on ";
    private static final String CLOCK = "clock ";
    private static final String FULL = "full";
    private static final String ROOM = "room";

    private final Process process;
    private final String address;
    private volatile boolean killed;

    private ServerProcess(Process process, String address) {
        this.process = process;
        this.address = address;
    }

    /// Starts one on a data folder, and waits until it listens.
    public static ServerProcess start(Path folder) throws IOException {
        return start(ServerCommand.plain(), folder);
    }

    /// The same by a command.
    public static ServerProcess start(ServerCommand command, Path folder) throws IOException {
        return start(command, folder, Path.of("").toAbsolutePath(), Map.of());
    }

    /// The same in a working folder, with further variables of the environment.
    public static ServerProcess start(Path folder, Path workingFolder, Map<String, String> variables)
            throws IOException {
        return start(ServerCommand.plain(), folder, workingFolder, variables);
    }

    private static ServerProcess start(
            ServerCommand command, Path folder, Path workingFolder, Map<String, String> variables) throws IOException {
        ProcessBuilder builder = command.process(
                        ServerProcess.class,
                        folder.toString(),
                        TestDatabases.of(folder).map(TestPostgres::url).orElse(""))
                .directory(workingFolder.toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT);
        builder.environment().putAll(variables);
        Process process = builder.start();
        BufferedReader output = process.inputReader();
        String line = Stream.generate(() -> readLine(output))
                .filter(text -> text.startsWith(READY))
                .findFirst()
                .orElseThrow();
        // Whoever waits for a pipe keeps a thread of the system, and all virtual ones together have few.
        Thread.ofPlatform().daemon().start(() -> drain(process));
        return new ServerProcess(process, line.substring(READY.length()));
    }

    /// Nobody reads what it says later; it must not wait for anybody to.
    private static void drain(Process process) {
        try {
            process.getInputStream().transferTo(OutputStream.nullOutputStream());
        } catch (IOException killed) {
            // It says nothing more.
        }
    }

    /// What the process runs.
    static void main(String[] arguments) throws InterruptedException {
        var ahead = new AtomicReference<>(Duration.ZERO);
        ServerOptions options = TestServers.options(Path.of(arguments[0]))
                .withPace(pace ->
                        pace.withBotPause(Duration.parse(System.getProperty(BOT_PAUSE, Duration.ZERO.toString()))))
                .withPostgres(PostgresAddress.of(arguments[1]))
                .withEntrance(Entrance.OPEN.withProxies(AddressList.LOCAL));
        RunningServer server = TestServers.start(options, () -> Instant.now().plus(ahead.get()));
        System.out.println(READY + server.address());
        Thread.ofPlatform().daemon().start(() -> {
            new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))
                    .lines()
                    .forEach(order -> obey(order, server, ahead));
            server.close();
        });
        server.awaitClose();
    }

    private static void obey(String order, RunningServer server, AtomicReference<Duration> ahead) {
        switch (order) {
            case FULL -> FileLimit.full(server);
            case ROOM -> FileLimit.room(server);
            default -> ahead.set(Duration.parse(order.substring(CLOCK.length())));
        }
    }

    /// The process's number.
    public long pid() {
        return process.pid();
    }

    public String address() {
        return address;
    }

    /// Puts its clock ahead of that of the machine, or behind it.
    public void setClock(Duration ahead) {
        order(CLOCK + ahead);
    }

    /// Whether its file may grow. Only with the embedded database.
    public void leaveRoom(boolean room) {
        order(room ? ROOM : FULL);
    }

    /// Whoever is dead hears no orders.
    private void order(String order) {
        try {
            BufferedWriter orders = process.outputWriter();
            orders.write(order);
            orders.newLine();
            orders.flush();
        } catch (IOException gone) {
            if (!killed) {
                throw new UncheckedIOException(gone);
            }
        }
    }

    /// Kills it: no shutdown hook runs, nothing is flushed.
    public void kill() {
        killed = true;
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
