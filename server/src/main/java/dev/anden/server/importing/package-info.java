/// Games that were played elsewhere and that somebody brings along: replay files, or an archive of them, as this
/// program writes them. Each is played through by the rules before it is kept; then it is a table like others whose
/// game is over, but nobody's business except that of the person who brought it.
///
/// Open first:
/// - [dev.anden.server.importing.Imports]: what happens to what is sent, and in how much room.
/// - [dev.anden.server.importing.SavedGame]: what has to be right about a file.
@NullMarked
package dev.anden.server.importing;

import org.jspecify.annotations.NullMarked;
