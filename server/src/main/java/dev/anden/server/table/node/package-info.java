/// Which servers there are of one database, as far as a table has to do with them.
///
/// Open first: [dev.anden.server.table.node.Nodes].
@NullMarked
package dev.anden.server.table.node;

import org.jspecify.annotations.NullMarked;
