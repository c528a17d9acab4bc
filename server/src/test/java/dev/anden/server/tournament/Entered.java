package dev.anden.server.tournament;

import dev.anden.protocol.SpectatorView;
import dev.anden.protocol.TimeControl;
import dev.anden.protocol.tournament.GameOutcome;
import dev.anden.protocol.tournament.TournamentStatus;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.tournament.StoredTournament;
import dev.anden.server.store.tournament.StoredTournament.Entrant;
import dev.anden.server.store.tournament.StoredTournament.Game;
import dev.anden.server.store.tournament.StoredTournament.Player;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/// A tournament of people who are called by their numbers.
final class Entered {
    private Entered() {}

    static List<Entrant> people(int count) {
        return IntStream.rangeClosed(1, count)
                .mapToObj(number -> new Entrant(
                        number, Optional.of(new PersonId("person-" + number)), Integer.toString(number), false))
                .toList();
    }

    /// @param seats how many play at a table
    static StoredTournament of(int people, int seats, List<Game> games) {
        return new StoredTournament(
                "cup",
                Optional.of(new PersonId("host")),
                "Host",
                new StoredTournament.Terms(
                        "ttr-usa", Map.of(), seats, 9, TimeControl.NONE, SpectatorView.PUBLIC, "daydreamer"),
                TournamentStatus.PLAYING,
                games.stream().mapToInt(Game::round).max().orElse(0),
                people(people),
                games);
    }

    /// A game that has counted.
    ///
    /// @param halves what it brought, by entrant and in turn: 1, 2, 3, 0 is two halves for the first and none for
    ///     the third
    static Game game(int round, int number, int... halves) {
        List<Player> players = IntStream.range(0, halves.length / 2)
                .mapToObj(place -> new Player(halves[2 * place], Optional.of(100), Optional.of(halves[2 * place + 1])))
                .toList();
        return new Game(round, number, Optional.of("table-" + round + "-" + number), GameOutcome.COUNTED, players);
    }
}
