package dev.anden.games.tickettoride.knowledge;

import dev.anden.engine.Budget;
import dev.anden.engine.Observation;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;
import dev.anden.engine.State;
import dev.anden.games.common.play.Race;
import dev.anden.games.tickettoride.view.TtrObservation;
import java.util.Arrays;

/// Rehearses what it could do, to the end of the game, with everybody planning: in imagined deals that fit what it saw
/// ([TicketBelief]), the same ones for each of its [Candidates]. What the planner would do is its habit, and it leaves
/// it only for what comes out better by more than luck ([Race]).
final class ExpertPlayer implements Player {
    /// Choices in rehearsals for one choice, if its caller sets no budget: a thirtieth of a second on average, and a
    /// fifth at most. With five times as many it won no more often (`docs/bots.md`).
    static final Budget USUAL = Budget.positions(6_000);

    /// A chance to win that isn't worth looking for.
    private static final double NEGLIGIBLE = 0.002;

    private final BoardKnowledge board;
    private final Candidates candidates;
    private final TicketBelief belief;
    private QuickPlanner[] players = {};

    ExpertPlayer(BoardKnowledge board) {
        this.board = board;
        candidates = new Candidates(new QuickPlanner(board));
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
        var dealing = random.branch();
        State like = seen.imagine(dealing);
        var rehearsal = new Rehearsal(like, players);
        return new Race(candidates.count(), NEGLIGIBLE).run(new Race.Deals() {
            private State imagined = like;
            private long chance;
            private long deals;

            @Override
            public void next() {
                deals += TicketBelief.DEALS;
                imagined = belief.imagine(seen, dealing);
                chance = dealing.next();
            }

            @Override
            public boolean allowsMore() {
                return budget.allows(deals + rehearsal.choices());
            }

            @Override
            public double valueOf(int candidate) {
                return rehearsal.play(imagined, candidates.action(candidate), chance);
            }
        });
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
