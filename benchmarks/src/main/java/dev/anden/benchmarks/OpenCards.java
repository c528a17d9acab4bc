package dev.anden.benchmarks;

import dev.anden.arena.Match;
import dev.anden.arena.WinShare;
import dev.anden.engine.Budget;
import dev.anden.engine.Game;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.Player;
import dev.anden.engine.ScoreSheet;
import dev.anden.engine.Setup;
import dev.anden.games.tickettoride.knowledge.Clairvoyant;
import dev.anden.players.Roster;
import java.util.Locale;

/// How often a bot of Ticket to Ride wins against one that sees all hands and tickets and otherwise thinks as the
/// expert does, with two seats: each deal is played from both.
public final class OpenCards {
    private static final int SEATS = 2;
    private static final long SEED = 701;

    private final Match match;
    private final Player bot;
    private final Player cheater;
    private double wins;
    private long games;
    private long points;
    private long pointsOfCheater;

    private OpenCards(Game game, String level, long choices) {
        match = new Match(game, new Setup(SEATS));
        Player asked = Roster.installed().create(game, level);
        Budget budget = Budget.positions(choices);
        bot = (observation, random) -> asked.choose(observation, random, budget);
        var clairvoyant = new Clairvoyant();
        cheater = (observation, random) -> clairvoyant.choose(match.state(), random, budget);
    }

    /// Plays; the arguments are a game's id, a bot, how many choices in rehearsals both may spend on one of
    /// theirs, and how many deals.
    public static void main(String... arguments) {
        Game game = GameCatalog.installed().require(arguments[0]);
        long choices = Long.parseLong(arguments[2]);
        int deals = Integer.parseInt(arguments[3]);
        var play = new OpenCards(game, arguments[1], choices);
        for (int deal = 0; deal < deals; deal++) {
            play.play(deal);
            System.out.printf("%s, %s, %d choices: %s%n", arguments[0], arguments[1], choices, play.soFar());
        }
    }

    private void play(int deal) {
        for (int seat = 0; seat < SEATS; seat++) {
            match.play(seat == 0 ? new Player[] {bot, cheater} : new Player[] {cheater, bot}, SEED, deal, false);
            ScoreSheet sheet = match.state().scoreSheet();
            wins += sheet.ranks().get(seat) == 1 ? 1.0 / sheet.winners().size() : 0;
            points += sheet.totals().get(seat);
            pointsOfCheater += sheet.totals().get(1 - seat);
            games++;
        }
    }

    private String soFar() {
        WinShare share = WinShare.of(wins, games);
        return String.format(
                Locale.ROOT,
                "%d games, %.1f %% won (%.1f–%.1f), %.1f – %.1f points",
                games,
                100 * share.share(),
                100 * share.low(),
                100 * share.high(),
                (double) points / games,
                (double) pointsOfCheater / games);
    }
}
