/// The count at the end: tickets, what elements add, ranks.
///
/// Open first: [dev.anden.games.tickettoride.scoring.EndScoring].
@NullMarked
package dev.anden.games.tickettoride.scoring;

import org.jspecify.annotations.NullMarked;
