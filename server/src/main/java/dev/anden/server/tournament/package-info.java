/// Tournaments: people enter, and the server has them play one another by rounds, at tables of the same game.
///
/// Open first: [dev.anden.server.tournament.Tournaments].
@NullMarked
package dev.anden.server.tournament;

import org.jspecify.annotations.NullMarked;
