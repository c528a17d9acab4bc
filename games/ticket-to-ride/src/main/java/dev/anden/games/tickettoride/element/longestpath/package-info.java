/// The bonus for the longest continuous path (`ttr.end.longest-path`), which some boards and ticket sets have, and the
/// ties that it breaks. Open [LongestPath] first.
@NullMarked
package dev.anden.games.tickettoride.element.longestpath;

import org.jspecify.annotations.NullMarked;
