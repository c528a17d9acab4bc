package dev.anden.server.table;

import dev.anden.arena.Seed;
import dev.anden.engine.Game;
import dev.anden.protocol.NetworkBot;
import dev.anden.protocol.SeatKind;
import dev.anden.protocol.TableStatus;
import dev.anden.server.problem.NotKept;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.ForgottenPerson;
import dev.anden.server.store.InvitationStore.Asked;
import dev.anden.server.store.PersonId;
import dev.anden.server.store.StoredTable;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/// Sitting down and standing up, while the table is open.
public final class Seating {
    private final Services services;
    private final LiveTable table;

    Seating(Services services, LiveTable table) {
        this.services = services;
        this.table = table;
    }

    /// A person sits down on a free seat. To sit down where one sits already changes nothing. If somebody of
    /// the same device sits at the table, its game doesn't count for ratings any more. The host is told unless
    /// they share the device.
    ///
    /// @param taken whether somebody else has the person's name or one that looks like it, if they are called so
    /// @param household who plays on the person's device
    /// @throws RequestRefused if there is no such seat, it is taken, the person has another one, isn't invited any
    ///     more to a table that not everybody finds, somebody else there has the name, the game started, or
    ///     they have been forgotten meanwhile
    public void sitDown(PersonId person, int seat, Predicate<String> taken, Collection<PersonId> household) {
        StoredTable.Seat wanted = seat(seat);
        if (wanted.person().equals(Optional.of(person))) {
            return;
        }
        requireOpen();
        if (table.stored().seatOf(Optional.of(person)).isPresent()) {
            throw new RequestRefused(
                    ProblemCode.ALREADY_SEATED, "You have another seat at this table; stand up first.");
        }
        if (!isWelcome(person)) {
            throw new RequestRefused(ProblemCode.NO_SEAT_HERE, "You can't sit down at this table.");
        }
        if (new Invitations(services).isShut(table.stored(), person)) {
            throw new RequestRefused(ProblemCode.INVITATION_WITHDRAWN, "Your invitation to this table was taken back.");
        }
        requireOwnName(taken);
        occupy(StoredTable.Seat.of(seat, person), household.stream().anyMatch(this::sits));
        if (!isHost(person) && household.stream().noneMatch(this::isHost)) {
            table.remind(Reminding::joined);
        }
    }

    private void requireOwnName(Predicate<String> taken) {
        Optional<String> same = table.stored().seats().stream()
                .map(StoredTable.Seat::name)
                .filter(name -> !name.isEmpty())
                .filter(taken)
                .findFirst();
        if (same.isPresent()) {
            throw new RequestRefused(
                    ProblemCode.NAME_TAKEN,
                    "Somebody at this table has the name, or one that looks like it; choose another one.",
                    Map.of("name", same.get()));
        }
    }

    /// The same for a seat that is kept for a person, whatever they are called, and who may sit there already or
    /// find it taken: then it changes nothing.
    void sitDownIfFree(PersonId person, int seat, Collection<PersonId> household) {
        boolean open = table.stored().status() == TableStatus.OPEN;
        boolean stands = table.stored().seatOf(Optional.of(person)).isEmpty();
        if (open && stands && seat(seat).kind() == SeatKind.FREE && isWelcome(person)) {
            sitDown(person, seat, name -> false, household);
        }
    }

    /// A person stands up, or the host sends a bot or somebody else away. When the host stands up, somebody else
    /// who sits there becomes the host. Whoever is sent away may come back, unless the host has blocked them.
    ///
    /// @throws RequestRefused if there is no such seat, the person has no say in it, or the game started
    public void standUp(PersonId person, int seat) {
        StoredTable.Seat left = seat(seat);
        requireOpen();
        boolean own = left.person().equals(Optional.of(person));
        boolean sent = left.kind() != SeatKind.FREE && isHost(person);
        if (!own && !sent) {
            throw new RequestRefused(ProblemCode.NOT_YOUR_SEAT, "Seat %d isn't yours to leave.".formatted(seat));
        }
        PersonId host = table.stored().host();
        PersonId next = own && isHost(person) ? table.leaving().heir().orElse(host) : host;
        if (!services.tables().open().free(table.id(), left, host, next, now())) {
            throw overtaken();
        }
        changed();
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
        StoredTable.Seat seat = seat(requireSeated(table.stored(), Optional.of(person)));
        requireOpen();
        if (seat.contribution().isPresent()) {
            return;
        }
        if (!services.tables().open().contribute(table.id(), seat.with(Optional.of(digits)), now())) {
            throw overtaken();
        }
        changed();
    }

    /// The host puts a bot into a free seat.
    ///
    /// @throws RequestRefused if there is no such seat or level, it is taken, the person isn't the host, or the
    ///     game started
    public void seatBot(PersonId person, int seat, String level) {
        seat(seat);
        requireHost(person);
        requireOpen();
        Game game = services.games().require(table.stored().game());
        requireLevel(services, game, level);
        occupy(StoredTable.Seat.ofBot(seat, level), false);
    }

    /// Somebody who is asked to play here says no, and isn't asked any more. They may come all the same.
    ///
    /// @throws RequestRefused if they aren't asked, sit here, or the game started
    void decline(PersonId person) {
        requireOpen();
        if (!services.tables().invitations().decline(table.id(), person, now())) {
            throw notAsked();
        }
        changed();
    }

    /// Somebody who sits here invites somebody else. Who is asked already, has said no or sits here isn't asked
    /// again. Whether it reaches the other one isn't told. Whoever was asked before, and wasn't any more, finds it
    /// again and isn't reminded a second time.
    ///
    /// @throws RequestRefused if the person doesn't sit here, no seat is free, too many are invited, or the game
    ///     started
    public void invite(PersonId person, PersonId other) {
        requireSeated(table.stored(), Optional.of(person));
        requireOpen();
        Optional<Asked> before = services.tables().invitations().find(table.id(), other);
        if (sits(other) || before.filter(one -> !one.withdrawn()).isPresent()) {
            return;
        }
        if (!table.stored().hasFreeSeat()) {
            throw new RequestRefused(ProblemCode.SEAT_TAKEN, "No seat is free any more.");
        }
        if (!services.tables().invitations().invite(table.id(), person, other, now())) {
            changed();
            requireOpen();
            throw new RequestRefused(
                    ProblemCode.TOO_MANY_INVITED,
                    "Too many people are invited already; wait until some have answered.");
        }
        changed();
        if (before.isEmpty() && new Invitations(services).isOpen(table.id(), other)) {
            table.remind(others -> others.invited(other));
        }
    }

    /// Whoever has invited somebody takes that back, or the host does, as long as it isn't answered. Where it was
    /// taken back before nothing changes.
    ///
    /// @param invitation its [Asked#id]
    /// @throws RequestRefused if there is no such invitation, it isn't the person's, it is answered, or the game
    ///     started
    public void withdraw(PersonId person, String invitation) {
        requireOpen();
        Asked asked = new Invitations(services)
                .find(table.stored(), invitation)
                .orElseThrow(() -> new RequestRefused(
                        ProblemCode.NO_SUCH_INVITATION, "There is no such invitation to this table."));
        if (!Invitations.mayWithdraw(table.stored(), asked, person)) {
            throw new RequestRefused(
                    ProblemCode.NOT_YOUR_INVITATION,
                    "Only whoever has invited them, or the table's host, may do that.");
        }
        if (asked.withdrawn()) {
            return;
        }
        if (!services.tables().invitations().withdraw(table.id(), asked.person(), now())) {
            changed();
            requireOpen();
            throw new RequestRefused(ProblemCode.ALREADY_ANSWERED, "They have answered already.");
        }
        changed();
    }

    static RequestRefused notAsked() {
        return new RequestRefused(ProblemCode.NOTHING_ASKED, "Nobody asks you to play there, or not any more.");
    }

    /// The host puts a program of their own into a free seat. The game doesn't count for ratings any more.
    ///
    /// @param taken whether somebody else has the program's name or one that looks like it
    /// @throws RequestRefused if there is no such seat or program, the seat is taken, the program sits there
    ///     already or at too many tables, somebody there has the name, the person isn't the host, or the game
    ///     started
    public void seatNetworkBot(PersonId person, int seat, PersonId bot, Predicate<String> taken) {
        seat(seat);
        requireHost(person);
        requireOpen();
        requireNetworkBot(services, person, bot);
        if (sits(bot)) {
            throw new RequestRefused(ProblemCode.ALREADY_SEATED, "The bot has another seat at this table.");
        }
        requireOwnName(taken);
        occupy(StoredTable.Seat.ofNetworkBot(seat, bot), true);
    }

    /// @throws RequestRefused if the person has no such program, or it sits at as many tables as one may
    static void requireNetworkBot(Services services, PersonId owner, PersonId bot) {
        NetworkBot known = services.networkBots()
                .find(owner, bot)
                .orElseThrow(() -> new RequestRefused(ProblemCode.NO_SUCH_BOT, "You have no such bot."));
        if (known.tables() >= LiveTables.MOST_OF_A_BOT) {
            throw new RequestRefused(
                    ProblemCode.BOT_IS_BUSY,
                    "The bot sits at %d tables already; wait until a game is over.".formatted(known.tables()));
        }
    }

    /// The host closes the table for good, and whoever is there is told.
    ///
    /// @throws RequestRefused if the person isn't the host, or the game started
    void close(PersonId person) {
        requireHost(person);
        requireOpen();
        closeForGood();
    }

    /// The table closes for good, and whoever is there is told.
    ///
    /// @throws RequestRefused if the game started
    void closeForGood() {
        if (!table.staying().removeOpen()) {
            throw overtaken();
        }
    }

    /// The host says whether everybody finds the table, or only whoever has its link.
    ///
    /// @throws RequestRefused if the person isn't the host, or the game started
    public void list(PersonId person, boolean listed) {
        requireHost(person);
        requireOpen();
        if (!services.tables().open().list(table.id(), listed, now())) {
            throw overtaken();
        }
        changed();
    }

    /// The host makes somebody else who sits there the host.
    ///
    /// @throws RequestRefused if there is no such seat, nobody else sits there, the person isn't the host, or the
    ///     game started
    public void passOn(PersonId person, int seat) {
        StoredTable.Seat wanted = seat(seat);
        requireHost(person);
        requireOpen();
        if (wanted.kind() != SeatKind.PERSON
                || wanted.person().filter(other -> !other.equals(person)).isEmpty()) {
            throw nobodyThere(seat);
        }
        if (!services.tables().open().passOn(table.id(), person, wanted.person().orElseThrow(), now())) {
            changed();
            requireHost(person);
            requireOpen();
            throw nobodyThere(seat);
        }
        changed();
    }

    /// The host, who doesn't sit there, makes somebody the host who does.
    ///
    /// @throws RequestRefused if the person isn't the host any more, or the game started
    void leaveTo(PersonId heir, PersonId person) {
        if (!services.tables().open().passOn(table.id(), person, heir, now())) {
            throw overtaken();
        }
        changed();
    }

    private static RequestRefused nobodyThere(int seat) {
        return new RequestRefused(
                ProblemCode.NOBODY_THERE, "Nobody else sits in seat %d who could be the host.".formatted(seat));
    }

    /// Takes also what isn't offered any more or is for experiments: tables of earlier times are played again with it.
    ///
    /// @throws RequestRefused if there is no such level
    static void requireLevel(Services services, Game game, String level) {
        if (!services.bots().knows(game, level)) {
            throw new RequestRefused(
                    ProblemCode.UNKNOWN_LEVEL,
                    "There is no bot \"%s\" for %s; there are: %s."
                            .formatted(
                                    level,
                                    game.info().id(),
                                    String.join(", ", services.bots().names(game))),
                    Map.of("level", level));
        }
    }

    void requireHost(PersonId person) {
        if (!isHost(person)) {
            throw new RequestRefused(ProblemCode.NOT_HOST, "Only the table's host may do that.");
        }
    }

    void requireOpen() {
        if (table.stored().status() != TableStatus.OPEN) {
            throw notOpen();
        }
    }

    private boolean isWelcome(PersonId person) {
        return !services.silences().blockedBy(table.stored().host()).contains(person);
    }

    private boolean isHost(PersonId person) {
        return table.stored().host().equals(person);
    }

    /// Another server has written something first, which is read now.
    private RequestRefused overtaken() {
        changed();
        return table.stored().status() == TableStatus.OPEN
                ? new RequestRefused(ProblemCode.STALE_VERSION, "Somebody else was quicker; here is the current state.")
                : notOpen();
    }

    private static RequestRefused notOpen() {
        return new RequestRefused(ProblemCode.NOT_OPEN, "The game has started; seats can't change until it ends.");
    }

    private StoredTable.Seat seat(int seat) {
        return requireSeat(table.stored(), seat);
    }

    /// @throws RequestRefused if a table has no such seat
    static StoredTable.Seat requireSeat(StoredTable table, int seat) {
        if (seat < 0 || seat >= table.seats().size()) {
            throw new RequestRefused(
                    ProblemCode.NO_SUCH_SEAT,
                    "The table has seats 0 to %d.".formatted(table.seats().size() - 1));
        }
        return table.seats().get(seat);
    }

    /// The seat of a person.
    ///
    /// @throws RequestRefused if the person has none
    static int requireSeated(StoredTable table, Optional<PersonId> person) {
        return table.seatOf(person)
                .orElseThrow(() -> new RequestRefused(ProblemCode.NOT_SEATED, "Only players at this table may act."));
    }

    private boolean sits(PersonId person) {
        return table.stored().seatOf(Optional.of(person)).isPresent();
    }

    private void occupy(StoredTable.Seat seat, boolean unrated) {
        if (!isGiven(seat, unrated)) {
            changed();
            requireOpen();
            throw new RequestRefused(ProblemCode.SEAT_TAKEN, "Seat %d is taken.".formatted(seat.seat()));
        }
        changed();
    }

    private boolean isGiven(StoredTable.Seat seat, boolean unrated) {
        try {
            return services.tables().open().occupy(table.id(), seat, unrated, now());
        } catch (ForgottenPerson gone) {
            throw NotKept.forgotten();
        }
    }

    private long now() {
        return services.clock().millis();
    }

    /// It is read again, and whoever watches is told: also of what another server has written first, for there
    /// is nothing new in it any more when that one is heard.
    ///
    /// @throws RequestRefused `not-known` if it can't be read, though it may be written
    private void changed() {
        if (!table.refreshIfPossible()) {
            throw NotKept.unknown();
        }
        if (!table.staying().isDropped()) {
            table.watching().attend();
            table.telling().changed();
        }
    }
}
