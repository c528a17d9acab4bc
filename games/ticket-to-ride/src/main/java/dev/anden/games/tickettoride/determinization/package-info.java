/// Deals anew what one seat can't know, as likely as the seat must think it.
///
/// Open first: [dev.anden.games.tickettoride.determinization.Determinization].
@NullMarked
package dev.anden.games.tickettoride.determinization;

import org.jspecify.annotations.NullMarked;
