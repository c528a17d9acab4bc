package dev.anden.arena.tournament;

import dev.anden.engine.Checksum;
import dev.anden.engine.Game;
import dev.anden.engine.Phrase;
import dev.anden.engine.Setup;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/// What an experiment has done, on disk: a header that says what its entries are of, an empty line, and a line for
/// each entry, such as a block, with a checksum. An entry is a line as soon as it is done, so whatever ends the
/// program loses what was being done and nothing else.
///
/// @param <E> what its entries are
public final class Journal<E> implements AutoCloseable {
    private static final String SEAL = " #";
    private static final String PROGRAM = "program ";

    private final Path file;
    private final List<String> header;
    private final Form<E> form;
    private final SeekableByteChannel channel;

    /// Whether something couldn't be written to its end: what came behind it could never be read.
    private boolean torn;

    private Journal(Path file, List<String> header, Form<E> form, SeekableByteChannel channel) {
        this.file = file;
        this.header = header;
        this.form = form;
        this.channel = channel;
    }

    /// How an entry is written as a line.
    ///
    /// @param <E> what entries are
    public interface Form<E> {
        /// The line, without its checksum and line feed.
        String write(E entry);

        /// The entry that a line says; empty if it says none.
        Optional<E> read(String line);
    }

    /// What a header says of a game: `game ttr-usa rules 2 seats 2 tickets=base`. The file that
    /// somebody made a game from may be another one tomorrow, so its checksum is there as well:
    /// `game ttr-brava rules 1 file 1a2b3c4d seats 2`.
    public static String gameLine(Game game, Setup setup) {
        String file = game.checksum().isEmpty() ? "" : " file " + game.checksum();
        String options = setup.options().entrySet().stream()
                .map(option -> " " + option.getKey() + "=" + option.getValue())
                .collect(Collectors.joining());
        return "game %s rules %d%s seats %d%s"
                .formatted(game.info().id(), game.info().rulesVersion(), file, setup.seats(), options);
    }

    /// Opens a journal, or begins one, and reads all its entries; a last line that was torn is cut off.
    /// So whoever has a journal is behind its last entry: what is added takes the place of nothing.
    ///
    /// @param header what its entries have to be of; the first line says what kind of experiment that is
    /// @param form how they are written
    /// @param known is given each entry that it has
    /// @throws JournalException if the file is of something else, isn't a journal, has a damaged line
    ///     before the last one, or can't be read and written
    public static <E> Journal<E> open(JournalFile place, List<String> header, Form<E> form, Consumer<E> known) {
        Path file = place.path();
        try {
            FileChannel channel = FileChannel.open(
                    file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
            boolean begun = false;
            try {
                if (!locked(channel)) {
                    throw new JournalException(TournamentFlaw.IN_USE.of("file", file));
                }
                Journal<E> journal = in(channel, place, header, form, known);
                begun = true;
                return journal;
            } finally {
                if (!begun) {
                    channel.close();
                }
            }
        } catch (IOException failure) {
            throw unusable(file, failure);
        }
    }

    /// The same in a file that is open.
    ///
    /// @throws IOException if it can't be read and written
    static <E> Journal<E> in(
            SeekableByteChannel channel, JournalFile place, List<String> header, Form<E> form, Consumer<E> known)
            throws IOException {
        var journal = new Journal<>(place.path(), withProgram(header, place.program()), form, channel);
        if (channel.size() == 0) {
            journal.write(String.join("\n", journal.header) + "\n\n");
        }
        journal.read(known);
        return journal;
    }

    private static List<String> withProgram(List<String> header, String program) {
        var lines = new ArrayList<>(header);
        lines.add(1, PROGRAM + program);
        return List.copyOf(lines);
    }

    private static boolean locked(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException ours) {
            return false;
        }
    }

    private void read(Consumer<E> known) throws IOException {
        channel.position(0);
        var lines = new Lines(new BufferedInputStream(Channels.newInputStream(channel), 1 << 16));
        checkHeader(lines);
        long sound = lines.offset;
        for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
            Optional<E> read = lines.whole ? unsealed(line.get()).flatMap(form::read) : Optional.empty();
            if (read.isPresent()) {
                known.accept(read.get());
                sound = lines.offset;
            } else if (lines.whole && lines.next().isPresent()) {
                throw new JournalException(TournamentFlaw.DAMAGED.of("file", file, "line", lines.number - 1));
            }
        }
        if (sound < channel.size()) {
            channel.truncate(sound);
        }
        channel.position(sound);
    }

    private void checkHeader(Lines lines) throws IOException {
        for (int place = 0; place <= header.size(); place++) {
            String ours = place < header.size() ? header.get(place) : "";
            String theirs = lines.next().orElse("");
            if (!theirs.equals(ours)) {
                throw new JournalException(place == 0 ? otherKind(theirs, ours, lines) : difference(theirs, ours));
            }
        }
    }

    /// Any journal says in its second line which program it is of.
    private Phrase otherKind(String theirs, String ours, Lines lines) throws IOException {
        return lines.next().orElse("").startsWith(PROGRAM)
                ? TournamentFlaw.OTHER_KIND.of("file", file, "theirs", theirs, "ours", ours)
                : TournamentFlaw.NO_JOURNAL.of("file", file, "ours", ours);
    }

    /// What the journal has in its header and this call hasn't, or the other way round.
    private Phrase difference(String theirs, String ours) {
        if (ours.startsWith(PROGRAM)) {
            return theirs.startsWith(PROGRAM)
                    ? TournamentFlaw.OTHER_PROGRAM.of(
                            "file",
                            file,
                            "theirs",
                            theirs.substring(PROGRAM.length()),
                            "ours",
                            ours.substring(PROGRAM.length()))
                    : TournamentFlaw.EARLIER_PROGRAM.of("file", file);
        }
        if (theirs.isEmpty()) {
            return TournamentFlaw.OTHER_LACKS.of("file", file, "ours", ours);
        }
        return ours.isEmpty()
                ? TournamentFlaw.OTHER_HAS.of("file", file, "theirs", theirs)
                : TournamentFlaw.OTHER.of("file", file, "theirs", theirs, "ours", ours);
    }

    /// Adds an entry.
    ///
    /// @throws JournalException if it can't be written, or one before it couldn't
    public void append(E entry) {
        try {
            write(sealed(form.write(entry)) + "\n");
        } catch (IOException failure) {
            throw unusable(file, failure);
        }
    }

    /// A line with a checksum behind it.
    private static String sealed(String text) {
        return text + SEAL + checksum(text);
    }

    /// The line without its checksum; empty if that isn't the right one.
    private static Optional<String> unsealed(String line) {
        int seal = line.lastIndexOf(SEAL);
        return seal >= 0 && line.substring(seal + SEAL.length()).equals(checksum(line.substring(0, seal)))
                ? Optional.of(line.substring(0, seal))
                : Optional.empty();
    }

    private static String checksum(String text) {
        var sum = new Checksum();
        sum.add(text);
        return sum.text();
    }

    private void write(String text) throws IOException {
        if (torn) {
            throw new IOException("Something before it wasn't written");
        }
        long sound = channel.position();
        ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
        try {
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
        } catch (IOException failure) {
            torn = true;
            cutOff(sound, failure);
            throw failure;
        }
    }

    /// Where that fails as well, the torn line is the last one, and is cut off when the journal is read.
    private void cutOff(long sound, IOException failure) {
        try {
            channel.truncate(sound);
        } catch (IOException another) {
            failure.addSuppressed(another);
        }
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException failure) {
            throw unusable(file, failure);
        }
    }

    private static JournalException unusable(Path file, IOException failure) {
        return new JournalException(TournamentFlaw.UNUSABLE.of("file", file), failure);
    }

    /// The lines of a file, and where each of them ends.
    private static final class Lines {
        private final InputStream in;
        private long offset;
        private int number;

        /// Whether the last line had a line feed.
        private boolean whole;

        Lines(InputStream in) {
            this.in = in;
        }

        Optional<String> next() throws IOException {
            var bytes = new ByteArrayOutputStream();
            int read = in.read();
            if (read < 0) {
                return Optional.empty();
            }
            while (read >= 0 && read != '\n') {
                bytes.write(read);
                read = in.read();
            }
            whole = read == '\n';
            offset += bytes.size() + (whole ? 1 : 0);
            number++;
            return Optional.of(bytes.toString(StandardCharsets.UTF_8));
        }
    }
}
