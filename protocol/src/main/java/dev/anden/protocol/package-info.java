/// What crosses the wire between browser and server: records, written to JSON as they stand.
///
/// - [dev.anden.protocol.ClientMessage] and [dev.anden.protocol.ServerMessage]: the WebSocket at
///   `/api/tables/{table}/live`.
/// - [dev.anden.protocol.CreateTable], [dev.anden.protocol.TableInfo] and the others: the bodies of HTTP
///   requests and answers.
///
/// Here are tables, and what is seen and done at them; beneath are the rooms for
/// [accounts][dev.anden.protocol.account], [reminders][dev.anden.protocol.reminder], [games that are
/// over][dev.anden.protocol.past], [replays][dev.anden.protocol.replay] and [talk][dev.anden.protocol.talk], and
/// the [mapper][dev.anden.protocol.json.WireJson] that writes and reads them all.
///
/// A sealed family is told apart by the property `type`: the record's name, its first letter small. Enums are
/// their `toString()`. Games add their own boards, views, actions and events (`Game.wireTypes()`).
@NullMarked
package dev.anden.protocol;

import org.jspecify.annotations.NullMarked;
