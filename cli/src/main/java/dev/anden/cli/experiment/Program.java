package dev.anden.cli.experiment;

import dev.anden.arena.Match;
import dev.anden.cli.call.Version;
import dev.anden.engine.Checksum;
import dev.anden.engine.GameProvider;
import dev.anden.engine.PlayerProvider;
import dev.anden.engine.State;
import dev.anden.games.boardfile.BoardFile;
import dev.anden.games.common.play.Rung;
import dev.anden.players.Roster;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.ServiceLoader;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Which program this is, as far as the same call comes to the same games: a checksum of everything that rules,
/// bots and experiments are made of, whatever the version says. Programs that were built from the same sources
/// have the same.
final class Program {
    private static final String NOT_OF_THE_PROGRAM = "META-INF/(MANIFEST.MF|maven/.*)";

    /// How a place in an archive begins.
    private static final String ARCHIVE = "jar";

    /// How one begins in an archive that lies in a folder, and not within the one jar of everything.
    private static final String PLAIN_ARCHIVE = "jar:file:";

    /// What comes between an archive and what is in it.
    private static final String WITHIN = "!/";

    private Program() {}

    /// Its version and that checksum: `0.1.0 1a2b3c4d`.
    static String name() {
        return Version.number() + " " + checksum();
    }

    /// The checksum: eight hexadecimal digits.
    static String checksum() {
        var sum = new Checksum();
        for (URI place : places()) {
            try {
                read(place, sum);
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        }
        return sum.text();
    }

    /// Where rules, bots and experiments are.
    private static SortedSet<URI> places() {
        List<Class<?>> classes =
                new ArrayList<>(List.of(State.class, BoardFile.class, Rung.class, Roster.class, Match.class));
        ServiceLoader.load(GameProvider.class).forEach(provider -> classes.add(provider.getClass()));
        ServiceLoader.load(PlayerProvider.class).forEach(provider -> classes.add(provider.getClass()));
        return classes.stream().map(Program::place).collect(Collectors.toCollection(TreeSet::new));
    }

    /// The folder or archive that a class is read from. It is looked for as a file is: a class that the JVM has kept
    /// from a rehearsal has no source once the program lies somewhere else.
    private static URI place(Class<?> of) {
        String file = of.getName().replace('.', '/') + ".class";
        URL url = Objects.requireNonNull(of.getClassLoader().getResource(file), file);
        String place = url.toString().substring(0, url.toString().length() - file.length());
        boolean plain = place.startsWith(PLAIN_ARCHIVE);
        return URI.create(plain ? place.substring(ARCHIVE.length() + 1, place.length() - WITHIN.length()) : place);
    }

    private static void read(URI place, Checksum sum) throws IOException {
        if (place.getScheme().equals(ARCHIVE)) {
            try (FileSystem within = FileSystems.newFileSystem(place, Map.of())) {
                readAll(within.getPath("/"), sum);
            }
            return;
        }
        Path path = Path.of(place);
        if (Files.isDirectory(path)) {
            readAll(path, sum);
            return;
        }
        try (FileSystem archive = FileSystems.newFileSystem(path)) {
            readAll(archive.getPath("/"), sum);
        }
    }

    private static void readAll(Path root, Checksum sum) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                String name = root.relativize(file).toString();
                if (!name.matches(NOT_OF_THE_PROGRAM)) {
                    sum.add(name);
                    try (InputStream in = Files.newInputStream(file)) {
                        sum.add(in.readAllBytes());
                    }
                }
            }
        }
    }
}
