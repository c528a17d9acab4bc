/// Games that are over: one's own and those of others, what they add up to, and the ratings that come of them.
@NullMarked
package dev.anden.protocol.past;

import org.jspecify.annotations.NullMarked;
