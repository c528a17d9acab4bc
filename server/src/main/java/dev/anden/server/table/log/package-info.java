/// Games as the logs of their tables tell them: brought back to be played on or checked, and, once they are over, told.
///
/// Open first: [dev.anden.server.table.log.Loading].
@NullMarked
package dev.anden.server.table.log;

import org.jspecify.annotations.NullMarked;
