/// Tests of what is said at tables, without a server.
@NullMarked
package dev.anden.server.talk;

import org.jspecify.annotations.NullMarked;
