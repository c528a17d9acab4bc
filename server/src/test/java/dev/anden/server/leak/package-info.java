/// Nothing that is sent depends on what its receiver may not know: whole random games over real connections, and
/// then every message held against other worlds, in which what is hidden is dealt anew.
@NullMarked
package dev.anden.server.leak;

import org.jspecify.annotations.NullMarked;
