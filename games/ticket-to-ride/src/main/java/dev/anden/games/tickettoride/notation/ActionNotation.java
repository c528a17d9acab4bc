package dev.anden.games.tickettoride.notation;

import dev.anden.engine.State;
import dev.anden.games.common.NameTable;
import dev.anden.games.tickettoride.action.ActionCodes;
import dev.anden.games.tickettoride.action.TtrAction;
import dev.anden.games.tickettoride.board.Board;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.board.Route;
import dev.anden.games.tickettoride.board.Ticket;
import dev.anden.games.tickettoride.state.Frames;
import dev.anden.games.tickettoride.state.Position;
import dev.anden.games.tickettoride.state.TicketOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// The text form of actions and outcomes, which a person can read and type:
///
/// ```
/// draw deck
/// draw red
/// claim miami--new-orleans with 4 red 2 wild
/// station berlin with 1 red 1 wild
/// pay 1 red 1 wild       (what is due for a tunnel)
/// give-up                (the tunnel)
/// flag keep
/// flag discard
/// tickets
/// keep boston--miami dallas--new-york return denver--el-paso
/// pass
/// first 1            (chance: the seat that begins)
/// card red           (chance: a card of the deck)
/// ticket boston--miami   (chance: a ticket of the ticket deck)
/// ```
public final class ActionNotation {
    private final Board board;
    private final NameTable routes;
    private final NameTable tickets;

    public ActionNotation(Board board) {
        this.board = board;
        routes = NameTable.of(
                NotationFlaw.NO_ROUTE, board.routes().stream().map(Route::id).toList());
        tickets = NameTable.of(
                NotationFlaw.NO_TICKET, board.tickets().stream().map(Ticket::id).toList());
    }

    /// The index of a route.
    ///
    /// @throws NotationException if the board has no such route
    public int route(String id) {
        return routes.index(id);
    }

    /// The index of a ticket.
    ///
    /// @throws NotationException if the board has no such ticket
    int ticket(String id) {
        return tickets.index(id);
    }

    /// The action or outcome behind a code.
    ///
    /// @throws IllegalArgumentException if the code means nothing in this state
    public TtrAction action(Position position, int code) {
        if (position.actor() == State.CHANCE) {
            return outcome(position, code);
        }
        if (ActionCodes.isClaim(code)) {
            return claim(code);
        }
        if (ActionCodes.isKeep(code)) {
            return keep(position, code);
        }
        if (ActionCodes.isDrawFromMarket(code)) {
            return new TtrAction.DrawFromMarket(CardKind.of(ActionCodes.drawnKind(code)));
        }
        return switch (code) {
            case ActionCodes.DRAW_FROM_DECK -> new TtrAction.DrawFromDeck();
            case ActionCodes.DRAW_TICKETS -> new TtrAction.DrawTickets();
            case ActionCodes.PASS -> new TtrAction.Pass();
            default ->
                position.elements().stream()
                        .flatMap(element -> element.action(code).stream())
                        .findFirst()
                        .orElseThrow(() -> unknown(code));
        };
    }

    private TtrAction outcome(Position position, int code) {
        int outcomes = switch (position.frames.kind()) {
            case Frames.CHOOSE_FIRST -> position.seats;
            case Frames.DEAL_TICKETS, Frames.OFFER_TICKETS -> board.tickets().size();
            default -> CardKind.COUNT;
        };
        if (code < 0 || code >= outcomes) {
            throw unknown(code);
        }
        return switch (position.frames.kind()) {
            case Frames.CHOOSE_FIRST -> new TtrAction.ChooseFirst(code);
            case Frames.DEAL_TICKETS, Frames.OFFER_TICKETS ->
                new TtrAction.DealTicket(board.tickets().get(code).id());
            default -> new TtrAction.TurnUpCard(CardKind.of(code));
        };
    }

    private TtrAction claim(int code) {
        int wilds = ActionCodes.wilds(code);
        if (ActionCodes.route(code) >= board.routes().size() || ActionCodes.kind(code) >= CardKind.COUNT) {
            throw unknown(code);
        }
        Route route = board.routes().get(ActionCodes.route(code));
        boolean wildsAlone = ActionCodes.kind(code) == CardKind.WILD.ordinal();
        if (wildsAlone ? wilds != route.length() : wilds >= route.length()) {
            throw unknown(code);
        }
        return new TtrAction.ClaimRoute(route.id(), CardKind.of(ActionCodes.kind(code)), route.length() - wilds, wilds);
    }

    private TtrAction keep(Position position, int code) {
        int[] offered = offered(position);
        int returning = offered.length - Integer.bitCount(ActionCodes.kept(code));
        if (ActionCodes.kept(code) >>> offered.length != 0
                || offered.length == 0
                || ActionCodes.order(code) >= TicketOrder.count(returning)) {
            throw unknown(code);
        }
        var kept = new ArrayList<String>();
        var others = new ArrayList<Integer>();
        for (int place = 0; place < offered.length; place++) {
            if ((ActionCodes.kept(code) >> place & 1) != 0) {
                kept.add(board.tickets().get(offered[place]).id());
            } else {
                others.add(offered[place]);
            }
        }
        int[] returned = others.stream().mapToInt(Integer::intValue).toArray();
        TicketOrder.arrange(returned, returned.length, ActionCodes.order(code));
        return new TtrAction.KeepTickets(
                kept,
                Arrays.stream(returned)
                        .mapToObj(board.tickets()::get)
                        .map(Ticket::id)
                        .toList());
    }

    public String print(Position position, int code) {
        TtrAction action = action(position, code);
        return switch (action) {
            case TtrAction.DrawFromDeck() -> "draw deck";
            case TtrAction.DrawFromMarket(CardKind card) -> "draw " + card;
            case TtrAction.DrawTickets() -> "tickets";
            case TtrAction.Pass() -> "pass";
            case TtrAction.ClaimRoute(String route, CardKind color, int colored, int wilds) ->
                "claim " + route + " with" + Payment.print(color, colored, wilds);
            case TtrAction.KeepTickets(List<String> kept, List<String> returned) ->
                "keep " + String.join(" ", kept) + (returned.isEmpty() ? "" : " return " + String.join(" ", returned));
            case TtrAction.ChooseFirst(int seat) -> "first " + seat;
            case TtrAction.TurnUpCard(CardKind card) -> "card " + card;
            case TtrAction.DealTicket(String ticket) -> "ticket " + ticket;
            default ->
                position.elements().stream()
                        .flatMap(element -> element.print(action).stream())
                        .findFirst()
                        .orElseThrow(() -> unknown(code));
        };
    }

    public int parse(Position position, String text) {
        return new ActionReader(this, position).read(text);
    }

    /// The tickets that the acting seat is to choose from.
    static int[] offered(Position position) {
        return position.actor() < 0 ? new int[0] : position.tickets.offered[position.actor()].toArray();
    }

    private static IllegalArgumentException unknown(int code) {
        return new IllegalArgumentException("Nothing that can be done here has the code " + code);
    }
}
