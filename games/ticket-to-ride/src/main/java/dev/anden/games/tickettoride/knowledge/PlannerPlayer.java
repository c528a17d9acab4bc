package dev.anden.games.tickettoride.knowledge;

import dev.anden.engine.Observation;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Thought;
import dev.anden.games.tickettoride.action.ActionCodes;
import dev.anden.games.tickettoride.view.TtrObservation;
import java.util.List;
import java.util.stream.IntStream;

/// Plans the cheapest network that joins its tickets, draws for it and claims it in time; uses what vehicles are
/// left for long routes, and takes more tickets when its network is likely to complete them.
///
/// In a turn it asks, in this order: is there a claim to be made now ([ClaimChoice])? Do more tickets pay
/// ([TicketHunger])? Which card brings the plan forward most ([DrawingChoice])?
sealed class PlannerPlayer implements Player permits AmateurPlayer, QuickPlanner {
    final Position position;
    final RoutePrices prices;
    final NetworkPlanner network;
    final LongRoutes longRoutes;
    final TicketChoice ticketChoice;
    final TicketHunger ticketHunger;
    final ClaimChoice claimChoice;
    final DrawingChoice drawingChoice;
    private final StationChoice stationChoice;
    final Plan plan = new Plan();

    PlannerPlayer(BoardKnowledge board) {
        this(board, Weights.ofPlanner(), false);
    }

    /// @param weights by what it weighs one thing against another
    /// @param inHurry whether it finds out with less effort which ticket to give up
    PlannerPlayer(BoardKnowledge board, Weights weights, boolean inHurry) {
        position = new Position(board, weights);
        prices = new RoutePrices(position);
        network = inHurry ? NetworkPlanner.inHurry(position, prices) : new NetworkPlanner(position, prices);
        longRoutes = new LongRoutes(position);
        ticketChoice = new TicketChoice(position, network);
        ticketHunger = new TicketHunger(position, prices);
        claimChoice = new ClaimChoice(position, prices);
        stationChoice = new StationChoice(position);
        drawingChoice = new DrawingChoice(position);
    }

    @Override
    public int choose(Observation observation, RandomStream random) {
        var seen = (TtrObservation) observation;
        read(seen);
        return switch (seen.phase()) {
            case OPENING_TICKETS, KEEP_TICKETS -> keptTickets();
            case SECOND_CARD -> {
                makePlan();
                yield secondCard();
            }
            // Paying with the fewest wilds comes first, giving up last; the flag's card is laid before it is
            // discarded.
            case TUNNEL_PAYMENT, FLAG_CARD -> seen.legalAction(0);
            default -> turn(seen);
        };
    }

    /// What the expert would rehearse ([Candidates]).
    @Override
    public int[] candidates(Observation observation, RandomStream random) {
        var candidates = new Candidates(new PlannerPlayer(position.board));
        candidates.list((TtrObservation) observation, random);
        return IntStream.range(0, candidates.count()).map(candidates::action).toArray();
    }

    /// Its plan: with tickets that are advised for those, else whatever is advised.
    @Override
    public List<Thought> thoughts(Observation observation, int advised, RandomStream random) {
        var seen = (TtrObservation) observation;
        read(seen);
        boolean choosesTickets = !seen.offered().isEmpty();
        if (choosesTickets) {
            ticketChoice.planAfter(advised, plan);
            longRoutes.extend(plan);
        } else {
            makePlan();
        }
        var thoughts = new PlannerThoughts(position, seen.boardData(), plan);
        thoughts.tellTickets();
        thoughts.tellBottleneck(claimChoice);
        thoughts.tellCards(new CardNeeds(position));
        thoughts.tellLongRoutes(longRoutes.goals);
        boolean wantsTickets = !choosesTickets && seen.ticketsLeft() && drawsTickets();
        if (wantsTickets || advised == ActionCodes.DRAW_TICKETS) {
            thoughts.tellMoreTickets();
        }
        thoughts.tellTime();
        return thoughts.told();
    }

    private int turn(TtrObservation seen) {
        makePlan();
        int station = stationChoice.choose(seen);
        if (station != StationChoice.NONE) {
            return station;
        }
        int claim = claim();
        if (claim != ClaimChoice.NONE) {
            return claim;
        }
        if (drawsTickets()) {
            return ActionCodes.DRAW_TICKETS;
        }
        int draw = firstCard();
        if (draw != DrawingChoice.NONE) {
            return draw;
        }
        int anything = claimChoice.anything(plan, longRoutes.goals);
        return anything != ClaimChoice.NONE ? anything : seen.legalAction(0);
    }

    void read(TtrObservation seen) {
        position.read(seen);
        prices.forget();
    }

    int keptTickets() {
        return ticketChoice.choose(position.weights.eagerness);
    }

    /// A claim to be made now, or [ClaimChoice#NONE].
    int claim() {
        return claimChoice.choose(plan, longRoutes.goals);
    }

    /// The first card to draw, or [DrawingChoice#NONE].
    int firstCard() {
        return drawingChoice.first(plan, longRoutes.goals);
    }

    int secondCard() {
        return drawingChoice.second(plan, longRoutes.goals);
    }

    boolean drawsTickets() {
        return ticketHunger.draws(plan, position.weights.eagerness);
    }

    void makePlan() {
        network.plan(position.tickets, plan);
        longRoutes.extend(plan);
    }
}
