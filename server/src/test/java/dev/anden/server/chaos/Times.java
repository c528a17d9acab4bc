package dev.anden.server.chaos;

import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// How long something took each time, and whether it takes longer the longer all lasts.
final class Times {
    /// In so many parts it is told how it went on.
    private static final int PARTS = 10;

    private final List<Taken> all = new CopyOnWriteArrayList<>();

    /// @param at when it was over, by [System#nanoTime]
    private record Taken(long at, long milliseconds) {}

    /// It is over now.
    void add(long milliseconds) {
        all.add(new Taken(System.nanoTime(), milliseconds));
    }

    /// How often it was and how long it took, then the median and what 99 of 100 don't exceed of each tenth of them,
    /// in the order in which they ended.
    String told() {
        if (all.isEmpty()) {
            return "none";
        }
        List<Taken> inOrder =
                all.stream().sorted(Comparator.comparingLong(Taken::at)).toList();
        List<Long> sorted = sorted(inOrder);
        return "%d, median %d ms, p99 %d ms, longest %d ms; by tenths %s"
                .formatted(sorted.size(), part(sorted, 50), part(sorted, 99), sorted.getLast(), inParts(inOrder));
    }

    private static String inParts(List<Taken> inOrder) {
        int size = inOrder.size();
        return IntStream.range(0, PARTS)
                .mapToObj(part -> sorted(inOrder.subList(size * part / PARTS, size * (part + 1) / PARTS)))
                .filter(part -> !part.isEmpty())
                .map(part -> part(part, 50) + "/" + part(part, 99))
                .collect(Collectors.joining(" "));
    }

    private static List<Long> sorted(List<Taken> some) {
        return some.stream().map(Taken::milliseconds).sorted().toList();
    }

    private static long part(List<Long> sorted, int hundredths) {
        return sorted.get(sorted.size() * hundredths / 100);
    }
}
