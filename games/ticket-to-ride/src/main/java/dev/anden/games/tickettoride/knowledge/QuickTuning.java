package dev.anden.games.tickettoride.knowledge;

import dev.anden.engine.Budget;
import dev.anden.engine.Player;
import dev.anden.engine.Tuning;
import java.util.List;
import java.util.stream.IntStream;

/// The weights of the quick planner, for `anden tune`.
final class QuickTuning implements Tuning {
    @Override
    public String level() {
        return Weights.QUICK;
    }

    @Override
    public List<Weight> weights() {
        var table = Weights.table();
        List<Double> values = table.column(Weights.QUICK).values();
        return IntStream.range(0, values.size())
                .mapToObj(index -> {
                    var row = table.rows().get(index);
                    return new Weight(row.name(), row.least(), row.most(), values.get(index));
                })
                .toList();
    }

    @Override
    public Player player(List<Double> values) {
        Weights weights = Weights.of(Weights.tableWith(values), Weights.QUICK);
        return new BoardPlayer(board -> new QuickPlanner(board, weights), Budget.positions(0));
    }

    @Override
    public String file(List<Double> values) {
        return Weights.tableWith(values).text();
    }
}
