package dev.anden.benchmarks.load;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// How much a server is to bear.
///
/// @param place a folder, or the address of a database of PostgreSQL; either has nothing in it
/// @param game what is played
/// @param bot the level of a bot that everybody plays against; empty if people play against one another
/// @param tables tables for two at which people play
/// @param idle further connections, of people who look on where nothing happens
/// @param thinking how long somebody looks at a position before choosing
/// @param warming how long is played before anything is measured
/// @param measured how long is measured
record Load(
        String place,
        String game,
        String bot,
        int tables,
        int idle,
        Duration thinking,
        Duration warming,
        Duration measured) {
    private static final String DEFAULT_TABLES = "200";
    private static final String DEFAULT_WARMING = "20";
    private static final String DEFAULT_MEASURED = "30";

    /// @param arguments the place, then any of `game=ttr-usa bot= tables=200 idle=0 thinking=0 warming=20 seconds=30`,
    ///     the times in seconds but for `thinking` in milliseconds
    /// @throws IllegalArgumentException if a word is none of these
    static Load of(String... arguments) {
        List<String> words = List.of(arguments);
        Map<String, String> said = words.stream()
                .skip(1)
                .map(word -> word.split("=", 2))
                .collect(Collectors.toMap(parts -> parts[0], parts -> parts.length > 1 ? parts[1] : ""));
        List<String> known = List.of("game", "bot", "tables", "idle", "thinking", "warming", "seconds");
        if (words.isEmpty() || !known.containsAll(said.keySet())) {
            throw new IllegalArgumentException(
                    "Say a folder or a database, then any of %s=…; not %s".formatted(String.join("=… ", known), words));
        }
        return new Load(
                words.getFirst(),
                said.getOrDefault("game", "ttr-usa"),
                said.getOrDefault("bot", ""),
                Integer.parseInt(said.getOrDefault("tables", DEFAULT_TABLES)),
                Integer.parseInt(said.getOrDefault("idle", "0")),
                Duration.ofMillis(Long.parseLong(said.getOrDefault("thinking", "0"))),
                Duration.ofSeconds(Long.parseLong(said.getOrDefault("warming", DEFAULT_WARMING))),
                Duration.ofSeconds(Long.parseLong(said.getOrDefault("seconds", DEFAULT_MEASURED))));
    }
}
