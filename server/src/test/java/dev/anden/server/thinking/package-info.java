/// Tests of threads that may never come to an end.
@NullMarked
package dev.anden.server.thinking;

import org.jspecify.annotations.NullMarked;
