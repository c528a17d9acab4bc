package dev.anden.server.chaos;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// Tables that were played at while troubles came over their servers. No server runs any more.
///
/// @param hasEnded whether every table has come to its end in time
public record Chaos(boolean hasEnded, Tables tables, Aftermath aftermath) {
    /// Lets it come.
    ///
    /// @param times how many times nine tables
    /// @param length for how long
    public static Chaos over(Path folder, int times, Duration length) throws InterruptedException {
        try (Fleet fleet = Fleet.start(folder)) {
            var interruptions = new Interruptions();
            var tables = new Tables(fleet.address(), interruptions::add, times, length);
            var troubles = new Troubles(folder, fleet, interruptions, tables::isOn, length);
            troubles.run();
            boolean hasEnded = tables.awaitEnd();
            var chaos = new Chaos(hasEnded, tables, new Aftermath(folder, tables));
            System.out.printf("%s%n%s%n%s%n", chaos.told(), troubles.told(), interruptions.told());
            return chaos;
        }
    }

    public List<Throwable> failures() {
        return tables.failures();
    }

    /// What was answered that should not have been.
    public List<String> complaints() {
        return tables.players().stream()
                .flatMap(player -> player.complaints().stream())
                .toList();
    }

    private String told() {
        Map<String, Integer> refusals = new TreeMap<>();
        tables.players()
                .forEach(player ->
                        player.refusals().forEach((code, often) -> refusals.merge(code, often, Integer::sum)));
        int accepted = tables.players().stream()
                .mapToInt(player -> player.accepted().size())
                .sum();
        return "%d choices acknowledged, %d tables where time ran out, refused: %s"
                .formatted(accepted, tables.asleep().size(), refusals);
    }
}
