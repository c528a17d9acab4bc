package dev.anden.table;

import dev.anden.engine.State;
import dev.anden.protocol.Substitute;
import dev.anden.protocol.TableEvent.Abandoned;
import dev.anden.protocol.TableEvent.AgreedToEnd;
import dev.anden.protocol.TableEvent.BackFromHoliday;
import dev.anden.protocol.TableEvent.CameBack;
import dev.anden.protocol.TableEvent.CompanyEvent;
import dev.anden.protocol.TableEvent.HandedOver;
import dev.anden.protocol.TableEvent.OnHoliday;
import dev.anden.protocol.TableEvent.Paused;
import dev.anden.protocol.TableEvent.Resigned;
import dev.anden.protocol.TableEvent.WentOn;
import dev.anden.protocol.TimeControl;
import java.util.HashSet;
import java.util.Set;

/// How the clocks of a game stand after what happens there. Nothing here changes the game.
final class Timekeeping {
    private final Play play;
    private final Timing timing;

    /// Whose turn was interrupted, since what came before it was taken back, and hasn't gone on yet.
    private final Set<Integer> interrupted = new HashSet<>();

    Timekeeping(Play play, Timing timing) {
        this.play = play;
        this.timing = timing;
    }

    /// Whether anybody has a clock.
    boolean counts() {
        return timing.counts();
    }

    /// Whether the table was set up with clocks, be it that nobody waits for anybody there.
    boolean isTimed() {
        return !(timing.control() instanceof TimeControl.None);
    }

    /// Whether a seat has a clock by correspondence, or would have one if somebody waited.
    boolean isSlow(int seat) {
        return timing.control() instanceof TimeControl.Correspondence
                && timing.people().contains(seat);
    }

    /// Whether any of those who have a clock plays, and no bot in the seat.
    boolean isSomebodyThere() {
        return timing.people().stream().anyMatch(seat -> play.substitute(seat).isEmpty());
    }

    /// The clocks after a change.
    ///
    /// @param at when it happens, in milliseconds since 1970
    Clocks after(Change change, long at) {
        if (!counts()) {
            return play.clocks();
        }
        long now = timing.counted().applyAsLong(at);
        return switch (change) {
            case Change.Kept kept -> play.clocks().stop(kept.choice().seat(), now);
            case Change.GaveUp back -> play.clocks().start(back.choice().seat());
            case Change.Advanced advanced -> advanced(advanced, play.clocks().readAt(now));
            case Change.TookBack back -> play.clocks().readAt(now).goOn(awaited(back.after()));
            case Change.WentBack back -> wentBack(back, play.clocks().readAt(now));
            case Change.CompanyChanged changed ->
                companyChanged(changed, at, play.clocks().readAt(now));
        };
    }

    /// What came before chance was no turn's end: whoever draws two cards in a turn has one bonus for both.
    private Clocks advanced(Change.Advanced change, Clocks read) {
        Clocks clocks = read;
        for (EarlyChoice spent : change.dropped()) {
            clocks = clocks.start(spent.seat());
        }
        var goingOn = new HashSet<>(interrupted);
        for (Step step : change.steps()) {
            if (step.after().actor() != State.CHANCE) {
                clocks = clocks.begin(awaited(step.after()), goingOn);
                goingOn.removeIf(seat -> Offers.isOffered(step.after(), seat));
            }
        }
        return clocks;
    }

    /// All that others did meanwhile is gone, so it is a turn of its own.
    private Clocks wentBack(Change.WentBack change, Clocks read) {
        Clocks clocks = read;
        for (EarlyChoice spent : change.dropped()) {
            clocks = clocks.start(spent.seat());
        }
        return clocks.begin(awaited(change.after()), Set.of());
    }

    /// Takes over that a ply stands: what was interrupted goes on with it, be it by the person or by a bot.
    void advancedTo(State after) {
        if (after.actor() != State.CHANCE) {
            interrupted.removeIf(seat -> Offers.isOffered(after, seat));
        }
    }

    /// Takes over that the last ply is taken back, before it is. The log alone tells whose turn that interrupts.
    void tookBackTo(State before) {
        Set<Integer> ran = awaited(play.state());
        ran.removeAll(awaited(before));
        interrupted.addAll(ran);
    }

    /// Takes over that plies are void: whatever turns there were, there are others now.
    void wentBack() {
        interrupted.clear();
    }

    private Clocks companyChanged(Change.CompanyChanged change, long at, Clocks read) {
        CompanyEvent event = change.event();
        Set<Integer> awaited = new HashSet<>(change.abandonsGame() ? Set.of() : awaited(change.after()));
        Set<Integer> playing = playing();
        boolean paused = play.isPaused();
        Clocks clocks = switch (event) {
            case Resigned _, HandedOver _ -> {
                awaited.remove(event.seat());
                playing.remove(event.seat());
                yield read.goOn(awaited);
            }
            case CameBack back -> {
                playing.add(back.seat());
                yield cameBack(back.seat(), change.after(), awaited, read);
            }
            case Paused _ -> {
                paused = true;
                yield read.goOn(awaited);
            }
            case WentOn _ -> {
                paused = false;
                yield read.goOn(awaited);
            }
            case OnHoliday gone -> hold(read.goOn(awaited), gone.seat(), new Holiday(at, gone.until()));
            case BackFromHoliday back -> read.goOn(awaited).release(back.seat());
            case AgreedToEnd _, Abandoned _ -> read.goOn(awaited);
        };
        return clocks.stand(paused || playing.size() < Timing.FEWEST);
    }

    private Clocks cameBack(int seat, State after, Set<Integer> others, Clocks read) {
        Set<Integer> awaited = new HashSet<>(others);
        if (timing.people().contains(seat) && Offers.isOffered(after, seat)) {
            awaited.add(seat);
        }
        boolean late = play.substitute(seat)
                .filter(bot -> bot.reason() == Substitute.Reason.TIME)
                .isPresent();
        Clocks clocks = (late ? read.renew(seat) : read).goOn(awaited);
        return play.early().containsKey(seat) ? clocks.stop(seat, read.read()) : clocks;
    }

    /// While no server runs a holiday doesn't pass, as no time does.
    private Clocks hold(Clocks clocks, int seat, Holiday holiday) {
        return clocks.hold(seat, timing.counted().applyAsLong(holiday.since()) + holiday.length());
    }

    /// The clocks as they were read last, after the log was read again.
    Clocks again(Reading reading) {
        Clocks clocks = play.clocks()
                .reading(reading.left(), timing.counted().applyAsLong(reading.at()))
                .goOn(play.isOver() ? Set.of() : awaited(play.state()))
                .stand(play.isPaused() || playing().size() < Timing.FEWEST);
        for (var holiday : play.holidays().entrySet()) {
            clocks = hold(clocks, holiday.getKey(), holiday.getValue());
        }
        for (int seat : play.early().keySet()) {
            long chosen = reading.chosen().getOrDefault(seat, reading.at());
            clocks = clocks.stop(seat, timing.counted().applyAsLong(chosen));
        }
        return clocks;
    }

    /// The people and network bots that play themselves: each of them waits for the others.
    private Set<Integer> playing() {
        var seats = new HashSet<>(timing.people());
        seats.addAll(timing.programs());
        seats.removeIf(seat -> play.substitute(seat).isPresent());
        return seats;
    }

    /// The people whom the table waits for in a position, even if they have chosen before their turn.
    private Set<Integer> awaited(State state) {
        var seats = new HashSet<Integer>();
        for (int seat : timing.people()) {
            if (play.substitute(seat).isEmpty() && Offers.isOffered(state, seat)) {
                seats.add(seat);
            }
        }
        return seats;
    }
}
