package dev.anden.server.tournament;

import dev.anden.engine.Survivable;
import dev.anden.protocol.tournament.TournamentStatus;
import dev.anden.server.store.database.Outage;
import dev.anden.server.store.tournament.StoredTournament;
import dev.anden.server.store.tournament.TournamentStore;
import dev.anden.server.store.tournament.TournamentStore.EndedGame;
import dev.anden.server.table.LeftAlone;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;

/// What happens in tournaments by itself: it is noted what games have brought that are over, and by
/// correspondence the next round begins, or the tournament ends, when all games of a round are. By rounds of a
/// bounded number; one tournament where that fails keeps none of the others from it, and is left alone for a
/// while.
public final class TournamentRounds {
    private static final Logger LOG = LoggerFactory.getLogger(TournamentRounds.class);

    /// How many games, and how many tournaments, are looked at in a round.
    private static final int AT_A_TIME = 20;

    /// For so long one where it has failed is left alone.
    private static final Duration REST = Duration.ofMinutes(5);

    private final TournamentStore store;
    private final Tournaments tournaments;
    private final Settling settling;
    private final InstantSource clock;

    private final LeftAlone failed = new LeftAlone(REST);

    private String lastTable = "";
    private String lastTournament = "";

    TournamentRounds(TournamentStore store, Tournaments tournaments, Settling settling, InstantSource clock) {
        this.store = store;
        this.tournaments = tournaments;
        this.settling = settling;
        this.clock = clock;
    }

    /// Does what is due. The next round goes on with others. To be called by one thread at a time.
    public void round() {
        List<EndedGame> games = store.endedGames(lastTable, AT_A_TIME);
        lastTable = games.size() < AT_A_TIME ? "" : games.getLast().table();
        games.forEach(game -> attempt(game.tournament(), () -> settling.settle(game)));
        List<String> due = store.due(lastTournament, AT_A_TIME);
        lastTournament = due.size() < AT_A_TIME ? "" : due.getLast();
        due.forEach(id ->
                attempt(id, () -> store.find(id).filter(TournamentRounds::isDue).ifPresent(tournaments::goOn)));
    }

    private static boolean isDue(StoredTournament tournament) {
        return tournament.status() == TournamentStatus.PLAYING
                && tournament.isSettled()
                && (tournament.goesOnByItself()
                        || tournament.round() == tournament.terms().rounds());
    }

    private void attempt(String tournament, Runnable task) {
        if (failed.contains(tournament, clock.millis())) {
            return;
        }
        try {
            task.run();
        } catch (RuntimeException | Error failure) {
            Survivable.require(failure);
            failed.add(tournament, clock.millis());
            LOG.atLevel(Outage.level(failure, Level.WARN))
                    .addKeyValue("tournament", tournament)
                    .addKeyValue("reason", Survivable.reason(failure))
                    .log("A tournament can't go on by itself, and is tried again later");
        }
    }
}
