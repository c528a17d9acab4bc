package dev.anden.server.store.row;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.JdbcOperations;
import org.springframework.jdbc.core.simple.JdbcClient;

/// How a statement is carried out for many rows of values.
public sealed interface Rows {
    /// Carries a statement out for each row.
    ///
    /// @param sql the statement, with a place for each value of a row
    /// @param types what the values are, column by column ([java.sql.Types])
    /// @param values row by row
    /// @return how many rows of the database were changed in all
    int change(String sql, int[] types, List<List<@Nullable Object>> values);

    /// Inserts rows that aren't there yet.
    ///
    /// @param insertion the statement that inserts so many rows
    /// @param types what the values are, column by column ([java.sql.Types])
    /// @param values row by row
    /// @return how many of them weren't there
    int insert(IntFunction<String> insertion, int[] types, List<List<@Nullable Object>> values);

    /// All rows are sent before the first is answered: over a network the way is long.
    ///
    /// @param operations on a driver that carries batches out that way
    record Together(JdbcOperations operations) implements Rows {
        @Override
        public int change(String sql, int[] types, List<List<@Nullable Object>> values) {
            if (values.isEmpty()) {
                return 0;
            }
            List<Object[]> rows = values.stream().map(List::toArray).toList();
            return Arrays.stream(operations.batchUpdate(sql, rows, types)).sum();
        }

        @Override
        public int insert(IntFunction<String> insertion, int[] types, List<List<@Nullable Object>> values) {
            return change(insertion.apply(1), types, values);
        }
    }

    /// One after another, as a part of a change that asks other things, too.
    record OneByOne(JdbcClient client) implements Rows {
        /// A statement has places for some hundred values, whatever the database.
        private static final int INSERTED_AT_ONCE = 20;

        @Override
        public int change(String sql, int[] types, List<List<@Nullable Object>> values) {
            return values.stream()
                    .mapToInt(row -> client.sql(sql).params(row).update())
                    .sum();
        }

        @Override
        public int insert(IntFunction<String> insertion, int[] types, List<List<@Nullable Object>> values) {
            int inserted = 0;
            for (int from = 0; from < values.size(); from += INSERTED_AT_ONCE) {
                List<List<@Nullable Object>> rows =
                        values.subList(from, Math.min(from + INSERTED_AT_ONCE, values.size()));
                var flat = new ArrayList<@Nullable Object>();
                rows.forEach(flat::addAll);
                inserted +=
                        client.sql(insertion.apply(rows.size())).params(flat).update();
            }
            return inserted;
        }
    }
}
