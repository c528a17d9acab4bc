package dev.anden.server.table;

import dev.anden.protocol.TableStatus;
import dev.anden.protocol.past.KnownPeople.Standing;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.table.InvitationStore.Asked;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Who is asked to sit down at a table, or to the next one of its people, as far as somebody is told.
public final class Invitees {
    private final LiveTable table;
    private final Invitations invitations;

    /// Who was asked when that was last looked at because of what other servers do.
    private List<Asked> lastAsked = List.of();

    Invitees(Invitations invitations, LiveTable table) {
        this.table = table;
        this.invitations = invitations;
    }

    /// The table at which the same people play again, as long as they do, and as far as a person is asked to it and
    /// hasn't said no. Whoever only found this one isn't told of one that not everybody finds.
    Optional<String> rematch(Optional<PersonId> person) {
        return table.stored()
                .rematch()
                .filter(next ->
                        isInvolved(person) ? invitations.isAhead(next) : invitations.isFound(next, table.stored()))
                .filter(next ->
                        person.filter(one -> !invitations.isWelcome(next, one)).isEmpty());
    }

    private boolean isInvolved(Optional<PersonId> person) {
        return table.stored().seatOf(person).isPresent()
                || person.equals(Optional.of(table.stored().host()));
    }

    /// Whether a person is waited for at the table at which the same people play again.
    boolean isJoinable(Optional<PersonId> person) {
        return table.stored()
                .rematch()
                .filter(next ->
                        person.filter(one -> invitations.isOpen(next, one)).isPresent())
                .isPresent();
    }

    /// Those who may be told something else of the table at which the same people play again than those who only look
    /// on.
    Set<PersonId> concerned() {
        return table.stored().rematch().map(invitations::concerned).orElse(Set.of());
    }

    /// Those who are asked to play here and don't sit here, for whoever does and waits for the game.
    List<Asked> asked(Optional<PersonId> person) {
        return person.filter(one -> isOpen() && table.stored().seatOf(person).isPresent())
                .map(one -> invitations.to(table.stored(), one))
                .orElse(List.of());
    }

    /// How people stand to the table while it is open, for somebody who sits there; nothing for anybody else.
    public Map<PersonId, Standing> standings(PersonId person) {
        return invitations.standings(table.stored(), person);
    }

    /// Whether a person was invited here and isn't any more, so that they can't sit down.
    boolean isShut(Optional<PersonId> person) {
        return person.filter(one -> isOpen() && invitations.isShut(table.stored(), one))
                .isPresent();
    }

    /// Looks who is asked to sit down here, or where its people play again.
    ///
    /// @return whether that is otherwise than when it was last looked at
    boolean looksAgain() {
        List<Asked> before = lastAsked;
        lastAsked = invitations.around(table.stored());
        return !lastAsked.equals(before);
    }

    private boolean isOpen() {
        return table.stored().status() == TableStatus.OPEN;
    }
}
