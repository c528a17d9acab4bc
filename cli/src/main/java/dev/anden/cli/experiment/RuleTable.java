package dev.anden.cli.experiment;

import dev.anden.arena.BotResult.RuleResult;
import dev.anden.cli.text.Figures;
import dev.anden.cli.text.TextTable;
import dev.anden.cli.text.Texts;
import java.util.List;

/// Where the points of bots come from, as a table: a row for each rule that brings some.
final class RuleTable {
    private final TextTable table;
    private final Figures figures;

    RuleTable(Texts texts) {
        figures = Figures.of(texts);
        table = TextTable.of(
                texts, "tournament.bot", "tournament.rule", "tournament.made", "tournament.of", "tournament.points");
    }

    /// The rows of one bot.
    void add(String bot, List<RuleResult> rules) {
        for (RuleResult rule : rules) {
            table.row(
                    bot,
                    rule.rule(),
                    figures.hundredths(rule.achieved()),
                    figures.hundredths(rule.lines()),
                    figures.tenths(rule.points()));
        }
    }

    /// The table, each row ended by a line feed.
    String text() {
        return table.text();
    }
}
