package dev.anden.arena;

import dev.anden.engine.ScoreLine;

/// What one rule brought one bot over many games. Only whole numbers, so that the order of adding doesn't matter.
public final class RuleTally {
    private long lines;
    private long achieved;
    private long points;

    /// Nothing so far.
    public RuleTally() {}

    /// What was counted elsewhere.
    public RuleTally(long lines, long achieved, long points) {
        this.lines = lines;
        this.achieved = achieved;
        this.points = points;
    }

    /// Counts a line of a score sheet.
    public void add(ScoreLine line) {
        lines++;
        achieved += line.achieved() ? 1 : 0;
        points += line.points();
    }

    /// Counts what another one has counted.
    public void add(RuleTally other) {
        lines += other.lines;
        achieved += other.achieved;
        points += other.points;
    }

    /// Lines of the score sheets.
    public long lines() {
        return lines;
    }

    /// Those of them that were achieved.
    public long achieved() {
        return achieved;
    }

    /// The sum of their points.
    public long points() {
        return points;
    }

    /// What the rule brought on average of some games.
    public BotResult.RuleResult result(String rule, long games) {
        return new BotResult.RuleResult(
                rule, (double) lines / games, (double) achieved / games, (double) points / games);
    }
}
