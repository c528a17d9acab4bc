package dev.anden.server.tournament;

import dev.anden.protocol.tournament.GameOutcome;
import dev.anden.server.store.tournament.StoredTournament;
import dev.anden.server.store.tournament.StoredTournament.Entrant;
import dev.anden.server.store.tournament.StoredTournament.Game;
import dev.anden.server.store.tournament.StoredTournament.Player;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/// How people stand in a tournament, and whom they have met there.
///
/// More points are better. Between people with as many, those do who had the harder opposition: the sum of what
/// their opponents have now, as chess tournaments count it (Buchholz).
final class Standings {
    private static final Comparator<Standing> BEST_FIRST = Comparator.comparingInt(Standing::halves)
            .thenComparingInt(Standing::opposition)
            .reversed();

    private final StoredTournament tournament;
    private final Map<Integer, Integer> halves = new TreeMap<>();

    Standings(StoredTournament tournament) {
        this.tournament = tournament;
        tournament.entrants().forEach(entrant -> halves.put(entrant.number(), 0));
        counted()
                .forEach(game -> game.players()
                        .forEach(player ->
                                halves.merge(player.entrant(), player.halves().orElse(0), Integer::sum)));
    }

    /// How an entrant stands.
    ///
    /// @param games how many of their games have counted
    /// @param halves how many halves of a point these brought
    /// @param opposition the halves of those whom they played there
    /// @param place 1 is the best; shared by those between whom nothing decides
    record Standing(Entrant entrant, int games, int halves, int opposition, int place) {
        private Standing at(int place) {
            return new Standing(entrant, games, halves, opposition, place);
        }
    }

    /// All entrants, the best first; those between whom nothing decides in the order in which they entered.
    List<Standing> all() {
        List<Standing> sorted = tournament.entrants().stream()
                .map(this::standing)
                .sorted(BEST_FIRST)
                .toList();
        return sorted.stream().map(one -> one.at(1 + better(one, sorted))).toList();
    }

    private static int better(Standing one, List<Standing> all) {
        return (int)
                all.stream().filter(other -> BEST_FIRST.compare(other, one) < 0).count();
    }

    private Standing standing(Entrant entrant) {
        List<Game> games =
                counted().filter(game -> plays(game, entrant.number())).toList();
        int opposition = games.stream()
                .flatMap(game -> game.players().stream())
                .filter(player -> player.entrant() != entrant.number())
                .mapToInt(player -> halves(player.entrant()))
                .sum();
        return new Standing(entrant, games.size(), halves(entrant.number()), opposition, 0);
    }

    /// How many halves of a point an entrant has.
    int halves(int entrant) {
        return halves.getOrDefault(entrant, 0);
    }

    /// In how many games two entrants have met, whatever these have come to.
    int meetings(int one, int other) {
        return (int) tournament.games().stream()
                .filter(game -> plays(game, one) && plays(game, other))
                .count();
    }

    /// How often an entrant has rested, or played at a table where people were missing.
    int shortGames(int entrant) {
        return (int) tournament.games().stream()
                .filter(game -> plays(game, entrant)
                        && game.players().size() < tournament.terms().seats())
                .count();
    }

    private Stream<Game> counted() {
        return tournament.games().stream().filter(game -> game.outcome() == GameOutcome.COUNTED);
    }

    private static boolean plays(Game game, int entrant) {
        return game.players().stream().mapToInt(Player::entrant).anyMatch(number -> number == entrant);
    }
}
