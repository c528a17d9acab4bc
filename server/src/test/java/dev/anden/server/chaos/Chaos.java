package dev.anden.server.chaos;

import dev.anden.server.testing.ServerCommand;
import dev.anden.server.testing.TestDatabases;
import dev.anden.server.testing.TestPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// Tables that were played at while troubles came over their servers. No server runs any more.
///
/// @param hasEnded whether every table has come to its end in time
public record Chaos(boolean hasEnded, Tables tables, Aftermath aftermath) {
    private static final Duration REHEARSED = Duration.ofMinutes(1);

    /// Lets it come.
    ///
    /// @param times how many times nine tables
    /// @param length for how long
    public static Chaos over(Path folder, int times, Duration length) throws IOException, InterruptedException {
        try (Fleet fleet = Fleet.start(folder, command(folder, length))) {
            var interruptions = new Interruptions();
            var tables = new Tables(fleet.address(), interruptions::add, times, length);
            var troubles = new Troubles(folder, fleet, interruptions, tables::isOn, length);
            troubles.run();
            boolean hasEnded = tables.awaitEnd();
            var chaos = new Chaos(hasEnded, tables, new Aftermath(folder, tables));
            System.out.printf("%s%n%s%n%s%n%s%n", chaos.told(), troubles.told(), interruptions.told(), fleet.told());
            return chaos;
        }
    }

    /// A server that is started again after a death starts as every real one does, unless all lasts too short a time to
    /// rehearse that. Bots take as long over each choice as people do.
    private static ServerCommand command(Path folder, Duration length) throws IOException, InterruptedException {
        ServerCommand command = length.compareTo(REHEARSED) < 0
                ? ServerCommand.plain()
                : ServerCommand.rehearsed(
                        folder.resolve("program"), TestDatabases.of(folder).isPresent() ? TestPostgres.newUrl() : "");
        return command.withBotPause(Duration.ofMillis(StubbornPlayer.THINKING));
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
