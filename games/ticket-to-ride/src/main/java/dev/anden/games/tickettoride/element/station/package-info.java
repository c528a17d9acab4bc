/// Stations (`ttr.europe.station-*`): where they stand, what they cost, and the routes that they lend at the end.
/// Open [Stations] first.
@NullMarked
package dev.anden.games.tickettoride.element.station;

import org.jspecify.annotations.NullMarked;
