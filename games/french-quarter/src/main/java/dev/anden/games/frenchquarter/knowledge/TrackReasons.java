package dev.anden.games.frenchquarter.knowledge;

import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.board.ActivityTrack.Box;
import dev.anden.games.frenchquarter.narration.FqThought;
import dev.anden.games.frenchquarter.state.Bonus;
import dev.anden.games.frenchquarter.state.FqSheet;
import java.util.List;

/// What a turn does for the tracks: circles, what comes next, performers.
final class TrackReasons {
    /// From so many points on, the next performer is worth a word.
    private static final int MUCH = 3;

    private final BoardKnowledge board;
    private final TurnAhead turn;
    private final FqSheet before;
    private final FqSheet after;

    TrackReasons(BoardKnowledge board, TurnAhead turn) {
        this.board = board;
        this.turn = turn;
        before = turn.sheetBefore();
        after = turn.sheet();
    }

    /// Multipliers that count, and bonuses that can still be of use.
    void tellCircles(List<FqThought> reasons) {
        for (Activity activity : Activity.values()) {
            int track = activity.ordinal();
            int multipliers = after.multipliers(track);
            int buildings = Long.bitCount(after.mapped() & board.scored[track]);
            if (multipliers > before.multipliers(track) && (buildings > 0 || turn.isFollowed())) {
                reasons.add(new FqThought.TrackMultiplier(activity, board.multipliers[track][multipliers], buildings));
            }
            if (activity != Activity.PARTY) {
                tellBonuses(activity, reasons);
            }
        }
    }

    /// The bonuses of party, which nobody wants.
    void tellMisfortunes(List<FqThought> prices) {
        tellBonuses(Activity.PARTY, prices);
    }

    private void tellBonuses(Activity activity, List<FqThought> told) {
        int track = activity.ordinal();
        for (int place = before.bonuses(track); place < after.bonuses(track); place++) {
            Bonus bonus = Bonus.at(track, place);
            if (turn.isFollowed() || (bonus.kind() == Bonus.Kind.INSTANT && activity != Activity.PARTY)) {
                told.add(new FqThought.TrackBonus(activity, bonus.toString()));
            }
        }
    }

    /// Tracks that come to stand before a circle.
    void tellNextCircles(List<FqThought> reasons) {
        for (Activity activity : Activity.values()) {
            int track = activity.ordinal();
            if (turn.isFollowed() && after.boxes(track) > before.boxes(track) && isNextCircleGood(activity)) {
                reasons.add(new FqThought.CircleNext(activity));
            }
        }
    }

    private boolean isNextCircleGood(Activity activity) {
        int track = activity.ordinal();
        if (board.ahead(after, track).iconsToCircle(after.boxes(track)) != 1) {
            return false;
        }
        boolean jumps = activity == Activity.CULTURE && after.crossedOut() == after.boxes(track) + 1;
        Box box = turn.names.activities().get(track).boxes().get(after.boxes(track) + (jumps ? 1 : 0));
        boolean multiplier = after.multipliers(track) < board.multipliers[track].length - 1;
        boolean bonus = activity != Activity.PARTY && after.bonuses(track) < Bonus.count(track);
        return (box != Box.BONUS && multiplier) || (box != Box.MULTIPLIER && bonus);
    }

    /// Buildings that will count when their track has a multiplier.
    void tellStreets(List<FqThought> reasons) {
        for (Activity activity : Activity.values()) {
            int track = activity.ordinal();
            boolean waits = after.multipliers(track) == 0
                    && turn.isFollowed()
                    && board.ahead(after, track).multipliers(after.boxes(track)) > 0;
            if (waits && (turn.mapped() & board.scored[track]) != 0) {
                int buildings = Long.bitCount(after.mapped() & board.scored[track]);
                reasons.add(new FqThought.StreetBuildings(activity, buildings));
            }
        }
    }

    /// Rows of performers in which the next one is worth much.
    void tellPerformers(List<FqThought> reasons) {
        if (turn.isFollowed() && after.bonuses(Activity.PARTY.ordinal()) <= Bonus.PARTY_D.place()) {
            tellRow(1, Integer.bitCount(before.topRow()), Integer.bitCount(after.topRow()), reasons);
            tellRow(2, Integer.bitCount(before.bottomRow()), Integer.bitCount(after.bottomRow()), reasons);
        }
    }

    private void tellRow(int row, int had, int marked, List<FqThought> reasons) {
        if (marked > had && marked + 1 < board.setPoints.length) {
            int more = board.setPoints[marked + 1] - board.setPoints[marked];
            if (more >= MUCH) {
                reasons.add(new FqThought.NextPerformer(row, marked, more));
            }
        }
    }
}
