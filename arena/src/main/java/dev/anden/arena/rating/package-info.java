/// How well somebody plays, worked out from who came before whom. No game, table or server is known here.
///
/// Open first: [dev.anden.arena.rating.PlackettLuce].
@NullMarked
package dev.anden.arena.rating;

import org.jspecify.annotations.NullMarked;
