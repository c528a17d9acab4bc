package dev.anden.server.tournament;

import dev.anden.server.store.tournament.StoredTournament.Entrant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;

/// Draws who plays whom in a round: above all nobody meets somebody whom they keep away from, then nobody whom
/// they have met before nor twice a table where people are missing, and then people play those who have as many
/// points as they.
///
/// The best draw of all isn't looked for: from several draws at random, two people change places wherever that
/// is better, until no such change is, and the best of these is taken (local search with restarts).
final class Drawing {
    /// How much worse it is if two meet who keep away from each other than if anything happens again.
    private static final long APART = 1_000_000_000_000_000L;

    /// And how much worse that is than any points.
    private static final long AGAIN = 1_000_000_000L;

    /// Those with few points rather sit where people are missing, for it brings points: this matters more than
    /// who meets whom.
    private static final long BEHIND = 1_000L;

    /// From so many draws at random.
    private static final int TRIES = 20;

    private final List<Entrant> people;
    private final int seats;
    private final Random random;

    /// What it costs that two of the people meet, by their places in the list.
    private final long[][] meeting;

    /// What it costs that somebody is at a table where people are missing.
    private final long[] missing;

    /// @param people who plays
    /// @param seats how many play at a table, 2 at least
    /// @param apart whether two people don't want to have to do with each other
    Drawing(List<Entrant> people, int seats, Standings standings, BiPredicate<Entrant, Entrant> apart, Random random) {
        this.people = List.copyOf(people);
        this.seats = seats;
        this.random = random;
        meeting = people.stream()
                .map(one -> people.stream()
                        .mapToLong(other ->
                                cost(standings, one.number(), other.number()) + (apart.test(one, other) ? APART : 0))
                        .toArray())
                .toArray(long[][]::new);
        missing = people.stream()
                .mapToLong(one -> costOfMissing(standings, one.number()))
                .toArray();
    }

    private static long cost(Standings standings, int one, int other) {
        long difference = (long) standings.halves(one) - standings.halves(other);
        return again(standings.meetings(one, other)) + difference * difference;
    }

    private static long costOfMissing(Standings standings, int one) {
        long halves = standings.halves(one);
        return again(standings.shortGames(one)) + BEHIND * halves * halves;
    }

    /// Once more is the worse the more often it was before.
    private static long again(long before) {
        return AGAIN * before * before;
    }

    /// Who is to sit at each table, in an order that is drawn as well: at each as many as at any other, but for
    /// one. So somebody is alone only if there are two seats at a table and an odd number of people.
    List<List<Entrant>> tables() {
        List<int[]> best = draw();
        for (int tries = 1; tries < TRIES; tries++) {
            List<int[]> other = draw();
            if (cost(other) < cost(best)) {
                best = other;
            }
        }
        return best.stream()
                .map(table -> IntStream.of(table).mapToObj(people::get).toList())
                .toList();
    }

    private List<int[]> draw() {
        List<Integer> order =
                new ArrayList<>(IntStream.range(0, people.size()).boxed().toList());
        Collections.shuffle(order, random);
        List<int[]> tables = new ArrayList<>();
        int count = Math.ceilDiv(people.size(), seats);
        int from = 0;
        for (int table = 0; table < count; table++) {
            int size = people.size() / count + (table < people.size() % count ? 1 : 0);
            tables.add(order.subList(from, from + size).stream()
                    .mapToInt(Integer::intValue)
                    .toArray());
            from += size;
        }
        improve(tables);
        return tables;
    }

    private void improve(List<int[]> tables) {
        boolean better = true;
        while (better) {
            better = false;
            for (int one = 0; one < tables.size(); one++) {
                for (int other = one + 1; other < tables.size(); other++) {
                    better |= improve(tables.get(one), tables.get(other));
                }
            }
        }
    }

    /// @return whether any two have changed places
    private boolean improve(int[] one, int[] other) {
        boolean better = false;
        for (int here = 0; here < one.length; here++) {
            for (int there = 0; there < other.length; there++) {
                long before = cost(one) + cost(other);
                change(one, here, other, there);
                if (cost(one) + cost(other) < before) {
                    better = true;
                } else {
                    change(one, here, other, there);
                }
            }
        }
        return better;
    }

    private static void change(int[] one, int here, int[] other, int there) {
        int from = one[here];
        one[here] = other[there];
        other[there] = from;
    }

    private long cost(List<int[]> tables) {
        return tables.stream().mapToLong(this::cost).sum();
    }

    private long cost(int[] table) {
        long cost = 0;
        for (int one = 0; one < table.length; one++) {
            for (int other = one + 1; other < table.length; other++) {
                cost += meeting[table[one]][table[other]];
            }
            if (table.length < seats) {
                cost += missing[table[one]];
            }
        }
        return cost;
    }
}
