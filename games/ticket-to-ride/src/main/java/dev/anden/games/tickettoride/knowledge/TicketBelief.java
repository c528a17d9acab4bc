package dev.anden.games.tickettoride.knowledge;

import dev.anden.engine.RandomStream;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.board.IndexSet;
import dev.anden.games.tickettoride.view.TtrObservation;

/// Which tickets the other seats may hold, judged by the routes that they claimed: whoever holds a ticket has
/// mostly come nearer to completing it. Of several imagined deals one is taken, the likelier the better it fits.
final class TicketBelief implements Imagination {
    /// How much likelier a completed ticket is to be held than one that nothing was done for, as a logarithm.
    private static final double COMPLETED = 4;

    /// Deals of which one is taken.
    private static final int DEALS = 24;

    /// What they cost together, in choices of a rehearsal.
    private static final int CHOICES_OF_A_DEAL = DEALS / 4;

    private final BoardKnowledge board;
    private final ShortestPaths paths;
    private final double[] price;
    private final double[] wholeWay;
    private double[][] fit = {};
    private final double[] weights = new double[DEALS];
    private final State[] deals = new State[DEALS];

    TicketBelief(BoardKnowledge board) {
        this.board = board;
        paths = new ShortestPaths(board);
        price = new double[board.routes];
        wholeWay = new double[board.tickets];
        for (int route = 0; route < board.routes; route++) {
            price[route] = board.length[route];
        }
        for (int ticket = 0; ticket < board.tickets; ticket++) {
            wholeWay[ticket] = way(ticket);
        }
    }

    /// Looks at the claims of the other seats.
    @Override
    public void read(TtrObservation seen) {
        if (fit.length < seen.seats()) {
            fit = new double[seen.seats()][board.tickets];
        }
        for (int seat = 0; seat < seen.seats(); seat++) {
            if (seat != seen.seat()) {
                read(seen, seat);
            }
        }
    }

    private void read(TtrObservation seen, int seat) {
        for (int route = 0; route < board.routes; route++) {
            int owner = seen.owner(route);
            price[route] = owner == seat ? 0 : owner < 0 ? board.length[route] : ShortestPaths.UNUSABLE;
        }
        for (int ticket = 0; ticket < board.tickets; ticket++) {
            double rest = Math.min(wholeWay[ticket], way(ticket));
            fit[seat][ticket] = COMPLETED * (wholeWay[ticket] - rest) / wholeWay[ticket];
        }
    }

    private double way(int ticket) {
        int goal = board.ticketTo[ticket];
        paths.search(board.ticketFrom[ticket], price, 1L << goal);
        return paths.distance(goal);
    }

    /// A full state that looks the same, with tickets that fit what was seen.
    @Override
    public State imagine(TtrObservation seen, RandomStream random) {
        double sum = 0;
        for (int deal = 0; deal < DEALS; deal++) {
            deals[deal] = seen.imagine(random);
            weights[deal] = StrictMath.exp(fit(deals[deal], seen));
            sum += weights[deal];
        }
        double share = sum * (random.next() >>> 11) * 0x1.0p-53;
        int chosen = 0;
        while (chosen < DEALS - 1 && share >= weights[chosen]) {
            share -= weights[chosen];
            chosen++;
        }
        return deals[chosen];
    }

    @Override
    public int choicesOfADeal() {
        return CHOICES_OF_A_DEAL;
    }

    private double fit(State imagined, TtrObservation seen) {
        double sum = 0;
        for (int seat = 0; seat < seen.seats(); seat++) {
            if (seat != seen.seat()) {
                IndexSet tickets = ((TtrObservation) imagined.observe(seat)).tickets();
                for (int ticket = tickets.next(0); ticket >= 0; ticket = tickets.next(ticket + 1)) {
                    sum += fit[seat][ticket];
                }
            }
        }
        return sum;
    }
}
