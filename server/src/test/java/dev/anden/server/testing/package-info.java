/// What the server's tests share: a server for the tests of a class ([OneServer]), a guest with a browser's
/// manners, two of them at a table ([Duel]), a live connection that waits for messages.
@NullMarked
package dev.anden.server.testing;

import org.jspecify.annotations.NullMarked;
