/// Tunnels (`ttr.europe.tunnel-*`): the cards turned up when one is claimed, and what is due for them. Open
/// [Tunnel] first.
@NullMarked
package dev.anden.games.tickettoride.element.tunnel;

import org.jspecify.annotations.NullMarked;
