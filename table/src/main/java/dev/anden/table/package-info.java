/// A table without a server: what happens there when somebody acts, and what each observer may know of it. It knows
/// no thread, no clock, no store and no way to write JSON; whoever has these wraps it.
///
/// Open first:
/// - [dev.anden.table.Play]: a started game. What it is asked for is worked out as a [dev.anden.table.Change], or
///   refused with an [dev.anden.table.Objection]; nothing has happened until the change is taken over, so that it can
///   be written down before.
/// - [dev.anden.table.Line]: the table's log, as what happened: played, took back, or somebody went or came back.
/// - [dev.anden.table.Clocks]: how much time everybody has left. Time comes in as numbers.
/// - [dev.anden.table.Asking]: what the people at the table agree on: to end the game, or to go on without somebody.
/// - [dev.anden.table.Replaying]: a game from its log, checked line by line.
/// - [dev.anden.table.Recording]: its positions one by one, for whoever goes through a game that is over.
/// - [dev.anden.table.BotRequest]: what a bot works on, outside of the table.
@NullMarked
package dev.anden.table;

import org.jspecify.annotations.NullMarked;
