package dev.anden.server.tournament;

import dev.anden.protocol.SpectatorView;
import dev.anden.protocol.TimeControl;
import dev.anden.protocol.WireLimits;
import dev.anden.protocol.tournament.NewRound;
import dev.anden.protocol.tournament.NewTournament;
import dev.anden.protocol.tournament.TournamentInfo;
import dev.anden.protocol.tournament.TournamentList;
import dev.anden.protocol.tournament.TournamentStatus;
import dev.anden.server.problem.NotKept;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.problem.RequiredId;
import dev.anden.server.store.people.ForgottenPerson;
import dev.anden.server.store.people.NameTaken;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.people.Resemblance;
import dev.anden.server.store.talk.SilenceStore;
import dev.anden.server.store.tournament.StoredTournament;
import dev.anden.server.store.tournament.TournamentStore;
import dev.anden.server.table.NewTables;
import dev.anden.server.table.Services;
import dev.anden.table.Objection;
import java.time.InstantSource;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// What people do with tournaments: set them up, enter them, have their rounds begin, leave them. What happens
/// in them by itself is a matter of [TournamentRounds].
public final class Tournaments {
    private static final Logger LOG = LoggerFactory.getLogger(Tournaments.class);

    /// So many that aren't over somebody has set up or entered at most.
    private static final int MOST = 20;

    /// How many are listed at most.
    private static final int MOST_LISTED = 40;

    private final TournamentStore store;
    private final NewTables tables;
    private final SilenceStore silences;
    private final NextRound nextRound;
    private final Settling settling;
    private final InstantSource clock;
    private final TournamentRounds rounds;

    public Tournaments(TournamentStore store, Services services, NewTables tables) {
        this.store = store;
        this.tables = tables;
        silences = services.silences();
        clock = services.clock();
        nextRound = new NextRound(store, tables, silences, services.random(), clock);
        settling = new Settling(store, services.tables(), services.results(), clock);
        rounds = new TournamentRounds(store, this, settling, clock);
    }

    /// What happens in them by itself.
    public TournamentRounds rounds() {
        return rounds;
    }

    /// Sets a tournament up. A command that has done so before is answered with it as it is now.
    ///
    /// @param allowance refuses it if the person sets up too many things; asked only if one is set up
    /// @throws RequestRefused if there is no such game or level, or seats, options, rounds or time can't be so
    TournamentInfo create(PersonId host, NewTournament wish, Runnable allowance) {
        wish.command().ifPresent(RequiredId::require);
        Optional<String> before = wish.command().flatMap(command -> store.find(host, command));
        if (before.isPresent()) {
            return again(before.get(), host, wish);
        }
        StoredTournament.Terms terms = terms(host, wish);
        requireFew(host);
        allowance.run();
        String id = tables.newId();
        try {
            if (!store.create(id, host, terms, wish.command(), clock.millis())) {
                return again(
                        wish.command()
                                .flatMap(command -> store.find(host, command))
                                .orElseThrow(NotKept::unknown),
                        host,
                        wish);
            }
        } catch (ForgottenPerson gone) {
            throw NotKept.forgotten();
        }
        LOG.atInfo()
                .addKeyValue("tournament", id)
                .addKeyValue("game", terms.game())
                .log("Tournament set up");
        return find(id, Optional.of(host));
    }

    private TournamentInfo again(String id, PersonId host, NewTournament wish) {
        TournamentInfo made = find(id, Optional.of(host));
        if (!made.game().equals(wish.game()) || made.seats() != wish.seats() || made.rounds() != wish.rounds()) {
            throw new RequestRefused(Objection.commandReused());
        }
        return made;
    }

    private StoredTournament.Terms terms(PersonId host, NewTournament wish) {
        if (wish.rounds() < 1 || wish.rounds() > WireLimits.MOST_ROUNDS) {
            throw new RequestRefused(
                    ProblemCode.BAD_ROUNDS,
                    "A tournament has 1 to %d rounds.".formatted(WireLimits.MOST_ROUNDS),
                    Map.of("most", Integer.toString(WireLimits.MOST_ROUNDS)));
        }
        if (wish.seats() < 2 || wish.seats() > WireLimits.MOST_ENTRANTS) {
            throw new RequestRefused(
                    ProblemCode.BAD_SEATS,
                    "Two people play at a table of a tournament, at least.",
                    Map.of("least", "2", "most", Integer.toString(WireLimits.MOST_ENTRANTS)));
        }
        if (wish.time() instanceof TimeControl.None) {
            throw new RequestRefused(ProblemCode.BAD_TIME, "In a tournament there always is a limit of time.");
        }
        var terms = new StoredTournament.Terms(
                wish.game(),
                wish.options().orElse(Map.of()),
                wish.seats(),
                wish.rounds(),
                wish.time(),
                wish.spectators().orElse(SpectatorView.PUBLIC),
                wish.bot());
        tables.requireLevel(wish.game(), wish.bot());
        return terms.with(tables.seated(host, NextRound.wish(terms), List.of()).options());
    }

    /// @throws RequestRefused if there is no such tournament
    TournamentInfo find(String id, Optional<PersonId> viewer) {
        return TournamentInfos.of(require(id), viewer);
    }

    /// The tournaments of some people, who look together.
    TournamentList of(Collection<PersonId> people) {
        return new TournamentList(store.glances(people, MOST_LISTED));
    }

    /// A person enters a tournament. If they take part already nothing changes.
    ///
    /// @param alike whether the person's name can be taken for another one
    /// @throws RequestRefused if there is no such tournament, it has begun, it is full, the host has blocked
    ///     the person, somebody there has the name, or they take part in too many
    TournamentInfo enter(String id, PersonId person, Resemblance alike) {
        StoredTournament tournament = require(id);
        if (tournament.entrant(person).isEmpty()) {
            requireOpen(tournament);
            if (tournament
                    .host()
                    .filter(host -> silences.blockedBy(host).contains(person))
                    .isPresent()) {
                throw new RequestRefused(ProblemCode.NO_ENTRY_HERE, "You can't enter this tournament.");
            }
            requireFew(person);
            if (!isEntered(id, person, alike)) {
                requireOpen(require(id));
                throw new RequestRefused(
                        ProblemCode.TOURNAMENT_FULL,
                        "%d people have entered the tournament, and more can't.".formatted(WireLimits.MOST_ENTRANTS),
                        Map.of("most", Integer.toString(WireLimits.MOST_ENTRANTS)));
            }
        }
        return find(id, Optional.of(person));
    }

    private boolean isEntered(String id, PersonId person, Resemblance alike) {
        try {
            return store.enter(id, person, alike, clock.millis());
        } catch (ForgottenPerson gone) {
            throw NotKept.forgotten();
        } catch (NameTaken taken) {
            throw new RequestRefused(
                    ProblemCode.ENTRANT_NAME_TAKEN,
                    "Somebody who takes part has the name, or one that looks like it; choose another one.",
                    Map.of("name", taken.name()));
        }
    }

    /// An entrant leaves a tournament, or its host sends them away: before it begins as if they had never been
    /// there, later for all further rounds. What they play at the moment is theirs to play on, or to leave.
    ///
    /// @throws RequestRefused if there is no such tournament or entrant, the person has no say in it, or it is
    ///     over
    TournamentInfo leave(String id, PersonId person, int number) {
        StoredTournament tournament = require(id);
        StoredTournament.Entrant entrant = tournament.entrants().stream()
                .filter(one -> one.number() == number)
                .findFirst()
                .orElseThrow(() -> new RequestRefused(
                        ProblemCode.NO_SUCH_ENTRANT, "Nobody of this number takes part in the tournament."));
        if (!entrant.person().equals(Optional.of(person))) {
            requireHost(tournament, person);
        }
        requireUnfinished(tournament);
        store.leave(id, number, clock.millis());
        return find(id, Optional.of(person));
    }

    /// The host has a round begin, or, behind the last one, the tournament end. If it has already nothing
    /// changes.
    ///
    /// @throws RequestRefused if there is no such tournament, the person isn't its host, another round is the
    ///     next one, games go on for which it is to wait, or nobody is there to play
    TournamentInfo begin(String id, PersonId person, NewRound wish) {
        requireHost(require(id), person);
        settling.settleAll(id);
        StoredTournament tournament = require(id);
        boolean ended = tournament.status() == TournamentStatus.OVER
                && wish.round() > tournament.terms().rounds();
        if (wish.round() > tournament.round() && !ended) {
            requireUnfinished(tournament);
            requireNext(tournament, wish);
            goOn(tournament);
        }
        return find(id, Optional.of(person));
    }

    private static void requireNext(StoredTournament tournament, NewRound wish) {
        int next = tournament.round() + 1;
        if (wish.round() != next) {
            throw new RequestRefused(
                    ProblemCode.BAD_ROUNDS,
                    "The next round is %d.".formatted(next),
                    Map.of("most", Integer.toString(WireLimits.MOST_ROUNDS)));
        }
        if (!tournament.isSettled() && !wish.regardless().orElse(false)) {
            throw new RequestRefused(
                    ProblemCode.ROUND_GOES_ON, "Games of round %d aren't over.".formatted(tournament.round()));
        }
        if (tournament.round() == 0 && tournament.playing().size() < 2) {
            throw new RequestRefused(ProblemCode.TOO_FEW_ENTRANTS, "It takes two people who have entered.");
        }
    }

    /// Its next round begins, or it ends: behind the last one, and where fewer than two play on.
    void goOn(StoredTournament tournament) {
        if (tournament.round() == tournament.terms().rounds()
                || tournament.playing().size() < 2) {
            end(tournament);
            return;
        }
        try {
            nextRound.begin(tournament);
        } catch (ForgottenPerson gone) {
            throw NotKept.forgotten();
        }
    }

    private void end(StoredTournament tournament) {
        if (store.end(tournament.id(), tournament.round(), clock.millis())) {
            LOG.atInfo().addKeyValue("tournament", tournament.id()).log("Tournament over");
        }
    }

    /// The host calls a tournament off: before it begins it goes, later it ends. Its games can be played on.
    ///
    /// @throws RequestRefused if there is no such tournament, or the person isn't its host
    void callOff(String id, PersonId person) {
        requireHost(require(id), person);
        if (!store.remove(id)) {
            settling.settleAll(id);
            end(require(id));
        }
    }

    private StoredTournament require(String id) {
        return store.find(id)
                .orElseThrow(() -> new RequestRefused(ProblemCode.NO_SUCH_TOURNAMENT, "There is no such tournament."));
    }

    private static void requireHost(StoredTournament tournament, PersonId person) {
        if (!tournament.host().equals(Optional.of(person))) {
            throw new RequestRefused(ProblemCode.NOT_TOURNAMENT_HOST, "Only the host of the tournament can do that.");
        }
    }

    private static void requireOpen(StoredTournament tournament) {
        requireUnfinished(tournament);
        if (tournament.status() != TournamentStatus.OPEN) {
            throw new RequestRefused(
                    ProblemCode.TOURNAMENT_BEGUN, "The tournament has begun, and nobody enters it any more.");
        }
    }

    private static void requireUnfinished(StoredTournament tournament) {
        if (tournament.status() == TournamentStatus.OVER) {
            throw new RequestRefused(ProblemCode.TOURNAMENT_OVER, "The tournament is over.");
        }
    }

    private void requireFew(PersonId person) {
        if (store.unfinished(person) >= MOST) {
            throw new RequestRefused(
                    ProblemCode.TOO_MANY_TOURNAMENTS,
                    "You have set up or entered %d tournaments that aren't over.".formatted(MOST),
                    Map.of("most", Integer.toString(MOST)));
        }
    }
}
