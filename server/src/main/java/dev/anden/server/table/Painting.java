package dev.anden.server.table;

import dev.anden.protocol.Paint;
import dev.anden.protocol.SeatKind;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.table.StoredTable;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Which colours the seats have, while the table is open: everybody chooses that of their own.
public final class Painting {
    private final Services services;
    private final LiveTable table;
    private final OpenTable open;

    Painting(Services services, LiveTable table) {
        this.services = services;
        this.table = table;
        open = new OpenTable(table);
    }

    /// A person gives a seat a colour: their own, or, as the host, a bot's or one that is free. The seat
    /// that has it gets the one that this seat had; but what another person has, who doesn't share the
    /// device, they keep. Where the seat has it already nothing changes.
    ///
    /// @param household who plays on the person's device
    /// @throws RequestRefused if there is no such seat, the person has no say in it, somebody else has the
    ///     colour, or the game started
    public void paint(PersonId person, int seat, Paint paint, Collection<PersonId> household) {
        if (!isPainted(person, seat, paint, household)) {
            // Somebody else was quicker: as it is now it may be impossible, for a reason that can be told.
            open.changed();
            if (!isPainted(person, seat, paint, household)) {
                throw open.overtaken();
            }
        }
        open.changed();
    }

    /// Whoever has just sat down gets the colour that they like, unless another person has it.
    public void paintIfFree(PersonId person, Paint paint) {
        table.stored()
                .seatOf(Optional.of(person))
                .map(open::seat)
                .filter(_ -> open.isOpen() && !isKept(holder(paint), List.of(person)))
                .filter(seat -> write(seat, paint))
                .ifPresent(_ -> open.changed());
    }

    private boolean isPainted(PersonId person, int number, Paint paint, Collection<PersonId> household) {
        StoredTable.Seat seat = open.seat(number);
        open.require();
        boolean own = seat.person().equals(Optional.of(person));
        if (!own && (seat.kind() == SeatKind.PERSON || !open.isHost(person))) {
            throw new RequestRefused(
                    ProblemCode.NOT_YOUR_SEAT, "The colour of seat %d isn't yours to choose.".formatted(number));
        }
        Optional<StoredTable.Seat> holder = holder(paint).filter(one -> one.seat() != number);
        if (isKept(holder, household)) {
            String name = holder.orElseThrow().name();
            throw new RequestRefused(
                    ProblemCode.PAINT_TAKEN, "%s has that colour at this table.".formatted(name), Map.of("name", name));
        }
        return write(seat, paint);
    }

    private Optional<StoredTable.Seat> holder(Paint paint) {
        return table.stored().seats().stream()
                .filter(seat -> seat.paint() == paint)
                .findFirst();
    }

    /// Whether the colour is one that a person keeps.
    ///
    /// @param holder the seat that has it
    /// @param household those who give it up
    private static boolean isKept(Optional<StoredTable.Seat> holder, Collection<PersonId> household) {
        return holder.filter(seat -> seat.kind() == SeatKind.PERSON)
                .filter(seat -> seat.person().filter(household::contains).isEmpty())
                .isPresent();
    }

    /// @return whether the seat has the colour now; not if something else was written first
    private boolean write(StoredTable.Seat seat, Paint paint) {
        return seat.paint() == paint
                || services.tables()
                        .open()
                        .paint(
                                table.id(),
                                seat,
                                paint,
                                holder(paint),
                                table.stored().host(),
                                services.clock().millis());
    }
}
