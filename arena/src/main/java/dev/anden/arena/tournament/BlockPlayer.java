package dev.anden.arena.tournament;

import dev.anden.arena.Entrant;
import dev.anden.arena.Match;
import dev.anden.engine.Player;
import dev.anden.engine.ScoreSheet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;

/// Plays blocks, on one thread: it has a match for each fixture, and each bot once for each place.
final class BlockPlayer implements AutoCloseable {
    /// In the blocks of one deal out of this many, each choice is checked against the rules, which takes longer than a
    /// random choice; a bot that breaks the rules doesn't do so in only one game.
    private static final int CHECKED_EVERY = 32;

    private final Programme programme;
    private final LongSupplier nanoseconds;
    private final Map<Integer, Match> matches = new HashMap<>();
    private final Map<Seated, Player> players = new HashMap<>();

    BlockPlayer(Programme programme, LongSupplier nanoseconds) {
        this.programme = programme;
        this.nanoseconds = nanoseconds;
    }

    /// A bot in a place of a fixture.
    private record Seated(int fixture, int bot, int place) {}

    Block play(int fixture, int lineUp, long deal) {
        Fixture played = programme.fixtures().get(fixture);
        List<Integer> bots = programme.lineUps(fixture).get(lineUp);
        int seats = bots.size();
        Match match = matches.computeIfAbsent(fixture, index -> new Match(played.game(), played.setup()));
        List<PlaceTally> places = IntStream.range(0, seats)
                .mapToObj(place -> new PlaceTally(player(fixture, bots.get(place), place), nanoseconds))
                .toList();
        var games = new ArrayList<Block.Played>();
        for (int rotation = 0; rotation < seats; rotation++) {
            match.play(seated(places, rotation), programme.seed(), deal, deal % CHECKED_EVERY == 0);
            ScoreSheet sheet = match.state().scoreSheet();
            games.add(new Block.Played(byPlace(sheet.ranks(), rotation), byPlace(sheet.totals(), rotation)));
            for (int place = 0; place < seats; place++) {
                places.get(place).add(match, sheet, seat(place, rotation, seats));
            }
        }
        return new Block(
                fixture,
                lineUp,
                deal,
                games,
                places.stream().map(PlaceTally::sum).toList());
    }

    private static Player[] seated(List<PlaceTally> places, int rotation) {
        var seated = new Player[places.size()];
        for (int place = 0; place < seated.length; place++) {
            seated[seat(place, rotation, seated.length)] = places.get(place).player();
        }
        return seated;
    }

    /// Where a place sits when all have moved on by so many seats.
    private static int seat(int place, int rotation, int seats) {
        return (place + rotation) % seats;
    }

    private static List<Integer> byPlace(List<Integer> bySeat, int rotation) {
        return IntStream.range(0, bySeat.size())
                .mapToObj(place -> bySeat.get(seat(place, rotation, bySeat.size())))
                .toList();
    }

    private Player player(int fixture, int bot, int place) {
        Entrant entrant = programme.fixtures().get(fixture).entrants().get(bot);
        return players.computeIfAbsent(
                new Seated(fixture, bot, place), seated -> entrant.maker().get());
    }

    /// Lets go of bots that hold something, such as a process.
    @Override
    public void close() {
        players.values().forEach(Entrant::dismiss);
        players.clear();
    }
}
