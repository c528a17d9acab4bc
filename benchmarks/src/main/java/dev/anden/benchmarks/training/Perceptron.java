package dev.anden.benchmarks.training;

import java.util.Random;
import java.util.Scanner;

/// A network of two hidden layers that learns a chance from 0 to 1.
final class Perceptron {
    private static final int FIRST = 32;
    private static final int SECOND = 16;
    private static final float[] NOBODY_ASKS = {};

    private final Layer[] layers;

    /// @param inputs how many numbers go in
    Perceptron(int inputs, Random random) {
        layers = new Layer[] {
            new Layer(inputs, FIRST, true, random),
            new Layer(FIRST, SECOND, true, random),
            new Layer(SECOND, 1, false, random)
        };
    }

    double chance(float[] given) {
        float[] inputs = given;
        for (Layer layer : layers) {
            layer.run(inputs);
            inputs = layer.values;
        }
        return 1 / (1 + StrictMath.exp(-inputs[0]));
    }

    /// Learns from one lesson; the loss is the cross entropy.
    ///
    /// @return the square of how far the chance was off before
    double learn(float[] given, float chance) {
        double error = chance(given) - chance;
        layers[2].slopesOfValues[0] = (float) error;
        layers[2].learn(layers[1].values, layers[1].slopesOfValues);
        layers[1].learn(layers[0].values, layers[0].slopesOfValues);
        layers[0].learn(given, NOBODY_ASKS);
        return error * error;
    }

    void step(double rate, int lessons, int step) {
        for (Layer layer : layers) {
            layer.step(rate, lessons, step);
        }
    }

    /// Goes on from what was learnt before, instead of from chance.
    ///
    /// @param text as [#text] makes it
    void read(String text) {
        var numbers = new Scanner(text);
        for (Layer layer : layers) {
            layer.read(numbers);
        }
    }

    String text() {
        var text = new StringBuilder();
        for (Layer layer : layers) {
            layer.write(text);
        }
        return text.toString();
    }
}
