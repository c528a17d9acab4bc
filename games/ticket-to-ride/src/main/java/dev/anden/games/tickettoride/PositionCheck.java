package dev.anden.games.tickettoride;

import dev.anden.engine.Phrase;
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
    private final List<Phrase> problems = new ArrayList<>();

    PositionCheck(TtrState state) {
        this.state = state;
        rules = state.tables.rules;
        frames = IntStream.range(0, state.frames.depth())
                .mapToObj(height -> Frames.print(state.frames.at(height)))
                .collect(Collectors.joining(" "));
    }

    /// All that is wrong.
    List<Phrase> problems() {
        checkInvariants();
        problems.addAll(new TicketChoiceCheck(state).problems());
        if (frames.equals("choose-first:0:0")) {
            boolean untouched = state.hash()
                    == TtrState.initial(state.game, state.tables, state.seats).hash();
            require(untouched, PositionFlaw.UNTOUCHED);
            return problems;
        }
        require(state.first >= 0 && state.first < state.seats, PositionFlaw.NO_FIRST, "seat", state.first);
        require(state.ply > 0, PositionFlaw.NO_PLY);
        if (state.frames.isEmpty()) {
            checkOver();
        } else if (SET_UP.matcher(frames).matches()) {
            checkSetUp();
        } else if (IN_TURN.matcher(frames).matches()) {
            checkTurn();
        } else {
            problems.add(PositionFlaw.NOT_DUE.of("frames", frames));
        }
        if (problems.isEmpty()) {
            checkRest();
        }
        return problems;
    }

    private void checkInvariants() {
        try {
            Invariants.check(state);
        } catch (BrokenInvariantException broken) {
            problems.add(PositionFlaw.IMPOSSIBLE.of("reason", broken.reason()));
        }
    }

    private void checkOver() {
        require(state.turnsLeft == 0, PositionFlaw.OVER);
        require(state.passes <= state.seats, PositionFlaw.PASSES);
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
        require(state.frames.at(0) == Frames.parse("turn:" + state.first + ":0"), PositionFlaw.NOT_FIRST);
        require(state.turnsLeft == -1 && state.passes == 0, PositionFlaw.TOO_EARLY);
        require(state.tickets.bottomSize == 0 || state.actor() >= 0, PositionFlaw.RETURNED_EARLY);
        int choosing = choosing();
        int tickets = left("deal-tickets", state.seats * rules.openingTickets().deal());
        int cards = left("deal-hands", state.seats * rules.openingHand());
        if (tickets < 0 || cards < 0 || choosing < 0) {
            problems.add(PositionFlaw.NOT_DUE.of("frames", frames));
            return;
        }
        boolean marketDealt = !frames.contains("fill-market");
        require(marketDealt || tickets == state.seats * rules.openingTickets().deal(), PositionFlaw.MARKET_FIRST);
        for (int seat = 0; seat < state.seats; seat++) {
            int deal = rules.openingTickets().deal();
            int offered = seat < state.seats - choosing ? 0 : dealt(seat, deal, tickets);
            requireOffered(seat, offered, offered);
            int kept = state.tickets.kept[seat].size();
            require(
                    seat < state.seats - choosing
                            ? kept >= rules.openingTickets().keep() && kept <= deal
                            : kept == 0,
                    PositionFlaw.KEPT,
                    "seat",
                    seat,
                    "kept",
                    kept);
            int choices = rules.ticketCountsSecret() && seat < state.seats - choosing ? 1 : 0;
            require(
                    state.tickets.choices[seat] == choices,
                    PositionFlaw.CHOSEN,
                    "seat",
                    seat,
                    "right",
                    choices,
                    "choices",
                    state.tickets.choices[seat]);
            int hand = dealt(seat, rules.openingHand(), cards);
            require(state.handSizes[seat] == hand, PositionFlaw.HAND, "seat", seat, "cards", hand);
            require(state.vehiclesLeft(seat) == rules.vehicleCount(), PositionFlaw.CLAIMED_EARLY, "seat", seat);
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
        require(actor < state.seats, PositionFlaw.NO_SEAT, "seat", actor);
        require(state.passes < state.seats, PositionFlaw.ALL_PASSED);
        require(
                state.turnsLeft == -1 || (state.turnsLeft >= 1 && state.turnsLeft <= state.seats),
                PositionFlaw.TURNS_LEFT,
                "turns",
                state.turnsLeft);
        checkTunnel(actor);
        boolean choosing = frames.contains("keep-tickets");
        int deal = rules.ticketDraw().deal();
        int due = left("offer-tickets", deal);
        require(due >= 0 && due <= state.tickets.size(), PositionFlaw.FEW_TICKETS);
        for (int seat = 0; seat < state.seats; seat++) {
            boolean offered = choosing && seat == actor;
            requireOffered(seat, offered && due == 0 ? 1 : 0, offered ? deal - due : 0);
            requireScore(seat, pointsBeforeTheEnd(seat));
            boolean ending = seat == actor && state.frames.depth() > 1;
            require(
                    state.turnsLeft >= 0 || ending || state.vehiclesLeft(seat) > rules.lastRoundAt(),
                    PositionFlaw.LAST_ROUND,
                    "seat",
                    seat,
                    "vehicles",
                    state.vehiclesLeft(seat));
        }
    }

    /// A tunnel lies open just while cards are turned up for it or its payment is due.
    private void checkTunnel(int actor) {
        boolean due = frames.contains("tunnel-payment");
        require(due == state.tunnel.isOpen(), PositionFlaw.TUNNEL_ALONE);
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
                PositionFlaw.TURNED_UP,
                "cards",
                turnedUp);
        int route = ActionCodes.route(claim);
        require(state.claims.open(actor, route), PositionFlaw.TUNNEL_CLOSED, "seat", actor);
        require(
                state.vehicles[actor * state.tables.routes.kinds + state.tables.routes.vehicle[route]]
                        >= state.tables.routes.vehicles[route],
                PositionFlaw.TUNNEL_VEHICLES,
                "seat",
                actor);
        for (int kind = 0; kind < CardKind.COUNT; kind++) {
            int laid = state.laid(kind);
            require(
                    laid == 0 || state.known.get(actor, kind) >= laid,
                    PositionFlaw.LAID_KNOWN,
                    "cards",
                    laid,
                    "color",
                    CardKind.of(kind));
        }
    }

    /// Nothing is left to be done that needs neither a decision nor chance, and chance has something to bring.
    private void checkRest() {
        TtrState settled = state.copy();
        settled.settle();
        boolean idle = state.actor() == State.CHANCE && state.chanceWeight() == 0;
        require(settled.hash() == state.hash() && !idle, PositionFlaw.DONE, "frames", frames);
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
        int offered = state.tickets.offered[seat].size();
        require(offered >= fewest && offered <= most, PositionFlaw.OFFERED, "tickets", offered, "seat", seat);
    }

    private void requireScore(int seat, int score) {
        require(
                state.scores[seat] == score,
                PositionFlaw.SCORE,
                "seat",
                seat,
                "right",
                score,
                "points",
                state.scores[seat]);
    }

    private void require(boolean holds, PositionFlaw otherwise, Object... facts) {
        if (!holds) {
            problems.add(otherwise.of(facts));
        }
    }
}
