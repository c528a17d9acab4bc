/// The ways to a database, whether it is a file or one of PostgreSQL: to keep it as a server, to look at it
/// and examine it, or to say a few words beside whoever has it.
///
/// Open first: [dev.anden.server.store.access.Databases], then [dev.anden.server.store.access.SideConnection].
@NullMarked
package dev.anden.server.store.access;

import org.jspecify.annotations.NullMarked;
