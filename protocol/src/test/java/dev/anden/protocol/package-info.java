/// Tests of how records cross the wire.
@NullMarked
package dev.anden.protocol;

import org.jspecify.annotations.NullMarked;
