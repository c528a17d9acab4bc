/// What a call asks for, from its words to what plays: a game with its options, boards of one's own, and bots.
///
/// Open first: [dev.anden.cli.wish.GameOptions], then [dev.anden.cli.wish.BotWish].
@NullMarked
package dev.anden.cli.wish;

import org.jspecify.annotations.NullMarked;
