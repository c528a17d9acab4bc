package dev.anden.server.table;

import dev.anden.protocol.SeatKind;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TableInfo.SeatInfo;
import dev.anden.protocol.TableStatus;
import dev.anden.server.store.PersonId;
import dev.anden.server.store.StoredTable;
import java.util.Optional;

/// What is said of a table to one person.
final class TableInfos {
    private TableInfos() {}

    static TableInfo of(LiveTable table, Optional<PersonId> person) {
        StoredTable stored = table.stored();
        Optional<Play> running = stored.status() == TableStatus.PLAYING ? table.play() : Optional.empty();
        var seed = new Seed(stored.seed());
        return new TableInfo(
                stored.id(),
                stored.game(),
                stored.status(),
                table.version(),
                stored.seats().stream().map(seat -> seat(table, seat, running)).toList(),
                stored.options(),
                stored.seatOf(person),
                person.equals(Optional.of(stored.host())),
                stored.created(),
                stored.status() == TableStatus.OPEN ? Optional.empty() : Optional.of(seed.commitment()),
                stored.status() == TableStatus.OVER ? Optional.of(seed.hex()) : Optional.empty());
    }

    private static SeatInfo seat(LiveTable table, StoredTable.Seat seat, Optional<Play> running) {
        return new SeatInfo(
                seat.seat(),
                seat.kind(),
                seat.name(),
                seat.bot(),
                seat.kind() == SeatKind.BOT || table.audience().isPresent(seat.person()),
                running.flatMap(play -> play.choiceOf(seat.seat())).isPresent());
    }
}
