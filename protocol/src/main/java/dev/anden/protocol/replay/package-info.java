/// A game gone through again: its moments, what could have been chosen, and what bots say of it.
@NullMarked
package dev.anden.protocol.replay;

import org.jspecify.annotations.NullMarked;
