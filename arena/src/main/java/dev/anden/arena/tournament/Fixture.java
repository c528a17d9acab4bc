package dev.anden.arena.tournament;

import dev.anden.arena.Entrant;
import dev.anden.engine.Game;
import dev.anden.engine.Setup;
import dev.anden.engine.UnfitException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// One game with one number of seats, and the bots that meet in it.
///
/// @param game the game
/// @param setup how it is set up; at least two seats
/// @param entrants the bots, at least two, each once
public record Fixture(Game game, Setup setup, List<Entrant> entrants) {
    /// @throws UnfitException if there are fewer than two seats or bots, or a bot comes twice
    public Fixture {
        entrants = List.copyOf(entrants);
        if (setup.seats() < 2) {
            throw new UnfitException(TournamentFlaw.SEATS.of("seats", setup.seats()));
        }
        List<String> names = entrants.stream().map(Entrant::name).toList();
        if (names.size() < 2) {
            throw new UnfitException(TournamentFlaw.BOTS.of("bots", names.size()));
        }
        names.stream()
                .filter(name -> names.indexOf(name) != names.lastIndexOf(name))
                .findFirst()
                .ifPresent(twice -> {
                    throw new UnfitException(TournamentFlaw.BOT_TWICE.of("bot", twice));
                });
    }

    /// Who sits at a table together: every choice of as many different bots as there are seats, each as the indexes of
    /// its bots. Where there are more seats than bots, all of them sit there, and then again from the first on.
    List<List<Integer>> lineUps() {
        var lineUps = new ArrayList<List<Integer>>();
        int different = Math.min(setup.seats(), entrants.size());
        choose(0, different, List.of(), lineUps);
        return lineUps;
    }

    private void choose(int from, int left, List<Integer> chosen, List<List<Integer>> lineUps) {
        if (left == 0) {
            lineUps.add(IntStream.range(0, setup.seats())
                    .map(place -> chosen.get(place % chosen.size()))
                    .boxed()
                    .toList());
            return;
        }
        for (int bot = from; bot <= entrants.size() - left; bot++) {
            var more = new ArrayList<>(chosen);
            more.add(bot);
            choose(bot + 1, left - 1, more, lineUps);
        }
    }
}
