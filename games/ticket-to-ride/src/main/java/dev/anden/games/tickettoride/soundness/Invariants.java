package dev.anden.games.tickettoride.soundness;

import dev.anden.engine.Phrase;
import dev.anden.games.common.BrokenInvariantException;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.board.IndexSet;
import dev.anden.games.tickettoride.state.Cards;
import dev.anden.games.tickettoride.state.Element;
import dev.anden.games.tickettoride.state.Frames;
import dev.anden.games.tickettoride.state.Position;
import dev.anden.games.tickettoride.state.RouteTables;
import dev.anden.games.tickettoride.state.TicketPile;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntUnaryOperator;

/// What holds in every position; used by tests and by the reader of positions.
public final class Invariants {
    private final Position position;
    private final Consumer<Phrase> broken;

    private Invariants(Position position, Consumer<Phrase> broken) {
        this.broken = broken;
        this.position = position;
    }

    /// @throws BrokenInvariantException naming the first thing that is broken
    public static void check(Position position) {
        new Invariants(position, flaw -> {
                    throw new BrokenInvariantException(flaw);
                })
                .checkAll();
    }

    /// All that is broken, each thing once.
    public static List<Phrase> flaws(Position position) {
        var flaws = new LinkedHashSet<Phrase>();
        new Invariants(position, flaws::add).checkAll();
        return List.copyOf(flaws);
    }

    private void checkAll() {
        checkCards();
        checkDeck();
        checkTickets();
        checkSeats();
        checkCounts();
    }

    private void checkCards() {
        for (int kind = 0; kind < CardKind.COUNT; kind++) {
            int sum = position.cards.deck(kind) + position.cards.discards(kind);
            for (int slot = 0; slot < Cards.SLOTS; slot++) {
                sum += position.cards.market(slot) == kind ? 1 : 0;
            }
            for (int seat = 0; seat < position.seats; seat++) {
                sum += position.hands.get(seat, kind);
            }
            for (Element element : position.elements()) {
                sum += element.cards(kind);
            }
            require(
                    sum == position.tables.cards[kind],
                    PositionFlaw.CARD_COUNT,
                    "cards",
                    sum,
                    "color",
                    CardKind.of(kind));
        }
    }

    private void checkDeck() {
        require(sum(position.cards::deck) == position.cards.deckSize, PositionFlaw.DECK_SIZE);
        require(sum(position.cards::discards) == position.cards.discardSize, PositionFlaw.DISCARD_SIZE);
        // While a seat decides within its claim the market waits.
        boolean waiting = position.frames.contains(Frames.FILL_MARKET) || position.isMarketHeld();
        require(waiting || position.cards.deckSize > 0 || position.cards.discardSize == 0, PositionFlaw.UNSHUFFLED);
        boolean filling = waiting || position.frames.contains(Frames.CHOOSE_FIRST);
        require(filling || position.frames.isEmpty() || !position.cards.fillable(), PositionFlaw.UNFILLED);
        require(filling || position.frames.isEmpty() || !position.cards.mustFlush(), PositionFlaw.UNREPLACED);
    }

    private void checkTickets() {
        TicketPile pile = position.tickets;
        IndexSet seen = pile.unordered.plus(pile.undealtLong);
        int count = pile.unordered.size() + pile.undealtLong.size() + pile.bottomSize;
        for (int seat = 0; seat < position.seats; seat++) {
            seen = seen.plus(pile.kept[seat]).plus(pile.offered[seat]).plus(pile.boxed[seat]);
            count += pile.kept[seat].size() + pile.offered[seat].size() + pile.boxed[seat].size();
        }
        for (int place = 0; place < pile.bottomSize; place++) {
            seen = seen.with(pile.bottom[place]);
        }
        int tickets = position.tables.board.tickets().size();
        boolean each = seen.size() == tickets && seen.next(tickets) < 0;
        require(count == tickets && each, PositionFlaw.TICKET_COUNT, "tickets", count);
    }

    private void checkSeats() {
        for (int seat = 0; seat < position.seats; seat++) {
            int cards = 0;
            for (int kind = 0; kind < CardKind.COUNT; kind++) {
                require(
                        position.hands.get(seat, kind) >= position.known.get(seat, kind),
                        PositionFlaw.KNOWN,
                        "seat",
                        seat);
                cards += position.hands.get(seat, kind);
            }
            require(cards == position.handSizes[seat], PositionFlaw.HAND_SIZE, "seat", seat);
            for (int kind = 0; kind < position.tables.vehicles.length; kind++) {
                int left = position.vehicles[seat * position.tables.vehicles.length + kind];
                require(
                        laid(seat, kind) + left == position.tables.vehicles[kind],
                        PositionFlaw.LOST_VEHICLES,
                        "seat",
                        seat);
                require(left >= 0, PositionFlaw.NEGATIVE_VEHICLES, "seat", seat);
            }
            for (Element element : position.elements()) {
                element.broken(seat).ifPresent(broken);
            }
        }
    }

    private int laid(int seat, int kind) {
        int laid = 0;
        IndexSet claimed = position.claims.claimed(seat);
        for (int route = claimed.next(0); route >= 0; route = claimed.next(route + 1)) {
            int twin = position.tables.routes.twin[route];
            require(position.claims.owner(route) == seat, PositionFlaw.TWO_OWNERS);
            require(twin < 0 || position.claims.owner(twin) != seat, PositionFlaw.BOTH_TWINS, "seat", seat);
            laid += position.tables.routes.vehicle[route] == kind ? position.tables.routes.vehicles[route] : 0;
        }
        return laid;
    }

    private void checkCounts() {
        RouteTables routes = position.tables.routes;
        for (int seat = 0; seat < position.seats; seat++) {
            for (int row = 0; row < routes.groups * CardKind.COUNT; row++) {
                int group = row / CardKind.COUNT;
                int kind = row % CardKind.COUNT;
                for (int length = 1; length < RouteTables.COLUMNS; length++) {
                    int open = routes.payable(group, kind, length)
                            .and(position.claims.openTo(seat))
                            .size();
                    int counted = count(position.claims.reach(position.claims.row(seat, group) + kind), length);
                    require(open == counted, PositionFlaw.OPEN_COUNT);
                }
            }
        }
    }

    /// How many routes of just this length a word of reach counts.
    private static int count(long reach, int length) {
        long upTo = reach >>> (8 * (length - 1)) & 255;
        long below = length == 1 ? 0 : reach >>> (8 * (length - 2)) & 255;
        return (int) (upTo - below);
    }

    private static int sum(IntUnaryOperator counts) {
        int sum = 0;
        for (int kind = 0; kind < CardKind.COUNT; kind++) {
            sum += counts.applyAsInt(kind);
        }
        return sum;
    }

    /// The phrase is put together only when it is needed: this is asked at every ply of millions of games.
    private void require(boolean holds, PositionFlaw otherwise, Object... facts) {
        if (!holds) {
            broken.accept(otherwise.of(facts));
        }
    }
}
