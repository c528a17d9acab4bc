package dev.anden.benchmarks;

import dev.anden.arena.Match;
import dev.anden.engine.Dealer;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.Player;
import dev.anden.engine.Setup;
import dev.anden.games.frenchquarter.FrenchQuarter;
import dev.anden.games.frenchquarter.knowledge.Clairvoyant;
import dev.anden.players.Roster;

/// How much of what a game of French Quarter alone holds a bot makes of it: its score, and the highest that a search
/// finds for the same dice and cards when all of them are known beforehand.
///
/// The share that is printed is that of the sums, the last column the mean of the games' own shares.
public final class ClairvoyantBound {
    private static final int GAMES = 200;
    private static final int WIDTH = 300;
    private static final long SEED = 801;
    private static final String BOT = "expert";

    private ClairvoyantBound() {}

    /// Plays two hundred games; the arguments, if there are any, are how many instead, how wide the search's beam is,
    /// and from which game on.
    public static void main(String... arguments) {
        int games = arguments.length > 0 ? Integer.parseInt(arguments[0]) : GAMES;
        int width = arguments.length > 1 ? Integer.parseInt(arguments[1]) : WIDTH;
        int first = arguments.length > 2 ? Integer.parseInt(arguments[2]) : 0;
        var game = (FrenchQuarter) GameCatalog.installed().require("french-quarter");
        var alone = new Setup(1);
        var match = new Match(game, alone);
        var clairvoyant = new Clairvoyant(game, width);
        Player[] players = {Roster.installed().create(game, BOT)};
        double made = 0;
        double possible = 0;
        double shares = 0;
        System.out.println("game  made  possible  share of the sums  mean share");
        for (int played = 1; played <= games; played++) {
            int number = first + played - 1;
            match.play(players, SEED, number, false);
            int score = match.state().score(0);
            int best = clairvoyant.best(game.newState(alone), Dealer.ofSeed(SEED, number));
            made += score;
            possible += best;
            shares += (double) score / best;
            System.out.printf("%4d  %4d  %8d  %17.3f  %10.3f%n", number, score, best, made / possible, shares / played);
        }
    }
}
