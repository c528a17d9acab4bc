package dev.anden.games.tickettoride.element;

import dev.anden.games.tickettoride.element.ferry.FerryKind;
import dev.anden.games.tickettoride.element.flag.FlagKind;
import dev.anden.games.tickettoride.element.longestpath.LongestPathKind;
import dev.anden.games.tickettoride.element.mosttickets.MostTicketsKind;
import dev.anden.games.tickettoride.element.station.StationKind;
import dev.anden.games.tickettoride.element.tunnel.TunnelKind;
import dev.anden.games.tickettoride.state.ElementKind;
import java.util.List;

/// The one list of the family's elements. The order is that in which they are hashed and written down.
public final class ElementList {
    public static final List<ElementKind> FAMILY = List.of(
            StationKind.STATION,
            TunnelKind.TUNNEL,
            FlagKind.FLAG,
            FerryKind.FERRY,
            LongestPathKind.LONGEST_PATH,
            MostTicketsKind.MOST_TICKETS);

    private ElementList() {}
}
