/// What can't be done, as a value with a name: one vocabulary for HTTP and the live connection. Open
/// [RequestRefused] first.
@NullMarked
package dev.anden.server.problem;

import org.jspecify.annotations.NullMarked;
