package dev.anden.arena.tuning;

import dev.anden.arena.tournament.Journal;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// A trial as a line of a journal, with all digits.
///
/// ```
/// trial 17 games 400 wins 211.5 lead 2.145 spread 38.83 value 0.5241 | 2.4 1.3 1.04 …
/// ```
final class TrialText implements Journal.Form<Trial> {
    @Override
    public String write(Trial trial) {
        Outcome outcome = trial.outcome();
        return "trial %d games %d wins %s lead %s spread %s value %s | %s"
                .formatted(
                        trial.number(),
                        outcome.games(),
                        outcome.wins(),
                        outcome.lead(),
                        outcome.spread(),
                        outcome.value(),
                        trial.values().stream().map(String::valueOf).collect(Collectors.joining(" ")));
    }

    @Override
    public Optional<Trial> read(String line) {
        try {
            String[] parts = line.split(" \\| ");
            String[] words = parts[0].split(" ");
            List<Double> values =
                    Arrays.stream(parts[1].split(" ")).map(Double::valueOf).toList();
            var outcome = new Outcome(
                    Long.parseLong(words[3]),
                    Double.parseDouble(words[5]),
                    Double.parseDouble(words[7]),
                    Double.parseDouble(words[9]),
                    Double.parseDouble(words[11]));
            return Optional.of(new Trial(Long.parseLong(words[1]), values, outcome));
        } catch (IllegalArgumentException | IndexOutOfBoundsException damaged) {
            return Optional.empty();
        }
    }
}
