package dev.anden.games.tickettoride.rules;

import dev.anden.engine.Refusal;
import dev.anden.games.tickettoride.action.ActionCodes;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.board.City;
import dev.anden.games.tickettoride.board.Route;
import dev.anden.games.tickettoride.board.RouteColor;
import dev.anden.games.tickettoride.state.Frames;
import dev.anden.games.tickettoride.state.Position;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// Why something can't be done: the rule behind each refusal.
public final class Refusals {
    private final Position position;
    private final LegalActions legal;

    public Refusals(Position position, LegalActions legal) {
        this.position = position;
        this.legal = legal;
    }

    /// Why the acting seat may not choose an action; empty if it may.
    public Optional<Refusal> refusal(int action) {
        if (position.actor() < 0) {
            return Optional.of(Refusal.of("ttr.turn.one-action"));
        }
        for (int index = 0; index < legal.count(); index++) {
            if (legal.at(index) == action) {
                return Optional.empty();
            }
        }
        return Optional.of(reason(position.actor(), action));
    }

    /// Why the things a seat could point at on its turn can't be used, by target; those that can be are left out.
    public Map<String, Refusal> byTarget(int seat) {
        var refusals = new TreeMap<String, Refusal>();
        for (Route route : position.tables.board.routes()) {
            routeRefusal(seat, route).ifPresent(refusal -> refusals.put("route:" + route.id(), refusal));
        }
        if (position.tables.stationCosts.length > 0) {
            for (City city : position.tables.board.cities()) {
                stationRefusal(seat, city).ifPresent(refusal -> refusals.put("city:" + city.id(), refusal));
            }
        }
        boolean second = position.actor() == seat && position.frames.kind() == Frames.SECOND_CARD;
        if (legal.isMarketClosed()) {
            for (int rest = position.cards.marketKinds(); rest != 0; rest &= rest - 1) {
                CardKind kind = CardKind.of(Integer.numberOfTrailingZeros(rest));
                refusals.put("market:" + kind, Refusal.of("ttr.draw.deck-and-discard-empty"));
            }
        } else if (second && position.cards.slotOf(CardKind.COLORS) >= 0) {
            refusals.put("market:wild", Refusal.of("ttr.draw.no-wild-face-up-second"));
        }
        if (position.cards.deckSize == 0) {
            refusals.put("deck", Refusal.of("ttr.draw.deck-and-discard-empty"));
        }
        if (choosesAlready(seat)) {
            refusals.put("tickets", Refusal.of("ttr.turn.one-action"));
        } else if (position.tickets.size() == 0) {
            refusals.put("tickets", Refusal.of("ttr.ticket.short-deck"));
        }
        return refusals;
    }

    private Refusal reason(int seat, int action) {
        return switch (position.frames.kind()) {
            case Frames.OPENING_TICKETS -> Refusal.of("ttr.setup.opening-tickets");
            case Frames.KEEP_TICKETS ->
                Refusal.of(ActionCodes.isKeep(action) ? "ttr.ticket.draw" : "ttr.turn.one-action");
            case Frames.SECOND_CARD -> drawRefusal(action, true);
            case Frames.TUNNEL_PAYMENT ->
                Refusal.of(ActionCodes.isPayTunnel(action) ? "ttr.europe.tunnel-extra" : "ttr.turn.one-action");
            case Frames.FLAG_CARD -> Refusal.of("ttr.turn.one-action");
            default ->
                ActionCodes.isStation(action)
                        ? buildRefusal(seat, action)
                        : ActionCodes.isClaim(action) ? claimRefusal(seat, action) : turnRefusal(action);
        };
    }

    private Refusal turnRefusal(int action) {
        return switch (action) {
            case ActionCodes.DRAW_TICKETS -> Refusal.of("ttr.ticket.short-deck");
            case ActionCodes.PASS -> Refusal.of("ttr.turn.no-move");
            default -> drawRefusal(action, false);
        };
    }

    private Refusal drawRefusal(int action, boolean second) {
        if (action == ActionCodes.DRAW_FROM_DECK) {
            return Refusal.of("ttr.draw.deck-and-discard-empty");
        }
        if (!ActionCodes.isDrawFromMarket(action)) {
            return Refusal.of("ttr.turn.one-action");
        }
        CardKind kind = CardKind.of(ActionCodes.drawnKind(action));
        if (legal.isMarketClosed() && position.cards.slotOf(kind.ordinal()) >= 0) {
            return Refusal.of("ttr.draw.deck-and-discard-empty");
        }
        if (second && kind == CardKind.WILD && position.cards.slotOf(kind.ordinal()) >= 0) {
            return Refusal.of("ttr.draw.no-wild-face-up-second");
        }
        return new Refusal("ttr.draw.two-cards", Map.of("card", kind.toString()));
    }

    private Refusal claimRefusal(int seat, int action) {
        if (ActionCodes.route(action) >= position.tables.routes.routes) {
            return Refusal.of("ttr.claim.open");
        }
        Route route = position.tables.board.routes().get(ActionCodes.route(action));
        return routeRefusal(seat, route).orElseGet(() -> paymentRefusal(seat, route, action));
    }

    /// Why a payment isn't one for a route that the seat could claim with another.
    private Refusal paymentRefusal(int seat, Route route, int action) {
        int kind = ActionCodes.kind(action);
        int wilds = ActionCodes.wilds(action);
        Map<String, String> facts = facts(route, seat, Math.min(kind, CardKind.COLORS));
        boolean named = kind == CardKind.COLORS ? wilds == route.length() : wilds < route.length();
        if (kind > CardKind.COLORS || !named || !position.tables.routes.payableWith(route.index(), kind)) {
            return new Refusal("ttr.claim.count", facts);
        }
        if (wilds < route.wilds()) {
            return new Refusal("ttr.europe.ferry", facts);
        }
        boolean lacksWilds = wilds > position.hands.get(seat, CardKind.COLORS);
        return new Refusal(lacksWilds ? "ttr.claim.wilds" : countRule(route), facts);
    }

    private static String countRule(Route route) {
        return route.color() == RouteColor.GRAY ? "ttr.claim.gray" : "ttr.claim.count";
    }

    /// Why a seat can't claim a route whatever it pays with; empty if it can.
    private Optional<Refusal> routeRefusal(int seat, Route route) {
        int owner = position.claims.owner(route.index());
        if (owner >= 0) {
            return Optional.of(new Refusal("ttr.claim.open", Map.of("owner", Integer.toString(owner))));
        }
        if (position.claims.closed(route.index())) {
            return Optional.of(Refusal.of("ttr.claim.double-closed"));
        }
        if (seat < 0) {
            return Optional.empty();
        }
        if (!position.claims.open(seat, route.index())) {
            return Optional.of(Refusal.of("ttr.claim.double-not-both"));
        }
        int left = position.vehicles[seat * position.tables.routes.kinds + route.vehicle()];
        if (left < route.vehicles()) {
            return Optional.of(new Refusal(
                    position.tables.routes.kinds > 1 ? "ttr.berlin.kinds" : "ttr.claim.vehicles",
                    Map.of(
                            "needed", Integer.toString(route.vehicles()),
                            "left", Integer.toString(left),
                            "vehicle",
                                    position.tables
                                            .rules
                                            .vehicles()
                                            .get(route.vehicle())
                                            .id())));
        }
        if (choosesAlready(seat)) {
            return Optional.of(Refusal.of("ttr.turn.one-action"));
        }
        int kind = bestKind(seat, route);
        int wilds = position.hands.get(seat, CardKind.COLORS);
        int cards = kind == CardKind.COLORS ? 0 : position.hands.get(seat, kind);
        if (wilds < route.wilds()) {
            return Optional.of(new Refusal("ttr.europe.ferry", facts(route, seat, kind)));
        }
        if (cards + wilds >= route.length()) {
            return Optional.empty();
        }
        return Optional.of(new Refusal(countRule(route), facts(route, seat, kind)));
    }

    /// Whether a seat is in the middle of its turn: its one action is chosen (`ttr.turn.one-action`).
    private boolean choosesAlready(int seat) {
        return position.actor() == seat
                && switch (position.frames.kind()) {
                    case Frames.SECOND_CARD, Frames.TUNNEL_PAYMENT, Frames.FLAG_CARD -> true;
                    default -> false;
                };
    }

    /// Why a seat can't build a station in a city whatever it pays with; empty if it can.
    private Optional<Refusal> stationRefusal(int seat, City city) {
        int owner = position.stations.owner(position.tables.board.cities().indexOf(city));
        if (owner >= 0) {
            return Optional.of(new Refusal("ttr.europe.station-place", Map.of("owner", Integer.toString(owner))));
        }
        if (seat < 0) {
            return Optional.empty();
        }
        if (position.stations.left(seat) == 0) {
            return Optional.of(new Refusal("ttr.europe.station-place", Map.of("left", "0")));
        }
        if (choosesAlready(seat)) {
            return Optional.of(Refusal.of("ttr.turn.one-action"));
        }
        int cost = position.stations.cost(seat);
        int wilds = position.hands.get(seat, CardKind.COLORS);
        int cards = position.hands.get(seat, fullestKind(seat));
        if (cards + wilds >= cost) {
            return Optional.empty();
        }
        return Optional.of(new Refusal(
                "ttr.europe.station-cost",
                Map.of(
                        "needed", Integer.toString(cost),
                        "have", Integer.toString(cards),
                        "wilds", Integer.toString(wilds))));
    }

    private Refusal buildRefusal(int seat, int action) {
        if (ActionCodes.city(action) >= position.tables.cities || position.tables.stationCosts.length == 0) {
            return Refusal.of("ttr.turn.one-action");
        }
        City city = position.tables.board.cities().get(ActionCodes.city(action));
        return stationRefusal(seat, city).orElseGet(() -> Refusal.of("ttr.europe.station-cost"));
    }

    /// The kind that a seat holds most of among those a route can be paid with.
    private int bestKind(int seat, Route route) {
        if (route.color() != RouteColor.GRAY) {
            return route.color().ordinal();
        }
        return fullestKind(seat);
    }

    /// The colour of which a seat holds most cards.
    private int fullestKind(int seat) {
        int best = 0;
        for (int kind = 1; kind < CardKind.COLORS; kind++) {
            if (position.hands.get(seat, kind) > position.hands.get(seat, best)) {
                best = kind;
            }
        }
        return best;
    }

    private Map<String, String> facts(Route route, int seat, int kind) {
        int wilds = position.hands.get(seat, CardKind.COLORS);
        int cards = kind == CardKind.COLORS ? 0 : position.hands.get(seat, kind);
        var facts = new TreeMap<>(Map.of(
                "needed", Integer.toString(route.length()),
                "color", route.color().toString(),
                "have", Integer.toString(cards),
                "wilds", Integer.toString(wilds)));
        if (route.wilds() > 0) {
            facts.put("ferry", Integer.toString(route.wilds()));
        }
        return facts;
    }
}
