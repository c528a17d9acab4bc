package dev.anden.benchmarks;

import dev.anden.arena.Match;
import dev.anden.engine.Game;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.Player;
import dev.anden.engine.ScoreSheet;
import dev.anden.engine.Setup;
import dev.anden.players.Roster;
import java.util.Locale;
import java.util.stream.IntStream;

/// What a bot of Ticket to Ride makes of games against itself: how often a seat is left with a ticket that it didn't
/// complete, and what whoever wins has on average.
public final class SelfPlay {
    private static final String TICKETS = "ttr.ticket.scored-at-end";
    private static final long SEED = 601;

    private final Match match;
    private final Player[] players;
    private int seatsThatMissed;
    private long pointsOfWinners;
    private long points;

    private SelfPlay(Game game, String bot, int seats) {
        match = new Match(game, new Setup(seats));
        players = IntStream.range(0, seats)
                .mapToObj(seat -> Roster.installed().create(game, bot))
                .toArray(Player[]::new);
    }

    /// Plays; the arguments are a game's id, a bot, how many seats, and how many games.
    public static void main(String... arguments) {
        Game game = GameCatalog.installed().require(arguments[0]);
        int seats = Integer.parseInt(arguments[2]);
        int games = Integer.parseInt(arguments[3]);
        var play = new SelfPlay(game, arguments[1], seats);
        for (int number = 0; number < games; number++) {
            play.play(number);
        }
        System.out.printf(
                Locale.ROOT,
                "%s, %s, %d seats, %d games: %.1f %% of seats missed a ticket, the winner has %.1f, everybody %.1f%n",
                arguments[0],
                arguments[1],
                seats,
                games,
                100.0 * play.seatsThatMissed / games / seats,
                (double) play.pointsOfWinners / games,
                (double) play.points / games / seats);
    }

    private void play(int number) {
        match.play(players, SEED, number, false);
        ScoreSheet sheet = match.state().scoreSheet();
        pointsOfWinners += sheet.totals().get(sheet.winners().getFirst());
        for (int seat = 0; seat < sheet.totals().size(); seat++) {
            points += sheet.totals().get(seat);
            seatsThatMissed += missed(sheet, seat) ? 1 : 0;
        }
    }

    private static boolean missed(ScoreSheet sheet, int seat) {
        return sheet.lines().stream()
                .anyMatch(line -> line.seat() == seat && line.rule().equals(TICKETS) && line.points() < 0);
    }
}
