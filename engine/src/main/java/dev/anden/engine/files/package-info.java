/// Games that are files of somebody's own: found in a folder, read within limits, and never the reason why a
/// program doesn't start; and how a file that was written gets its name.
///
/// Open first: [dev.anden.engine.files.GameFolder].
@NullMarked
package dev.anden.engine.files;

import org.jspecify.annotations.NullMarked;
