/// Bots that know no particular game, and the roster of all bots that are installed.
///
/// Open first: [dev.anden.players.Roster]. Bots see `engine` alone; what is known of how to play a game well lies
/// with the game and comes in as a [dev.anden.engine.PlayerProvider].
@NullMarked
package dev.anden.players;

import org.jspecify.annotations.NullMarked;
