package dev.anden.games.tickettoride.element.tunnel;

import dev.anden.games.tickettoride.action.ActionCodes;
import dev.anden.games.tickettoride.action.TtrAction;
import dev.anden.games.tickettoride.board.Board;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.board.Route;
import dev.anden.games.tickettoride.notation.CardWords;
import dev.anden.games.tickettoride.notation.NotationFlaw;
import dev.anden.games.tickettoride.notation.Payment;
import dev.anden.games.tickettoride.notation.Words;
import dev.anden.games.tickettoride.soundness.PositionFlaw;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Tunnels in notation: `pay 1 red 1 wild`, `give-up`, and the line of an open one: the route, the colour laid, how
/// many of the laid cards are wild, and the cards turned up.
final class TunnelWords {
    static final List<String> VERBS = List.of("pay", "give-up");

    private TunnelWords() {}

    static Optional<String> print(TtrAction action) {
        return switch (action) {
            case TtrAction.PayTunnel(CardKind color, int colored, int wilds) ->
                Optional.of("pay" + Payment.print(color, colored, wilds));
            case TtrAction.GiveUpTunnel() -> Optional.of("give-up");
            default -> Optional.empty();
        };
    }

    static int read(Tunnel tunnel, List<String> words) {
        if (words.getFirst().equals("give-up")) {
            return Words.alone(words, Tunnel.GIVE_UP);
        }
        if (!tunnel.isOpen()) {
            throw NotationFlaw.NO_TUNNEL.wrong();
        }
        Payment payment = Payment.read(words.subList(1, words.size()), NotationFlaw.TUNNEL_FORM);
        payment.mustHave(tunnel.due(), NotationFlaw.TUNNEL_COST);
        int laid = ActionCodes.kind(tunnel.claim());
        if (payment.colored() > 0 && payment.kind() != laid) {
            throw NotationFlaw.TUNNEL_COLOR.wrong("color", CardKind.of(laid), "given", CardKind.of(payment.kind()));
        }
        return Tunnel.pay(payment.wilds());
    }

    static List<String> line(Tunnel tunnel) {
        Board board = tunnel.position.tables.board;
        var words = new ArrayList<String>();
        words.add(board.routes().get(ActionCodes.route(tunnel.claim())).id());
        words.add(CardKind.of(ActionCodes.kind(tunnel.claim())).toString());
        words.add(Integer.toString(ActionCodes.wilds(tunnel.claim())));
        words.addAll(CardWords.print(tunnel::turnedUp));
        return words;
    }

    static void readLine(Tunnel tunnel, List<String> words) {
        if (words.size() < 3) {
            throw PositionFlaw.TUNNEL.wrong();
        }
        Route route = Words.route(tunnel.position.tables.board, words.get(0));
        int kind = Words.kind(words.get(1)).ordinal();
        int wilds = words.get(2).matches("\\d") ? Integer.parseInt(words.get(2)) : -1;
        boolean wildsAlone = kind == CardKind.COLORS;
        boolean fits = wildsAlone ? wilds == route.length() : wilds >= route.wilds() && wilds < route.length();
        if (!route.tunnel() || !fits || !tunnel.position.tables.routes.payableWith(route.index(), kind)) {
            throw PositionFlaw.TUNNEL_CLAIM.wrong("found", String.join(" ", words.subList(0, 3)));
        }
        tunnel.lay(ActionCodes.claim(route.index(), kind, wilds));
        CardWords.read(words.subList(3, words.size()), (turned, count) -> {
            for (int card = 0; card < Math.min(count, tunnel.turnUp + 1); card++) {
                tunnel.turnUp(turned);
            }
        });
    }
}
