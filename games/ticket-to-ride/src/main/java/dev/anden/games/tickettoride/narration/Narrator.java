package dev.anden.games.tickettoride.narration;

import dev.anden.engine.Event;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.action.ActionCodes;
import dev.anden.games.tickettoride.action.TtrAction;
import dev.anden.games.tickettoride.board.Board;
import dev.anden.games.tickettoride.board.BoardRules.Rejected;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.board.IndexSet;
import dev.anden.games.tickettoride.board.Route;
import dev.anden.games.tickettoride.notation.ActionNotation;
import dev.anden.games.tickettoride.state.Cards;
import dev.anden.games.tickettoride.state.Frames;
import dev.anden.games.tickettoride.state.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// Tells what a ply did by comparing the positions before and after it, so that plies themselves needn't tell
/// anything.
public final class Narrator {
    private final Position before;
    private final Position after;
    private final int code;
    private final int observer;
    private final Board board;
    private final ActionNotation notation;
    private final List<Event> events = new ArrayList<>();

    /// @param observer a seat, or one of [State]'s observers
    public Narrator(Position before, int code, Position after, int observer, ActionNotation notation) {
        this.before = before;
        this.code = code;
        this.after = after;
        this.observer = observer;
        board = before.tables.board;
        this.notation = notation;
    }

    public List<Event> events() {
        tellPly();
        tellClaim();
        tellElements();
        tellFlush();
        tellReshuffle();
        tellOffers();
        tellTurn();
        return List.copyOf(events);
    }

    private void tellPly() {
        int seat = before.frames.seat();
        switch (before.frames.kind()) {
            case Frames.CHOOSE_FIRST -> events.add(new TtrEvent.FirstSeatChosen(code));
            case Frames.DEAL_HANDS -> {
                int dealt = (before.frames.count() - 1) / before.tables.rules.openingHand();
                events.add(new TtrEvent.CardDealt(dealt, seenBy(dealt)));
            }
            case Frames.FILL_MARKET -> tellMarket();
            case Frames.DECK_CARD -> events.add(new TtrEvent.DeckCardDrawn(seat, seenBy(seat)));
            case Frames.OPENING_TICKETS, Frames.KEEP_TICKETS -> tellKept(seat);
            case Frames.TURN, Frames.SECOND_CARD -> tellAction(seat);
            default -> {
                // Tickets are told of when all of them lie there.
                int frame = before.frames.kind();
                if (frame >= Frames.ELEMENTS) {
                    before.elementOf(frame).tell(frame, code, after, events::add);
                }
            }
        }
    }

    private Optional<CardKind> seenBy(int seat) {
        return sees(seat) ? Optional.of(CardKind.of(code)) : Optional.empty();
    }

    private boolean sees(int seat) {
        return observer == seat || observer == State.EVERYTHING;
    }

    private void tellMarket() {
        events.add(new TtrEvent.MarketFilled(before.cards.slotOf(Cards.EMPTY), CardKind.of(code)));
    }

    /// The market can be replaced by the card that was turned up, and by cards that were paid.
    private void tellFlush() {
        var shown = new ArrayList<CardKind>();
        int filled = before.frames.kind() == Frames.FILL_MARKET ? before.cards.slotOf(Cards.EMPTY) : -1;
        for (int slot = 0; slot < Cards.SLOTS; slot++) {
            int kind = slot == filled ? code : before.cards.market(slot);
            if (kind == Cards.EMPTY || after.cards.market(slot) != Cards.EMPTY) {
                return;
            }
            shown.add(CardKind.of(kind));
        }
        events.add(new TtrEvent.MarketFlushed(shown));
    }

    private void tellKept(int seat) {
        int kept = Integer.bitCount(ActionCodes.kept(code));
        IndexSet gained = after.tickets.kept[seat].minus(before.tickets.kept[seat]);
        boolean secret = before.tables.rules.ticketCountsSecret() && !sees(seat);
        boolean boxed = before.frames.kind() == Frames.OPENING_TICKETS
                && before.tables.rules.openingTickets().rejected() == Rejected.BOX;
        int returned = boxed ? 0 : before.tickets.offered[seat].size() - kept;
        events.add(new TtrEvent.TicketsKept(
                seat,
                secret ? Optional.empty() : Optional.of(kept),
                secret ? Optional.empty() : Optional.of(returned),
                sees(seat) ? ids(gained) : List.of()));
    }

    private void tellAction(int seat) {
        before.elements().forEach(element -> element.tellAction(code, after, events::add));
        switch (notation.action(before, code)) {
            case TtrAction.DrawFromMarket(CardKind card) ->
                events.add(new TtrEvent.MarketCardTaken(seat, before.cards.slotOf(card.ordinal()), card));
            case TtrAction.Pass() -> events.add(new TtrEvent.TurnPassed(seat));
            default -> {
                // What is drawn is told of when chance has dealt it.
            }
        }
    }

    /// A claim that was paid at once.
    private void tellClaim() {
        if (before.frames.kind() != Frames.TURN || !ActionCodes.isClaim(code)) {
            return;
        }
        Route route = board.routes().get(ActionCodes.route(code));
        int seat = before.frames.seat();
        if (after.claims.owner(route.index()) == seat) {
            int wilds = ActionCodes.wilds(code);
            events.add(new TtrEvent.RouteClaimed(
                    seat,
                    route.id(),
                    CardKind.of(ActionCodes.kind(code)),
                    route.length() - wilds,
                    wilds,
                    route.points()));
        }
    }

    private void tellElements() {
        for (int index = 0; index < after.elements().size(); index++) {
            before.elements().get(index).tellAfter(after.elements().get(index), events::add);
        }
    }

    /// A deck that isn't what was taken from it was made anew.
    private void tellReshuffle() {
        int taken = before.frames.isCard() ? 1 : 0;
        if (after.cards.deckSize > before.cards.deckSize - taken) {
            events.add(new TtrEvent.DeckReshuffled(after.cards.deckSize));
        }
    }

    private void tellOffers() {
        for (int seat = 0; seat < after.seats; seat++) {
            if (offered(after, seat) && !offered(before, seat)) {
                IndexSet offered = after.tickets.offered[seat];
                events.add(new TtrEvent.TicketsOffered(seat, offered.size(), sees(seat) ? ids(offered) : List.of()));
            }
        }
    }

    /// Whether all the tickets that a seat is to choose from lie before it.
    private static boolean offered(Position position, int seat) {
        return !position.tickets.offered[seat].isEmpty() && position.actor() >= 0;
    }

    private void tellTurn() {
        if (after.frames.isEmpty()) {
            events.add(new TtrEvent.GameEnded());
            return;
        }
        if (before.turnsLeft < 0 && after.turnsLeft >= 0) {
            int trigger = (after.frames.seat() + after.seats - 1) % after.seats;
            events.add(new TtrEvent.LastRoundStarted(trigger, after.vehiclesLeft(trigger)));
        }
        if (after.frames.kind() == Frames.TURN
                && (before.frames.kind() != Frames.TURN || before.frames.seat() != after.frames.seat())) {
            events.add(new TtrEvent.TurnStarted(after.frames.seat()));
        }
    }

    private List<String> ids(IndexSet set) {
        return Arrays.stream(set.toArray())
                .mapToObj(ticket -> board.tickets().get(ticket).id())
                .toList();
    }
}
