/// Flags (`ttr.paris.flag-*`): the cards that seats lay before themselves instead of discarding them. Open
/// [Flags] first.
@NullMarked
package dev.anden.games.tickettoride.element.flag;

import org.jspecify.annotations.NullMarked;
