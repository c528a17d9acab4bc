package dev.anden.server.tournament;

import dev.anden.protocol.TableResult;
import dev.anden.server.store.table.ResultStore;
import dev.anden.server.store.table.StoredTable;
import dev.anden.server.store.table.TableStore;
import dev.anden.server.store.tournament.StoredTournament;
import dev.anden.server.store.tournament.StoredTournament.Entrant;
import dev.anden.server.store.tournament.StoredTournament.Player;
import dev.anden.server.store.tournament.TournamentStore;
import dev.anden.server.store.tournament.TournamentStore.EndedGame;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Notes what games have brought whose tables aren't played at any more.
final class Settling {
    private final TournamentStore store;
    private final TableStore tables;
    private final ResultStore results;
    private final InstantSource clock;

    Settling(TournamentStore store, TableStore tables, ResultStore results, InstantSource clock) {
        this.store = store;
        this.tables = tables;
        this.results = results;
        this.clock = clock;
    }

    /// Notes what those games of a tournament have brought that are over.
    void settleAll(String tournament) {
        store.endedGamesOf(tournament).forEach(this::settle);
    }

    /// Notes what a game has brought: nothing if it came to no result.
    void settle(EndedGame game) {
        Optional<TableResult> result = results.find(game.table());
        Optional<StoredTable> table = tables.find(game.table());
        if (result.isPresent() && table.isPresent()) {
            store.count(game, players(game, table.get(), result.get()), clock.millis());
        } else {
            store.dismiss(game, clock.millis());
        }
    }

    private List<Player> players(EndedGame game, StoredTable table, TableResult result) {
        StoredTournament tournament = store.find(game.tournament()).orElseThrow();
        return tournament.games().stream()
                .filter(one -> one.round() == game.round() && one.number() == game.number())
                .flatMap(one -> one.players().stream())
                .map(player -> player(player.entrant(), tournament, table, result))
                .toList();
    }

    /// Whoever left the table before its game began has played nothing.
    private static Player player(int number, StoredTournament tournament, StoredTable table, TableResult result) {
        return tournament.entrants().stream()
                .filter(entrant -> entrant.number() == number)
                .map(Entrant::person)
                .filter(Optional::isPresent)
                .flatMap(person -> table.seatOf(person).stream())
                .map(seat -> new Player(
                        number, Optional.of(result.scores().get(seat)), Optional.of(halves(result.ranks(), seat))))
                .findFirst()
                .orElseGet(() -> new Player(number, Optional.empty(), Optional.of(0)));
    }

    /// Two for every seat that is left behind, one for every other that is level.
    static int halves(List<Integer> ranks, int seat) {
        int own = ranks.get(seat);
        return IntStream.range(0, ranks.size())
                .filter(other -> other != seat)
                .map(other -> 1 + Integer.signum(ranks.get(other) - own))
                .sum();
    }
}
