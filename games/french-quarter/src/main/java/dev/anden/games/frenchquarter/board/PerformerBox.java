package dev.anden.games.frenchquarter.board;

import java.util.Optional;

/// A box of the performers' track (`fq.performer.track`). At most one of its properties says something.
///
/// @param icon an umbrella or an activity
/// @param maps the index of the street whose building is mapped
/// @param points points at the end
public record PerformerBox(Optional<Icon> icon, Optional<Integer> maps, int points) {}
