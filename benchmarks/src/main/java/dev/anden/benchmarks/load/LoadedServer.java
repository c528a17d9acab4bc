package dev.anden.benchmarks.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/// How many plies a second a server commits, and how long people wait for their choices to be acknowledged, when
/// games are played at many tables at once: over real live connections, beside the server on the same machine.
/// Besides, what a connection costs on which nothing happens.
public final class LoadedServer {
    private static final double MILLISECONDS = 1_000;
    private static final double MICROSECONDS = 1e6;
    private static final double NANOSECONDS = 1e9;
    private static final double KIBIBYTE = 1024;
    private static final double MEBIBYTE = 1024 * 1024;
    private static final long SEED = 20_261_123;

    private final Load load;
    private final ServerUnderLoad server;
    private final Crowd crowd;
    private final Tally tally = new Tally();
    private final AtomicInteger broken = new AtomicInteger();

    private LoadedServer(Load load, ServerUnderLoad server, Crowd crowd) {
        this.load = load;
        this.server = server;
        this.crowd = crowd;
    }

    /// Measures; what, say the arguments: [Load].
    public static void main(String... arguments) throws IOException, InterruptedException {
        bear(Load.of(arguments));
    }

    /// Measures it, and tells it as it goes.
    static Borne bear(Load load) throws IOException, InterruptedException {
        try (var server = ServerUnderLoad.start(load.place());
                var crowd = new Crowd(server.address());
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            Borne borne = new LoadedServer(load, server, crowd).run(threads);
            threads.shutdownNow();
            return borne;
        }
    }

    private Borne run(ExecutorService threads) throws IOException, InterruptedException {
        System.out.println(load);
        try (Idlers idlers = idle(threads)) {
            double plies = load.tables() > 0 ? play(threads) : 0;
            System.out.printf("idle connections given up  %d%n", idlers.lost());
            return new Borne(tally.times().length, plies, tally.refusals(), broken.get(), idlers.lost());
        }
    }

    private Idlers idle(ExecutorService threads) throws IOException, InterruptedException {
        long heap = server.heap();
        long resident = server.resident();
        var idlers = new Idlers(crowd, load, threads);
        if (load.idle() > 0) {
            System.out.printf(
                    "an idle connection  %.1f KiB of heap  %.1f KiB of the process%n",
                    (server.heap() - heap) / KIBIBYTE / load.idle(),
                    (server.resident() - resident) / KIBIBYTE / load.idle());
        }
        return idlers;
    }

    /// @return how many plies the server has written while it was measured
    private double play(ExecutorService threads) throws IOException, InterruptedException {
        var started = new CountDownLatch(load.tables());
        for (int number = 0; number < load.tables(); number++) {
            var table = new Table(crowd, load, tally, SEED + number);
            threads.execute(() -> play(table, started));
        }
        started.await();
        Thread.sleep(load.warming());
        Reading before = read();
        tally.begin();
        Thread.sleep(load.measured());
        tally.end();
        Reading after = read();
        report(before, after);
        return after.plies - before.plies;
    }

    private void play(Table table, CountDownLatch started) {
        try {
            table.play(started);
        } catch (IOException failure) {
            if (!Thread.currentThread().isInterrupted() && broken.getAndIncrement() == 0) {
                System.err.println("A table broke off: " + failure);
            }
            started.countDown();
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
        }
    }

    private void report(Reading before, Reading after) throws IOException {
        double seconds = (after.at - before.at) / NANOSECONDS;
        int[] times = tally.times();
        double choices = times.length;
        int[] waits = tally.waits();
        if (!load.bot().isEmpty() && waits.length > 0) {
            reportWaits(waits);
        }
        System.out.printf(
                "plies/s %.0f  choices/s %.0f  p50 %.1f ms  p99 %.1f ms  longest %.1f ms  refused %d  broken off %d%n",
                (after.plies - before.plies) / seconds,
                choices / seconds,
                times[times.length / 2] / MILLISECONDS,
                times[times.length * 99 / 100] / MILLISECONDS,
                times[times.length - 1] / MILLISECONDS,
                tally.refusals(),
                broken.get());
        System.out.printf(
                "commits/choice %.3f  messages/choice %.1f  KiB a message %.1f, %.2f on the wire%n",
                (after.commits - before.commits) / choices,
                tally.messages() / choices,
                tally.text() / KIBIBYTE / tally.messages(),
                tally.bytes() / KIBIBYTE / tally.messages());
        System.out.printf(
                "processors: server %.2f, %.2f ms/choice; people %.2f, %.2f ms/choice; process %.0f MiB%n",
                after.server.minus(before.server).toNanos() / NANOSECONDS / seconds,
                after.server.minus(before.server).toNanos() / NANOSECONDS * MILLISECONDS / choices,
                after.people.minus(before.people).toNanos() / NANOSECONDS / seconds,
                after.people.minus(before.people).toNanos() / NANOSECONDS * MILLISECONDS / choices,
                server.resident() / MEBIBYTE);
    }

    private static void reportWaits(int[] waits) {
        System.out.printf(
                "waits for the bot %d  median %.2f s  p99 %.2f s  longest %.2f s%n",
                waits.length,
                waits[waits.length / 2] / MICROSECONDS,
                waits[waits.length * 99 / 100] / MICROSECONDS,
                waits[waits.length - 1] / MICROSECONDS);
    }

    private Reading read() throws IOException, InterruptedException {
        try (HttpClient client = HttpClient.newHttpClient()) {
            String metrics = client.send(
                            HttpRequest.newBuilder(URI.create(server.address() + "/actuator/prometheus"))
                                    .build(),
                            BodyHandlers.ofString())
                    .body();
            return new Reading(
                    System.nanoTime(),
                    metric(metrics, "anden_plies_total"),
                    metric(metrics, "anden_log_commits_total"),
                    server.work(),
                    ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO));
        }
    }

    private static double metric(String metrics, String name) {
        return metrics.lines()
                .filter(line -> line.startsWith(name + " ") || line.startsWith(name + "{"))
                .mapToDouble(line -> Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)))
                .sum();
    }

    /// What came of it.
    ///
    /// @param choices how many were acknowledged while it was measured
    /// @param plies how many the server wrote meanwhile
    /// @param refused how many legal choices were refused
    /// @param broken how many tables broke off
    /// @param lost how many idle connections were given up
    record Borne(int choices, double plies, long refused, int broken, int lost) {}

    /// How things stand at a moment.
    ///
    /// @param at when, in nanoseconds
    /// @param plies how many the server has written
    /// @param commits how many transactions it has synced
    /// @param server for how long processors have worked for it
    /// @param people the same for those who play
    private record Reading(long at, double plies, double commits, Duration server, Duration people) {}
}
