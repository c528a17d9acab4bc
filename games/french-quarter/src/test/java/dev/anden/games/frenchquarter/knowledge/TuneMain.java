package dev.anden.games.frenchquarter.knowledge;
import dev.anden.engine.*;
import dev.anden.games.frenchquarter.*;
import dev.anden.games.frenchquarter.board.BoardReader;
import java.util.*;
public class TuneMain {
    static final FrenchQuarter GAME = new FrenchQuarter(BoardReader.bundled());
    static final BoardKnowledge B = new BoardKnowledge(GAME.boardData());
    static double[] W = {0.4, 0.6, 2.0, 0.1, 3.0, 0.3, 0.85, 0.8, 0.25, 2, 0.6, 5, 0.6, 0.5, 2, 1.5, 2, 1.2, 0.5, 0.3, 0.2, 0.5, 0.5, 0.3, 1.5};
    static double solo(double[] w, int games, int from, int budget) {
        var p = new GreedyPlayer(new Prospect(B, w), budget);
        double sum = 0;
        for (int g = from; g < from + games; g++) {
            State s = GAME.newState(new Setup(1));
            var c = RandomStream.ofSeed(g, 0, 0); var r = RandomStream.ofSeed(g, 0, 1);
            while (s.actor() != State.NOBODY)
                s.apply(s.actor() == State.CHANCE ? s.chanceOutcome(c.below(s.chanceWeight())) : p.choose(s.observe(s.actor()), r));
            sum += s.score(0);
        }
        return sum / games;
    }
    public static void main(String[] a) {
        if (a[0].equals("measure")) {
            long t = System.nanoTime();
            System.out.println(solo(W, 100, 0, Integer.parseInt(a[1])) + " " + (System.nanoTime() - t) / 1e9);
            return;
        }
        int games = Integer.parseInt(a[0]); int budget = Integer.parseInt(a[1]); long until = System.currentTimeMillis() + 1000L * Integer.parseInt(a[2]);
        if (a.length > 3) { W = Arrays.stream(a[3].split(",")).mapToDouble(Double::parseDouble).toArray(); }
        var rnd = new Random(Long.parseLong(a.length > 4 ? a[4] : "1"));
        double[] best = W.clone(); int from = 1000; double score = solo(best, games, from, budget);
        System.out.println("start " + score);
        while (System.currentTimeMillis() < until) {
            double[] t = best.clone();
            int k = 1 + rnd.nextInt(3);
            for (int i = 0; i < k; i++) { int j = rnd.nextInt(t.length); t[j] *= Math.exp(rnd.nextGaussian() * 0.5); }
            double s = solo(t, games, from, budget);
            if (s > score) { score = s; best = t; System.out.printf(Locale.ROOT, "%.2f %s%n", s, Arrays.toString(t).replace(" ", "").replace("[","").replace("]","")); }
        }
        System.out.println("check " + solo(best, 200, 5000, budget) + " against " + solo(W, 200, 5000, budget));
    }
}
