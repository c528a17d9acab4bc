package dev.anden.server.store.tournament;

import dev.anden.protocol.SpectatorView;
import dev.anden.protocol.TimeControl;
import dev.anden.protocol.tournament.GameOutcome;
import dev.anden.protocol.tournament.TournamentStatus;
import dev.anden.server.store.people.PersonId;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A tournament as it is kept.
///
/// @param owner who has set it up; empty if they have gone
/// @param ownerName what they are called; empty if they have gone
/// @param round the round that goes on, or was the last one; 0 before the first
/// @param entrants in the order in which they entered
/// @param games of all rounds, in their order
public record StoredTournament(
        String id,
        Optional<PersonId> owner,
        String ownerName,
        Terms terms,
        TournamentStatus status,
        int round,
        List<Entrant> entrants,
        List<Game> games) {
    public StoredTournament {
        entrants = List.copyOf(entrants);
        games = List.copyOf(games);
    }

    /// What holds in a tournament from when it is set up.
    ///
    /// @param options what was chosen of the game's options, by id
    /// @param seats how many play at a table
    /// @param bot the level of the bots that sit where people are missing
    public record Terms(
            String game,
            Map<String, String> options,
            int seats,
            int rounds,
            TimeControl time,
            SpectatorView spectators,
            String bot) {
        public Terms {
            options = Map.copyOf(options);
        }

        /// The same with other options.
        public Terms with(Map<String, String> others) {
            return new Terms(game, others, seats, rounds, time, spectators, bot);
        }
    }

    /// Somebody who takes part.
    ///
    /// @param person empty if they have gone
    /// @param name what they are called; empty if they have gone
    /// @param withdrawn whether they play no further rounds
    public record Entrant(int number, Optional<PersonId> person, String name, boolean withdrawn) {
        /// Whether they are to play the next round.
        public boolean plays() {
            return person.isPresent() && !withdrawn;
        }
    }

    /// A game of a round.
    ///
    /// @param number counted in its round from 1
    /// @param table the id of its table; empty for somebody who rests
    public record Game(int round, int number, Optional<String> table, GameOutcome outcome, List<Player> players) {
        public Game {
            players = List.copyOf(players);
        }
    }

    /// An entrant in a game.
    ///
    /// @param score how many points of the game they made, if it counted and they played it
    /// @param halves how many halves of a point that brought, if it counted
    public record Player(int entrant, Optional<Integer> score, Optional<Integer> halves) {
        /// Somebody whose game isn't over.
        public static Player of(int entrant) {
            return new Player(entrant, Optional.empty(), Optional.empty());
        }
    }

    /// Who may do what its host may: whoever has set it up, or once they have gone the first who entered and
    /// still takes part.
    public Optional<PersonId> host() {
        return owner.or(() -> heir().flatMap(Entrant::person));
    }

    /// What its host is called.
    public String hostName() {
        return owner.isPresent() ? ownerName : heir().map(Entrant::name).orElse("");
    }

    private Optional<Entrant> heir() {
        return entrants.stream().filter(Entrant::plays).findFirst();
    }

    /// Somebody of those who take part, by their person.
    public Optional<Entrant> entrant(PersonId person) {
        return entrants.stream()
                .filter(one -> one.person().equals(Optional.of(person)))
                .findFirst();
    }

    /// Those who are to play the next round.
    public List<Entrant> playing() {
        return entrants.stream().filter(Entrant::plays).toList();
    }

    /// Whether no game of its round goes on.
    public boolean isSettled() {
        return games.stream().noneMatch(game -> game.round() == round && game.outcome() == GameOutcome.PLAYING);
    }

    /// Whether its rounds begin by themselves: nobody has to be there for it.
    public boolean goesOnByItself() {
        return terms.time() instanceof TimeControl.Correspondence;
    }
}
