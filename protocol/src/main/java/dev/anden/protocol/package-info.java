/// What crosses the wire between browser and server: records, written to JSON as they stand.
///
/// - [dev.anden.protocol.ClientMessage] and [dev.anden.protocol.ServerMessage]: the WebSocket at
///   `/api/tables/{table}/live`.
/// - [dev.anden.protocol.CreateTable], [dev.anden.protocol.TableInfo] and the others: the bodies of HTTP
///   requests and answers.
/// - [dev.anden.protocol.TalkLine] and [dev.anden.protocol.Whom]: what people say at a table, and who it was.
///
/// - [dev.anden.protocol.WireJson]: the mapper that writes and reads them.
///
/// A sealed family is told apart by the property `type`: the record's name, its first letter small. Enums are
/// their `toString()`. Games add their own boards, views, actions and events (`Game.wireTypes()`).
@NullMarked
package dev.anden.protocol;

import org.jspecify.annotations.NullMarked;
