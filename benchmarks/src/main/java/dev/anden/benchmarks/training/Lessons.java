package dev.anden.benchmarks.training;

import dev.anden.games.tickettoride.knowledge.ForecastLessons;
import java.util.Arrays;

/// What was told of many games, kept as one block of numbers: for each pair of seats how both stood, and the chance
/// that it came to.
final class Lessons implements ForecastLessons.Pupil {
    private float[][] standings = new float[1 << 16][];
    private float[] chances = new float[1 << 16];
    private int count;

    @Override
    public void learn(float[] pair, double chance) {
        if (count == chances.length) {
            standings = Arrays.copyOf(standings, 2 * count);
            chances = Arrays.copyOf(chances, 2 * count);
        }
        standings[count] = pair;
        chances[count] = (float) chance;
        count++;
    }

    void addAll(Lessons others) {
        for (int lesson = 0; lesson < others.count; lesson++) {
            learn(others.standings(lesson), others.chance(lesson));
        }
    }

    int count() {
        return count;
    }

    float[] standings(int lesson) {
        return standings[lesson];
    }

    float chance(int lesson) {
        return chances[lesson];
    }
}
