package dev.anden.server.store.table;

import dev.anden.arena.Seed;
import dev.anden.engine.Phrase;
import dev.anden.protocol.Paint;
import dev.anden.protocol.SeatKind;
import dev.anden.protocol.SpectatorView;
import dev.anden.protocol.Substitute;
import dev.anden.protocol.TableStatus;
import dev.anden.protocol.TimeControl;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.row.Columns;
import dev.anden.server.store.row.OptionsText;
import dev.anden.server.store.row.SpectatorText;
import dev.anden.server.store.row.TimeControlText;
import dev.anden.table.LogFlaw;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// What rows of tables and seats say.
final class TableRows {
    /// Who sits in a seat `s`: their name `p.name`, and of a program its owner's, `o.name`.
    static final String WHO = " left join person p on p.id = s.person"
            + " left join network_bot b on b.id = s.person left join person o on o.id = b.owner";

    /// Stands for a seed that can't be read: nothing is drawn from it, since such a table can't be opened.
    private static final String NO_SEED = "0".repeat(64);

    private TableRows() {}

    /// A table without its seats.
    static StoredTable table(ResultSet row) throws SQLException {
        var columns = new Columns(row, "game_table");
        var table = new StoredTable(
                row.getString("id"),
                row.getString("game"),
                row.getInt("rules_version"),
                new PersonId(row.getString("host")),
                columns.word("status", TableStatus.class, TableStatus.DAMAGED),
                columns.read("seed", text -> new Seed(text).hex(), NO_SEED),
                row.getLong("created"),
                terms(row, columns),
                StoredTable.Branch.after(row.getInt("branch_ply"), Optional.ofNullable(row.getString("branch_of"))),
                Optional.ofNullable(row.getString("rematch")),
                List.of(),
                Optional.empty());
        return columns.flaw().map(table::without).orElse(table);
    }

    private static StoredTable.Terms terms(ResultSet row, Columns columns) throws SQLException {
        return new StoredTable.Terms(
                OptionsText.read(row.getString("options")),
                columns.read("time_control", TimeControlText::read, TimeControl.NONE),
                row.getInt("rated") == 1,
                row.getInt("imported") == 1,
                columns.read("spectators", SpectatorText::read, SpectatorView.PUBLIC),
                row.getInt("listed") == 1,
                row.getInt("starts_by_itself") == 1,
                Optional.ofNullable(row.getString("tournament")));
    }

    /// One of a table's seats.
    ///
    /// @param flaw what is wrong with its row; empty if nothing is
    record SeatRow(StoredTable.Seat seat, Optional<Phrase> flaw) {}

    static SeatRow seat(ResultSet row) throws SQLException {
        var columns = new Columns(row, "seat");
        var seat = new StoredTable.Seat(
                row.getInt("seat"),
                paint(row, columns),
                columns.word("kind", SeatKind.class, SeatKind.PERSON),
                Optional.ofNullable(row.getString("person")).map(PersonId::new),
                Optional.ofNullable(row.getString("name")).orElse(""),
                Optional.ofNullable(row.getString("owner")).orElse(""),
                row.getString("bot"),
                substitute(row, columns),
                Columns.moment(row, "holiday"),
                row.getString("contribution") == null
                        ? Optional.empty()
                        : columns.read("contribution", text -> Optional.of(new Seed(text).hex()), Optional.empty()));
        return new SeatRow(seat, columns.flaw());
    }

    /// Seats of tables that were set up before anybody chose have those of their numbers.
    private static Paint paint(ResultSet row, Columns columns) throws SQLException {
        Paint unsaid = Paint.ofSeat(row.getInt("seat"));
        return row.getString("paint") == null ? unsaid : columns.word("paint", Paint.class, unsaid);
    }

    private static Optional<Substitute> substitute(ResultSet row, Columns columns) throws SQLException {
        String bot = row.getString("substitute");
        return bot == null
                ? Optional.empty()
                : Optional.of(new Substitute(
                        bot, columns.word("substitute_reason", Substitute.Reason.class, Substitute.Reason.RESIGNED)));
    }

    /// A table with its seats, in their order.
    static StoredTable seated(StoredTable table, List<SeatRow> rows) {
        StoredTable seated = table.with(rows.stream().map(SeatRow::seat).toList());
        return rows.stream()
                .flatMap(row -> row.flaw().stream())
                .findFirst()
                .or(() -> areComplete(seated.seats()) ? Optional.empty() : Optional.of(LogFlaw.SEATS.of()))
                .map(seated::without)
                .orElse(seated);
    }

    private static boolean areComplete(List<StoredTable.Seat> seats) {
        return !seats.isEmpty()
                && IntStream.range(0, seats.size())
                        .allMatch(number -> seats.get(number).seat() == number);
    }
}
