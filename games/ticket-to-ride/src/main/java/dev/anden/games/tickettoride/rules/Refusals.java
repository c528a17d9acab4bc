package dev.anden.games.tickettoride.rules;

import dev.anden.engine.Refusal;
import dev.anden.games.tickettoride.action.ActionCodes;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.board.Route;
import dev.anden.games.tickettoride.board.RouteColor;
import dev.anden.games.tickettoride.state.Element;
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
        for (Element element : position.inTurn()) {
            element.refuse(seat, choosesAlready(seat), refusals);
        }
        addDraws(seat, refusals);
        if (choosesAlready(seat)) {
            refusals.put("tickets", Refusal.of("ttr.turn.one-action"));
        } else if (position.tickets.size() == 0) {
            refusals.put("tickets", Refusal.of("ttr.ticket.short-deck"));
        }
        return refusals;
    }

    /// Why the deck and the market's kinds can't be drawn from.
    private void addDraws(int seat, Map<String, Refusal> refusals) {
        boolean second = position.actor() == seat && position.frames.kind() == Frames.SECOND_CARD;
        if (choosesAlready(seat) && !second) {
            addMarket(refusals, "ttr.turn.one-action");
            refusals.put("deck", Refusal.of("ttr.turn.one-action"));
            return;
        }
        if (legal.isMarketClosed()) {
            addMarket(refusals, "ttr.draw.deck-and-discard-empty");
        } else if (second && position.cards.slotOf(CardKind.COLORS) >= 0) {
            refusals.put("market:wild", Refusal.of("ttr.draw.no-wild-face-up-second"));
        }
        if (position.cards.deckSize == 0) {
            refusals.put("deck", Refusal.of("ttr.draw.deck-and-discard-empty"));
        }
    }

    private void addMarket(Map<String, Refusal> refusals, String rule) {
        for (int rest = position.cards.marketKinds(); rest != 0; rest &= rest - 1) {
            CardKind kind = CardKind.of(Integer.numberOfTrailingZeros(rest));
            refusals.put("market:" + kind, Refusal.of(rule));
        }
    }

    private Refusal reason(int seat, int action) {
        return switch (position.frames.kind()) {
            case Frames.OPENING_TICKETS -> Refusal.of("ttr.setup.opening-tickets");
            case Frames.KEEP_TICKETS ->
                Refusal.of(ActionCodes.isKeep(action) ? "ttr.ticket.draw" : "ttr.turn.one-action");
            case Frames.SECOND_CARD -> drawRefusal(action, true);
            default -> reasonInTurn(seat, action);
        };
    }

    private Refusal reasonInTurn(int seat, int action) {
        int frame = position.frames.kind();
        if (frame >= Frames.ELEMENTS) {
            return position.elementOf(frame).refusal(frame, action);
        }
        if (ActionCodes.isClaim(action)) {
            return claimRefusal(seat, action);
        }
        for (Element element : position.inTurn()) {
            Optional<Refusal> refusal = element.refusalInTurn(seat, action);
            if (refusal.isPresent()) {
                return refusal.get();
            }
        }
        return turnRefusal(action);
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
        Map<String, String> facts = facts(route, seat, countedFor(route, kind));
        boolean named = kind == CardKind.COLORS ? wilds == route.length() : wilds < route.length();
        if (kind > CardKind.COLORS || !named || !position.tables.routes.payableWith(route.index(), kind)) {
            return new Refusal("ttr.claim.count", facts);
        }
        boolean lacksWilds = wilds > position.hands.get(seat, CardKind.COLORS);
        String otherwise = lacksWilds ? "ttr.claim.wilds" : countRule(route);
        if (route.color() == RouteColor.GRAY) {
            // Of another colour the hand may hold more.
            facts.put("paid", CardKind.of(kind).toString());
        }
        return new Refusal(ruleOfWilds(route, wilds).orElse(otherwise), facts);
    }

    /// The kind that is counted where a payment isn't one: the route's own colour, whatever was to pay for it.
    private static int countedFor(Route route, int kind) {
        return route.color() == RouteColor.GRAY
                ? Math.min(kind, CardKind.COLORS)
                : route.color().ordinal();
    }

    /// The rule by which so many wilds are too few for a route; empty if they aren't.
    private Optional<String> ruleOfWilds(Route route, int wilds) {
        return position.elements().stream()
                .flatMap(element -> element.ruleOfWilds(route, wilds).stream())
                .findFirst();
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
        Optional<String> ruleOfWilds = ruleOfWilds(route, wilds);
        if (ruleOfWilds.isEmpty() && cards + wilds >= route.length()) {
            return Optional.empty();
        }
        return Optional.of(new Refusal(ruleOfWilds.orElse(countRule(route)), facts(route, seat, kind)));
    }

    /// Whether a seat is in the middle of its turn: its one action is chosen (`ttr.turn.one-action`).
    private boolean choosesAlready(int seat) {
        return position.actor() == seat
                && switch (position.frames.kind()) {
                    case Frames.SECOND_CARD, Frames.KEEP_TICKETS -> true;
                    default -> position.frames.kind() >= Frames.ELEMENTS;
                };
    }

    /// The kind that a seat holds most of among those a route can be paid with.
    private int bestKind(int seat, Route route) {
        if (route.color() != RouteColor.GRAY) {
            return route.color().ordinal();
        }
        return position.hands.fullest(seat);
    }

    private Map<String, String> facts(Route route, int seat, int kind) {
        int wilds = position.hands.get(seat, CardKind.COLORS);
        int cards = kind == CardKind.COLORS ? 0 : position.hands.get(seat, kind);
        var facts = new TreeMap<>(Map.of(
                "needed", Integer.toString(route.length()),
                "color", route.color().toString(),
                "have", Integer.toString(cards),
                "wilds", Integer.toString(wilds)));
        position.elements().forEach(element -> element.addFacts(route, facts));
        return facts;
    }
}
