package dev.anden.games.frenchquarter.knowledge;

import dev.anden.games.frenchquarter.narration.FqThought;
import java.util.ArrayList;
import java.util.List;

/// Tells what speaks for a turn: a few things, most important first, and what it costs.
final class TurnThoughts {
    /// More isn't read.
    private static final int MOST = 4;

    private static final int MOST_PRICES = 2;

    private final TurnAhead turn;
    private final TrackReasons tracks;
    private final MapReasons map;
    private final SightReasons sights;
    private final LineReasons lines;

    TurnThoughts(BoardKnowledge board, TurnAhead turn) {
        this.turn = turn;
        tracks = new TrackReasons(board, turn);
        map = new MapReasons(board, turn);
        sights = new SightReasons(board, turn);
        lines = new LineReasons(board, turn);
    }

    List<FqThought> told() {
        List<FqThought> prices = turn.isParade()
                ? List.of()
                : prices().stream().limit(MOST_PRICES).toList();
        List<FqThought> reasons = turn.isParade() ? reasonsForLine() : reasonsForTurn();
        var told = new ArrayList<>(reasons.subList(0, Math.min(reasons.size(), MOST - prices.size())));
        told.addAll(prices);
        return told;
    }

    private List<FqThought> reasonsForLine() {
        var reasons = new ArrayList<FqThought>();
        lines.tellReached(reasons);
        tellPoints(reasons);
        return reasons;
    }

    private List<FqThought> reasonsForTurn() {
        var reasons = new ArrayList<FqThought>();
        if (!turn.steps().isEmpty()) {
            reasons.add(new FqThought.TurnSteps(turn.steps()));
        }
        tellPoints(reasons);
        tracks.tellCircles(reasons);
        lines.tellAdvance(reasons);
        map.tellFewValues(reasons);
        sights.tellVacation(reasons);
        sights.tellVisits(reasons);
        lines.tellMapped(reasons);
        tracks.tellPerformers(reasons);
        tracks.tellStreets(reasons);
        tracks.tellNextCircles(reasons);
        if (!turn.isFollowed()) {
            reasons.add(new FqThought.LastTurn());
        }
        return reasons;
    }

    private List<FqThought> prices() {
        var prices = new ArrayList<FqThought>();
        map.tellClosed(prices);
        tracks.tellMisfortunes(prices);
        return prices;
    }

    private void tellPoints(List<FqThought> reasons) {
        var parts = turn.points();
        if (parts.stream().mapToInt(part -> part.points()).sum() > 0) {
            reasons.add(new FqThought.TurnPoints(parts));
        }
    }
}
