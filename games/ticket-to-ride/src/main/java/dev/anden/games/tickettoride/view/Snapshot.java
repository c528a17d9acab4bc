package dev.anden.games.tickettoride.view;

import dev.anden.games.tickettoride.action.ActionCodes;
import dev.anden.games.tickettoride.board.Board;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.board.IndexSet;
import dev.anden.games.tickettoride.board.Route;
import dev.anden.games.tickettoride.board.Ticket;
import dev.anden.games.tickettoride.state.Cards;
import dev.anden.games.tickettoride.view.TtrView.PlayerView;
import dev.anden.games.tickettoride.view.TtrView.TicketView;
import dev.anden.games.tickettoride.view.TtrView.TunnelView;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/// Writes an observation down as a record. It reads the observation alone, so that it can't show more than that.
final class Snapshot {
    private final SeatObservation observation;
    private final Board board;

    Snapshot(SeatObservation observation) {
        this.observation = observation;
        board = observation.boardData();
    }

    TtrView view() {
        return new TtrView(
                observation.seat(),
                observation.actor(),
                observation.ply(),
                observation.phase(),
                observation.first(),
                market(),
                observation.deckSize(),
                cards(observation::discards),
                known(observation.ticketDeckSize()),
                IntStream.range(0, observation.seats()).mapToObj(this::player).toList(),
                cards(observation::hand),
                tickets(observation.seat(), observation.tickets()),
                ids(observation.offered()),
                observation.keepAtLeast(),
                owners(),
                closed(),
                stations(),
                tunnel(),
                observation.turnsLeft() < 0 ? Optional.empty() : Optional.of(observation.turnsLeft()));
    }

    private List<Optional<CardKind>> market() {
        var slots = new ArrayList<Optional<CardKind>>();
        for (int slot = 0; slot < Cards.SLOTS; slot++) {
            int kind = observation.market(slot);
            slots.add(kind < 0 ? Optional.empty() : Optional.of(CardKind.of(kind)));
        }
        return List.copyOf(slots);
    }

    private static Map<CardKind, Integer> cards(IntUnaryOperator count) {
        var cards = new EnumMap<CardKind, Integer>(CardKind.class);
        for (int kind = 0; kind < CardKind.COUNT; kind++) {
            int number = count.applyAsInt(kind);
            if (number > 0) {
                cards.put(CardKind.of(kind), number);
            }
        }
        return cards;
    }

    private PlayerView player(int seat) {
        return new PlayerView(
                seat,
                observation.score(seat),
                observation.vehicles(seat),
                IntStream.range(0, board.rules().vehicles().size())
                        .mapToObj(kind -> observation.vehicles(seat, kind))
                        .toList(),
                observation.handSize(seat),
                known(observation.ticketCount(seat)),
                observation.offeredCount(seat),
                ids(observation.onOffer(seat)),
                cards(kind -> observation.known(seat, kind)),
                observation.stations(seat),
                flag(observation.flag(seat)),
                observation.flags(seat),
                tickets(seat, observation.revealed(seat)));
    }

    private List<TicketView> tickets(int seat, IndexSet set) {
        var views = new ArrayList<TicketView>();
        for (int ticket : set.toArray()) {
            Ticket data = board.tickets().get(ticket);
            boolean completed = (observation.network(seat, data.from()) >>> data.to() & 1) != 0;
            views.add(new TicketView(data.id(), completed));
        }
        return List.copyOf(views);
    }

    private List<String> ids(IndexSet set) {
        return Arrays.stream(set.toArray())
                .mapToObj(ticket -> board.tickets().get(ticket).id())
                .toList();
    }

    private Map<String, Integer> owners() {
        var owners = new TreeMap<String, Integer>();
        for (int route = 0; route < board.routes().size(); route++) {
            int owner = observation.owner(route);
            if (owner >= 0) {
                owners.put(board.routes().get(route).id(), owner);
            }
        }
        return owners;
    }

    private static Optional<Integer> known(int count) {
        return count < 0 ? Optional.empty() : Optional.of(count);
    }

    private static List<CardKind> flag(int colors) {
        return IntStream.range(0, CardKind.COLORS)
                .filter(color -> (colors >> color & 1) != 0)
                .mapToObj(CardKind::of)
                .toList();
    }

    private Map<String, Integer> stations() {
        var stations = new TreeMap<String, Integer>();
        for (int city = 0; city < board.cities().size(); city++) {
            int owner = observation.stationOwner(city);
            if (owner >= 0) {
                stations.put(board.cities().get(city).id(), owner);
            }
        }
        return stations;
    }

    private Optional<TunnelView> tunnel() {
        int claim = observation.tunnelClaim();
        if (claim < 0) {
            return Optional.empty();
        }
        Route route = board.routes().get(ActionCodes.route(claim));
        int wilds = ActionCodes.wilds(claim);
        return Optional.of(new TunnelView(
                route.id(),
                CardKind.of(ActionCodes.kind(claim)),
                route.length() - wilds,
                wilds,
                cards(observation::turnedUp),
                observation.tunnelDue()));
    }

    private List<String> closed() {
        return IntStream.range(0, board.routes().size())
                .filter(observation::closed)
                .mapToObj(route -> board.routes().get(route).id())
                .toList();
    }
}
