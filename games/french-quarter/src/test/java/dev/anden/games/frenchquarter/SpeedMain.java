package dev.anden.games.frenchquarter;

import dev.anden.engine.*;
import dev.anden.games.frenchquarter.board.BoardReader;

public class SpeedMain {
    public static void main(String[] args) {
        int seats = Integer.parseInt(args[0]);
        var game = new FrenchQuarter(BoardReader.bundled());
        State initial = game.newState(new Setup(seats));
        State state = initial.copy();
        var bean = java.lang.management.ManagementFactory.getThreadMXBean();
        for (int pass = 0; pass < 5; pass++) {
            long plies = 0, points = 0;
            int games = 20000;
            long start = bean.getCurrentThreadCpuTime();
            var key = new long[] {seats, 0, 0, pass};
            var r = new RandomStream(key, 1);
            for (int g = 0; g < games; g++) {
                key[1] = g;
                r.restart(key, 1);
                state.copyFrom(initial);
                while (state.actor() != State.NOBODY) {
                    state.apply(
                            state.actor() == State.CHANCE
                                    ? state.chanceOutcome(r.below(state.chanceWeight()))
                                    : state.legalAction(r.below(state.legalActionCount())));
                }
                plies += state.ply();
                points += state.score(0);
            }
            double s = (bean.getCurrentThreadCpuTime() - start) / 1e9;
            System.out.printf(
                    "%.0f games/s, %.1f plies, %.1f points%n",
                    games / s, plies / (double) games, points / (double) games);
        }
    }
}
