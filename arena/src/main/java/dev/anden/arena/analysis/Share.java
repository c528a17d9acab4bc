package dev.anden.arena.analysis;

import dev.anden.engine.Event;
import java.util.Optional;

/// What all luck of one kind, or all choices of one seat, by whoever sits there or by a bot for them, changed
/// together.
///
/// @param actor the seat, or [dev.anden.engine.State#CHANCE]
/// @param byBot whether a bot chose for the person in that seat
/// @param cause one example of what chance brought; empty for choices
/// @param count how often
/// @param change by how much
public record Share(int actor, boolean byBot, Optional<Event> cause, int count, Change change) {}
