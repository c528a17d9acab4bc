package dev.anden.server.store;

import dev.anden.protocol.SeatKind;
import dev.anden.protocol.Substitute;
import dev.anden.protocol.TableStatus;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// What rows of tables and seats say.
final class TableRows {
    /// Who sits in a seat `s`: their name `p.name`, and of a program its owner's, `o.name`.
    static final String WHO = " left join person p on p.id = s.person"
            + " left join network_bot b on b.id = s.person left join person o on o.id = b.owner";

    private TableRows() {}

    static StoredTable table(ResultSet row) throws SQLException {
        return new StoredTable(
                row.getString("id"),
                row.getString("game"),
                row.getInt("rules_version"),
                new PersonId(row.getString("host")),
                TableStatus.valueOf(row.getString("status").toUpperCase(Locale.ROOT)),
                row.getString("seed"),
                row.getLong("created"),
                OptionsText.read(row.getString("options")),
                TimeControlText.read(row.getString("time_control")),
                row.getInt("rated") == 1,
                row.getInt("imported") == 1,
                SpectatorText.read(row.getString("spectators")),
                row.getInt("listed") == 1,
                StoredTable.Branch.after(row.getInt("branch_ply"), Optional.ofNullable(row.getString("branch_of"))),
                Optional.ofNullable(row.getString("rematch")),
                List.of());
    }

    static StoredTable.Seat seat(ResultSet row) throws SQLException {
        return new StoredTable.Seat(
                row.getInt("seat"),
                SeatKind.valueOf(row.getString("kind").toUpperCase(Locale.ROOT)),
                Optional.ofNullable(row.getString("person")).map(PersonId::new),
                Optional.ofNullable(row.getString("name")).orElse(""),
                Optional.ofNullable(row.getString("owner")).orElse(""),
                row.getString("bot"),
                substitute(row),
                Optional.ofNullable(row.getString("contribution")));
    }

    private static Optional<Substitute> substitute(ResultSet row) throws SQLException {
        String bot = row.getString("substitute");
        return bot == null
                ? Optional.empty()
                : Optional.of(new Substitute(
                        bot,
                        Substitute.Reason.valueOf(
                                row.getString("substitute_reason").toUpperCase(Locale.ROOT))));
    }
}
