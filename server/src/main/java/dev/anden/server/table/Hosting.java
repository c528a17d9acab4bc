package dev.anden.server.table;

import dev.anden.protocol.NewTerms;
import dev.anden.protocol.SeatKind;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.table.OpenTableStore.Others;
import dev.anden.server.store.table.StoredTable;
import java.util.List;

/// What becomes of an open table is its host's matter: what holds there, who finds it, how its game begins, who is
/// the host after them, and when it closes.
public final class Hosting {
    private final Services services;
    private final LiveTable table;
    private final OpenTable open;

    Hosting(Services services, LiveTable table) {
        this.services = services;
        this.table = table;
        open = new OpenTable(table);
    }

    /// The host says whether everybody finds the table, or only whoever has its link.
    ///
    /// @throws RequestRefused if the person isn't the host, or the game started
    public void list(PersonId person, boolean listed) {
        open.requireHost(person);
        open.require();
        if (!services.tables().open().list(table.id(), listed, now())) {
            throw open.overtaken();
        }
        open.changed();
    }

    /// The host says whether the game begins by itself once nobody is missing ([Beginnings]), or waits for somebody to
    /// start it.
    ///
    /// @throws RequestRefused if the person isn't the host, or the game started
    public void startByItself(PersonId person, boolean does) {
        open.requireHost(person);
        open.require();
        if (!services.tables().open().startByItself(table.id(), does, now())) {
            throw open.overtaken();
        }
        open.changed();
    }

    /// The host says otherwise how much time there is, whether the game counts, and what those see who watch. Whoever
    /// sits there is told, and may leave; if there is less time the game waits for that ([Starting]).
    ///
    /// @throws RequestRefused if that can't be, somebody else has sat down who hasn't to put up with it
    ///     ([HarderTerms]), the person isn't the host, or the game started
    public void change(PersonId person, NewTerms wish) {
        open.requireHost(person);
        open.require();
        StoredTable before = table.stored();
        boolean rated = wish.rated()
                && before.seats().size() > 1
                && before.seats().stream().noneMatch(StoredTable.Seat::isNetworkBot);
        Creating.requireTime(
                wish.time(),
                before.seats().stream().filter(StoredTable.Seat::mayWait).count());
        Creating.requireSpectators(wish.spectators(), rated);
        var terms = new NewTerms(wish.time(), rated, wish.spectators());
        List<PersonId> others = others(before, person);
        Others allowed = HarderTerms.allow(before, terms, others.stream().allMatch(table::isPresent));
        if (allowed == Others.NOBODY && !others.isEmpty()) {
            throw new RequestRefused(
                    ProblemCode.OTHERS_SIT,
                    "Somebody sat down under these terms; they have to stand up before you can change them like that.");
        }
        if (!services.tables().open().change(table.id(), person, terms, allowed, now())) {
            throw open.overtaken();
        }
        open.changed();
    }

    private static List<PersonId> others(StoredTable table, PersonId host) {
        return table.seats().stream()
                .filter(seat -> seat.kind() == SeatKind.PERSON)
                .flatMap(seat -> seat.person().stream())
                .filter(person -> !person.equals(host))
                .toList();
    }

    /// The host makes somebody else who sits there the host. Where they are already nothing changes:
    /// whoever has made them that may not have been told so, and ask again.
    ///
    /// @throws RequestRefused if there is no such seat, nobody else sits there, the person isn't the host, or the
    ///     game started
    public void passOn(PersonId person, int seat) {
        StoredTable.Seat wanted = open.seat(seat);
        if (!open.isHost(person) && wanted.person().filter(open::isHost).isPresent()) {
            return;
        }
        open.requireHost(person);
        open.require();
        if (wanted.kind() != SeatKind.PERSON
                || wanted.person().filter(other -> !other.equals(person)).isEmpty()) {
            throw nobodyThere(seat);
        }
        if (!services.tables().open().passOn(table.id(), person, wanted.person().orElseThrow(), now())) {
            open.changed();
            open.requireHost(person);
            open.require();
            throw nobodyThere(seat);
        }
        open.changed();
    }

    /// The host, who doesn't sit there, makes somebody the host who does.
    ///
    /// @throws RequestRefused if the person isn't the host any more, or the game started
    void leaveTo(PersonId heir, PersonId person) {
        if (!services.tables().open().passOn(table.id(), person, heir, now())) {
            throw open.overtaken();
        }
        open.changed();
    }

    /// The host closes the table for good, and whoever is there is told.
    ///
    /// @throws RequestRefused if the person isn't the host, or the game started
    void close(PersonId person) {
        open.requireHost(person);
        open.require();
        closeForGood();
    }

    /// The table closes for good, and whoever is there is told.
    ///
    /// @throws RequestRefused if the game started
    void closeForGood() {
        if (!table.staying().removeOpen()) {
            throw open.overtaken();
        }
    }

    private static RequestRefused nobodyThere(int seat) {
        return new RequestRefused(
                ProblemCode.NOBODY_THERE, "Nobody else sits in seat %d who could be the host.".formatted(seat));
    }

    private long now() {
        return services.clock().millis();
    }
}
