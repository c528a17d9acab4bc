/// Tournaments: who has entered them, which games their rounds have, and what these brought.
///
/// Open first: [dev.anden.server.store.tournament.TournamentStore].
@NullMarked
package dev.anden.server.store.tournament;

import org.jspecify.annotations.NullMarked;
