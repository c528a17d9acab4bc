package dev.anden.engine;

/// A bot that looks at positions before it chooses: at as many as its caller allows, or as usual.
public interface SearchingPlayer extends Player {
    @Override
    default int choose(Observation observation, RandomStream random) {
        return choose(observation, random, usual());
    }

    @Override
    int choose(Observation observation, RandomStream random, Budget budget);

    @Override
    Budget usual();
}
