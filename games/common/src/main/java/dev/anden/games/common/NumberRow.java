package dev.anden.games.common;

import java.util.Arrays;

/// A row of numbers that is filled from left to right: what a seat sees, for programs that learn. Nothing is allocated
/// after construction.
public final class NumberRow {
    private int[] target = {};
    private int next;

    /// From now on writes into an array, from a place on.
    public void begin(int[] numbers, int from) {
        target = numbers;
        next = from;
    }

    public void put(int number) {
        target[next++] = number;
    }

    /// 1 if something holds, otherwise 0.
    public void put(boolean holds) {
        put(holds ? 1 : 0);
    }

    public void putAll(int[] numbers) {
        System.arraycopy(numbers, 0, target, next, numbers.length);
        next += numbers.length;
    }

    /// One number for each of the lowest bits of a set: 1 if it is in it.
    public void putBits(long set, int count) {
        for (int bit = 0; bit < count; bit++) {
            target[next + bit] = (int) (set >>> bit & 1);
        }
        next += count;
    }

    /// As many numbers, all the same.
    ///
    /// @return the place of the first
    public int fill(int count, int number) {
        int first = next;
        next += count;
        Arrays.fill(target, first, next, number);
        return first;
    }

    /// Adds to a number that is there already.
    public void add(int place, int amount) {
        target[place] += amount;
    }
}
