package dev.anden.cli.experiment;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/// How strong a level was measured to be, with two seats, and how long it thinks: a line of `levels.txt`, whose
/// figures are those of `docs/bots.md`.
///
/// @param game the game's id
/// @param level the level's name
/// @param wins how often it won against the next lower one; empty for the lowest
/// @param half milliseconds of a processor that half of its choices don't exceed
/// @param most milliseconds that 99 of 100 of them don't exceed
record MeasuredLevel(String game, String level, Optional<Wins> wins, double half, double most) {
    private static final String FILE = "levels.txt";

    /// A share of games in per cent, as it is written in the documents: `73.6`.
    ///
    /// @param share the share
    /// @param low the lower end of its interval
    /// @param high its upper end
    record Wins(String share, String low, String high) {}

    /// One of those that were measured; empty if it wasn't.
    static Optional<MeasuredLevel> find(List<MeasuredLevel> measured, String game, String level) {
        return measured.stream()
                .filter(one -> one.game().equals(game) && one.level().equals(level))
                .findFirst();
    }

    /// All that were measured.
    static List<MeasuredLevel> all() {
        try (InputStream file = Objects.requireNonNull(MeasuredLevel.class.getResourceAsStream(FILE))) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#") && !line.isBlank())
                    .map(line -> of(line.split(" ")))
                    .toList();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static MeasuredLevel of(String[] words) {
        Optional<Wins> wins =
                words[2].equals("-") ? Optional.empty() : Optional.of(new Wins(words[2], words[3], words[4]));
        return new MeasuredLevel(words[0], words[1], wins, Double.parseDouble(words[5]), Double.parseDouble(words[6]));
    }
}
