package dev.anden.server.tournament;

import dev.anden.protocol.CreateTable;
import dev.anden.protocol.CreateTable.SeatWish;
import dev.anden.protocol.tournament.GameOutcome;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.table.StoredTable;
import dev.anden.server.store.talk.SilenceStore;
import dev.anden.server.store.tournament.StoredTournament;
import dev.anden.server.store.tournament.StoredTournament.Entrant;
import dev.anden.server.store.tournament.StoredTournament.Game;
import dev.anden.server.store.tournament.StoredTournament.Player;
import dev.anden.server.store.tournament.TournamentStore;
import dev.anden.server.table.NewTables;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Has the next round of a tournament begin: draws its games, and sets their tables up.
final class NextRound {
    private static final Logger LOG = LoggerFactory.getLogger(NextRound.class);

    /// What somebody is given for whom there was nobody to play, in halves: as much as for a game won.
    private static final int FOR_RESTING = 2;

    private final TournamentStore store;
    private final NewTables tables;
    private final SilenceStore silences;
    private final SecureRandom random;
    private final InstantSource clock;

    NextRound(
            TournamentStore store, NewTables tables, SilenceStore silences, SecureRandom random, InstantSource clock) {
        this.store = store;
        this.tables = tables;
        this.silences = silences;
        this.random = random;
        this.clock = clock;
    }

    /// Where another server was quicker nothing changes.
    ///
    /// @param tournament in which two people play on at least
    /// @throws RequestRefused if its game isn't here any more as it was
    /// @throws dev.anden.server.store.people.ForgottenPerson if somebody who is to play isn't known any more
    void begin(StoredTournament tournament) {
        List<Entrant> playing = tournament.playing();
        Map<PersonId, Set<PersonId>> blocked = silences.blockedBy(
                playing.stream().flatMap(one -> one.person().stream()).collect(Collectors.toUnmodifiableSet()));
        var drawing = new Drawing(
                playing,
                tournament.terms().seats(),
                new Standings(tournament),
                (one, other) -> isBlocked(blocked, one, other) || isBlocked(blocked, other, one),
                random);
        List<Game> games = new ArrayList<>();
        List<StoredTable> kept = new ArrayList<>();
        for (List<Entrant> people : drawing.tables()) {
            if (people.size() == 1) {
                games.add(rest(tournament, games.size() + 1, people.getFirst()));
            } else {
                StoredTable table = table(tournament, people);
                kept.add(table);
                games.add(game(tournament, games.size() + 1, table, people));
            }
        }
        if (store.begin(tournament.id(), tournament.round(), games, kept, clock.millis())) {
            LOG.atInfo()
                    .addKeyValue("tournament", tournament.id())
                    .addKeyValue("round", tournament.round() + 1)
                    .addKeyValue("tables", kept.size())
                    .log("Round of a tournament begun");
        }
    }

    private static boolean isBlocked(Map<PersonId, Set<PersonId>> blocked, Entrant one, Entrant other) {
        return blocked.getOrDefault(one.person().orElseThrow(), Set.of())
                .contains(other.person().orElseThrow());
    }

    private static Game rest(StoredTournament tournament, int number, Entrant one) {
        var player = new Player(one.number(), Optional.empty(), Optional.of(FOR_RESTING));
        return new Game(tournament.round() + 1, number, Optional.empty(), GameOutcome.COUNTED, List.of(player));
    }

    private static Game game(StoredTournament tournament, int number, StoredTable table, List<Entrant> people) {
        return new Game(
                tournament.round() + 1,
                number,
                Optional.of(table.id()),
                GameOutcome.PLAYING,
                people.stream().map(one -> Player.of(one.number())).toList());
    }

    /// Bots sit where people are missing. The table's host is the tournament's: while somebody doesn't come to
    /// it, somebody else or a bot can be given the seat.
    private StoredTable table(StoredTournament tournament, List<Entrant> people) {
        StoredTournament.Terms terms = tournament.terms();
        List<Optional<PersonId>> order = new ArrayList<>(Collections.nCopies(terms.seats(), Optional.empty()));
        for (int place = 0; place < people.size(); place++) {
            order.set(place, people.get(place).person());
        }
        Collections.shuffle(order, random);
        List<StoredTable.Seat> seats = IntStream.range(0, terms.seats())
                .mapToObj(seat -> order.get(seat)
                        .map(person -> StoredTable.Seat.of(seat, person))
                        .orElseGet(() -> StoredTable.Seat.ofBot(seat, terms.bot())))
                .toList();
        return tables.seated(tournament.host().orElseThrow(), wish(terms), seats)
                .ofTournament(tournament.id());
    }

    /// What is wished for a table of a tournament: whoever has its link finds it, nobody does in the lobby, and
    /// its game begins by itself.
    static CreateTable wish(StoredTournament.Terms terms) {
        return new CreateTable(
                        terms.game(),
                        Collections.nCopies(terms.seats(), SeatWish.friend()),
                        terms.options(),
                        terms.time(),
                        false,
                        terms.spectators(),
                        false,
                        false)
                .startingByItself(true);
    }
}
