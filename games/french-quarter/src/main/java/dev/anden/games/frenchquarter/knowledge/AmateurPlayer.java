package dev.anden.games.frenchquarter.knowledge;

import dev.anden.engine.Observation;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;
import dev.anden.games.common.HashMix;
import dev.anden.games.common.play.Mood;
import dev.anden.games.frenchquarter.view.FqObservation;

/// Takes the turn that seems best to it, as [GreedyPlayer] does, and makes the mistakes that people make
/// ([Weaknesses]).
///
/// Mistakes last as a person's do, some for a turn and some for a round or two. Since a bot remembers nothing,
/// which ones it is making follows from what it sees: its seat, how far the Second Line has come, the round and the
/// turn.
final class AmateurPlayer implements Player {
    /// Rounds that a mistake lasts that isn't over with the turn, unless the Second Line moves on before.
    private static final int STRETCH = 2;

    // What sets one mistake apart from another at the same time.
    private static final int IMPULSIVE = 1;
    private static final int BY_HABIT = 2;
    private static final int OVERLOOKED_PART = 16;

    private static final int ALL_PARTS = (1 << Prospect.Part.COUNT) - 1;

    private final Weaknesses weaknesses;
    private final Prospect prospect;
    private final TurnSearch search;
    private final Mood mood = new Mood();

    AmateurPlayer(BoardKnowledge board, Weaknesses weaknesses) {
        this.weaknesses = weaknesses;
        prospect = new Prospect(board);
        search = new TurnSearch(prospect);
    }

    @Override
    public int choose(Observation observation, RandomStream random) {
        if (!(observation instanceof FqObservation seen)) {
            throw new IllegalArgumentException("This player knows French Quarter alone");
        }
        mood.begin(who(seen));
        int turn = seen.turnsLeft(seen.seat());
        prospect.overlook(mood.strikes(weaknesses.impulse(), IMPULSIVE, turn) ? ALL_PARTS : overlooked(seen.round()));
        double[] values = search.values(seen.imagine(random), seen.seat(), weaknesses.positions());
        double slack = mood.strikes(weaknesses.habit(), BY_HABIT, turn) ? weaknesses.slack() : 0;
        return seen.legalAction(firstWithin(values, slack));
    }

    /// A number of what lasts longer than a turn: the seat, and the Second Line, which moves between rounds.
    private static long who(FqObservation seen) {
        return HashMix.mix(seen.line()) + seen.seat();
    }

    private int overlooked(int round) {
        int parts = 0;
        for (int part = 0; part < Prospect.Part.COUNT; part++) {
            if (mood.strikes(weaknesses.oversight(), OVERLOOKED_PART + part, round / STRETCH)) {
                parts |= 1 << part;
            }
        }
        return parts;
    }

    /// The first value that is hardly lower than the highest.
    private static int firstWithin(double[] values, double slack) {
        double most = Double.NEGATIVE_INFINITY;
        for (double value : values) {
            most = Math.max(most, value);
        }
        int first = 0;
        while (values[first] < most - slack) {
            first++;
        }
        return first;
    }
}
