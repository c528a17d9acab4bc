/// The live connection of a browser to a table: the WebSocket at `/api/tables/{table}/live`.
///
/// Open first: [dev.anden.server.live.LiveEndpoint] (what comes in),
/// [dev.anden.server.live.LiveConnection] (what goes out). No message closes the connection that it came
/// on, as long as its sender can still be told what was wrong; bytes and floods do
/// ([dev.anden.server.live.LiveReading]).
@NullMarked
package dev.anden.server.live;

import org.jspecify.annotations.NullMarked;
