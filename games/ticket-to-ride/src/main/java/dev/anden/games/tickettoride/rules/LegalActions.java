package dev.anden.games.tickettoride.rules;

import dev.anden.games.tickettoride.action.ActionCodes;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.element.station.Stations;
import dev.anden.games.tickettoride.state.Frames;
import dev.anden.games.tickettoride.state.Position;

/// The legal actions of the seat to act, in their fixed order, found by counting instead of listing.
///
/// On a turn: the deck, the market's kinds, tickets, stations, claims ([Payments]); if there is nothing of all
/// that, to pass (`ttr.turn.no-move`).
public final class LegalActions {
    private static final int WILD = CardKind.COLORS;

    private final Position position;
    private final Payments payments;
    private final boolean stations;
    private final boolean marketNeedsDeck;

    public LegalActions(Position position) {
        this.position = position;
        payments = new Payments(position.claims);
        stations = position.tables.stationCosts.length > 0;
        marketNeedsDeck = position.tables.rules.marketNeedsDeck();
    }

    public int count() {
        if (position.frames.isEmpty()) {
            return 0;
        }
        int seat = position.frames.seat();
        int kind = position.frames.kind();
        if (kind == Frames.TURN) {
            return Math.max(1, turnCount(seat));
        }
        return switch (kind) {
            case Frames.SECOND_CARD -> deckActions() + Integer.bitCount(secondKinds());
            case Frames.OPENING_TICKETS, Frames.KEEP_TICKETS -> keepChoices().length;
            case Frames.TUNNEL_PAYMENT -> Math.max(0, mostTunnelWilds(seat) - fewestTunnelWilds(seat) + 1) + 1;
            case Frames.FLAG_CARD -> 2;
            default -> 0;
        };
    }

    public int at(int index) {
        if (position.frames.isEmpty() || index < 0) {
            throw none(index);
        }
        int seat = position.frames.seat();
        return switch (position.frames.kind()) {
            case Frames.TURN -> turnAction(index, seat);
            case Frames.SECOND_CARD -> drawAction(index, secondKinds());
            case Frames.OPENING_TICKETS, Frames.KEEP_TICKETS -> keepChoices()[index];
            case Frames.TUNNEL_PAYMENT -> tunnelAction(index, seat);
            case Frames.FLAG_CARD -> flagAction(index);
            default -> throw none(index);
        };
    }

    private static IndexOutOfBoundsException none(int index) {
        return new IndexOutOfBoundsException("There is no legal action number " + index);
    }

    /// How many actions a seat has on its turn, passing apart.
    private int turnCount(int seat) {
        return deckActions()
                + Integer.bitCount(marketKinds())
                + (position.tickets.size() > 0 ? 1 : 0)
                + payments.count(seat, position.hands, position.vehicles)
                + (stations ? stationCount(seat) : 0);
    }

    private int turnAction(int index, int seat) {
        int kinds = marketKinds();
        int draws = deckActions() + Integer.bitCount(kinds);
        if (index < draws) {
            return drawAction(index, kinds);
        }
        int rest = index - draws;
        if (position.tickets.size() > 0) {
            if (rest == 0) {
                return ActionCodes.DRAW_TICKETS;
            }
            rest--;
        }
        if (index == 0 && turnCount(seat) == 0) {
            return ActionCodes.PASS;
        }
        if (stations) {
            int count = stationCount(seat);
            if (rest < count) {
                return stationAction(rest, seat);
            }
            rest -= count;
        }
        return payments.at(rest, seat, position.hands, position.vehicles);
    }

    private int deckActions() {
        return position.cards.deckSize > 0 ? 1 : 0;
    }

    /// Whether there is anything to draw as a second card (`ttr.draw.second-card-impossible`).
    boolean canDrawSecond() {
        return position.cards.deckSize > 0 || secondKinds() != 0;
    }

    /// Whether the market has cards that can't be taken, since neither deck nor discards are left
    /// (`ttr.board.market-without-deck`).
    boolean isMarketClosed() {
        return marketNeedsDeck && position.cards.deckSize == 0;
    }

    /// The market's kinds that may be taken as the first card.
    private int marketKinds() {
        return isMarketClosed() ? 0 : position.cards.marketKinds();
    }

    /// The market's kinds that may be taken as the second card (`ttr.draw.no-wild-face-up-second`).
    int secondKinds() {
        return marketKinds() & ~(1 << WILD);
    }

    private int drawAction(int index, int kinds) {
        int rest = index - deckActions();
        if (rest < 0) {
            return ActionCodes.DRAW_FROM_DECK;
        }
        // Found in one step: how many a loop would take is never foreseen.
        int kind = Integer.expand(1 << rest, kinds);
        if (kind == 0) {
            throw none(index);
        }
        return ActionCodes.drawFromMarket(Integer.numberOfTrailingZeros(kind));
    }

    private int[] keepChoices() {
        boolean opening = position.frames.kind() == Frames.OPENING_TICKETS;
        var choices = opening ? position.tables.openingChoices : position.tables.drawChoices;
        return choices.of(position.tickets.offered[position.frames.seat()].size());
    }

    // Stations: each city without one, in each way to pay (ttr.europe.station-place, ttr.europe.station-cost).

    private int stationCount(int seat) {
        return position.stations.left(seat) == 0 ? 0 : stationPayments(seat) * freeCities();
    }

    private int freeCities() {
        return position.tables.cities - Long.bitCount(position.stations.all());
    }

    private int stationPayments(int seat) {
        int cost = position.stations.cost(seat);
        int wilds = position.hands.wilds[seat];
        int ways = wilds >= cost ? 1 : 0;
        for (long held = position.hands.held(seat); held != 0; held &= held - 1) {
            int cards = position.hands.get(seat, Long.numberOfTrailingZeros(held) >> 3);
            ways += Stations.ways(cards, wilds, cost);
        }
        return ways;
    }

    private int stationAction(int index, int seat) {
        int cities = freeCities();
        long free = ~position.stations.all();
        int city = Long.numberOfTrailingZeros(Long.expand(1L << index % cities, free));
        int cost = position.stations.cost(seat);
        int wilds = position.hands.wilds[seat];
        int rest = index / cities;
        for (long held = position.hands.held(seat); held != 0; held &= held - 1) {
            int kind = Long.numberOfTrailingZeros(held) >> 3;
            int cards = position.hands.get(seat, kind);
            int ways = Stations.ways(cards, wilds, cost);
            if (rest < ways) {
                return ActionCodes.station(city, kind, Stations.fewestWilds(cards, cost) + rest);
            }
            rest -= ways;
        }
        return ActionCodes.station(city, WILD, cost);
    }

    // Tunnels: each number of wilds that pays what is due, and giving up (ttr.europe.tunnel-give-up).

    private int fewestTunnelWilds(int seat) {
        int kind = ActionCodes.kind(position.tunnel.claim());
        return Math.max(0, position.tunnelDue() - (kind == WILD ? 0 : cardsBesidesLaid(seat, kind)));
    }

    private int mostTunnelWilds(int seat) {
        return Math.min(position.tunnelDue(), cardsBesidesLaid(seat, WILD));
    }

    private int cardsBesidesLaid(int seat, int kind) {
        return position.hands.get(seat, kind) - position.laid(kind);
    }

    private int tunnelAction(int index, int seat) {
        int fewest = fewestTunnelWilds(seat);
        int ways = Math.max(0, mostTunnelWilds(seat) - fewest + 1);
        if (index > ways) {
            throw none(index);
        }
        return index < ways ? ActionCodes.payTunnel(fewest + index) : ActionCodes.GIVE_UP_TUNNEL;
    }

    private static int flagAction(int index) {
        if (index > 1) {
            throw none(index);
        }
        return index == 0 ? ActionCodes.KEEP_FLAG_CARD : ActionCodes.DISCARD_FLAG_CARD;
    }
}
