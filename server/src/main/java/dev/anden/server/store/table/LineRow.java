package dev.anden.server.store.table;

import dev.anden.protocol.Abandonment;
import dev.anden.protocol.Substitute;
import dev.anden.protocol.TableEvent.Abandoned;
import dev.anden.protocol.TableEvent.AgreedToEnd;
import dev.anden.protocol.TableEvent.BackFromHoliday;
import dev.anden.protocol.TableEvent.CameBack;
import dev.anden.protocol.TableEvent.CompanyEvent;
import dev.anden.protocol.TableEvent.HandedOver;
import dev.anden.protocol.TableEvent.OnHoliday;
import dev.anden.protocol.TableEvent.Paused;
import dev.anden.protocol.TableEvent.Resigned;
import dev.anden.protocol.TableEvent.WentOn;
import dev.anden.table.DamagedLog;
import dev.anden.table.Line;
import dev.anden.table.LogFlaw;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// How a line of a log lies in the database: its kind says which of the columns it uses.
final class LineRow {
    private static final String PLAYED = "played";
    private static final String TOOK_BACK = "took-back";
    private static final String WENT_BACK = "went-back";
    private static final String RESIGNED = "resigned";
    private static final String HANDED_OVER = "handed-over";
    private static final String CAME_BACK = "came-back";
    private static final String AGREED_TO_END = "agreed-to-end";
    private static final String PAUSED = "paused";
    private static final String WENT_ON = "went-on";
    private static final String ON_HOLIDAY = "on-holiday";
    private static final String BACK_FROM_HOLIDAY = "back-from-holiday";
    private static final String ABANDONED = "abandoned";

    private static final List<String> COLUMNS = List.of(
            "table_id", "line", "kind", "actor", "text", "undoes", "bot", "reason", "hash", "at", "command", "clocks");

    /// What is in each column, for statements that are carried out for many rows.
    static final int[] TYPES = {
        Types.VARCHAR,
        Types.INTEGER,
        Types.VARCHAR,
        Types.INTEGER,
        Types.VARCHAR,
        Types.INTEGER,
        Types.VARCHAR,
        Types.VARCHAR,
        Types.BIGINT,
        Types.BIGINT,
        Types.VARCHAR,
        Types.VARCHAR
    };

    private static final String PLACES = COLUMNS.stream().map(_ -> "?").collect(Collectors.joining(", ", "(", ")"));

    private LineRow() {}

    /// What writes so many lines at once that aren't there yet, by their [#values] one after another.
    ///
    /// @param count how many lines, 1 or more
    static String insertion(int count) {
        return "insert into ply (" + String.join(", ", COLUMNS) + ") values "
                + String.join(", ", Collections.nCopies(count, PLACES)) + " on conflict do nothing";
    }

    /// What is written of a line, column by column.
    static List<@Nullable Object> values(String table, Line line, Optional<String> clocks) {
        Map<String, @Nullable Object> row = row(table, line, clocks);
        var values = new ArrayList<@Nullable Object>();
        COLUMNS.forEach(column -> values.add(row.get(column)));
        return values;
    }

    private static Map<String, @Nullable Object> row(String table, Line line, Optional<String> clocks) {
        var row = new HashMap<String, @Nullable Object>();
        row.put("table_id", table);
        row.put("line", line.number());
        row.put("actor", line.actor());
        row.put("hash", line.hash());
        row.put("at", line.at());
        row.put("command", line.command().orElse(null));
        row.put("text", "");
        row.put("undoes", null);
        row.put("bot", null);
        row.put("reason", null);
        row.put("clocks", clocks.orElse(null));
        switch (line) {
            case Line.Played played -> {
                row.put("kind", PLAYED);
                row.put("text", played.text());
            }
            case Line.TookBack back -> {
                row.put("kind", TOOK_BACK);
                row.put("undoes", back.undone());
            }
            case Line.WentBack back -> {
                row.put("kind", WENT_BACK);
                row.put("undoes", back.undone());
            }
            case Line.CompanyChanged changed -> put(row, changed.event());
        }
        return row;
    }

    private static void put(Map<String, @Nullable Object> row, CompanyEvent event) {
        switch (event) {
            case Resigned gone -> {
                row.put("kind", RESIGNED);
                row.put("bot", gone.bot());
            }
            case HandedOver over -> {
                row.put("kind", HANDED_OVER);
                row.put("bot", over.bot());
                row.put("reason", over.reason().toString());
            }
            case CameBack _ -> row.put("kind", CAME_BACK);
            case AgreedToEnd _ -> row.put("kind", AGREED_TO_END);
            case Paused _ -> row.put("kind", PAUSED);
            case WentOn _ -> row.put("kind", WENT_ON);
            case OnHoliday gone -> {
                row.put("kind", ON_HOLIDAY);
                row.put("text", Long.toString(gone.until()));
            }
            case BackFromHoliday _ -> row.put("kind", BACK_FROM_HOLIDAY);
            case Abandoned end -> {
                row.put("kind", ABANDONED);
                row.put("reason", end.reason().toString());
            }
        }
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
            case WENT_BACK -> new Line.WentBack(number, actor, row.getInt("undoes"), hash, at, command);
            case RESIGNED,
                    HANDED_OVER,
                    CAME_BACK,
                    AGREED_TO_END,
                    PAUSED,
                    WENT_ON,
                    ON_HOLIDAY,
                    BACK_FROM_HOLIDAY,
                    ABANDONED -> new Line.CompanyChanged(number, event(row, kind, number, actor), hash, at, command);
            default -> throw new DamagedLog(number, LogFlaw.KIND.of("kind", kind));
        };
    }

    private static CompanyEvent event(ResultSet row, String kind, int line, int seat) throws SQLException {
        return switch (kind) {
            case RESIGNED -> new Resigned(seat, row.getString("bot"));
            case HANDED_OVER -> new HandedOver(seat, row.getString("bot"), reason(row.getString("reason"), line));
            case CAME_BACK -> new CameBack(seat);
            case AGREED_TO_END -> new AgreedToEnd(seat);
            case PAUSED -> new Paused(seat);
            case WENT_ON -> new WentOn(seat);
            case ON_HOLIDAY -> new OnHoliday(seat, end(row.getString("text"), line));
            case BACK_FROM_HOLIDAY -> new BackFromHoliday(seat);
            default -> new Abandoned(seat, abandonment(row.getString("reason"), line));
        };
    }

    private static long end(String text, int line) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException unreadable) {
            throw new DamagedLog(line, LogFlaw.COLUMN.of("column", "ply.text"));
        }
    }

    /// Older lines don't say it: there was one reason then.
    private static Abandonment abandonment(@Nullable String word, int line) {
        return word == null
                ? Abandonment.DESERTED
                : Arrays.stream(Abandonment.values())
                        .filter(reason -> reason.toString().equals(word))
                        .findFirst()
                        .orElseThrow(() -> new DamagedLog(line, LogFlaw.END_REASON.of("reason", word)));
    }

    private static Substitute.Reason reason(String word, int line) {
        return Arrays.stream(Substitute.Reason.values())
                .filter(reason -> reason.toString().equals(word))
                .findFirst()
                .orElseThrow(() -> new DamagedLog(line, LogFlaw.BOT_REASON.of("reason", word)));
    }
}
