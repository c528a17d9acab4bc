/// The live connection of a browser to a table: the WebSocket at `/api/tables/{table}/live`.
///
/// Open first: [dev.anden.server.live.LiveEndpoint] (what comes in), [dev.anden.server.live.LiveConnection]
/// (what goes out). Nothing that a browser sends closes its connection, as long as it can still be told what
/// was wrong.
@NullMarked
package dev.anden.server.live;

import org.jspecify.annotations.NullMarked;
