package dev.anden.games.tickettoride.knowledge;

import dev.anden.engine.Budget;
import dev.anden.engine.Player;
import dev.anden.engine.Tuning;
import dev.anden.games.common.play.WeightTable;
import dev.anden.games.tickettoride.board.BoardRules;
import java.util.List;
import java.util.stream.IntStream;

/// The weights of the quick planner, for `anden tune`: those of the column that is for such games.
final class QuickTuning implements Tuning {
    private final WeightTable table = Weights.table();
    private final String column;

    QuickTuning(BoardRules rules) {
        column =
                Weights.quickColumn(rules.vehicleCount(), rules.openingTickets().keep());
    }

    @Override
    public String level() {
        return TicketToRidePlayers.QUICK;
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

    /// As it plays in rehearsals: it remembers its network, and begins anew where a game begins.
    @Override
    public Player player(List<Double> values) {
        Weights weights = Weights.of(table.with(column, values), column);
        return new BoardPlayer(board -> new QuickPlanner(board, weights), Budget.positions(0));
    }

    @Override
    public Player bot(List<Double> values) {
        Weights weights = Weights.of(table.with(column, values), column);
        return new BoardPlayer(board -> new QuickPlayer(board, weights), Budget.positions(0));
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
        return table.with(column, values).text();
    }
}
