package dev.anden.server.table;

import dev.anden.protocol.NewTerms;
import dev.anden.protocol.SpectatorView;
import dev.anden.protocol.TimeControl;
import dev.anden.server.store.table.OpenTableStore.Others;
import dev.anden.server.store.table.StoredTable;

/// What a host can't impose on those who have sat down already: a game that counts though it didn't,
/// hands that are seen sooner, less time in a game that counts, and less time in any while one of them
/// is away and can't leave. Those who are there have a moment to leave before a game with less time
/// begins.
final class HarderTerms {
    private HarderTerms() {}

    /// Who but the host may sit where new terms begin to hold.
    ///
    /// @param terms what is to hold, once it is clear that it can
    /// @param seen whether all others who sit there are present, and see what changes
    static Others allow(StoredTable before, NewTerms terms, boolean seen) {
        boolean counts = terms.rated() && !before.rated();
        boolean less = isLess(before.time(), terms.time());
        boolean sooner = areSooner(before.spectators(), terms.spectators());
        if (counts || sooner || (less && (terms.rated() || !seen))) {
            return Others.NOBODY;
        }
        return less ? Others.TOLD : Others.ANYBODY;
    }

    /// Whether somebody might run out of time who wouldn't have before.
    private static boolean isLess(TimeControl before, TimeControl after) {
        return switch (after) {
            case TimeControl.None _ -> false;
            case TimeControl.Live live ->
                !(before instanceof TimeControl.Live was) || live.bank() < was.bank() || live.bonus() < was.bonus();
            case TimeControl.Correspondence slow ->
                before instanceof TimeControl.None
                        || (before instanceof TimeControl.Correspondence was && slow.turn() < was.turn());
        };
    }

    /// Whether others might see hands sooner, or at all. Minutes and turns can't be compared.
    private static boolean areSooner(SpectatorView before, SpectatorView after) {
        return switch (after) {
            case SpectatorView.Public _ -> false;
            case SpectatorView.AfterMinutes later ->
                !(before instanceof SpectatorView.AfterMinutes was) || later.minutes() < was.minutes();
            case SpectatorView.AfterTurns later ->
                !(before instanceof SpectatorView.AfterTurns was) || later.turns() < was.turns();
        };
    }
}
