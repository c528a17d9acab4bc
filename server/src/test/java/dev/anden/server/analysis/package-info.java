/// Tests of analyses without a server.
@NullMarked
package dev.anden.server.analysis;

import org.jspecify.annotations.NullMarked;
