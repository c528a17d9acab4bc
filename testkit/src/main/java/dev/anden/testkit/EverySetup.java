package dev.anden.testkit;

import dev.anden.engine.GameInfo;
import dev.anden.engine.GameOption;
import dev.anden.engine.Setup;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// All set-ups that a game can be played in.
public final class EverySetup {
    private EverySetup() {}

    /// Every number of seats, fewest first, with every combination of the game's options that makes a difference.
    public static List<Setup> of(GameInfo info) {
        List<Map<String, String>> combinations = List.of(Map.of());
        for (GameOption option : info.options()) {
            combinations = combinations.stream()
                    .flatMap(chosen -> option.values().stream().map(value -> with(chosen, option.id(), value)))
                    .toList();
        }
        var setups = new LinkedHashSet<Setup>();
        for (int seats = info.minimumSeats(); seats <= info.maximumSeats(); seats++) {
            for (Map<String, String> chosen : combinations) {
                setups.add(Setup.of(info, seats, chosen));
            }
        }
        return List.copyOf(setups);
    }

    private static Map<String, String> with(Map<String, String> chosen, String id, String value) {
        var more = new TreeMap<>(chosen);
        more.put(id, value);
        return more;
    }
}
