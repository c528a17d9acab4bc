/// What people say at a table, and whom one doesn't want to hear.
@NullMarked
package dev.anden.protocol.talk;

import org.jspecify.annotations.NullMarked;
