package dev.anden.games.tickettoride;

import dev.anden.engine.NotationException;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.board.Board;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.board.Route;
import dev.anden.games.tickettoride.board.Ticket;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The text form of actions and outcomes, which a person can read and type:
///
/// ```
/// draw deck
/// draw red
/// claim miami--new-orleans with 4 red 2 wild
/// tickets
/// keep boston--miami dallas--new-york return denver--el-paso
/// pass
/// first 1            (chance: the seat that begins)
/// card red           (chance: a card of the deck)
/// ticket boston--miami   (chance: a ticket of the ticket deck)
/// ```
final class ActionNotation {
    private final Board board;
    private final Map<String, Integer> routes = new HashMap<>();
    private final Map<String, Integer> tickets = new HashMap<>();

    ActionNotation(Board board) {
        this.board = board;
        board.routes().forEach(route -> routes.put(route.id(), route.index()));
        board.tickets().forEach(ticket -> tickets.put(ticket.id(), ticket.index()));
    }

    /// The index of a route.
    ///
    /// @throws NotationException if the board has no such route
    int route(String id) {
        return find(routes, id, "route");
    }

    /// The index of a ticket.
    ///
    /// @throws NotationException if the board has no such ticket
    int ticket(String id) {
        return find(tickets, id, "ticket");
    }

    TtrAction action(TtrState state, int code) {
        if (state.actor() == State.CHANCE) {
            return outcome(state, code);
        }
        if (ActionCodes.isClaim(code)) {
            return claim(code);
        }
        if (ActionCodes.isKeep(code)) {
            return keep(state, code);
        }
        if (ActionCodes.isDrawFromMarket(code)) {
            return new TtrAction.DrawFromMarket(CardKind.of(ActionCodes.drawnKind(code)));
        }
        return switch (code) {
            case ActionCodes.DRAW_FROM_DECK -> new TtrAction.DrawFromDeck();
            case ActionCodes.DRAW_TICKETS -> new TtrAction.DrawTickets();
            case ActionCodes.PASS -> new TtrAction.Pass();
            default -> throw new IllegalArgumentException("No action has the code " + code);
        };
    }

    private TtrAction outcome(TtrState state, int code) {
        return switch (state.frames.kind()) {
            case Frames.CHOOSE_FIRST -> new TtrAction.ChooseFirst(code);
            case Frames.DEAL_TICKETS, Frames.OFFER_TICKETS ->
                new TtrAction.DealTicket(board.tickets().get(code).id());
            default -> new TtrAction.TurnUpCard(CardKind.of(code));
        };
    }

    private TtrAction claim(int code) {
        Route route = board.routes().get(ActionCodes.route(code));
        int wilds = ActionCodes.wilds(code);
        return new TtrAction.ClaimRoute(route.id(), CardKind.of(ActionCodes.kind(code)), route.length() - wilds, wilds);
    }

    private TtrAction keep(TtrState state, int code) {
        int[] offered = TicketSet.toArray(state.tickets.offered[state.frames.seat()]);
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

    String print(TtrState state, int code) {
        return switch (action(state, code)) {
            case TtrAction.DrawFromDeck() -> "draw deck";
            case TtrAction.DrawFromMarket(CardKind card) -> "draw " + card;
            case TtrAction.DrawTickets() -> "tickets";
            case TtrAction.Pass() -> "pass";
            case TtrAction.ClaimRoute(String route, CardKind color, int colored, int wilds) ->
                "claim " + route + " with" + (colored > 0 ? " " + colored + " " + color : "")
                        + (wilds > 0 ? " " + wilds + " wild" : "");
            case TtrAction.KeepTickets(List<String> kept, List<String> returned) ->
                "keep " + String.join(" ", kept) + (returned.isEmpty() ? "" : " return " + String.join(" ", returned));
            case TtrAction.ChooseFirst(int seat) -> "first " + seat;
            case TtrAction.TurnUpCard(CardKind card) -> "card " + card;
            case TtrAction.DealTicket(String ticket) -> "ticket " + ticket;
        };
    }

    int parse(TtrState state, String text) {
        List<String> words = List.of(text.strip().split("\\s+"));
        return switch (words.getFirst()) {
            case "draw" -> parseDraw(words);
            case "claim" -> parseClaim(words);
            case "tickets" -> alone(words, ActionCodes.DRAW_TICKETS);
            case "pass" -> alone(words, ActionCodes.PASS);
            case "keep" -> parseKeep(state, words.subList(1, words.size()));
            case "first" -> number(word(words, 1, "a seat"));
            case "card" -> kind(word(words, 1, "a kind of card")).ordinal();
            case "ticket" -> ticket(word(words, 1, "a ticket"));
            default ->
                throw new NotationException("\"" + text.strip()
                        + "\" is no action: it begins with draw, claim, tickets, keep or pass (chance: first, card or"
                        + " ticket)");
        };
    }

    private static int alone(List<String> words, int code) {
        if (words.size() > 1) {
            throw new NotationException(
                    "Nothing follows \"" + words.getFirst() + "\", but there is \"" + words.get(1) + "\"");
        }
        return code;
    }

    private static int parseDraw(List<String> words) {
        String from = word(words, 1, "\"deck\" or a kind of card");
        return alone(
                words.subList(1, words.size()),
                from.equals("deck")
                        ? ActionCodes.DRAW_FROM_DECK
                        : ActionCodes.drawFromMarket(kind(from).ordinal()));
    }

    private int parseClaim(List<String> words) {
        int route = route(word(words, 1, "a route"));
        if (!word(words, 2, "\"with\" and the cards").equals("with") || words.size() < 5 || words.size() % 2 == 0) {
            throw new NotationException("A claim is written \"claim ROUTE with 4 red 2 wild\"");
        }
        int wilds = 0;
        int colored = 0;
        CardKind color = CardKind.WILD;
        for (int index = 3; index < words.size(); index += 2) {
            int count = number(words.get(index));
            CardKind kind = kind(words.get(index + 1));
            if (kind == CardKind.WILD) {
                wilds += count;
            } else if (colored > 0) {
                throw new NotationException("A claim is paid with one colour and wilds, not with two colours");
            } else {
                color = kind;
                colored = count;
            }
        }
        int length = board.routes().get(route).length();
        if (wilds + colored != length) {
            throw new NotationException("%s takes %d cards, not %d"
                    .formatted(board.routes().get(route).id(), length, wilds + colored));
        }
        return ActionCodes.claim(route, colored == 0 ? CardKind.WILD.ordinal() : color.ordinal(), wilds);
    }

    private int parseKeep(TtrState state, List<String> words) {
        int seat = state.actor();
        if (seat < 0) {
            throw new NotationException("No tickets are offered now");
        }
        int[] offered = TicketSet.toArray(state.tickets.offered[seat]);
        int split = words.indexOf("return");
        List<String> kept = split < 0 ? words : words.subList(0, split);
        List<String> returned = split < 0 ? List.of() : words.subList(split + 1, words.size());
        int set = 0;
        for (String id : kept) {
            set |= 1 << place(offered, id);
        }
        var others = new int[returned.size()];
        int mask = set;
        for (int index = 0; index < others.length; index++) {
            int place = place(offered, returned.get(index));
            others[index] = offered[place];
            mask |= 1 << place;
        }
        if (mask != (1 << offered.length) - 1 || kept.size() + returned.size() != offered.length) {
            throw new NotationException("Each offered ticket is kept or returned, once: "
                    + String.join(
                            ", ",
                            Arrays.stream(offered)
                                    .mapToObj(
                                            index -> board.tickets().get(index).id())
                                    .toList()));
        }
        return ActionCodes.keep(set, TicketOrder.of(others));
    }

    private int place(int[] offered, String id) {
        int ticket = ticket(id);
        for (int place = 0; place < offered.length; place++) {
            if (offered[place] == ticket) {
                return place;
            }
        }
        throw new NotationException("The ticket " + id + " isn't among the offered ones");
    }

    private static String word(List<String> words, int index, String expected) {
        if (index >= words.size()) {
            throw new NotationException(
                    "\"" + String.join(" ", words) + "\" ends too early: " + expected + " is missing");
        }
        return words.get(index);
    }

    private static CardKind kind(String word) {
        return CardKind.named(word)
                .orElseThrow(() -> new NotationException("\"" + word + "\" is no kind of card: there are "
                        + String.join(
                                ", ",
                                Arrays.stream(CardKind.values())
                                        .map(CardKind::toString)
                                        .toList())));
    }

    private static int number(String word) {
        if (!word.matches("\\d{1,3}")) {
            throw new NotationException("\"" + word + "\" is no number");
        }
        return Integer.parseInt(word);
    }

    private static int find(Map<String, Integer> ids, String id, String what) {
        Integer index = ids.get(id);
        if (index == null) {
            throw new NotationException("The board has no " + what + " \"" + id + "\"");
        }
        return index;
    }
}
