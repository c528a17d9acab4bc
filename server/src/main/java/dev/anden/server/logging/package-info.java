/// How the server's log is written where it is text. Open first: [dev.anden.server.logging.TextLog].
@NullMarked
package dev.anden.server.logging;

import org.jspecify.annotations.NullMarked;
