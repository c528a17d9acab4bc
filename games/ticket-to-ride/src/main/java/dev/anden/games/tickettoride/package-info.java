/// The Ticket to Ride family: one rules engine, boards as data.
@NullMarked
package dev.anden.games.tickettoride;

import org.jspecify.annotations.NullMarked;
