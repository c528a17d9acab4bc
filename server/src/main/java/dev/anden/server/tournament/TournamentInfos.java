package dev.anden.server.tournament;

import dev.anden.protocol.tournament.TournamentInfo;
import dev.anden.protocol.tournament.TournamentInfo.Entrant;
import dev.anden.protocol.tournament.TournamentInfo.TournamentGame;
import dev.anden.protocol.tournament.TournamentInfo.TournamentPlayer;
import dev.anden.protocol.tournament.TournamentStatus;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.tournament.StoredTournament;
import dev.anden.server.store.tournament.StoredTournament.Game;
import dev.anden.server.store.tournament.StoredTournament.Player;
import dev.anden.server.tournament.Standings.Standing;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// What people are told of a tournament.
final class TournamentInfos {
    private static final double HALF = 0.5;

    private TournamentInfos() {}

    /// @param viewer who asks for it; empty if nobody knows who that is
    static TournamentInfo of(StoredTournament tournament, Optional<PersonId> viewer) {
        StoredTournament.Terms terms = tournament.terms();
        return new TournamentInfo(
                tournament.id(),
                terms.game(),
                terms.options(),
                tournament.hostName(),
                viewer.isPresent() && tournament.host().equals(viewer),
                viewer.flatMap(tournament::entrant).map(StoredTournament.Entrant::number),
                terms.seats(),
                terms.rounds(),
                terms.time(),
                terms.spectators(),
                terms.bot(),
                tournament.status(),
                tournament.round(),
                tournament.isSettled(),
                tournament.goesOnByItself(),
                entrants(tournament),
                tournament.games().stream()
                        .sorted(Comparator.comparingInt(Game::round).reversed())
                        .map(TournamentInfos::game)
                        .toList());
    }

    private static List<Entrant> entrants(StoredTournament tournament) {
        Comparator<Standing> order = tournament.status() == TournamentStatus.OPEN
                ? Comparator.comparingInt(one -> one.entrant().number())
                : (_, _) -> 0;
        return new Standings(tournament)
                .all().stream().sorted(order).map(TournamentInfos::entrant).toList();
    }

    private static Entrant entrant(Standing one) {
        return new Entrant(
                one.entrant().number(),
                one.entrant().name(),
                one.entrant().withdrawn(),
                one.games(),
                one.halves() * HALF,
                one.opposition() * HALF,
                one.place());
    }

    private static TournamentGame game(Game game) {
        return new TournamentGame(
                game.round(),
                game.table(),
                game.outcome(),
                game.players().stream().map(TournamentInfos::player).toList());
    }

    private static TournamentPlayer player(Player player) {
        return new TournamentPlayer(
                player.entrant(), player.score(), player.halves().map(halves -> halves * HALF));
    }
}
