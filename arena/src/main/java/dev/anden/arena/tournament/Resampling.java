package dev.anden.arena.tournament;

import dev.anden.engine.RandomStream;

/// How often a deal counts in each of many imagined experiments: the bootstrap of B. Efron (1979) over blocks, with
/// numbers of Poisson's distribution instead of a fixed sum (N. Chamandy et al., *Estimating Uncertainty for Massive
/// Data Streams*, 2012). All blocks of a deal count equally often, since they share its luck; and a deal's numbers
/// depend on nothing but its own, so that blocks may come in any order and needn't be kept.
final class Resampling {
    /// How many experiments are imagined.
    static final int REPLICATES = 1000;

    /// Any number will do, as long as it isn't the seed of a deal.
    private static final long SEED = 0x626f_6f74_7374_7261L;

    private static final int MOST = 12;

    /// The chance of a number up to this one.
    private static final double[] UP_TO = upTo();

    private final int[] weights = new int[REPLICATES];
    private long deal = -1;

    private static double[] upTo() {
        double[] sums = new double[MOST];
        double term = StrictMath.exp(-1);
        double sum = 0;
        for (int count = 0; count < MOST; count++) {
            sum += term;
            sums[count] = sum;
            term /= count + 1;
        }
        return sums;
    }

    /// How often a deal counts in each experiment; valid until the next call.
    int[] weights(long number) {
        if (number != deal) {
            deal = number;
            RandomStream random = RandomStream.ofSeed(SEED, number, 0);
            for (int replicate = 0; replicate < REPLICATES; replicate++) {
                double chance = (random.next() >>> 11) * 0x1p-53;
                int count = 0;
                while (count < MOST - 1 && chance >= UP_TO[count]) {
                    count++;
                }
                weights[replicate] = count;
            }
        }
        return weights;
    }
}
