/// What people say at a table, before, during and after the game, and whom they don't want to hear. It knows no
/// game and nothing of what happens in one: a line is told to everybody at the table alike, and holds up no choice.
///
/// Open first:
/// - [dev.anden.server.talk.Talks]: who hears what is said, at this server. What another server was told is read from
///   the database in the same way as what was said here.
/// - [dev.anden.server.talk.Speaking]: what somebody at a table may say, hear no more, and report.
/// - [dev.anden.server.talk.Reading]: what somebody has read, which they alone are told;
///   [dev.anden.server.talk.UnreadController]: where there is anything that they haven't, for lists.
/// - [dev.anden.server.talk.SilenceController]: whom somebody doesn't hear, away from any table.
/// - [dev.anden.server.talk.TalkText]: what a line may be.
@NullMarked
package dev.anden.server.talk;

import org.jspecify.annotations.NullMarked;
