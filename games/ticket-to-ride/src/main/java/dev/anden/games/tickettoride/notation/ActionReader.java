package dev.anden.games.tickettoride.notation;

import dev.anden.engine.NotationException;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.action.ActionCodes;
import dev.anden.games.tickettoride.board.BoardRules.OpeningDeal;
import dev.anden.games.tickettoride.board.Route;
import dev.anden.games.tickettoride.board.Ticket;
import dev.anden.games.tickettoride.state.Frames;
import dev.anden.games.tickettoride.state.Position;
import dev.anden.games.tickettoride.state.TicketOrder;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/// Reads what [ActionNotation] prints: an outcome where chance is to act, otherwise an action. The code is well
/// formed, not necessarily legal.
final class ActionReader {
    private static final List<String> OUTCOMES = List.of("first", "card", "ticket");

    private final ActionNotation notation;
    private final Position position;

    ActionReader(ActionNotation notation, Position position) {
        this.notation = notation;
        this.position = position;
    }

    /// The code of an action or outcome.
    ///
    /// @throws NotationException if the text names none that fits here
    int read(String text) {
        List<String> words = List.of(text.strip().split("\\s+"));
        return position.actor() == State.CHANCE ? readOutcome(words) : readAction(words);
    }

    private int readOutcome(List<String> words) {
        String expected = switch (position.frames.kind()) {
            case Frames.CHOOSE_FIRST -> "first";
            case Frames.DEAL_TICKETS, Frames.OFFER_TICKETS -> "ticket";
            default -> "card";
        };
        if (!words.getFirst().equals(expected)) {
            throw NotationFlaw.CHANCE_TO_ACT.wrong("expected", expected, "found", String.join(" ", words));
        }
        String outcome = Words.at(words, 1, NotationFlaw.AN_OUTCOME);
        Words.nothingAfter(words, 2);
        return switch (expected) {
            case "first" -> seat(outcome);
            case "ticket" -> notation.ticket(outcome);
            default -> Words.kind(outcome).ordinal();
        };
    }

    private int seat(String word) {
        int seat = Words.number(word);
        if (seat >= position.seats) {
            throw NotationFlaw.NO_SEAT.wrong("seat", seat, "last", position.seats - 1);
        }
        return seat;
    }

    private int readAction(List<String> words) {
        String first = words.getFirst();
        return switch (first) {
            case "draw" -> readDraw(words);
            case "claim" -> readClaim(words);
            case "tickets" -> Words.alone(words, ActionCodes.DRAW_TICKETS);
            case "pass" -> Words.alone(words, ActionCodes.PASS);
            case "keep" -> readKeep(words.subList(1, words.size()));
            default -> readOfElement(words);
        };
    }

    private int readOfElement(List<String> words) {
        String first = words.getFirst();
        return position.elements().stream()
                .filter(element -> element.verbs().contains(first))
                .findFirst()
                .orElseThrow(() -> OUTCOMES.contains(first)
                        ? NotationFlaw.NOT_CHANCE.wrong("word", first)
                        : NotationFlaw.NO_ACTION.wrong("text", String.join(" ", words), "words", beginnings()))
                .read(words);
    }

    private static int readDraw(List<String> words) {
        String from = Words.at(words, 1, NotationFlaw.A_CARD);
        Words.nothingAfter(words, 2);
        return from.equals("deck")
                ? ActionCodes.DRAW_FROM_DECK
                : ActionCodes.drawFromMarket(Words.kind(from).ordinal());
    }

    /// The words with which an action of this board begins, besides `pass`.
    private String beginnings() {
        return "draw, claim, tickets, keep"
                + position.verbs().stream().map(verb -> ", " + verb).collect(Collectors.joining());
    }

    private int readClaim(List<String> words) {
        Route route = position.tables.board.routes().get(notation.route(Words.at(words, 1, NotationFlaw.A_ROUTE)));
        Payment payment = Payment.readWith(words, NotationFlaw.CLAIM_FORM);
        payment.mustHave(route.length(), NotationFlaw.ROUTE_COST, "route", route.id());
        return ActionCodes.claim(route.index(), payment.kind(), payment.wilds());
    }

    private int readKeep(List<String> words) {
        int[] offered = ActionNotation.offered(position);
        if (offered.length == 0) {
            throw NotationFlaw.NO_OFFER.wrong();
        }
        int split = words.indexOf("return");
        List<String> kept = split < 0 ? words : words.subList(0, split);
        List<String> returned = split < 0 ? List.of() : words.subList(split + 1, words.size());
        if (kept.size() + returned.size() != offered.length) {
            throw notEachOnce(offered);
        }
        int set = 0;
        for (String id : kept) {
            set |= 1 << place(offered, id);
        }
        var others = new int[returned.size()];
        int named = set;
        for (int index = 0; index < others.length; index++) {
            int place = place(offered, returned.get(index));
            others[index] = offered[place];
            named |= 1 << place;
        }
        if (named != (1 << offered.length) - 1) {
            throw notEachOnce(offered);
        }
        boolean ordered = offered.length <= OpeningDeal.MOST_ORDERED;
        return ActionCodes.keep(set, ordered ? TicketOrder.of(others) : 0);
    }

    private NotationException notEachOnce(int[] offered) {
        List<Ticket> tickets = position.tables.board.tickets();
        return NotationFlaw.EACH_ONCE.wrong(
                "tickets",
                Arrays.stream(offered).mapToObj(tickets::get).map(Ticket::id).collect(Collectors.joining(", ")));
    }

    private int place(int[] offered, String id) {
        int ticket = notation.ticket(id);
        for (int place = 0; place < offered.length; place++) {
            if (offered[place] == ticket) {
                return place;
            }
        }
        throw NotationFlaw.NOT_OFFERED.wrong("ticket", id);
    }
}
