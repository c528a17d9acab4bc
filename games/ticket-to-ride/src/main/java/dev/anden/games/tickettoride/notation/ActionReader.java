package dev.anden.games.tickettoride.notation;

import dev.anden.engine.NotationException;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.action.ActionCodes;
import dev.anden.games.tickettoride.board.BoardRules.OpeningDeal;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.board.Route;
import dev.anden.games.tickettoride.board.Ticket;
import dev.anden.games.tickettoride.state.Frames;
import dev.anden.games.tickettoride.state.Position;
import dev.anden.games.tickettoride.state.TicketOrder;
import java.util.ArrayList;
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
        String outcome = word(words, 1, NotationFlaw.AN_OUTCOME);
        nothingAfter(words, 2);
        return switch (expected) {
            case "first" -> seat(outcome);
            case "ticket" -> notation.ticket(outcome);
            default -> kind(outcome).ordinal();
        };
    }

    private int seat(String word) {
        int seat = number(word);
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
            case "station" -> readStation(words);
            case "pay" -> readTunnelPayment(words);
            case "give-up" -> alone(words, ActionCodes.GIVE_UP_TUNNEL);
            case "flag" -> readFlag(words);
            case "tickets" -> alone(words, ActionCodes.DRAW_TICKETS);
            case "pass" -> alone(words, ActionCodes.PASS);
            case "keep" -> readKeep(words.subList(1, words.size()));
            default ->
                throw OUTCOMES.contains(first)
                        ? NotationFlaw.NOT_CHANCE.wrong("word", first)
                        : NotationFlaw.NO_ACTION.wrong("text", String.join(" ", words), "words", beginnings());
        };
    }

    private static int alone(List<String> words, int code) {
        nothingAfter(words, 1);
        return code;
    }

    private static int readDraw(List<String> words) {
        String from = word(words, 1, NotationFlaw.A_CARD);
        nothingAfter(words, 2);
        return from.equals("deck")
                ? ActionCodes.DRAW_FROM_DECK
                : ActionCodes.drawFromMarket(kind(from).ordinal());
    }

    /// The words with which an action of this board begins, besides `pass`.
    private String beginnings() {
        var elements = position.tables.rules.elements();
        return "draw, claim, tickets, keep"
                + (elements.station().isPresent() ? ", station" : "")
                + (elements.tunnel().isPresent() ? ", pay, give-up" : "")
                + (elements.flag().isPresent() ? ", flag" : "");
    }

    private int readClaim(List<String> words) {
        Route route = position.tables.board.routes().get(notation.route(word(words, 1, NotationFlaw.A_ROUTE)));
        Payment payment = paymentWith(words, NotationFlaw.CLAIM_FORM);
        payment.mustHave(route.length(), NotationFlaw.ROUTE_COST, "route", route.id());
        return ActionCodes.claim(route.index(), payment.kind(), payment.wilds());
    }

    private int readStation(List<String> words) {
        int city = notation.city(word(words, 1, NotationFlaw.A_CITY));
        Payment payment = paymentWith(words, NotationFlaw.STATION_FORM);
        int seat = position.actor();
        if (position.stations.left(seat) > 0) {
            payment.mustHave(position.stations.cost(seat), NotationFlaw.STATION_COST);
        }
        return ActionCodes.station(city, payment.kind(), payment.wilds());
    }

    private int readTunnelPayment(List<String> words) {
        if (!position.tunnel.isOpen()) {
            throw NotationFlaw.NO_TUNNEL.wrong();
        }
        Payment payment = payment(words.subList(1, words.size()), NotationFlaw.TUNNEL_FORM);
        payment.mustHave(position.tunnelDue(), NotationFlaw.TUNNEL_COST);
        int laid = ActionCodes.kind(position.tunnel.claim());
        if (payment.colored() > 0 && payment.kind() != laid) {
            throw NotationFlaw.TUNNEL_COLOR.wrong("color", CardKind.of(laid), "given", CardKind.of(payment.kind()));
        }
        return ActionCodes.payTunnel(payment.wilds());
    }

    private static int readFlag(List<String> words) {
        String choice = word(words, 1, NotationFlaw.KEEP_OR_DISCARD);
        nothingAfter(words, 2);
        return switch (choice) {
            case "keep" -> ActionCodes.KEEP_FLAG_CARD;
            case "discard" -> ActionCodes.DISCARD_FLAG_CARD;
            default -> throw NotationFlaw.FLAG_FORM.wrong("found", choice);
        };
    }

    /// Cards to pay with: of one colour, and wilds.
    ///
    /// @param kind the ordinal of the colour; that of a wild if all are wild
    private record Payment(int kind, int colored, int wilds) {
        void mustHave(int cards, NotationFlaw otherwise, Object... more) {
            if (wilds + colored != cards) {
                var facts = new ArrayList<Object>(List.of("cards", cards, "given", wilds + colored));
                facts.addAll(List.of(more));
                throw otherwise.wrong(facts.toArray());
            }
        }
    }

    private static Payment paymentWith(List<String> words, NotationFlaw form) {
        if (!word(words, 2, NotationFlaw.CARDS).equals("with")) {
            throw form.wrong();
        }
        return payment(words.subList(3, words.size()), form);
    }

    private static Payment payment(List<String> words, NotationFlaw form) {
        if (words.isEmpty() || words.size() % 2 != 0) {
            throw form.wrong();
        }
        int wilds = 0;
        int colored = 0;
        CardKind color = CardKind.WILD;
        for (int index = 0; index < words.size(); index += 2) {
            int count = number(words.get(index));
            CardKind kind = kind(words.get(index + 1));
            if (kind == CardKind.WILD) {
                wilds += count;
            } else if (colored > 0) {
                throw NotationFlaw.TWO_COLORS.wrong();
            } else {
                color = kind;
                colored = count;
            }
        }
        return new Payment((colored == 0 ? CardKind.WILD : color).ordinal(), colored, wilds);
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

    private static String word(List<String> words, int index, NotationFlaw expected) {
        if (index >= words.size()) {
            throw NotationFlaw.ENDS_EARLY.wrong("text", String.join(" ", words), "missing", expected.of());
        }
        return words.get(index);
    }

    private static void nothingAfter(List<String> words, int size) {
        if (words.size() > size) {
            throw NotationFlaw.NOTHING_MORE.wrong(
                    "text", String.join(" ", words.subList(0, size)), "word", words.get(size));
        }
    }

    /// The kind of card that a word names.
    ///
    /// @throws NotationException if it names none
    static CardKind kind(String word) {
        return CardKind.named(word)
                .orElseThrow(() -> NotationFlaw.NO_CARD.wrong(
                        "word",
                        word,
                        "kinds",
                        Arrays.stream(CardKind.values()).map(CardKind::toString).collect(Collectors.joining(", "))));
    }

    private static int number(String word) {
        if (!word.matches("\\d{1,3}")) {
            throw NotationFlaw.NO_NUMBER.wrong("word", word);
        }
        return Integer.parseInt(word);
    }
}
