/// The lobby: HTTP requests that list games and tables, set tables up, and seat people and bots. Open
/// [TablesController] first.
@NullMarked
package dev.anden.server.lobby;

import org.jspecify.annotations.NullMarked;
