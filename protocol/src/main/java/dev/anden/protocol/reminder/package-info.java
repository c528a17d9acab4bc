/// How people wish to be told that it is their turn, and where.
@NullMarked
package dev.anden.protocol.reminder;

import org.jspecify.annotations.NullMarked;
