package dev.anden.games.tickettoride.knowledge;

import dev.anden.games.boardfile.BoardFile;
import java.util.Iterator;
import java.util.Optional;

/// How likely a seat is to end ahead of another one, told by how both stand ([Standing]): what ends of thousands of
/// games of the quick planner tell, learnt by a small network of two hidden layers. It is asked where a rehearsal stops
/// before the end.
///
/// Its weights are data (`forecast.txt`). For each layer there is a line with how many numbers go in and come out,
/// and one for each that comes out: first what is added, then the weight of each that goes in. How they were found
/// is told in `docs/bots.md`. Boards on which each seat has few vehicles have none: games are so short there that
/// rehearsals to the end tell more in the same time.
final class Forecast {
    private static final String FILE = "/dev/anden/games/tickettoride/forecast.txt";
    private static final int LAYERS = 3;

    private final float[][][] weights = new float[LAYERS][][];
    private final float[][] values = new float[LAYERS][];

    /// @throws IllegalArgumentException if the text isn't such a network
    Forecast(String text) {
        Iterator<String> lines =
                text.lines().filter(line -> !line.startsWith("#")).iterator();
        int inputs = 2 * Standing.FEATURES;
        for (int layer = 0; layer < LAYERS; layer++) {
            String[] size = lines.next().split(" ");
            if (Integer.parseInt(size[0]) != inputs) {
                throw new IllegalArgumentException(
                        "Layer %d takes %s numbers, not %d".formatted(layer, size[0], inputs));
            }
            int outputs = Integer.parseInt(size[1]);
            weights[layer] = new float[outputs][];
            for (int output = 0; output < outputs; output++) {
                weights[layer][output] = numbers(lines.next(), inputs + 1);
            }
            values[layer] = new float[outputs];
            inputs = outputs;
        }
    }

    private static float[] numbers(String line, int count) {
        String[] words = line.split(" ");
        if (words.length != count) {
            throw new IllegalArgumentException("There are %d weights in a line, not %d".formatted(words.length, count));
        }
        var numbers = new float[count];
        for (int index = 0; index < count; index++) {
            numbers[index] = Float.parseFloat(words[index]);
        }
        return numbers;
    }

    /// The one for a board; empty where it wouldn't help.
    static Optional<Forecast> of(BoardKnowledge board) {
        return Weights.isShort(board.vehicleCount)
                ? Optional.empty()
                : Optional.of(new Forecast(BoardFile.bundled(Forecast.class, FILE)));
    }

    /// The chance to end ahead, from 0 to 1, as [WinChance] counts it.
    ///
    /// @param standings the numbers of the seat, and then those of the other one
    double ahead(float[] standings) {
        float[] inputs = standings;
        for (int layer = 0; layer < LAYERS; layer++) {
            boolean last = layer == LAYERS - 1;
            for (int output = 0; output < values[layer].length; output++) {
                float sum = sum(weights[layer][output], inputs);
                values[layer][output] = last ? sum : Math.max(0, sum);
            }
            inputs = values[layer];
        }
        return 1 / (1 + StrictMath.exp(-inputs[0]));
    }

    private static float sum(float[] weights, float[] inputs) {
        float sum = weights[0];
        for (int index = 0; index < inputs.length; index++) {
            sum += weights[index + 1] * inputs[index];
        }
        return sum;
    }
}
