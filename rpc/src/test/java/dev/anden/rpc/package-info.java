/// Tests of the engine as another program meets it: lines in, lines out.
@NullMarked
package dev.anden.rpc;

import org.jspecify.annotations.NullMarked;
