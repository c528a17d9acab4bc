/// A position, and what is printed laid out for speed. Open [Position] first; the two sheets of a seat are
/// [Sheet], what is to happen next are [Frames].
@NullMarked
package dev.anden.games.frenchquarter.state;

import org.jspecify.annotations.NullMarked;
