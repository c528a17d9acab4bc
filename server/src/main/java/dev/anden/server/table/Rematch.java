package dev.anden.server.table;

import dev.anden.protocol.CreateTable;
import dev.anden.protocol.CreateTable.SeatWish;
import dev.anden.protocol.SeatKind;
import dev.anden.protocol.SeatWishKind;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.problem.RequiredSeat;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.table.StoredTable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/// The same people play again: the same game and options, and everybody a seat further, so that another one begins.
///
/// Whoever has blocked somebody isn't asked to play at a table of theirs, nor the other way round: each of them,
/// asking, gets a table of their own, as whoever asks first does. So nobody learns from it who has blocked whom.
final class Rematch {
    private final Services services;
    private final LiveTable over;
    private final boolean waits;
    private final Invitations invitations;

    /// @param over the table whose game has ended
    /// @param waits whether the next game waits for its host to start it even if nobody is missing
    Rematch(Services services, LiveTable over, boolean waits) {
        this.services = services;
        this.over = over;
        this.waits = waits;
        invitations = services.invitations();
    }

    /// The table at which they play again; set up by the first who asks for it, and once for each of those who
    /// aren't asked to that one. When the game there is over, too, the next who asks sets up another.
    ///
    /// @return its id
    /// @throws RequestRefused if the game hasn't ended, or the person had no seat
    String table(PersonId person) {
        RequiredSeat.of(over.stored(), Optional.of(person));
        StoredTable stored = over.stored();
        if (stored.imported()) {
            throw new RequestRefused(
                    ProblemCode.IMPORTED_GAME, "The game was played elsewhere; set up a table of your own.");
        }
        if (!stored.status().isPast()) {
            throw new RequestRefused(ProblemCode.NOT_OVER, "The game isn't over yet.");
        }
        return stored.rematch()
                .filter(next -> invitations.isAhead(next) && invitations.reaches(next, person))
                .or(() -> services.tables().ownRematch(stored.id(), person))
                .orElseGet(() -> setUp(person));
    }

    private String setUp(PersonId person) {
        StoredTable stored = over.stored();
        List<SeatWish> seats = seats(person);
        String next = new Creating(services)
                .createAfter(
                        stored.id(),
                        person,
                        new CreateTable(
                                        stored.game(),
                                        seats,
                                        stored.options(),
                                        Creating.possible(stored.time(), seats),
                                        stored.rated(),
                                        stored.spectators(),
                                        stored.listed() && !areKept(seats),
                                        waits)
                                .startingByItself(true));
        over.refresh();
        over.telling().changed();
        String agreed = over.stored().rematch().orElseThrow();
        if (agreed.equals(next)) {
            over.remind(others -> others.rematch(person, one -> invitations.reaches(agreed, one)));
            return agreed;
        }
        if (!invitations.reaches(agreed, person)) {
            return next;
        }
        // Somebody asked another server at the same moment. Where nobody is missing the game has begun already.
        services.tables().remove(next);
        return agreed;
    }

    /// Whether seats are kept for people who are asked: a table that everybody finds would give them to anybody. The
    /// host may list it later.
    private static boolean areKept(List<SeatWish> seats) {
        return seats.stream().anyMatch(seat -> seat.kind() == SeatWishKind.FRIEND);
    }

    /// The seat that waits for a person at the next table.
    int seat(PersonId person) {
        int before = RequiredSeat.of(over.stored(), Optional.of(person));
        return (before + 1) % over.stored().seats().size();
    }

    private List<SeatWish> seats(PersonId host) {
        var wishes = new ArrayList<SeatWish>();
        for (StoredTable.Seat seat : over.stored().seats()) {
            wishes.add(wish(seat, host).in(seat.paint()));
        }
        Collections.rotate(wishes, 1);
        return wishes;
    }

    /// Nobody but its owner seats a program; where it doesn't sit again, a bot of this server does.
    private SeatWish wish(StoredTable.Seat seat, PersonId host) {
        if (seat.isNetworkBot()) {
            return seat.person()
                    .filter(bot -> services.networkBots().mayBeSeated(host, bot, KnownBots.MOST_OF_A_BOT))
                    .map(bot -> SeatWish.networkBot(bot.text()))
                    .orElseGet(() -> SeatWish.bot(over.bots().substitute()));
        }
        if (seat.kind() == SeatKind.BOT) {
            return SeatWish.bot(seat.bot());
        }
        return seat.person().equals(Optional.of(host)) ? SeatWish.me() : SeatWish.friend();
    }
}
