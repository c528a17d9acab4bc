package dev.anden.games.tickettoride.soundness;

import dev.anden.engine.Phrase;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.board.BoardRules;
import dev.anden.games.tickettoride.rules.Chance;
import dev.anden.games.tickettoride.rules.LegalActions;
import dev.anden.games.tickettoride.rules.Plies;
import dev.anden.games.tickettoride.scoring.EndScoring;
import dev.anden.games.tickettoride.state.Frames;
import dev.anden.games.tickettoride.state.Position;
import dev.anden.games.tickettoride.state.StateHash;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// Whether a position that was read can be played on from: what is due, the numbers and the points fit together,
/// and the invariants hold.
public final class PositionCheck {
    private final Position position;
    private final BoardRules rules;
    private final String frames;
    private final DueFrames due;
    private final List<Phrase> problems = new ArrayList<>();

    public PositionCheck(Position position) {
        this.position = position;
        rules = position.tables.rules;
        frames = position.tables.frameNames.print(position.frames);
        due = new DueFrames(position);
    }

    /// All that is wrong.
    public List<Phrase> problems() {
        checkInvariants();
        problems.addAll(new TicketChoiceCheck(position).problems());
        if (due.isBeginning()) {
            boolean untouched =
                    StateHash.of(position) == StateHash.of(Position.initial(position.tables, position.seats));
            require(untouched, PositionFlaw.UNTOUCHED);
            return problems;
        }
        require(position.first >= 0 && position.first < position.seats, PositionFlaw.NO_FIRST, "seat", position.first);
        require(position.ply > 0, PositionFlaw.NO_PLY);
        if (position.frames.isEmpty()) {
            checkOver();
        } else if (due.isSetUp()) {
            checkSetUp();
        } else if (due.isInTurn()) {
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
        Invariants.flaws(position).forEach(flaw -> problems.add(PositionFlaw.IMPOSSIBLE.of("reason", flaw)));
    }

    private void checkOver() {
        require(position.turnsLeft == 0, PositionFlaw.OVER);
        require(position.passes <= position.seats, PositionFlaw.PASSES);
        for (int seat = 0; seat < position.seats; seat++) {
            requireOffered(seat, 0, 0);
        }
        Position count = position.copy();
        for (int seat = 0; seat < position.seats; seat++) {
            count.scores[seat] = pointsBeforeTheEnd(seat);
        }
        new EndScoring(count).addFinalPoints();
        for (int seat = 0; seat < position.seats; seat++) {
            requireScore(seat, count.scores[seat]);
        }
    }

    private void checkSetUp() {
        require(position.frames.at(0) == Frames.frame(Frames.TURN, position.first, 0), PositionFlaw.NOT_FIRST);
        require(position.turnsLeft == -1 && position.passes == 0, PositionFlaw.TOO_EARLY);
        require(position.tickets.bottomSize == 0 || position.actor() >= 0, PositionFlaw.RETURNED_EARLY);
        int choosing = choosing();
        int tickets = left(
                Frames.DEAL_TICKETS, position.seats * rules.openingTickets().deal());
        int cards = left(Frames.DEAL_HANDS, position.seats * rules.openingHand());
        if (tickets < 0 || cards < 0 || choosing < 0) {
            problems.add(PositionFlaw.NOT_DUE.of("frames", frames));
            return;
        }
        boolean marketDealt = !position.frames.contains(Frames.FILL_MARKET);
        require(
                marketDealt
                        || tickets == position.seats * rules.openingTickets().deal(),
                PositionFlaw.MARKET_FIRST);
        for (int seat = 0; seat < position.seats; seat++) {
            int deal = rules.openingTickets().deal();
            int offered = seat < position.seats - choosing ? 0 : dealt(seat, deal, tickets);
            requireOffered(seat, offered, offered);
            int kept = position.tickets.kept[seat].size();
            require(
                    seat < position.seats - choosing
                            ? kept >= rules.openingTickets().keep() && kept <= deal
                            : kept == 0,
                    PositionFlaw.KEPT,
                    "seat",
                    seat,
                    "kept",
                    kept);
            int choices = rules.ticketCountsSecret() && seat < position.seats - choosing ? 1 : 0;
            require(
                    position.tickets.choices[seat] == choices,
                    PositionFlaw.CHOSEN,
                    "seat",
                    seat,
                    "right",
                    choices,
                    "choices",
                    position.tickets.choices[seat]);
            int hand = dealt(seat, rules.openingHand(), cards);
            require(position.handSizes[seat] == hand, PositionFlaw.HAND, "seat", seat, "cards", hand);
            require(position.vehiclesLeft(seat) == rules.vehicleCount(), PositionFlaw.CLAIMED_EARLY, "seat", seat);
            requireScore(seat, 0);
        }
    }

    /// How many seats are still to choose opening tickets: the last ones; -1 if others are named.
    private int choosing() {
        int count = 0;
        while (count + 1 < position.frames.depth()
                && Frames.kind(position.frames.at(count + 1)) == Frames.OPENING_TICKETS) {
            count++;
            if (position.frames.at(count) != Frames.frame(Frames.OPENING_TICKETS, position.seats - count, 0)) {
                return -1;
            }
        }
        boolean dealing = position.frames.depth() > count + 1;
        return dealing && count < position.seats ? -1 : count;
    }

    /// How many are still to be dealt; -1 if more than there ever are.
    private int left(int kind, int most) {
        int count = position.frames.countOf(kind);
        return count > most ? -1 : count;
    }

    /// How many of its `share` a seat has been dealt when `left` are still to be dealt to all, the last seat first.
    private static int dealt(int seat, int share, int left) {
        return Math.max(0, Math.min(share, share * (seat + 1) - left));
    }

    /// Whether the last seat has given up a claim late in the game, and the market is filled before all is over.
    private boolean endsWithGivingUp() {
        return position.isLate()
                && position.passes == position.seats
                && Frames.kind(position.frames.at(0)) == Frames.END_TURN
                && position.frames.contains(Frames.FILL_MARKET);
    }

    private void checkTurn() {
        int actor = Frames.seat(position.frames.at(0));
        if (actor >= position.seats) {
            problems.add(PositionFlaw.NO_SEAT.of("seat", actor));
            return;
        }
        require(position.passes < position.seats || endsWithGivingUp(), PositionFlaw.ALL_PASSED);
        require(
                position.turnsLeft == -1 || (position.turnsLeft >= 1 && position.turnsLeft <= position.seats),
                PositionFlaw.TURNS_LEFT,
                "turns",
                position.turnsLeft);
        position.elements().forEach(element -> element.check(actor, problems::add));
        boolean choosing = position.frames.contains(Frames.KEEP_TICKETS);
        int deal = rules.ticketDraw().deal();
        int due = left(Frames.OFFER_TICKETS, deal);
        require(due >= 0 && due <= position.tickets.size(), PositionFlaw.FEW_TICKETS);
        for (int seat = 0; seat < position.seats; seat++) {
            boolean offered = choosing && seat == actor;
            requireOffered(seat, offered && due == 0 ? 1 : 0, offered ? deal - due : 0);
            requireScore(seat, pointsBeforeTheEnd(seat));
            boolean ending = seat == actor && position.frames.depth() > 1;
            require(
                    position.turnsLeft >= 0 || ending || position.vehiclesLeft(seat) > rules.lastRoundAt(),
                    PositionFlaw.LAST_ROUND,
                    "seat",
                    seat,
                    "vehicles",
                    position.vehiclesLeft(seat));
        }
    }

    /// Nothing is left to be done that needs neither a decision nor chance, and chance has something to bring.
    private void checkRest() {
        Position settled = position.copy();
        new Plies(settled, new LegalActions(settled)).settle();
        boolean idle = position.actor() == State.CHANCE && new Chance(position).weight() == 0;
        require(StateHash.of(settled) == StateHash.of(position) && !idle, PositionFlaw.DONE, "frames", frames);
    }

    private int routePoints(int seat) {
        return IntStream.range(0, position.tables.routes.routes)
                .filter(route -> position.claims.owner(route) == seat)
                .map(route -> position.tables.routes.points[route])
                .sum();
    }

    private int pointsBeforeTheEnd(int seat) {
        return routePoints(seat)
                + position.elements().stream()
                        .mapToInt(element -> element.points(seat))
                        .sum();
    }

    private void requireOffered(int seat, int fewest, int most) {
        int offered = position.tickets.offered[seat].size();
        require(offered >= fewest && offered <= most, PositionFlaw.OFFERED, "tickets", offered, "seat", seat);
    }

    private void requireScore(int seat, int score) {
        require(
                position.scores[seat] == score,
                PositionFlaw.SCORE,
                "seat",
                seat,
                "right",
                score,
                "points",
                position.scores[seat]);
    }

    private void require(boolean holds, PositionFlaw otherwise, Object... facts) {
        if (!holds) {
            problems.add(otherwise.of(facts));
        }
    }
}
