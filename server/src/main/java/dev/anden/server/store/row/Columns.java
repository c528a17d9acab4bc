package dev.anden.server.store.row;

import dev.anden.engine.Phrase;
import dev.anden.table.LogFlaw;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/// The columns of a row whose texts have a form of ours. One that can't be read spoils neither the rest of its row nor
/// other rows: something else stands for it, and the first one of a row is told as its [#flaw]. The text isn't: it may
/// be what is left of a secret.
public final class Columns {
    private final ResultSet row;
    private final String table;
    private Optional<Phrase> flaw = Optional.empty();

    /// @param table the name of the rows' table
    public Columns(ResultSet row, String table) {
        this.row = row;
        this.table = table;
    }

    /// What a column says.
    ///
    /// @param form reads its text; an [IllegalArgumentException] or [IndexOutOfBoundsException] if it can't
    /// @param otherwise what stands for a text that can't be read
    /// @throws SQLException if there is no such column, or the database can't be asked
    public <T> T read(String column, Function<String, T> form, T otherwise) throws SQLException {
        String text = row.getString(column);
        try {
            return form.apply(text == null ? "" : text);
        } catch (IllegalArgumentException | IndexOutOfBoundsException unreadable) {
            flaw = flaw.or(() -> Optional.of(LogFlaw.COLUMN.of("column", table + "." + column)));
            return otherwise;
        }
    }

    /// Which constant a column names.
    ///
    /// @param otherwise what stands for a word that names none
    /// @throws SQLException if there is no such column, or the database can't be asked
    public <E extends Enum<E>> E word(String column, Class<E> kind, E otherwise) throws SQLException {
        return read(column, text -> Enum.valueOf(kind, text.toUpperCase(Locale.ROOT)), otherwise);
    }

    /// A moment in milliseconds since 1970; empty if the column says nothing.
    ///
    /// @throws SQLException if there is no such column, or the database can't be asked
    public static Optional<Long> moment(ResultSet row, String column) throws SQLException {
        long moment = row.getLong(column);
        return row.wasNull() ? Optional.empty() : Optional.of(moment);
    }

    /// What is wrong with what was read of the row so far; empty if nothing is.
    public Optional<Phrase> flaw() {
        return flaw;
    }
}
