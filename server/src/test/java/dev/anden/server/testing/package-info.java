/// What the server's tests share: a server on a free port, a guest with a browser's manners, a live connection
/// that waits for messages.
@NullMarked
package dev.anden.server.testing;

import org.jspecify.annotations.NullMarked;
