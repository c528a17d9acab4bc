/// What the library for browsers lacks, or does otherwise than Java's own. Calls of the one are translated to calls of
/// the other; see `dev.anden.browser.translation`.
@NullMarked
package dev.anden.browser.substitute;

import org.jspecify.annotations.NullMarked;
