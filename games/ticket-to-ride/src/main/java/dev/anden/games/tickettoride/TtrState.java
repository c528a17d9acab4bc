package dev.anden.games.tickettoride;

import dev.anden.engine.Game;
import dev.anden.engine.Observation;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Refusal;
import dev.anden.engine.ScoreSheet;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.board.CardKind;
import java.util.Optional;

/// A position: cards, tickets, claims, vehicles, and the stack of what is to happen next.
///
/// Everything lives in small arrays of primitive numbers. Applying a ply allocates nothing.
final class TtrState implements State {
    private static final int WILD = CardKind.COLORS;

    final TicketToRide game;
    final GameTables tables;
    final int seats;

    final Frames frames = new Frames();
    final Cards cards = new Cards();
    final TicketPile tickets;
    final Claims claims;

    /// Cards in hand, by seat.
    final CardCounts hands;

    /// Of those, the cards that everybody saw being taken and that can't have been played.
    final CardCounts known;

    final int[] handSizes;
    final int[] vehicles;
    final int[] scores;

    int ply;
    int first = -1;

    /// Turns to go in the last round; -1 before it.
    int turnsLeft = -1;

    /// Turns passed in a row.
    int passes;

    private final Payments payments;

    TtrState(TicketToRide game, int seats) {
        this.game = game;
        this.seats = seats;
        tables = game.tables();
        tickets = new TicketPile(tables.board.tickets().size(), seats);
        claims = new Claims(tables.routes, seats, seats <= tables.rules.doublesClosedUpTo());
        payments = new Payments(claims);
        hands = new CardCounts(seats);
        known = new CardCounts(seats);
        handSizes = new int[seats];
        vehicles = new int[seats];
        scores = new int[seats];
    }

    /// The position before the first chance outcome (`ttr.setup`).
    static TtrState initial(TicketToRide game, int seats) {
        var state = new TtrState(game, seats);
        for (int kind = 0; kind < CardKind.COUNT; kind++) {
            state.cards.addToDeck(kind, state.tables.cards[kind]);
        }
        java.util.Arrays.fill(state.vehicles, state.tables.rules.vehicles());
        state.frames.push(Frames.CHOOSE_FIRST, 0, 0);
        return state;
    }

    @Override
    public Game game() {
        return game;
    }

    @Override
    public int seats() {
        return seats;
    }

    @Override
    public int ply() {
        return ply;
    }

    @Override
    public int actor() {
        if (frames.isEmpty()) {
            return NOBODY;
        }
        return switch (frames.kind()) {
            case Frames.OPENING_TICKETS, Frames.TURN, Frames.SECOND_CARD, Frames.KEEP_TICKETS -> frames.seat();
            default -> CHANCE;
        };
    }

    // Legal actions

    @Override
    public int legalActionCount() {
        if (frames.isEmpty()) {
            return 0;
        }
        return switch (frames.kind()) {
            case Frames.TURN -> Math.max(1, turnActionCount(frames.seat()));
            case Frames.SECOND_CARD -> deckActions() + Integer.bitCount(secondKinds());
            case Frames.OPENING_TICKETS, Frames.KEEP_TICKETS -> keepChoices().length;
            default -> 0;
        };
    }

    @Override
    public int legalAction(int index) {
        if (frames.isEmpty() || index < 0) {
            throw new IndexOutOfBoundsException("There is no legal action number " + index);
        }
        return switch (frames.kind()) {
            case Frames.TURN -> turnAction(index, frames.seat());
            case Frames.SECOND_CARD -> drawAction(index, secondKinds());
            case Frames.OPENING_TICKETS, Frames.KEEP_TICKETS -> keepChoices()[index];
            default -> throw new IndexOutOfBoundsException("There is no legal action number " + index);
        };
    }

    /// How many actions a seat has on its turn, passing apart.
    int turnActionCount(int seat) {
        return deckActions()
                + Integer.bitCount(cards.marketKinds())
                + (tickets.size() > 0 ? 1 : 0)
                + payments.count(seat, hands, vehicles[seat]);
    }

    private int turnAction(int index, int seat) {
        int draws = deckActions() + Integer.bitCount(cards.marketKinds());
        if (index < draws) {
            return drawAction(index, cards.marketKinds());
        }
        int rest = index - draws;
        if (tickets.size() > 0) {
            if (rest == 0) {
                return ActionCodes.DRAW_TICKETS;
            }
            rest--;
        }
        if (index == 0 && turnActionCount(seat) == 0) {
            return ActionCodes.PASS;
        }
        return payments.at(rest, seat, hands, vehicles[seat]);
    }

    private int deckActions() {
        return cards.deckSize > 0 ? 1 : 0;
    }

    /// The market's kinds that may be taken as the second card (`ttr.draw.no-wild-face-up-second`).
    private int secondKinds() {
        return cards.marketKinds() & ~(1 << WILD);
    }

    private int drawAction(int index, int kinds) {
        int rest = index - deckActions();
        if (rest < 0) {
            return ActionCodes.DRAW_FROM_DECK;
        }
        int set = kinds;
        for (; rest > 0; rest--) {
            set &= set - 1;
        }
        if (set == 0) {
            throw new IndexOutOfBoundsException("There is no legal action number " + index);
        }
        return ActionCodes.drawFromMarket(Integer.numberOfTrailingZeros(set));
    }

    int[] keepChoices() {
        var choices = frames.kind() == Frames.OPENING_TICKETS ? tables.openingChoices : tables.drawChoices;
        return choices.of(Long.bitCount(tickets.offered[frames.seat()]));
    }

    @Override
    public Optional<Refusal> refusal(int action) {
        return new Refusals(this).refusal(action);
    }

    // Chance

    @Override
    public int chanceWeight() {
        if (frames.isEmpty()) {
            return 0;
        }
        return switch (frames.kind()) {
            case Frames.CHOOSE_FIRST -> seats;
            case Frames.DEAL_HANDS, Frames.FILL_MARKET, Frames.DECK_CARD -> cards.deckSize;
            case Frames.DEAL_TICKETS, Frames.OFFER_TICKETS -> Long.bitCount(tickets.unordered);
            default -> 0;
        };
    }

    @Override
    public int chanceOutcome(int share) {
        if (share < 0 || share >= chanceWeight()) {
            throw new IndexOutOfBoundsException("No outcome has the share " + share);
        }
        return switch (frames.kind()) {
            case Frames.CHOOSE_FIRST -> share;
            case Frames.DEAL_TICKETS, Frames.OFFER_TICKETS -> tickets.drawn(share);
            default -> cards.drawn(share);
        };
    }

    @Override
    public int outcomeWeight(int outcome) {
        if (chanceWeight() == 0 || outcome < 0) {
            return 0;
        }
        return switch (frames.kind()) {
            case Frames.CHOOSE_FIRST -> outcome < seats ? 1 : 0;
            case Frames.DEAL_TICKETS, Frames.OFFER_TICKETS ->
                outcome < 64 ? (int) (tickets.unordered >>> outcome & 1) : 0;
            default -> outcome < CardKind.COUNT ? cards.deck(outcome) : 0;
        };
    }

    // Plies

    @Override
    public void apply(int code) {
        switch (frames.kind()) {
            case Frames.CHOOSE_FIRST -> begin(code);
            case Frames.DEAL_HANDS -> dealCard(code);
            case Frames.FILL_MARKET -> turnUp(code);
            case Frames.DEAL_TICKETS -> dealTicket(code);
            case Frames.OPENING_TICKETS, Frames.KEEP_TICKETS -> keepTickets(code);
            case Frames.TURN -> takeTurn(code);
            case Frames.SECOND_CARD -> drawSecond(code);
            case Frames.DECK_CARD -> receiveDeckCard(code);
            case Frames.OFFER_TICKETS -> offerTicket(code);
            default -> throw new IllegalStateException("Nothing is to be decided");
        }
        ply++;
        settle();
    }

    private void begin(int seat) {
        first = seat;
        frames.pop();
        frames.push(Frames.TURN, seat, 0);
        for (int other = seats - 1; other >= 0; other--) {
            frames.push(Frames.OPENING_TICKETS, other, 0);
        }
        frames.push(
                Frames.DEAL_TICKETS, 0, seats * tables.rules.openingTickets().deal());
        frames.push(Frames.FILL_MARKET, 0, 0);
        frames.push(Frames.DEAL_HANDS, 0, seats * tables.rules.openingHand());
    }

    private void dealCard(int kind) {
        receive((frames.count() - 1) / tables.rules.openingHand(), kind);
        cards.takeFromDeck(kind);
        countDown();
    }

    private void turnUp(int kind) {
        cards.setMarket(cards.slotOf(Cards.EMPTY), kind);
        cards.takeFromDeck(kind);
    }

    private void dealTicket(int ticket) {
        tickets.offer((frames.count() - 1) / tables.rules.openingTickets().deal(), ticket);
        countDown();
    }

    private void countDown() {
        if (frames.count() == 1) {
            frames.pop();
        } else {
            frames.countDown();
        }
    }

    private void keepTickets(int code) {
        tickets.keep(frames.seat(), ActionCodes.kept(code), ActionCodes.order(code));
        frames.pop();
    }

    private void takeTurn(int code) {
        int seat = frames.seat();
        frames.pop();
        frames.push(Frames.END_TURN, seat, 0);
        passes = code == ActionCodes.PASS ? passes + 1 : 0;
        if (ActionCodes.isClaim(code)) {
            claim(seat, code);
        } else if (code == ActionCodes.DRAW_FROM_DECK) {
            frames.push(Frames.SECOND_CARD, seat, 0);
            frames.push(Frames.DECK_CARD, seat, 0);
        } else if (ActionCodes.isDrawFromMarket(code)) {
            // A wild from the market is the only card of the turn (ttr.draw.wild-face-up-is-the-only-card).
            if (ActionCodes.drawnKind(code) != WILD) {
                frames.push(Frames.SECOND_CARD, seat, 0);
            }
            takeFromMarket(seat, ActionCodes.drawnKind(code));
        } else if (code == ActionCodes.DRAW_TICKETS) {
            frames.push(Frames.KEEP_TICKETS, seat, 0);
            frames.push(
                    Frames.OFFER_TICKETS,
                    seat,
                    Math.min(tables.rules.ticketDraw().deal(), tickets.size()));
        }
    }

    private void drawSecond(int code) {
        int seat = frames.seat();
        frames.pop();
        if (code == ActionCodes.DRAW_FROM_DECK) {
            frames.push(Frames.DECK_CARD, seat, 0);
        } else {
            takeFromMarket(seat, ActionCodes.drawnKind(code));
        }
    }

    private void takeFromMarket(int seat, int kind) {
        cards.setMarket(cards.slotOf(kind), Cards.EMPTY);
        receive(seat, kind);
        known.add(seat, kind, 1);
        frames.push(Frames.FILL_MARKET, 0, 0);
    }

    private void receiveDeckCard(int kind) {
        receive(frames.seat(), kind);
        cards.takeFromDeck(kind);
        frames.pop();
        // A market that couldn't be replaced by the cards that were left may be now (ttr.draw.flush-terminates).
        if (cards.mustFlush()) {
            frames.push(Frames.FILL_MARKET, 0, 0);
        }
    }

    private void offerTicket(int ticket) {
        tickets.offer(frames.seat(), ticket);
        frames.countDown();
    }

    private void receive(int seat, int kind) {
        hands.add(seat, kind, 1);
        handSizes[seat]++;
    }

    private void claim(int seat, int code) {
        int route = ActionCodes.route(code);
        int wilds = ActionCodes.wilds(code);
        int length = tables.routes.length[route];
        claims.claim(seat, route);
        vehicles[seat] -= length;
        scores[seat] += tables.routes.points[route];
        pay(seat, WILD, wilds);
        if (wilds < length) {
            pay(seat, ActionCodes.kind(code), length - wilds);
        }
        cards.reshuffleIfEmpty();
        // A discard can make a new deck, and with it fill up the market (ruling R6).
        frames.push(Frames.FILL_MARKET, 0, 0);
    }

    private void pay(int seat, int kind, int count) {
        hands.add(seat, kind, -count);
        known.add(seat, kind, -Math.min(count, known.get(seat, kind)));
        handSizes[seat] -= count;
        cards.discard(kind, count);
    }

    /// Does what needs neither a decision nor chance, until one of them is due or the game is over.
    void settle() {
        while (!frames.isEmpty()) {
            switch (frames.kind()) {
                case Frames.FILL_MARKET -> {
                    if (cards.fillable()) {
                        return;
                    }
                    if (cards.mustFlush()) {
                        cards.flush();
                    } else {
                        frames.pop();
                    }
                }
                case Frames.SECOND_CARD -> {
                    if (cards.deckSize > 0 || secondKinds() != 0) {
                        return;
                    }
                    frames.pop();
                }
                case Frames.OFFER_TICKETS -> {
                    if (frames.count() == 0) {
                        frames.pop();
                    } else if (tickets.unordered != 0) {
                        return;
                    } else {
                        tickets.offerFromBottom(frames.seat());
                        frames.countDown();
                    }
                }
                case Frames.END_TURN -> endTurn();
                default -> {
                    return;
                }
            }
        }
    }

    private void endTurn() {
        int seat = frames.seat();
        frames.pop();
        if (turnsLeft >= 0) {
            turnsLeft--;
        } else if (vehicles[seat] <= tables.rules.lastRoundAt()) {
            turnsLeft = seats;
        }
        if (turnsLeft == 0 || passes == seats) {
            turnsLeft = 0;
            new EndScoring(this).addFinalPoints();
        } else {
            frames.push(Frames.TURN, seat + 1 == seats ? 0 : seat + 1, 0);
        }
    }

    // Copies

    @Override
    public void copyFrom(State other) {
        if (!(other instanceof TtrState source) || source.game != game || source.seats != seats) {
            throw new IllegalArgumentException("Only a state of the same game and number of seats can be copied");
        }
        frames.copyFrom(source.frames);
        cards.copyFrom(source.cards);
        tickets.copyFrom(source.tickets);
        claims.copyFrom(source.claims);
        hands.copyFrom(source.hands);
        known.copyFrom(source.known);
        System.arraycopy(source.handSizes, 0, handSizes, 0, seats);
        System.arraycopy(source.vehicles, 0, vehicles, 0, seats);
        System.arraycopy(source.scores, 0, scores, 0, seats);
        ply = source.ply;
        first = source.first;
        turnsLeft = source.turnsLeft;
        passes = source.passes;
    }

    @Override
    public TtrState copy() {
        var copy = new TtrState(game, seats);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public Optional<State> ahead(int seat) {
        if (frames.isEmpty() || frames.kind() != Frames.OPENING_TICKETS || frames.seat() >= seat || seat >= seats) {
            return Optional.empty();
        }
        TtrState copy = copy();
        while (copy.frames.seat() != seat) {
            copy.frames.pop();
        }
        return Optional.of(copy);
    }

    @Override
    public long hash() {
        return StateHash.of(this);
    }

    // Points and views

    @Override
    public int score(int seat) {
        return scores[seat];
    }

    @Override
    public ScoreSheet scoreSheet() {
        if (!frames.isEmpty()) {
            throw new IllegalStateException("The game isn't over");
        }
        return new EndScoring(this).sheet();
    }

    @Override
    public Observation observe(int seat) {
        return new SeatObservation(this, seat);
    }

    @Override
    public void determinize(int seat, RandomStream random) {
        new Determinization(this, seat).apply(random);
    }

    @Override
    public void checkInvariants() {
        Invariants.check(this);
    }
}
