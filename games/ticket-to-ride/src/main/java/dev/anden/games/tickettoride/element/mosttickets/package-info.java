/// The bonus for the most completed tickets (`ttr.end.most-tickets`), which some ticket sets have. Open
/// [MostTickets] first.
@NullMarked
package dev.anden.games.tickettoride.element.mosttickets;

import org.jspecify.annotations.NullMarked;
