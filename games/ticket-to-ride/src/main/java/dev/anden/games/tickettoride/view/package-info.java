/// What one seat may see: as numbers, for bots, and as records, for whoever draws a table.
///
/// Open first: [dev.anden.games.tickettoride.view.TtrObservation]. What isn't said through it stays secret.
@NullMarked
package dev.anden.games.tickettoride.view;

import org.jspecify.annotations.NullMarked;
