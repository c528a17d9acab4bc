package dev.anden.server.table;

import dev.anden.arena.Seed;
import dev.anden.engine.Game;
import dev.anden.protocol.SeatKind;
import dev.anden.server.problem.NotKept;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.problem.RequiredSeat;
import dev.anden.server.store.people.ForgottenPerson;
import dev.anden.server.store.people.NameTaken;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.people.Resemblance;
import dev.anden.server.store.table.StoredTable;
import java.util.Collection;
import java.util.Optional;

/// Sitting down and standing up, while the table is open.
public final class Seating {
    /// At so many open tables of others a person may sit: whoever sat at all of them would keep everybody else out.
    private static final int MOST_SEATS = 20;

    private final Services services;
    private final LiveTable table;
    private final OpenTable open;

    Seating(Services services, LiveTable table) {
        this.services = services;
        this.table = table;
        open = new OpenTable(table);
    }

    /// A person sits down on a free seat. To sit down where one sits already changes nothing. If somebody of
    /// the same device sits at the table, its game doesn't count for ratings any more. The host is told
    /// unless they share the device, or were told of the person before.
    ///
    /// @param alike whether the person's name can be taken for another one
    /// @param household who plays on the person's device
    /// @throws RequestRefused if there is no such seat, it is taken, the person has another one, isn't invited any
    ///     more to a table that not everybody finds, waits at too many tables, somebody else there has the name,
    ///     the game started, or they have been forgotten meanwhile
    public void sitDown(PersonId person, int seat, Resemblance alike, Collection<PersonId> household) {
        StoredTable.Seat wanted = open.seat(seat);
        if (wanted.person().equals(Optional.of(person))) {
            return;
        }
        open.require();
        if (open.sits(person)) {
            throw new RequestRefused(
                    ProblemCode.ALREADY_SEATED, "You have another seat at this table; stand up first.");
        }
        if (!isWelcome(person)) {
            throw new RequestRefused(ProblemCode.NO_SEAT_HERE, "You can't sit down at this table.");
        }
        if (!open.isHost(person) && services.tables().lists().seatsElsewhere(person) >= MOST_SEATS) {
            throw new RequestRefused(
                    ProblemCode.TOO_MANY_SEATS,
                    "You wait at %d tables already; stand up at one of them first.".formatted(MOST_SEATS));
        }
        if (services.invitations().isShut(table.stored(), person)) {
            throw new RequestRefused(ProblemCode.INVITATION_WITHDRAWN, "Your invitation to this table was taken back.");
        }
        occupy(StoredTable.Seat.of(seat, person), alike, household.stream().anyMatch(open::sits));
        if (!open.isHost(person) && household.stream().noneMatch(open::isHost)) {
            table.remindOfJoiner(person);
        }
    }

    /// A person sits down on a seat that is kept for them, whatever they are called. If they sit there already,
    /// or it is taken, nothing changes.
    void sitDownIfFree(PersonId person, int seat, Collection<PersonId> household) {
        boolean stands = !open.sits(person);
        if (open.isOpen() && stands && open.seat(seat).kind() == SeatKind.FREE && isWelcome(person)) {
            sitDown(person, seat, Resemblance.NONE, household);
        }
    }

    /// A person stands up, or the host sends a bot or somebody else away; on a seat that is free nothing
    /// changes. When the host stands up, somebody else who sits there becomes the host. Whoever is sent
    /// away may come back, unless the host has blocked them.
    ///
    /// @throws RequestRefused if there is no such seat, the person has no say in it, or the game started
    public void standUp(PersonId person, int seat) {
        StoredTable.Seat left = open.seat(seat);
        open.require();
        if (left.kind() == SeatKind.FREE) {
            return;
        }
        boolean own = left.person().equals(Optional.of(person));
        boolean sent = open.isHost(person);
        if (!own && !sent) {
            throw new RequestRefused(ProblemCode.NOT_YOUR_SEAT, "Seat %d isn't yours to leave.".formatted(seat));
        }
        PersonId host = table.stored().host();
        PersonId next = own && open.isHost(person) ? table.leaving().heir().orElse(host) : host;
        if (!services.tables().open().free(table.id(), left, host, next, now())) {
            throw open.overtaken();
        }
        open.changed();
    }

    /// A person adds something to the seed of the game that will be played. What they have added before, by another
    /// browser perhaps, stays: that one looks for it when the game is over.
    ///
    /// @param digits 64 hexadecimal ones in lower case
    /// @throws RequestRefused if it is anything else, the person doesn't sit there, or the game started
    public void contribute(PersonId person, String digits) {
        if (!Seed.FORM.matcher(digits).matches()) {
            throw new RequestRefused(
                    ProblemCode.BAD_MESSAGE, "What is added to the seed is 64 hexadecimal digits in lower case.");
        }
        StoredTable.Seat seat = open.seat(RequiredSeat.of(table.stored(), Optional.of(person)));
        open.require();
        if (seat.contribution().isPresent()) {
            return;
        }
        if (!services.tables().open().contribute(table.id(), seat.with(Optional.of(digits)), now())) {
            throw open.overtaken();
        }
        open.changed();
    }

    /// The host puts a bot into a free seat. Where it sits already nothing changes.
    ///
    /// @throws RequestRefused if there is no such seat or level, it is taken, the person isn't the host, or the
    ///     game started
    public void seatBot(PersonId person, int seat, String level) {
        open.seat(seat);
        open.requireHost(person);
        open.require();
        StoredTable.Seat wished = StoredTable.Seat.ofBot(seat, level);
        if (isSo(wished)) {
            return;
        }
        Game game = services.games().require(table.stored().game());
        services.knownBots().requireLevel(game, level);
        occupy(wished, Resemblance.NONE, false);
    }

    /// The host puts a program of their own into a free seat. The game doesn't count for ratings any
    /// more. Where it sits already nothing changes.
    ///
    /// @param alike whether the program's name can be taken for another one
    /// @throws RequestRefused if there is no such seat or program, the seat is taken, the program sits
    ///     elsewhere there or at too many tables, somebody there has the name, the person isn't the
    ///     host, or the game started
    public void seatNetworkBot(PersonId person, int seat, PersonId bot, Resemblance alike) {
        open.seat(seat);
        open.requireHost(person);
        open.require();
        StoredTable.Seat wished = StoredTable.Seat.ofNetworkBot(seat, bot);
        if (isSo(wished)) {
            return;
        }
        services.knownBots().requireNetworkBot(person, bot);
        if (open.sits(bot)) {
            throw new RequestRefused(ProblemCode.ALREADY_SEATED, "The bot has another seat at this table.");
        }
        occupy(wished, alike, true);
    }

    private boolean isWelcome(PersonId person) {
        return !services.silences().blockedBy(table.stored().host()).contains(person);
    }

    private void occupy(StoredTable.Seat seat, Resemblance alike, boolean unrated) {
        if (!isGiven(seat, alike, unrated)) {
            open.changed();
            if (isSo(seat)) {
                return;
            }
            open.require();
            throw new RequestRefused(ProblemCode.SEAT_TAKEN, "Seat %d is taken.".formatted(seat.seat()));
        }
        open.changed();
    }

    /// Whether the seat is taken by whoever was to have it: it may have been asked for twice.
    private boolean isSo(StoredTable.Seat wished) {
        StoredTable.Seat now = open.seat(wished.seat());
        return now.kind() == wished.kind()
                && now.person().equals(wished.person())
                && now.bot().equals(wished.bot());
    }

    private boolean isGiven(StoredTable.Seat seat, Resemblance alike, boolean unrated) {
        try {
            return services.tables().open().occupy(table.id(), seat, alike, unrated, now());
        } catch (ForgottenPerson gone) {
            throw NotKept.forgotten();
        } catch (NameTaken taken) {
            throw NotKept.named(taken);
        }
    }

    private long now() {
        return services.clock().millis();
    }
}
