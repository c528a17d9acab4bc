package dev.anden.server.testing;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// How the JVM of a server in a process of its own is called.
public final class ServerCommand {
    private static final String CLASS_PATH = "-cp";
    private static final String CACHE = "start.aot";

    /// As every real server: with the first level of the compiler alone and room for its code, and one thread that
    /// takes garbage away.
    private static final List<String> AS_LAUNCHED =
            List.of("-XX:TieredStopAtLevel=1", "-XX:ReservedCodeCacheSize=240m", "-XX:+UseSerialGC");

    private final List<String> options;

    private ServerCommand(List<String> options) {
        this.options = List.copyOf(options);
    }

    /// With the classes as they lie there, so that a start takes twice as long as that of a real server.
    public static ServerCommand plain() {
        return launchedWith(CLASS_PATH, System.getProperty("java.class.path"));
    }

    /// With what a rehearsal has kept of a start, as every real server is started. It takes half a minute: it is for
    /// tests that start many.
    ///
    /// @param folder where the classes are packed, for the JVM keeps nothing of those in folders
    /// @param database a database of PostgreSQL to rehearse with; empty for a file
    public static ServerCommand rehearsed(Path folder, String database) throws IOException, InterruptedException {
        String packed = packed(Files.createDirectories(folder));
        Path cache = folder.resolve(CACHE);
        Path said = folder.resolve("rehearsal.log");
        Process rehearsal = new ServerCommand(
                        List.of("-XX:AOTCacheOutput=" + cache, "-Xlog:aot*=off", CLASS_PATH, packed))
                .process(Rehearsal.class, folder.resolve("data").toString(), database)
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start();
        if (rehearsal.waitFor() != 0 || !Files.exists(cache)) {
            throw new AssertionError("The rehearsal failed: " + Files.readString(said));
        }
        return launchedWith("-XX:AOTCache=" + cache, "-XX:AOTMode=on", CLASS_PATH, packed);
    }

    private static ServerCommand launchedWith(String... more) {
        return new ServerCommand(
                Stream.concat(AS_LAUNCHED.stream(), Stream.of(more)).toList());
    }

    /// The same, with bots that let the others look for as long before each of their choices.
    public ServerCommand withBotPause(Duration pause) {
        return with("-D" + ServerProcess.BOT_PAUSE + "=" + pause);
    }

    /// The same with a further option of the JVM.
    public ServerCommand with(String option) {
        return new ServerCommand(
                Stream.concat(options.stream(), Stream.of(option)).toList());
    }

    /// A process that runs a class.
    public ProcessBuilder process(Class<?> program, String... arguments) {
        var command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+ExitOnOutOfMemoryError",
                "--enable-native-access=ALL-UNNAMED"));
        command.addAll(options);
        command.add(program.getName());
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command);
    }

    /// The class path with a file for each folder in it.
    private static String packed(Path folder) {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator, -1))
                .filter(place -> !place.isEmpty())
                .map(Path::of)
                .filter(Files::exists)
                .map(place -> Files.isDirectory(place) ? packed(place, folder) : place)
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static Path packed(Path classes, Path folder) {
        Path file = folder.resolve(classes.toString().replace(File.separatorChar, '-') + ".jar");
        int failed = ToolProvider.findFirst("jar")
                .orElseThrow()
                .run(System.out, System.err, "cf0", file.toString(), "-C", classes.toString(), ".");
        if (failed != 0) {
            throw new AssertionError("%s can't be packed".formatted(classes));
        }
        return file;
    }
}
