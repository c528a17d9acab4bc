package dev.anden.server.history;

import dev.anden.protocol.past.Profile.BoardRating;
import dev.anden.protocol.past.RatingChange;
import dev.anden.protocol.past.RatingTable;
import dev.anden.server.store.history.RatingStore;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.table.LogConflict;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.transaction.TransactionException;

/// Counts results for ratings, and tells them.
///
/// A result that is to count waits in the database from the transaction that ended its game. It is counted in the order
/// in which games ended, in one transaction with the note that it was: so each of them counts once, whatever stops in
/// between. Whoever asks for ratings has those counted first that wait; besides there are rounds.
public final class Ratings {
    /// How many players a table lists.
    static final int LISTED = 50;

    /// How many games it takes to be listed.
    static final int LEAST = 5;

    private static final Logger LOG = LoggerFactory.getLogger(Ratings.class);

    /// How many games the course of a person's rating has.
    private static final int PLOTTED = 500;

    private static final int AT_A_TIME = 100;

    private final RatingStore store;
    private final InstantSource clock;

    public Ratings(RatingStore store, InstantSource clock) {
        this.store = store;
        this.clock = clock;
    }

    /// Counts the results that wait, as far as a round goes. One that can't be counted is left out for good, so
    /// that those behind it are.
    ///
    /// @throws DataAccessException if the database can't be reached
    /// @throws LogConflict if another server counts at the same time
    public synchronized void round() {
        store.waiting(AT_A_TIME).forEach(this::count);
    }

    private void count(String table) {
        try {
            store.count(table, new Counting());
        } catch (DataIntegrityViolationException unfit) {
            leaveOut(table, unfit);
        } catch (DataAccessException | TransactionException | LogConflict passing) {
            throw passing;
        } catch (RuntimeException failure) {
            leaveOut(table, failure);
        }
    }

    private void leaveOut(String table, RuntimeException failure) {
        LOG.atError().addKeyValue("table", table).setCause(failure).log("A result can't be rated");
        store.leaveOut(table);
    }

    /// Counts the results that wait; what can't be counted now will be the next time.
    public void roundIfPossible() {
        try {
            round();
        } catch (DataAccessException | TransactionException | LogConflict unreachable) {
            LOG.debug("Results wait to be counted", unreachable);
        }
    }

    /// What a table's game did to ratings, by seat; nothing if it isn't rated.
    List<RatingChange> changes(String table) {
        roundIfPossible();
        return store.changes(table);
    }

    /// How a person stands of all time at each of some games, as far as its table would list them.
    List<BoardRating> of(PersonId person, Collection<String> games) {
        roundIfPossible();
        return store.of(person, games, LEAST);
    }

    /// The table of a game.
    ///
    /// @param season empty for all time
    RatingTable table(String game, Optional<Season> season, Optional<PersonId> reader) {
        roundIfPossible();
        String word = season.map(Season::word).orElse(Counting.ALL_TIME);
        long from = season.map(Season::begins).orElse(0L);
        long until = season.map(Season::ends).orElse(Long.MAX_VALUE);
        return new RatingTable(
                game,
                word,
                seasons(game),
                LEAST,
                store.best(game, word, LEAST, reader, LISTED),
                reader.flatMap(person -> store.of(person, game, word)),
                reader.filter(person -> season.isEmpty())
                        .map(person -> store.course(person, game, PLOTTED).reversed())
                        .orElse(List.of()),
                store.alone(game, from, until, reader, LISTED));
    }

    /// The present one is among them, even if nobody has played yet.
    private List<String> seasons(String game) {
        String now = Season.of(clock.millis()).word();
        List<String> seasons = new ArrayList<>(store.seasons(game));
        if (!seasons.contains(now)) {
            seasons.addFirst(now);
        }
        return seasons;
    }
}
