/// Live tables: the mailbox through which every change of a table goes, one after another. What happens at a table
/// is worked out in [dev.anden.table]; here are its lock, its log, its people and its bots' threads.
///
/// Open first:
/// - [dev.anden.server.table.LiveTables]: the door to every table. A table is loaded when it is first touched
///   ([dev.anden.server.table.TablesInMemory]), and dropped when nobody has for a while
///   ([dev.anden.server.table.Clearing]); whatever it knows can be rebuilt from the log.
/// - [dev.anden.server.table.Visiting]: what happens at each visit: the lock, what is due before a verb and after it.
/// - [dev.anden.server.table.LiveTable]: one table. Its verbs run under its lock:
///   [dev.anden.server.table.Acting], [dev.anden.server.table.Watching]; and before the game begins
///   [dev.anden.server.table.Seating], [dev.anden.server.table.Inviting], [dev.anden.server.table.Hosting],
///   [dev.anden.server.table.Starting].
/// - [dev.anden.server.table.Beginnings]: games that begin by themselves, once nobody is missing.
/// - [dev.anden.server.table.NewTables]: how tables come to be, and what reaches beyond one of them before its game
///   begins: a rematch, an invitation that is answered.
/// - [dev.anden.server.table.Telling]: what those who watch a table are told, each as far as they may know.
/// - [dev.anden.server.table.Committing]: what the game at the table ([dev.anden.table.Play]) has worked out is written
///   in one transaction, and only then what the table is.
/// - [dev.anden.server.table.CatchingUp]: what was done by other servers of the same database happens here as well.
/// - [dev.anden.server.table.BotTurns]: bots think outside of the lock and act through the same door.
///
/// What knows nothing of a live table has a room beside it: who looks on (`audience`), what is kept of bots and the
/// threads that they think on (`bot`), games as their logs tell them (`log`), and which servers there are (`node`).
@NullMarked
package dev.anden.server.table;

import org.jspecify.annotations.NullMarked;
