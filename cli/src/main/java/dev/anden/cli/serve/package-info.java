/// A server's life: how it is set up by options, variables and a file, its start, whether it is well, and copies
/// of what it keeps, made, put back and checked.
///
/// Open first: [dev.anden.cli.serve.Serving]. What can be set is in [dev.anden.cli.serve.Setting].
@NullMarked
package dev.anden.cli.serve;

import org.jspecify.annotations.NullMarked;
