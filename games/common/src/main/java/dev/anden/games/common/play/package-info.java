/// What bots of every family are made of: nothing here knows a game.
@NullMarked
package dev.anden.games.common.play;

import org.jspecify.annotations.NullMarked;
