package dev.anden.server.store;

import dev.anden.table.DamagedLog;
import dev.anden.table.Line;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// How a line of a log lies in the database: its kind says which of the columns it uses.
final class LineRow {
    private static final String PLAYED = "played";
    private static final String TOOK_BACK = "took-back";

    private LineRow() {}

    /// What is written, by column.
    static Map<String, @Nullable Object> of(String table, Line line) {
        var row = new HashMap<String, @Nullable Object>();
        row.put("table", table);
        row.put("line", line.number());
        row.put("actor", line.actor());
        row.put("hash", line.hash());
        row.put("at", line.at());
        row.put("command", line.command().orElse(null));
        switch (line) {
            case Line.Played played -> {
                row.put("kind", PLAYED);
                row.put("text", played.text());
                row.put("undoes", null);
            }
            case Line.TookBack back -> {
                row.put("kind", TOOK_BACK);
                row.put("text", "");
                row.put("undoes", back.undone());
            }
        }
        return row;
    }

    /// @throws DamagedLog if the line is of a kind that this program doesn't know
    static Line line(ResultSet row) throws SQLException {
        int number = row.getInt("line");
        int actor = row.getInt("actor");
        long hash = row.getLong("hash");
        long at = row.getLong("at");
        Optional<String> command = Optional.ofNullable(row.getString("command"));
        String kind = row.getString("kind");
        return switch (kind) {
            case PLAYED -> new Line.Played(number, actor, row.getString("text"), hash, at, command);
            case TOOK_BACK -> new Line.TookBack(number, actor, row.getInt("undoes"), hash, at, command);
            default -> throw new DamagedLog(number, "there is a line of the unknown kind \"%s\"".formatted(kind));
        };
    }
}
