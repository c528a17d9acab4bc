package dev.anden.benchmarks;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// How long a host waits for a server: from the call of the launcher until the first list of tables was answered.
/// The launcher is the real one, with whatever it does before and after, and so are its settings.
public final class ColdStart {
    private static final int STARTS = 10;
    private static final double MILLISECONDS = 1_000_000;
    private static final Pattern ADDRESS = Pattern.compile("http://\\S+:\\d+");
    private static final String POSTGRES = "postgresql:";

    private ColdStart() {}

    /// Measures. The first argument is the launcher, the second a data folder or the address of a database of
    /// PostgreSQL, both full of tables ([StoredTables]); a third says how many starts. One more before them isn't
    /// counted: afterwards the files are in memory, and whoever asks is warm.
    public static void main(String... arguments) throws IOException, InterruptedException {
        int starts = arguments.length > 2 ? Integer.parseInt(arguments[2]) : STARTS;
        var measured = new ArrayList<Start>();
        try (HttpClient client = HttpClient.newHttpClient()) {
            start(client, arguments[0], arguments[1]);
            for (int number = 0; number < starts; number++) {
                measured.add(start(client, arguments[0], arguments[1]));
            }
        }
        System.out.println("load  listens ms  list ms  processor ms");
        measured.forEach(start -> System.out.println(start.told()));
        measured.sort(Comparator.comparing(Start::answered));
        System.out.println("median by the list: " + measured.get(starts / 2).told());
    }

    private static Start start(HttpClient client, String launcher, String place)
            throws IOException, InterruptedException {
        String load = load();
        long begun = System.nanoTime();
        Process process = process(launcher, place).start();
        try (BufferedReader output = process.inputReader()) {
            URI address = address(output);
            long listening = System.nanoTime();
            int status = client.send(
                            HttpRequest.newBuilder(address.resolve("/api/tables"))
                                    .build(),
                            BodyHandlers.ofString())
                    .statusCode();
            long answered = System.nanoTime();
            if (status != 200) {
                throw new IllegalStateException("The list was answered with " + status);
            }
            Duration work = process.info().totalCpuDuration().orElse(Duration.ZERO);
            return new Start(load, Duration.ofNanos(listening - begun), Duration.ofNanos(answered - begun), work);
        } finally {
            process.destroy();
            process.waitFor();
        }
    }

    private static ProcessBuilder process(String launcher, String place) throws IOException {
        var process = new ProcessBuilder(launcher, "serve", "--port", "0");
        if (place.contains(POSTGRES)) {
            process.environment().put("ANDEN_DATABASE_URL", place);
            process.environment()
                    .put("ANDEN_DATA", Files.createTempDirectory("anden-start").toString());
        } else {
            process.environment().put("ANDEN_DATA", place);
        }
        return process.redirectError(ProcessBuilder.Redirect.INHERIT);
    }

    /// Where it says that it listens.
    private static URI address(BufferedReader output) throws IOException {
        for (String line = output.readLine(); line != null; line = output.readLine()) {
            Matcher address = ADDRESS.matcher(line);
            if (address.find()) {
                return URI.create(address.group());
            }
        }
        throw new IllegalStateException("The server ended before it listened");
    }

    /// How busy the machine is, where the system tells.
    private static String load() throws IOException {
        Path load = Path.of("/proc/loadavg");
        return Files.exists(load) ? Files.readString(load).split(" ", -1)[0] : "?";
    }

    /// @param load how busy the machine was before
    /// @param listens how long it took until the server said that it listens
    /// @param answered how long until the list was answered
    /// @param work how long processors had worked for it by then
    private record Start(String load, Duration listens, Duration answered, Duration work) {
        String told() {
            return "%5s  %9.0f  %7.0f  %12.0f"
                    .formatted(load, milliseconds(listens), milliseconds(answered), milliseconds(work));
        }

        private static double milliseconds(Duration time) {
            return time.toNanos() / MILLISECONDS;
        }
    }
}
