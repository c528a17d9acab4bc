package dev.anden.arena;

import dev.anden.engine.ScoreLine;

/// What one rule brought one bot over many games. Only whole numbers, so that the order of adding doesn't matter.
final class RuleTally {
    private long lines;
    private long achieved;
    private long points;

    void add(ScoreLine line) {
        lines++;
        achieved += line.achieved() ? 1 : 0;
        points += line.points();
    }

    void add(RuleTally other) {
        lines += other.lines;
        achieved += other.achieved;
        points += other.points;
    }

    BotResult.RuleResult result(String rule, long games) {
        return new BotResult.RuleResult(
                rule, (double) lines / games, (double) achieved / games, (double) points / games);
    }
}
