package dev.anden.games.frenchquarter.view;

/// A row of numbers that is filled from left to right.
final class NumberRow {
    private int[] target = {};
    private int next;

    /// From now on writes into an array, from a place on.
    void begin(int[] numbers, int from) {
        target = numbers;
        next = from;
    }

    void put(int number) {
        target[next++] = number;
    }

    void put(boolean holds) {
        put(holds ? 1 : 0);
    }

    void putAll(int[] numbers) {
        System.arraycopy(numbers, 0, target, next, numbers.length);
        next += numbers.length;
    }

    /// One number for each of the lowest bits of a set: 1 if it is in it.
    void putBits(int set, int count) {
        for (int bit = 0; bit < count; bit++) {
            put(set >>> bit & 1);
        }
    }

    /// As many numbers, all the same.
    ///
    /// @return the place of the first
    int fill(int count, int number) {
        int first = next;
        for (int place = 0; place < count; place++) {
            put(number);
        }
        return first;
    }

    /// Adds to a number that is there already.
    void add(int place, int amount) {
        target[place] += amount;
    }
}
