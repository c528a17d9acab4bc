/// The actions of the seats and the outcomes of chance: their codes and their names on the wire.
///
/// Open first: [dev.anden.games.tickettoride.action.ActionCodes].
@NullMarked
package dev.anden.games.tickettoride.action;

import org.jspecify.annotations.NullMarked;
