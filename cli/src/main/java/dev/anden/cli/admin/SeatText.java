package dev.anden.cli.admin;

import dev.anden.cli.text.Texts;
import dev.anden.server.store.table.StoredTable;
import java.util.stream.Collectors;

/// Who sits at a table, in words.
///
/// @param texts in whose language
record SeatText(Texts texts) {
    /// Everybody, in the order of the seats.
    String of(StoredTable table) {
        return table.seats().stream().map(this::of).collect(Collectors.joining(", "));
    }

    /// Whoever sits in a seat.
    String of(StoredTable.Seat seat) {
        return switch (seat.kind()) {
            case BOT -> texts.text("admin.bot", seat.bot());
            case FREE -> texts.text("admin.free");
            case PERSON -> seat.name().isEmpty() ? texts.text("reports.gone") : seat.name();
        };
    }
}
