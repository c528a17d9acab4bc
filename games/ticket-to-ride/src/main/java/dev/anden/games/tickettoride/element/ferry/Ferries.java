package dev.anden.games.tickettoride.element.ferry;

import dev.anden.games.tickettoride.board.Route;
import dev.anden.games.tickettoride.state.Element;
import dev.anden.games.tickettoride.state.ElementKind;
import java.util.Map;
import java.util.Optional;

/// Why a hand can't pay for a ferry: it has too few wilds.
final class Ferries extends Element {
    @Override
    public ElementKind kind() {
        return FerryKind.FERRY;
    }

    @Override
    public Optional<String> ruleOfWilds(Route route, int wilds) {
        return wilds < route.wilds() ? Optional.of("ttr.europe.ferry") : Optional.empty();
    }

    @Override
    public void addFacts(Route route, Map<String, String> facts) {
        if (route.wilds() > 0) {
            facts.put("ferry", Integer.toString(route.wilds()));
        }
    }
}
