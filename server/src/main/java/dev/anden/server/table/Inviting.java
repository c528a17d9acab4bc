package dev.anden.server.table;

import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.problem.RequiredSeat;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.table.InvitationStore;
import dev.anden.server.store.table.InvitationStore.Asked;
import java.util.Optional;

/// Inviting somebody to an open table, and what becomes of it until they sit down ([Seating]): they say no, or it is
/// taken back.
public final class Inviting {
    private final Services services;
    private final LiveTable table;
    private final OpenTable open;
    private final Invitations invitations;

    Inviting(Services services, LiveTable table) {
        this.services = services;
        this.table = table;
        open = new OpenTable(table);
        invitations = services.invitations();
    }

    /// Somebody who sits here invites somebody else. Who is asked already, has said no or sits here isn't asked
    /// again. Whether it reaches the other one isn't told. Whoever was asked before, and wasn't any more, finds it
    /// again and isn't reminded a second time.
    ///
    /// @throws RequestRefused if the person doesn't sit here, no seat is free, too many are invited, or the game
    ///     started
    public void invite(PersonId person, PersonId other) {
        RequiredSeat.of(table.stored(), Optional.of(person));
        open.require();
        Optional<Asked> before = store().find(table.id(), other);
        if (open.sits(other) || before.filter(one -> !one.withdrawn()).isPresent()) {
            return;
        }
        if (!table.stored().hasFreeSeat()) {
            throw new RequestRefused(ProblemCode.SEAT_TAKEN, "No seat is free any more.");
        }
        if (!store().invite(table.id(), person, other, now())) {
            open.changed();
            open.require();
            throw new RequestRefused(
                    ProblemCode.TOO_MANY_INVITED,
                    "Too many people are invited already; wait until some have answered.");
        }
        open.changed();
        if (before.isEmpty() && invitations.isOpen(table.id(), other)) {
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
        open.require();
        Asked asked = invitations
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
        if (!store().withdraw(table.id(), asked.person(), now())) {
            open.changed();
            open.require();
            throw new RequestRefused(ProblemCode.ALREADY_ANSWERED, "They have answered already.");
        }
        open.changed();
    }

    /// Somebody who is asked to play here says no, and isn't asked any more. They may come all the same.
    ///
    /// @throws RequestRefused if they aren't asked, sit here, or the game started
    void decline(PersonId person) {
        open.require();
        if (!store().decline(table.id(), person, now())) {
            throw notAsked();
        }
        open.changed();
    }

    static RequestRefused notAsked() {
        return new RequestRefused(ProblemCode.NOTHING_ASKED, "Nobody asks you to play there, or not any more.");
    }

    private InvitationStore store() {
        return services.tables().invitations();
    }

    private long now() {
        return services.clock().millis();
    }
}
