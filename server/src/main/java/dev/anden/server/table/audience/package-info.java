/// Who looks at a table, and what is told to all of them.
///
/// Open first: [dev.anden.server.table.audience.Audience].
@NullMarked
package dev.anden.server.table.audience;

import org.jspecify.annotations.NullMarked;
