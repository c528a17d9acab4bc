/// What the servers of one database keep of themselves and tell each other: which of them are alive, when they ran, the
/// keys that they share, and what they are to look at again.
///
/// Open first: [dev.anden.server.store.node.NodeStore] and [dev.anden.server.store.node.Notice].
@NullMarked
package dev.anden.server.store.node;

import org.jspecify.annotations.NullMarked;
