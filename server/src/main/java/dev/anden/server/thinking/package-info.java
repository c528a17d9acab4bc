/// Threads for what bots and analyses work out, which isn't ours to trust: it may never come to an end.
///
/// Open first: [dev.anden.server.thinking.LimitedThreads].
@NullMarked
package dev.anden.server.thinking;

import org.jspecify.annotations.NullMarked;
