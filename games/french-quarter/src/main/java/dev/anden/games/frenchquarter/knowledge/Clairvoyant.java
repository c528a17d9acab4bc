package dev.anden.games.frenchquarter.knowledge;

import dev.anden.engine.Dealer;
import dev.anden.engine.State;
import dev.anden.games.frenchquarter.FrenchQuarter;
import dev.anden.games.frenchquarter.view.FqObservation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Set;

/// What could have been made of a game alone by somebody who knows every die and card beforehand: no bot, but a
/// measure for bots.
///
/// A beam search: of all positions in which a turn can end, those that look best ([Forecast]) are followed into the
/// next one. So what it finds is a score that can be reached, and the wider the beam, the nearer to the highest one.
public final class Clairvoyant {
    private static final int SEAT = 0;

    /// Positions looked at for one turn from one position.
    private static final int POSITIONS_A_TURN = 4_000;

    private final Forecast forecast;
    private final int width;
    private final Set<Long> met = new HashSet<>();
    private final PriorityQueue<Node> beam = new PriorityQueue<>(Comparator.comparingDouble(Node::value));
    private final List<State> spare = new ArrayList<>();
    private Dealer dealer = Dealer.ofSeed(0, 0);
    private int positionsLeft;
    private int most;

    /// A position in which a turn begins, or the game is over.
    ///
    /// @param fallen how many outcomes of chance came before
    /// @param value what it is worth, in points at the end
    private record Node(State state, long fallen, double value) {}

    /// @param width how many positions are followed into each turn
    public Clairvoyant(FrenchQuarter game, int width) {
        forecast = new Forecast(new BoardKnowledge(game.boardData()));
        this.width = width;
    }

    /// The highest score that it finds.
    ///
    /// @param initial the beginning of a game for one seat, before the first outcome; it stays as it is
    /// @param dealer who deals that game; it is used up
    /// @throws IllegalArgumentException if the game has more seats than one
    public int best(State initial, Dealer dealer) {
        if (initial.seats() != 1) {
            throw new IllegalArgumentException(
                    "Who knows the dice beforehand plays alone, not with %d seats".formatted(initial.seats()));
        }
        this.dealer = dealer;
        most = Integer.MIN_VALUE;
        State start = initial.copy();
        List<Node> present = List.of(new Node(start, deal(start, 0), 0));
        while (!present.isEmpty()) {
            beam.clear();
            met.clear();
            for (Node node : present) {
                positionsLeft = POSITIONS_A_TURN;
                goOn(node.state(), node.fallen(), 0);
            }
            present = List.copyOf(beam);
        }
        return most;
    }

    /// Tries every way to go on with the turn.
    ///
    /// @param from where the seat is to choose
    private void goOn(State from, long fallen, int depth) {
        for (int index = 0; index < from.legalActionCount() && positionsLeft > 0; index++) {
            positionsLeft--;
            State state = spare(from, depth);
            state.copyFrom(from);
            state.apply(from.legalAction(index));
            long fallenThen = deal(state, fallen);
            if (met.add(state.hash())) {
                arrive(state, fallenThen, depth);
            }
        }
    }

    private void arrive(State state, long fallen, int depth) {
        if (state.actor() == State.NOBODY) {
            most = Math.max(most, state.score(SEAT));
            return;
        }
        var seen = (FqObservation) state.observe(SEAT);
        if (!TurnSearch.isOver(seen.phase())) {
            goOn(state, fallen, depth + 1);
            return;
        }
        double value = forecast.of(seen, SEAT);
        if (beam.size() < width || value > beam.peek().value()) {
            beam.add(new Node(state.copy(), fallen, value));
            if (beam.size() > width) {
                beam.poll();
            }
        }
    }

    /// Lets chance fall until the seat is to choose.
    ///
    /// @param fallen how many outcomes came before
    /// @return how many came then
    private long deal(State state, long fallen) {
        long number = fallen;
        while (state.actor() == State.CHANCE) {
            state.apply(dealer.deal(state, number));
            number++;
        }
        return number;
    }

    private State spare(State like, int depth) {
        if (depth == spare.size()) {
            spare.add(like.copy());
        }
        return spare.get(depth);
    }
}
