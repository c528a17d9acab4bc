package dev.anden.games.frenchquarter.narration;

import dev.anden.games.common.EventLog;
import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.board.Performer;
import dev.anden.games.frenchquarter.state.Bonus;

/// What is told of the tracks: umbrellas, activities, circles, bonuses, performers.
public final class TrackStory {
    private final EventLog log;

    public TrackStory(EventLog log) {
        this.log = log;
    }

    public void umbrellaMarked(int seat, int box, boolean wild) {
        if (log.isOpen()) {
            log.add(new FqEvent.UmbrellaMarked(seat, box, wild));
        }
    }

    public void umbrellaLost(int seat) {
        if (log.isOpen()) {
            log.add(new FqEvent.UmbrellaLost(seat));
        }
    }

    public void wildLost(int seat) {
        if (log.isOpen()) {
            log.add(new FqEvent.WildLost(seat));
        }
    }

    public void activityMarked(int seat, int activity, int box) {
        if (log.isOpen()) {
            log.add(new FqEvent.ActivityMarked(seat, Activity.of(activity), box));
        }
    }

    public void activityLost(int seat, int activity) {
        if (log.isOpen()) {
            log.add(new FqEvent.ActivityLost(seat, Activity.of(activity)));
        }
    }

    public void bonusUnlocked(int seat, int activity, Bonus bonus) {
        if (log.isOpen()) {
            log.add(new FqEvent.BonusUnlocked(seat, Activity.of(activity), bonus.toString()));
        }
    }

    public void bonusLost(int seat, Bonus bonus) {
        if (log.isOpen()) {
            log.add(new FqEvent.BonusLost(seat, bonus.toString()));
        }
    }

    public void multiplierMarked(int seat, int activity, int multiplier) {
        if (log.isOpen()) {
            log.add(new FqEvent.MultiplierMarked(seat, Activity.of(activity), multiplier));
        }
    }

    public void circleGaveNothing(int seat, int activity, int box) {
        if (log.isOpen()) {
            log.add(new FqEvent.CircleGaveNothing(seat, Activity.of(activity), box));
        }
    }

    public void circleCrossedOut(int seat, int box) {
        if (log.isOpen()) {
            log.add(new FqEvent.CircleCrossedOut(seat, box));
        }
    }

    public void circleJumped(int seat, int box) {
        if (log.isOpen()) {
            log.add(new FqEvent.CircleJumped(seat, box));
        }
    }

    public void performerMarked(int seat, int performer, int row, int box) {
        if (log.isOpen()) {
            log.add(new FqEvent.PerformerMarked(seat, Performer.of(performer), row, box));
        }
    }

    public void performerLost(int seat, int performer) {
        if (log.isOpen()) {
            log.add(new FqEvent.PerformerLost(seat, Performer.of(performer)));
        }
    }
}
