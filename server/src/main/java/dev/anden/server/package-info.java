/// The server: tables that several people and bots play at, kept on disk, seen over HTTP and WebSocket.
///
/// Open first:
/// - [dev.anden.server.AndenServer]: starts it.
/// - [dev.anden.server.ServerConfiguration]: what it is put together from.
/// - [dev.anden.server.table]: what happens at a table. [dev.anden.server.store]: what is kept.
/// - [dev.anden.server.people]: who somebody is. [dev.anden.server.account]: how they prove it elsewhere.
///
/// It knows no concrete game and no concrete bot: both are found by `ServiceLoader`.
@NullMarked
package dev.anden.server;

import org.jspecify.annotations.NullMarked;
