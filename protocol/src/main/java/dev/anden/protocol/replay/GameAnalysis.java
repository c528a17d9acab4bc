package dev.anden.protocol.replay;

import dev.anden.engine.Action;
import dev.anden.engine.Event;
import java.util.List;
import java.util.Optional;

/// What was found about a finished game for one of its seats, so far. Worth is the chance to win, from 0 to 1, or
/// points where somebody played alone.
///
/// @param seat whose game it is looked at as
/// @param progress how much of the work is done, from 0 to 1
/// @param inPoints whether worth is counted in points
/// @param start what the game was worth before its first ply
/// @param end what it came to
/// @param steps how it went on, in order; with all changes the start becomes the end
/// @param shares the same changes, put together by kinds of luck and by seats
/// @param verdicts what is to be said of what whoever sits there chose, in order; not of what a bot chose for them
public record GameAnalysis(
        int seat,
        double progress,
        boolean inPoints,
        double start,
        double end,
        List<Step> steps,
        List<Share> shares,
        List<Verdict> verdicts) {
    public GameAnalysis {
        steps = List.copyOf(steps);
        shares = List.copyOf(shares);
        verdicts = List.copyOf(verdicts);
    }

    /// A part of the game: a choice, or what chance brought of one kind.
    ///
    /// @param from its first ply, from 0
    /// @param actor the seat that chose, or -1 for chance
    /// @param byBot whether a bot chose for the person in that seat
    /// @param action what was chosen; absent for chance
    /// @param events what is told of what chance brought, in order, with nothing hidden; none for a choice
    /// @param before what the position before it was worth, with all cards open
    /// @param change by how much that changed
    /// @param error its standard error; absent where too little was looked at to know it
    public record Step(
            int from,
            int actor,
            boolean byBot,
            Optional<Action> action,
            List<Event> events,
            double before,
            double change,
            Optional<Double> error) {
        public Step {
            events = List.copyOf(events);
        }
    }

    /// What all luck of one kind, or all choices of one seat, by whoever sits there or by a bot for them,
    /// changed together.
    ///
    /// @param actor the seat, or -1 for chance
    /// @param byBot whether a bot chose for the person in that seat
    /// @param cause one example of what chance brought; absent for choices
    /// @param count how often
    /// @param change by how much
    /// @param error its standard error; absent where too little was looked at to know it
    public record Share(
            int actor, boolean byBot, Optional<Event> cause, int count, double change, Optional<Double> error) {}

    /// What is to be said of a choice, from what the seat could know.
    ///
    /// @param ply when, from 0
    /// @param chosen what was chosen
    /// @param better the best of the others
    /// @param lost what the choice cost against the best that there was, 0 or more
    /// @param error the standard error of that, by the difference in deals that both have in common
    /// @param costly whether it is sure that it cost anything
    public record Verdict(int ply, Option chosen, Option better, double lost, double error, boolean costly) {}

    /// An action that could have been chosen.
    ///
    /// @param action the action
    /// @param worth what it is worth to the seat
    /// @param error its standard error; absent where too little was looked at to know it
    public record Option(Action action, double worth, Optional<Double> error) {}
}
