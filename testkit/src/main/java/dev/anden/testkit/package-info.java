/// The suite that every game passes, and the tools that tests of games share.
@NullMarked
package dev.anden.testkit;

import org.jspecify.annotations.NullMarked;
