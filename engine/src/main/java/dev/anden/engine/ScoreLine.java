package dev.anden.engine;

import java.util.List;

/// One line of the score sheet: points and the rule they come from.
///
/// @param seat whose points
/// @param rule the rule's id
/// @param points may be negative or 0
/// @param subjects ids of what the line is about: a ticket, the routes of a path
/// @param achieved whether it was made: a ticket completed, the longest path won
public record ScoreLine(int seat, String rule, int points, List<String> subjects, boolean achieved) {
    public ScoreLine {
        subjects = List.copyOf(subjects);
    }
}
