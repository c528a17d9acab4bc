package dev.anden.games.tickettoride.knowledge;

import dev.anden.games.tickettoride.board.IndexSet;
import dev.anden.games.tickettoride.view.TtrObservation;
import dev.anden.games.tickettoride.view.TtrView.Phase;

/// The planner in a hurry, for rehearsals: it keeps its network from one choice to the next and plans anew when
/// its tickets have changed, when a claim of another seat touches the network, or after some turns. Only then does
/// it think of drawing tickets.
///
/// It remembers, so it is no bot for a game: each seat of a rehearsal has one, which forgets all before it begins.
final class QuickPlanner extends PlannerPlayer {
    private final LastTurn lastTurn;
    private boolean remembers;

    /// Whether routes were read since what it remembers.
    private boolean routesRead;
    private IndexSet planned = IndexSet.NONE;
    private IndexSet lost = IndexSet.NONE;
    private int age;
    private boolean second;

    QuickPlanner(BoardKnowledge board) {
        this(board, Weights.ofQuick(board));
    }

    /// @param weights by what it weighs one thing against another
    QuickPlanner(BoardKnowledge board, Weights weights) {
        super(board, weights, true);
        lastTurn = new LastTurn(position);
    }

    @Override
    public void forget() {
        remembers = false;
    }

    /// Goes on with what another one remembers of the same seat.
    void recall(QuickPlanner other) {
        plan.copyFrom(other.plan);
        planned = other.planned;
        lost = other.lost;
        age = other.age;
        remembers = other.remembers;
        routesRead = false;
    }

    /// Reads and plans, as at the beginning of a turn, without choosing.
    void look(TtrObservation seen) {
        read(seen);
        makePlan();
    }

    @Override
    void read(TtrObservation seen) {
        if (seen.phase() == Phase.OPENING_TICKETS) {
            forget();
        }
        second = remembers && routesRead && seen.phase() == Phase.SECOND_CARD;
        if (second) {
            position.readWithoutRoutes(seen);
        } else if (remembers && routesRead && position.hasSameRoutes(seen)) {
            position.readWithoutRoutes(seen);
            prices.forget();
        } else {
            super.read(seen);
            routesRead = true;
        }
    }

    private boolean isLastTurn() {
        return position.turnsLeft >= 0;
    }

    @Override
    int keptTickets() {
        if (isLastTurn()) {
            ticketChoice.forget();
            return lastTurn.keptTickets();
        }
        return super.keptTickets();
    }

    @Override
    int claim() {
        return isLastTurn() ? lastTurn.claim() : super.claim();
    }

    @Override
    boolean drawsTickets() {
        return isLastTurn() ? lastTurn.prefersTickets() : age == 0 && super.drawsTickets();
    }

    @Override
    void makePlan() {
        if (second) {
            return;
        }
        if (isLastTurn()) {
            plan.routes.clear();
            longRoutes.goals.clear();
            remembers = false;
            return;
        }
        if (isStale()) {
            planAnew();
        } else {
            age++;
        }
        longRoutes.extend(plan);
    }

    /// What was given up stays given up, as long as no tickets come in.
    private void planAnew() {
        boolean same = remembers && planned.equals(position.tickets);
        lost = same ? lost.plus(plan.lost) : IndexSet.NONE;
        network.plan(position.tickets.minus(lost), plan);
        planned = position.tickets;
        remembers = true;
        age = 0;
    }

    /// Takes off what was claimed meanwhile; says whether what is left can't be kept.
    private boolean isStale() {
        if (!remembers || age >= position.weights.patience || !planned.equals(position.tickets)) {
            return true;
        }
        for (int route = plan.routes.next(0); route >= 0; route = plan.routes.next(route + 1)) {
            if (position.owner[route] == position.seat) {
                plan.routes.remove(route);
            } else if (!position.claimable(route)) {
                return true;
            }
        }
        return false;
    }
}
