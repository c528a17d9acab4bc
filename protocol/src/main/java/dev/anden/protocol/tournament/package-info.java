/// Tournaments: people who play one another by rounds, at tables of the same game.
@NullMarked
package dev.anden.protocol.tournament;

import org.jspecify.annotations.NullMarked;
