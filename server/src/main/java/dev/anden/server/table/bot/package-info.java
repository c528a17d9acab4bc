/// What a table knows of its bots, and the threads that all of them share. Their turns are
/// [dev.anden.server.table.BotTurns], for these act at the table.
///
/// Open first: [dev.anden.server.table.bot.BotThreads].
@NullMarked
package dev.anden.server.table.bot;

import org.jspecify.annotations.NullMarked;
