package dev.anden.games.tickettoride.knowledge;

import dev.anden.engine.Budget;
import dev.anden.engine.Observation;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.view.TtrObservation;
import java.util.Arrays;

/// Rehearses what it could do, to the end of the game, with everybody planning: in imagined deals that fit what it saw
/// ([TicketBelief]), the same ones for each of its [Candidates]. What the planner would do is its habit, and it leaves
/// it only for what comes out better by more than luck ([Race]).
final class ExpertPlayer implements Player {
    /// Choices in rehearsals for one choice, if its caller sets no budget: a thirtieth of a second on average, and a
    /// fifth at most. With five times as many it won no more often (`docs/bots.md`).
    static final Budget USUAL = Budget.positions(6_000);

    private final BoardKnowledge board;
    private final Candidates candidates;
    private final TicketBelief belief;
    private QuickPlanner[] players = {};

    ExpertPlayer(BoardKnowledge board) {
        this.board = board;
        candidates = new Candidates(board);
        belief = new TicketBelief(board);
    }

    @Override
    public int choose(Observation observation, RandomStream random) {
        return choose(observation, random, usual());
    }

    @Override
    public Budget usual() {
        return USUAL;
    }

    /// Each choice in a rehearsal counts as one position of the budget, and each deal as one.
    @Override
    public int choose(Observation observation, RandomStream random, Budget budget) {
        var seen = (TtrObservation) observation;
        candidates.list(seen, random);
        int best = candidates.count() == 1 ? 0 : rehearse(seen, random, budget);
        return candidates.action(best);
    }

    /// The best of the candidates, as far as the budget lets it see.
    private int rehearse(TtrObservation seen, RandomStream random, Budget budget) {
        seat(seen.seats());
        belief.read(seen);
        // Its own stream, since a bot may draw only so many numbers of the one it is given.
        var dealing = new RandomStream(new long[] {random.next(), random.next(), 0, 0}, 0);
        var rehearsal = new Rehearsal(seen.imagine(dealing), players);
        var race = new Race(candidates.count());
        long deals = 0;
        while (!race.isDecided()) {
            deals += TicketBelief.DEALS;
            State imagined = belief.imagine(seen, dealing);
            long chance = dealing.next();
            for (int index = 0; index < candidates.count(); index++) {
                if (race.isRunning(index)) {
                    if (!budget.allows(deals + rehearsal.choices())) {
                        return race.best();
                    }
                    race.add(index, rehearsal.play(imagined, candidates.action(index), chance));
                }
            }
            race.endDeal();
        }
        return race.best();
    }

    private void seat(int seats) {
        int seated = players.length;
        if (seated < seats) {
            players = Arrays.copyOf(players, seats);
            for (int seat = seated; seat < seats; seat++) {
                players[seat] = new QuickPlanner(board);
            }
        }
    }
}
