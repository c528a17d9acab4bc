package dev.anden.cli.experiment;

import dev.anden.cli.call.Surroundings;
import dev.anden.cli.call.Version;
import java.time.temporal.ChronoUnit;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Where figures come from, so that anybody can make them again.
///
/// @param command the call, as it is typed into a shell
/// @param version the version of the program
/// @param program its checksum ([Program])
/// @param date when it was called, in UTC: `2026-11-25T10:15:30Z`
/// @param java the version of Java
/// @param machine the processor and the system
/// @param processors how many threads that machine can work on at once
/// @param threads how many played
/// @param bots checksums of the files that bots were made from, by the names of these
/// @param boards checksums of the files of boards that don't come with the program, by the ids of their games
record Origin(
        String command,
        String version,
        String program,
        String date,
        String java,
        String machine,
        int processors,
        int threads,
        Map<String, String> bots,
        Map<String, String> boards) {
    private static final Pattern PLAIN = Pattern.compile("[\\p{L}\\p{N}_@%+=:,./-]+");

    Origin {
        bots = Collections.unmodifiableMap(new TreeMap<>(bots));
        boards = Collections.unmodifiableMap(new TreeMap<>(boards));
    }

    /// Of a call that is being carried out.
    ///
    /// @param program the checksum of the program
    static Origin of(
            List<String> words,
            String program,
            int threads,
            Map<String, String> bots,
            Map<String, String> boards,
            Surroundings surroundings) {
        return new Origin(
                words.stream().map(Origin::quoted).collect(Collectors.joining(" ", "anden ", "")),
                Version.number(),
                program,
                surroundings.clock().instant().truncatedTo(ChronoUnit.SECONDS).toString(),
                Runtime.version().toString(),
                surroundings.machine(),
                surroundings.processors(),
                threads,
                bots,
                boards);
    }

    /// A word as it is typed into a shell.
    static String quoted(String word) {
        return PLAIN.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
