package dev.anden.benchmarks.training;

import java.util.Arrays;
import java.util.Random;
import java.util.Scanner;

/// A layer of a network while it learns, by Adam (D. Kingma and J. Ba, ICLR 2015).
final class Layer {
    private static final double MEAN_DECAY = 0.9;
    private static final double SQUARE_DECAY = 0.999;
    private static final double TINY = 1e-8;

    /// For each number that comes out what is added, and then the weight of each that goes in.
    private final float[] weights;

    private final float[] slopes;
    private final float[] means;
    private final float[] squares;
    private final int inputs;
    private final boolean rectified;
    final float[] values;
    final float[] slopesOfValues;

    /// @param rectified whether what is below zero comes out as zero
    Layer(int inputs, int outputs, boolean rectified, Random random) {
        this.inputs = inputs;
        this.rectified = rectified;
        weights = new float[outputs * (inputs + 1)];
        slopes = new float[weights.length];
        means = new float[weights.length];
        squares = new float[weights.length];
        values = new float[outputs];
        slopesOfValues = new float[outputs];
        double spread = StrictMath.sqrt(1.0 / inputs);
        for (int output = 0; output < outputs; output++) {
            for (int input = 1; input <= inputs; input++) {
                weights[output * (inputs + 1) + input] = (float) (random.nextGaussian() * spread);
            }
        }
    }

    void run(float[] given) {
        for (int output = 0; output < values.length; output++) {
            int row = output * (inputs + 1);
            float sum = weights[row];
            for (int input = 0; input < inputs; input++) {
                sum += weights[row + 1 + input] * given[input];
            }
            values[output] = rectified && sum < 0 ? 0 : sum;
        }
    }

    /// Adds up slopes of the loss, whose slopes for the values that came out are in [#slopesOfValues].
    ///
    /// @param given what went in
    /// @param slopesOfGiven takes the slopes for it; empty if nobody asks for them
    void learn(float[] given, float[] slopesOfGiven) {
        Arrays.fill(slopesOfGiven, 0);
        for (int output = 0; output < values.length; output++) {
            float slope = rectified && values[output] <= 0 ? 0 : slopesOfValues[output];
            if (slope == 0) {
                continue;
            }
            int row = output * (inputs + 1);
            slopes[row] += slope;
            for (int input = 0; input < inputs; input++) {
                slopes[row + 1 + input] += slope * given[input];
            }
            for (int input = 0; input < slopesOfGiven.length; input++) {
                slopesOfGiven[input] += slope * weights[row + 1 + input];
            }
        }
    }

    /// Changes the weights by what was added up, and forgets it.
    ///
    /// @param step the number of this change, from 1
    void step(double rate, int lessons, int step) {
        double meanScale = 1 - StrictMath.pow(MEAN_DECAY, step);
        double squareScale = 1 - StrictMath.pow(SQUARE_DECAY, step);
        for (int index = 0; index < weights.length; index++) {
            double slope = (double) slopes[index] / lessons;
            means[index] = (float) (MEAN_DECAY * means[index] + (1 - MEAN_DECAY) * slope);
            squares[index] = (float) (SQUARE_DECAY * squares[index] + (1 - SQUARE_DECAY) * slope * slope);
            double size = StrictMath.sqrt(squares[index] / squareScale) + TINY;
            weights[index] -= (float) (rate * means[index] / meanScale / size);
        }
        Arrays.fill(slopes, 0);
    }

    /// Takes the weights of such lines as [#write] makes.
    ///
    /// @param numbers all numbers of a file; those of this layer come next
    /// @throws IllegalArgumentException if they are of a layer of another size
    void read(Scanner numbers) {
        if (numbers.nextInt() != inputs || numbers.nextInt() != values.length) {
            throw new IllegalArgumentException("The file has a layer of another size.");
        }
        for (int index = 0; index < weights.length; index++) {
            weights[index] = Float.parseFloat(numbers.next());
        }
    }

    /// The lines of the file for this layer.
    void write(StringBuilder text) {
        text.append(inputs).append(' ').append(values.length).append('\n');
        for (int output = 0; output < values.length; output++) {
            for (int input = 0; input <= inputs; input++) {
                float rounded = Math.round(weights[output * (inputs + 1) + input] * 10_000) / 10_000f;
                text.append(input == 0 ? "" : " ").append(rounded);
            }
            text.append('\n');
        }
    }
}
