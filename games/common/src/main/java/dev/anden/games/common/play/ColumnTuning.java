package dev.anden.games.common.play;

import dev.anden.engine.Player;
import dev.anden.engine.Tuning;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

/// The numbers of a column of a [WeightTable], for a tuner.
public final class ColumnTuning implements Tuning {
    private final String level;
    private final WeightTable table;
    private final String column;
    private final Function<WeightTable.Column, Player> player;
    private final Function<WeightTable.Column, Player> bot;

    /// @param level the level that goes by the column
    /// @param player makes what plays in a tuner, and may remember from choice to choice
    /// @param bot makes a bot of that level, which may not
    /// @throws IllegalArgumentException if there is no such column
    public ColumnTuning(
            String level,
            WeightTable table,
            String column,
            Function<WeightTable.Column, Player> player,
            Function<WeightTable.Column, Player> bot) {
        this.level = level;
        this.table = table;
        this.column = column;
        this.player = player;
        this.bot = bot;
        table.column(column);
    }

    @Override
    public String level() {
        return level;
    }

    @Override
    public List<Weight> weights() {
        List<Double> values = table.column(column).values();
        return IntStream.range(0, values.size())
                .mapToObj(index -> {
                    WeightTable.Row row = table.rows().get(index);
                    return new Weight(row.name(), row.least(), row.most(), values.get(index));
                })
                .toList();
    }

    @Override
    public Player player(List<Double> values) {
        return player.apply(with(values).column(column));
    }

    @Override
    public Player bot(List<Double> values) {
        return bot.apply(with(values).column(column));
    }

    private WeightTable with(List<Double> values) {
        return table.with(column, values);
    }

    @Override
    public List<Double> values(String name, String text) {
        WeightTable.Column given = WeightTable.parse(name, text).column(column);
        List<Double> values = table.rows().stream().map(given::takeWithin).toList();
        given.checkAllTaken();
        return values;
    }

    @Override
    public String file(List<Double> values) {
        return with(values).text();
    }
}
