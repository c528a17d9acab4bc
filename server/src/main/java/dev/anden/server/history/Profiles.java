package dev.anden.server.history;

import dev.anden.engine.GameCatalog;
import dev.anden.protocol.past.KnownPeople.KnownPerson;
import dev.anden.protocol.past.Profile;
import dev.anden.protocol.past.SeatProfile;
import dev.anden.protocol.talk.SilenceKind;
import dev.anden.server.people.People;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.history.BoardResultStore;
import dev.anden.server.store.history.HistoryStore;
import dev.anden.server.store.history.KnownPeopleStore;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.people.Presence;
import dev.anden.server.store.people.ProfileStore;
import dev.anden.server.store.people.ProfileStore.Shown;
import dev.anden.server.store.talk.SilenceStore;
import java.time.Instant;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The pages that people show others.
///
/// All of a person's games are told as numbers alone. One by one there are only those at tables that everybody
/// found in the lobby, and, to somebody who sat there too, those that both have played; but to whom the person has
/// blocked no more than to strangers.
public final class Profiles {
    /// How many games are told one by one.
    private static final int GAMES = 10;

    private final ProfileStore store;
    private final HistoryStore history;
    private final BoardResultStore results;
    private final KnownPeopleStore known;
    private final SilenceStore silences;
    private final Ratings ratings;
    private final GameCatalog games;
    private final People people;

    public Profiles(
            ProfileStore store,
            HistoryStore history,
            BoardResultStore results,
            KnownPeopleStore known,
            SilenceStore silences,
            Ratings ratings,
            GameCatalog games,
            People people) {
        this.store = store;
        this.history = history;
        this.results = results;
        this.known = known;
        this.silences = silences;
        this.ratings = ratings;
        this.games = games;
        this.people = people;
    }

    /// What a page shows a reader.
    ///
    /// @throws RequestRefused if it isn't there for them
    Profile at(String id, Optional<PersonId> reader) {
        Shown shown = shown(id, reader);
        PersonId person = shown.person();
        Optional<PersonId> other = reader.filter(one -> !one.equals(person));
        Presence here = people.here();
        Optional<KnownPerson> met = other.flatMap(one -> known.of(one, person, here))
                .map(one -> HistoryController.told(one, here, Optional.empty()));
        return new Profile(
                shown.name(),
                month(shown.since()),
                reader.equals(Optional.of(person)),
                Ratings.LEAST,
                ratings.of(
                        person,
                        games.games().stream().map(game -> game.info().id()).toList()),
                results.of(person),
                history.listed(person, GAMES),
                met,
                other.filter(_ -> met.isPresent())
                        .map(one -> history.together(one, person, GAMES))
                        .orElse(List.of()),
                other.flatMap(one -> muted(one, person)));
    }

    /// Whose page it is.
    ///
    /// @throws RequestRefused if it isn't there for the reader
    PersonId owner(String id, Optional<PersonId> reader) {
        return shown(id, reader).person();
    }

    /// The pages of those who sit at a table.
    List<SeatProfile> atTable(String table, Optional<PersonId> reader) {
        return store.atTable(table, reader).entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .map(seat -> new SeatProfile(seat.getKey(), seat.getValue()))
                .toList();
    }

    private Shown shown(String id, Optional<PersonId> reader) {
        return store.at(id, reader)
                .orElseThrow(
                        () -> new RequestRefused(ProblemCode.NO_SUCH_PROFILE, "Nobody shows a page at this address."));
    }

    private Optional<String> muted(PersonId reader, PersonId person) {
        return silences.of(reader).stream()
                .filter(row -> row.other().equals(person) && row.kind() == SilenceKind.MUTE)
                .map(SilenceStore.Row::id)
                .findFirst();
    }

    private static String month(long at) {
        return YearMonth.from(Instant.ofEpochMilli(at).atZone(ZoneOffset.UTC)).toString();
    }
}
