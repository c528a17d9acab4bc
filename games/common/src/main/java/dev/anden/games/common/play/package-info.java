/// What bots of every family are made of: nothing here knows a game. Open [Race] and [Mood] first.
@NullMarked
package dev.anden.games.common.play;

import org.jspecify.annotations.NullMarked;
