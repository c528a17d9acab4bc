package dev.anden.server.history;

import dev.anden.arena.rating.PlackettLuce;
import dev.anden.arena.rating.Rating;
import dev.anden.server.store.history.RatingStore;
import dev.anden.server.store.history.RatingStore.Finished;
import dev.anden.server.store.history.RatingStore.Placed;
import dev.anden.server.store.history.RatingStore.Player;
import dev.anden.server.store.history.RatingStore.Rows;
import dev.anden.server.store.history.RatingStore.Standing;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Counts one finished game for ratings: those of all time, and those of its season.
///
/// Whoever left the game to a bot comes last, whatever the bot made of it, and the best of those who stayed has
/// won. A level of bots that sat there more than once is one player, whose rating becomes the mean of what each of
/// its seats made of it. Somebody whose account is gone plays as one who hasn't played before, and stays so.
final class Counting implements RatingStore.Counting {
    /// All time, as the store names it.
    static final String ALL_TIME = "";

    @Override
    public void count(Finished game, Rows rows) {
        List<Standing> before = standings(game, ALL_TIME, rows);
        List<Rating> after = rated(game, before);
        put(game, ALL_TIME, before, after, rows);
        for (int seat = 0; seat < after.size(); seat++) {
            rows.putChange(game.seats().get(seat).seat(), before.get(seat).rating(), after.get(seat));
        }
        String season = Season.of(game.ended()).word();
        List<Standing> seasonBefore = standings(game, season, rows);
        put(game, season, seasonBefore, rated(game, seasonBefore), rows);
    }

    private static List<Standing> standings(Finished game, String season, Rows rows) {
        return game.seats().stream()
                .map(seat -> rows.standing(game.game(), season, seat.player()))
                .toList();
    }

    private static List<Rating> rated(Finished game, List<Standing> before) {
        return PlackettLuce.after(
                before.stream().map(Standing::rating).toList(),
                game.seats().stream().map(seat -> rank(game, seat)).toList());
    }

    private static int rank(Finished game, Placed seat) {
        return seat.deserted() ? game.seats().size() + 1 : seat.rank();
    }

    private static boolean hasWon(Finished game, Placed seat) {
        return !seat.deserted() && game.seats().stream().allMatch(other -> rank(game, other) >= seat.rank());
    }

    private static void put(Finished game, String season, List<Standing> before, List<Rating> after, Rows rows) {
        bySeats(game)
                .forEach(
                        (player, seats) -> rows.put(game.game(), season, player, standing(game, seats, before, after)));
    }

    private static Map<Player, List<Integer>> bySeats(Finished game) {
        return IntStream.range(0, game.seats().size())
                .boxed()
                .filter(seat -> !game.seats().get(seat).player().isGone())
                .collect(Collectors.groupingBy(
                        seat -> game.seats().get(seat).player(), LinkedHashMap::new, Collectors.toList()));
    }

    private static Standing standing(Finished game, List<Integer> seats, List<Standing> before, List<Rating> after) {
        Standing old = before.get(seats.getFirst());
        boolean won = seats.stream().map(game.seats()::get).anyMatch(seat -> hasWon(game, seat));
        var mean = new Rating(
                seats.stream()
                        .mapToDouble(seat -> after.get(seat).mean())
                        .average()
                        .orElseThrow(),
                seats.stream()
                        .mapToDouble(seat -> after.get(seat).deviation())
                        .average()
                        .orElseThrow());
        return new Standing(mean, old.games() + 1, old.wins() + (won ? 1 : 0));
    }
}
