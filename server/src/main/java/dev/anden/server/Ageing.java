package dev.anden.server;

import dev.anden.protocol.tournament.TournamentStatus;
import dev.anden.server.account.Passkeys;
import dev.anden.server.account.PasswordLinks;
import dev.anden.server.people.Sessions;
import dev.anden.server.store.account.NetworkBotStore;
import dev.anden.server.store.account.SessionStore;
import dev.anden.server.store.operator.AgeStore;
import dev.anden.server.store.tournament.TournamentStore;
import dev.anden.server.table.Holidays;
import dev.anden.server.table.LiveTables;
import java.time.Duration;
import java.util.List;

/// Lets go what nobody has touched for long, by rounds, in parts: of each kind a bounded number at a time, and only
/// while the time of day can be believed.
final class Ageing {
    /// For so long after a game it is still told what came of what was sent there.
    private static final Duration ANSWERS = Duration.ofDays(7);

    /// For so long a tournament is kept that is over: its games are kept as others are.
    private static final Duration TOURNAMENTS = Duration.ofDays(400);

    private final AgeStore store;
    private final Passkeys passkeys;
    private final PasswordLinks links;
    private final MachineClock clock;
    private final TrustedTime time;
    private final List<AgeingKind> kinds;
    private boolean adopted;

    Ageing(
            Retention retention,
            AgeStore store,
            SessionStore sessions,
            NetworkBotStore bots,
            Passkeys passkeys,
            PasswordLinks links,
            LiveTables tables,
            Holidays holidays,
            TournamentStore tournaments,
            MachineClock clock) {
        this.store = store;
        this.passkeys = passkeys;
        this.links = links;
        this.clock = clock;
        time = new TrustedTime(clock, store.latest());
        kinds = List.of(
                new AgeingKind("open tables", retention.open(), store::openTables, tables.clearing()::removeIfOld),
                new AgeingKind(
                        "games in play", retention.playing(), store::gamesInPlay, tables.clearing()::abandonIfOld),
                new AgeingKind(
                        "games of guests",
                        retention.finished(),
                        store::finishedOfGuests,
                        tables.clearing()::removeIfLost),
                new AgeingKind("answers to commands", ANSWERS, store::answered, store::forgetAnswers),
                new AgeingKind("guests", retention.guests(), store::guests, store::forget),
                new AgeingKind("network bots", retention.guests(), bots::old, bots::removeIfOld),
                new AgeingKind("sessions", Sessions.AGE, sessions::old, sessions::endIfOld),
                new AgeingKind("holidays", Holidays.KEPT, holidays::old, holidays::forget),
                ofTournaments(tournaments, TournamentStatus.OPEN, retention.open()),
                ofTournaments(tournaments, TournamentStatus.PLAYING, retention.playing()),
                ofTournaments(tournaments, TournamentStatus.OVER, TOURNAMENTS));
    }

    private static AgeingKind ofTournaments(TournamentStore store, TournamentStatus status, Duration keep) {
        return new AgeingKind(
                "tournaments, " + status,
                keep,
                (before, after, limit) -> store.old(status, before, after, limit),
                (id, before) -> store.removeOld(status, id, before));
    }

    /// What an older version of the program left counts from now. Once is enough.
    synchronized void adopt() {
        if (!adopted) {
            store.adopt(clock.millis());
            adopted = true;
        }
    }

    /// Lets the next ones go whose time has come.
    synchronized void round() {
        adopt();
        time.now().ifPresent(now -> kinds.forEach(kind -> kind.round(now)));
        passkeys.forgetAnswers();
        links.forgetExpired();
    }

    /// Goes on with the kinds of which a round hasn't come to the end.
    synchronized void goOn() {
        time.now()
                .ifPresent(
                        now -> kinds.stream().filter(AgeingKind::isUnfinished).forEach(kind -> kind.round(now)));
    }

    /// Whether there may be more that is due.
    synchronized boolean isUnfinished() {
        return kinds.stream().anyMatch(AgeingKind::isUnfinished);
    }
}
