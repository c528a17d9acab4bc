package dev.anden.games.tickettoride.knowledge;

import dev.anden.engine.State;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.board.IndexSet;
import dev.anden.games.tickettoride.element.longestpath.LongestTrail;
import dev.anden.games.tickettoride.state.Networks;
import dev.anden.games.tickettoride.view.TtrObservation;

/// How a seat stands, as numbers that a [Forecast] is made from: its time, hand, plan, tickets and trails, and what the
/// others have of these. All are of about the size of one, on any board.
///
/// It is for imagined games, in which nothing is hidden from whoever imagines them: each seat's standing is taken from
/// what that seat may know there.
final class Standing {
    /// How many numbers tell of one seat.
    static final int FEATURES = 52;

    /// Turns of a long game.
    private static final double LONG = 20;

    private static final double TICKET_POINTS = 30;
    private static final double ROUTE_POINTS = 30;

    private final QuickPlanner planner;
    private final Position position;
    private final BoardKnowledge board;
    private final CardNeeds needs;
    private final CardNeeds needsOfGoals;
    private final PaymentChoice payments;
    private final Networks networks;
    private final LongestTrail trails;
    private IndexSet measuredOwn = IndexSet.NONE;
    private IndexSet measuredPlanned = IndexSet.NONE;
    private int ownTrail;
    private int plannedTrail;

    private final Rivals rivals = new Rivals();
    private float[] target = {};
    private int next;

    /// @param planner plans for the seat, and remembers from one look to the next
    Standing(QuickPlanner planner) {
        this.planner = planner;
        position = planner.position;
        board = position.board;
        needs = new CardNeeds(position);
        needsOfGoals = new CardNeeds(position);
        payments = new PaymentChoice(position);
        networks = new Networks(board.routeTables);
        trails = new LongestTrail(board.routeTables);
    }

    /// The best of what the other seats have.
    private static final class Rivals {
        private int ownTrail;
        private int plannedTrail;
        private int hand;
        private int vehicles;
        private int tickets;
        private int score;
        private double turns;

        private void read(Standing[] table, State state, TtrObservation seen) {
            ownTrail = 0;
            plannedTrail = 0;
            hand = 0;
            vehicles = Integer.MAX_VALUE;
            tickets = 0;
            score = Integer.MIN_VALUE;
            turns = Double.MAX_VALUE;
            for (int seat = 0; seat < seen.seats(); seat++) {
                if (seat != seen.seat()) {
                    Standing other = table[seat];
                    ownTrail = Math.max(ownTrail, other.ownTrail);
                    plannedTrail = Math.max(plannedTrail, other.plannedTrail);
                    hand = Math.max(hand, seen.handSize(seat));
                    vehicles = Math.min(vehicles, seen.vehicles(seat));
                    tickets = Math.max(tickets, other.position.tickets.size());
                    score = Math.max(score, state.score(seat));
                    turns = Math.min(turns, other.planner.plan.turns);
                }
            }
        }
    }

    /// Looks at a position: plans, and measures trails.
    ///
    /// @param seen what the seat may know, at the beginning of somebody's turn, before the last round
    void look(TtrObservation seen) {
        planner.look(seen);
        if (board.longestPathPoints == 0) {
            return;
        }
        IndexSet own = position.ownRoutes;
        if (!own.equals(measuredOwn)) {
            measuredOwn = own;
            ownTrail = own.isEmpty() ? 0 : trails.find(position.networks, own, 0);
        }
        IndexSet planned = planner.longRoutes.goals.with(own);
        if (!planned.equals(measuredPlanned)) {
            measuredPlanned = planned;
            networks.build(planned);
            plannedTrail = LongestTrail.takes(planned) ? trails.find(networks, planned, 0) : ownTrail;
        }
    }

    /// Writes the numbers, once all seats have looked.
    ///
    /// @param state the position that they looked at
    /// @param seen what the seat may know of it
    /// @param table how all seats stand, seat by seat
    /// @param into takes [#FEATURES] numbers
    /// @param from where the first of them goes
    void write(State state, TtrObservation seen, Standing[] table, float[] into, int from) {
        target = into;
        next = from;
        rivals.read(table, state, seen);
        needs.compute(planner.plan.routes);
        needsOfGoals.compute(planner.longRoutes.goals);
        addTime(seen);
        addHand();
        addPlan();
        addTickets();
        addRoutes();
        addTrails();
        addRivals(state);
        addBoard(seen);
    }

    private void add(double value) {
        target[next++] = (float) value;
    }

    private double slack() {
        return position.horizon - planner.plan.turns;
    }

    private void addTime(TtrObservation seen) {
        double left = position.horizon / LONG;
        add(left);
        add(left * left);
        int actor = seen.actor();
        add(actor == position.seat ? 1 : 0);
        add(actor < 0 ? 0 : (position.seat - actor + position.seats) % position.seats / 4.0);
        add(position.seats / 4.0);
    }

    private void addHand() {
        int cards = 0;
        int most = 0;
        int second = 0;
        for (int color = 0; color < CardKind.COLORS; color++) {
            int held = position.hand[color];
            cards += held;
            second = Math.max(second, Math.min(most, held));
            most = Math.max(most, held);
        }
        int wilds = position.hand[BoardKnowledge.WILD];
        add((cards + wilds) / 20.0);
        add(wilds / 4.0);
        add(most / 6.0);
        add(second / 6.0);
        add(ofBoard(position.vehicles));
    }

    private void addPlan() {
        Plan plan = planner.plan;
        add(plan.routes.size() / 8.0);
        add(2 * ofBoard(plan.vehicles));
        add(needs.cardsMissing() / 15.0);
        add(plan.turns / 15);
        add(slack() / 10);
        add(Math.min(slack(), 0) / 5);
        add(plan.value / TICKET_POINTS);
    }

    private void addTickets() {
        double completed = 0;
        double pending = 0;
        double lost = 0;
        int completedCount = 0;
        IndexSet tickets = position.tickets;
        for (int ticket = tickets.next(0); ticket >= 0; ticket = tickets.next(ticket + 1)) {
            double points = board.ticketPoints[ticket] / TICKET_POINTS;
            if (position.completed(ticket)) {
                completed += points;
                completedCount++;
            } else if (planner.plan.tickets.contains(ticket)) {
                pending += points;
            } else {
                lost += points;
            }
        }
        double slack = slack();
        add(completed);
        add(pending);
        add(lost);
        add(slack < 0 ? pending : 0);
        add(slack >= 0 && slack < 3 ? pending : 0);
        add(slack >= 3 && slack < 7 ? pending : 0);
        add(tickets.size() / 5.0);
        add(completedCount / 5.0);
        add(position.ticketsLeft ? 1 : 0);
    }

    private void addRoutes() {
        RouteSet planned = planner.plan.routes;
        RouteSet goals = planner.longRoutes.goals;
        double forTickets = 0;
        double forPoints = 0;
        double payable = 0;
        int payableCount = 0;
        int payableForTickets = 0;
        double best = 0;
        for (int route = goals.next(0); route >= 0; route = goals.next(route + 1)) {
            if (position.owner[route] == position.seat) {
                continue;
            }
            double points = board.points[route];
            boolean forTicket = planned.contains(route);
            forTickets += forTicket ? points : 0;
            forPoints += forTicket ? 0 : points;
            if (position.claimable(route) && payments.pay(route, planner.plan, goals) != PaymentChoice.NONE) {
                payable += points;
                payableCount++;
                payableForTickets += forTicket ? 1 : 0;
                best = Math.max(best, points);
            }
        }
        add(forTickets / ROUTE_POINTS);
        add(forPoints / ROUTE_POINTS);
        add(payable / ROUTE_POINTS);
        add(payableCount / 4.0);
        add(payableForTickets / 4.0);
        add(best / 15);
        addGoals();
    }

    private void addGoals() {
        int spare = 0;
        for (int color = 0; color < CardKind.COLORS; color++) {
            spare += needsOfGoals.spare[color];
        }
        add(needsOfGoals.cardsMissing() / 15.0);
        add(2 * ofBoard(needsOfGoals.vehicles()));
        add(spare / 10.0);
    }

    private void addTrails() {
        double lead = Math.clamp((ownTrail - rivals.ownTrail) / 10.0, -2, 2);
        double plannedLead = Math.clamp((plannedTrail - rivals.plannedTrail) / 10.0, -2, 2);
        add(ofBoard(ownTrail));
        add(ofBoard(rivals.ownTrail));
        add(lead);
        add(ofBoard(plannedTrail));
        add(ofBoard(rivals.plannedTrail));
        add(plannedLead);
        add(plannedLead * (1 - position.horizon / LONG));
    }

    private void addRivals(State state) {
        int score = state.score(position.seat);
        add(score / 50.0);
        add((score - rivals.score) / 50.0);
        add(rivals.tickets / 5.0);
        add(rivals.hand / 20.0);
        add(ofBoard(rivals.vehicles));
        add(ofBoard(position.vehicles - rivals.vehicles));
        add((rivals.turns - planner.plan.turns) / 10);
    }

    private void addBoard(TtrObservation seen) {
        add(seen.stations(position.seat) / 3.0);
        add(board.longestPathPoints / 10.0);
        add(board.perTicket / 4);
    }

    private double ofBoard(int vehicles) {
        return (double) vehicles / board.vehicleCount;
    }
}
