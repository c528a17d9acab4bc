package dev.anden.games.tickettoride;

import dev.anden.engine.State;
import dev.anden.games.tickettoride.board.BoardRules;
import dev.anden.games.tickettoride.board.CardKind;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Whether a position that was read can be played on from: what is due, the numbers and the points fit together,
/// and the invariants hold.
final class PositionCheck {
    private static final Pattern SET_UP = Pattern.compile("turn:\\d:0( opening-tickets:\\d:0)+"
            + "( deal-tickets:0:[1-9]\\d*( fill-market:0:0( deal-hands:0:[1-9]\\d*)?)?)?");
    private static final Pattern IN_TURN = Pattern.compile("turn:\\d:0"
            + "|end-turn:(\\d):0( second-card:\\1:0)?( deck-card:\\1:0| fill-market:0:0)?"
            + "|end-turn:(\\d):0 keep-tickets:\\4:0( offer-tickets:\\4:[1-9]\\d*)?"
            + "|end-turn:(\\d):0 tunnel-payment:\\6:0( tunnel-card:\\6:[1-9]\\d*)?"
            + "|end-turn:(\\d):0 fill-market:0:0 flag-card:\\8:\\d");

    private final TtrState state;
    private final BoardRules rules;
    private final String frames;
    private final List<String> problems = new ArrayList<>();

    PositionCheck(TtrState state) {
        this.state = state;
        rules = state.tables.rules;
        frames = IntStream.range(0, state.frames.depth())
                .mapToObj(height -> Frames.print(state.frames.at(height)))
                .collect(Collectors.joining(" "));
    }

    /// All that is wrong, one sentence each.
    List<String> problems() {
        checkInvariants();
        problems.addAll(new TicketChoiceCheck(state).problems());
        if (frames.equals("choose-first:0:0")) {
            boolean untouched =
                    state.hash() == TtrState.initial(state.game, state.seats).hash();
            require(untouched, "Before the first seat is known nothing is dealt and the ply is 0");
            return problems;
        }
        require(state.first >= 0 && state.first < state.seats, "There is no first seat " + state.first);
        require(state.ply > 0, "The ply is 0 only before the first seat is known");
        if (state.frames.isEmpty()) {
            checkOver();
        } else if (SET_UP.matcher(frames).matches()) {
            checkSetUp();
        } else if (IN_TURN.matcher(frames).matches()) {
            checkTurn();
        } else {
            problems.add("\"" + frames + "\" can't be due");
        }
        if (problems.isEmpty()) {
            checkRest();
        }
        return problems;
    }

    private void checkInvariants() {
        try {
            Invariants.check(state);
        } catch (IllegalStateException broken) {
            problems.add("The position can't be: " + broken.getMessage());
        }
    }

    private void checkOver() {
        require(state.turnsLeft == 0, "When nothing is due the game is over and 0 turns are left");
        require(state.passes <= state.seats, "No more seats can have passed in a row than there are");
        for (int seat = 0; seat < state.seats; seat++) {
            requireOffered(seat, 0, 0);
        }
        TtrState count = state.copy();
        for (int seat = 0; seat < state.seats; seat++) {
            count.scores[seat] = pointsBeforeTheEnd(seat);
        }
        new EndScoring(count).addFinalPoints();
        for (int seat = 0; seat < state.seats; seat++) {
            requireScore(seat, count.scores[seat]);
        }
    }

    private void checkSetUp() {
        require(
                state.frames.at(0) == Frames.parse("turn:" + state.first + ":0"),
                "The first seat isn't the first to act");
        require(state.turnsLeft == -1 && state.passes == 0, "Before the first turn the last round can't have begun");
        require(state.tickets.bottomSize == 0 || state.actor() >= 0, "No ticket can have been returned yet");
        int choosing = choosing();
        int tickets = left("deal-tickets", state.seats * rules.openingTickets().deal());
        int cards = left("deal-hands", state.seats * rules.openingHand());
        if (tickets < 0 || cards < 0 || choosing < 0) {
            problems.add("\"" + frames + "\" can't be due");
            return;
        }
        boolean marketDealt = !frames.contains("fill-market");
        require(
                marketDealt || tickets == state.seats * rules.openingTickets().deal(),
                "The market comes before tickets");
        for (int seat = 0; seat < state.seats; seat++) {
            int deal = rules.openingTickets().deal();
            int offered = seat < state.seats - choosing ? 0 : dealt(seat, deal, tickets);
            requireOffered(seat, offered, offered);
            int kept = Long.bitCount(state.tickets.kept[seat]);
            require(
                    seat < state.seats - choosing
                            ? kept >= rules.openingTickets().keep() && kept <= deal
                            : kept == 0,
                    "Seat " + seat + " can't have kept " + kept + " tickets");
            int choices = rules.ticketCountsSecret() && seat < state.seats - choosing ? 1 : 0;
            require(
                    state.tickets.choices[seat] == choices,
                    "Seat %d has chosen among tickets %d times, not %d"
                            .formatted(seat, choices, state.tickets.choices[seat]));
            int hand = dealt(seat, rules.openingHand(), cards);
            require(state.handSizes[seat] == hand, "Seat " + seat + " was dealt " + hand + " cards");
            require(
                    state.vehiclesLeft(seat) == rules.vehicleCount(),
                    "Seat " + seat + " can't have claimed a route yet");
            requireScore(seat, 0);
        }
    }

    /// How many seats are still to choose opening tickets: the last ones; -1 if others are named.
    private int choosing() {
        int count = 0;
        while (count + 1 < state.frames.depth() && (state.frames.at(count + 1) & 255) == Frames.OPENING_TICKETS) {
            count++;
            if ((state.frames.at(count) >> 8) != state.seats - count) {
                return -1;
            }
        }
        boolean dealing = state.frames.depth() > count + 1;
        return dealing && count < state.seats ? -1 : count;
    }

    /// How many are still to be dealt; -1 if more than there ever are.
    private int left(String frame, int most) {
        for (int height = 0; height < state.frames.depth(); height++) {
            if (Frames.print(state.frames.at(height)).startsWith(frame)) {
                int count = state.frames.at(height) >> 16;
                return count > most ? -1 : count;
            }
        }
        return 0;
    }

    /// How many of its `share` a seat has been dealt when `left` are still to be dealt to all, the last seat first.
    private static int dealt(int seat, int share, int left) {
        return Math.max(0, Math.min(share, share * (seat + 1) - left));
    }

    private void checkTurn() {
        int actor = state.frames.at(0) >> 8 & 255;
        require(actor < state.seats, "There is no seat " + actor);
        require(state.passes < state.seats, "When all seats have passed in a row the game is over");
        require(
                state.turnsLeft == -1 || (state.turnsLeft >= 1 && state.turnsLeft <= state.seats),
                state.turnsLeft + " turns can't be left");
        checkTunnel(actor);
        boolean choosing = frames.contains("keep-tickets");
        int deal = rules.ticketDraw().deal();
        int due = left("offer-tickets", deal);
        require(due >= 0 && due <= state.tickets.size(), "There aren't as many tickets as are due");
        for (int seat = 0; seat < state.seats; seat++) {
            boolean offered = choosing && seat == actor;
            requireOffered(seat, offered && due == 0 ? 1 : 0, offered ? deal - due : 0);
            requireScore(seat, pointsBeforeTheEnd(seat));
            boolean ending = seat == actor && state.frames.depth() > 1;
            require(
                    state.turnsLeft >= 0 || ending || state.vehiclesLeft(seat) > rules.lastRoundAt(),
                    "Seat %d has %d vehicles left, so that the last round has begun"
                            .formatted(seat, state.vehiclesLeft(seat)));
        }
    }

    /// A tunnel lies open just while cards are turned up for it or its payment is due.
    private void checkTunnel(int actor) {
        boolean due = frames.contains("tunnel-payment");
        require(due == state.tunnel.isOpen(), "A tunnel and its payment belong together");
        if (!due || !state.tunnel.isOpen()) {
            return;
        }
        int claim = state.tunnel.claim();
        int turnedUp =
                IntStream.range(0, CardKind.COUNT).map(state.tunnel::turnedUp).sum();
        int left = left("tunnel-card", state.tables.tunnelCards);
        boolean emptied = left == 0 && state.cards.deckSize == 0;
        require(
                left >= 0
                        && (turnedUp + left == state.tables.tunnelCards
                                || (emptied && turnedUp < state.tables.tunnelCards)),
                turnedUp + " cards can't have been turned up for the tunnel");
        int route = ActionCodes.route(claim);
        require(state.claims.open(actor, route), "The tunnel can't be claimed by seat " + actor);
        require(
                state.vehicles[actor * state.tables.routes.kinds + state.tables.routes.vehicle[route]]
                        >= state.tables.routes.vehicles[route],
                "Seat " + actor + " has too few vehicles for the tunnel");
        for (int kind = 0; kind < CardKind.COUNT; kind++) {
            int laid = state.laid(kind);
            require(
                    laid == 0 || state.known.get(actor, kind) >= laid,
                    "Everybody knows the %d %s cards laid for the tunnel".formatted(laid, CardKind.of(kind)));
        }
    }

    /// Nothing is left to be done that needs neither a decision nor chance, and chance has something to bring.
    private void checkRest() {
        TtrState settled = state.copy();
        settled.settle();
        boolean idle = state.actor() == State.CHANCE && state.chanceWeight() == 0;
        require(settled.hash() == state.hash() && !idle, "\"" + frames + "\" is done already");
    }

    private int routePoints(int seat) {
        return IntStream.range(0, state.tables.routes.routes)
                .filter(route -> state.claims.owner(route) == seat)
                .map(route -> state.tables.routes.points[route])
                .sum();
    }

    private int pointsBeforeTheEnd(int seat) {
        return routePoints(seat) + state.flags.completed(seat) * state.tables.flagPoints;
    }

    private void requireOffered(int seat, int fewest, int most) {
        int offered = Long.bitCount(state.tickets.offered[seat]);
        require(offered >= fewest && offered <= most, offered + " tickets can't be offered to seat " + seat);
    }

    private void requireScore(int seat, int score) {
        require(
                state.scores[seat] == score,
                "Seat %d has %d points, not %d".formatted(seat, score, state.scores[seat]));
    }

    private void require(boolean holds, String otherwise) {
        if (!holds) {
            problems.add(otherwise);
        }
    }
}
