package dev.anden.server.reminder;

import dev.anden.protocol.TableStatus;
import dev.anden.protocol.TimeControl;
import dev.anden.server.store.node.RunningTime;
import dev.anden.server.store.reminder.Receiver;
import dev.anden.server.store.reminder.ReceiverKind;
import dev.anden.server.store.reminder.ReminderKind;
import dev.anden.server.store.reminder.TakenReminder;
import dev.anden.server.table.Invitations;
import dev.anden.server.table.LiveTables;
import dev.anden.server.table.Reminding;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/// Whether something that is due is still so, and may be told at this hour.
public final class Judging {
    /// Clocks that stand are looked at again so much later.
    private static final Duration STANDING = Duration.ofHours(1);

    /// What comes so much too early is on time.
    private static final Duration CLOSE = Duration.ofMinutes(1);

    private final Set<ReceiverKind> kinds;
    private final LiveTables tables;
    private final Invitations invitations;
    private final InstantSource clock;
    private final RunningTime uptime;

    /// @param channels what this server can tell
    public Judging(
            Channels channels, LiveTables tables, Invitations invitations, InstantSource clock, RunningTime uptime) {
        kinds = channels.byKind().keySet();
        this.tables = tables;
        this.invitations = invitations;
        this.clock = clock;
        this.uptime = uptime;
    }

    /// What is to be done about something that is due.
    Verdict verdict(TakenReminder one) {
        boolean possible = kinds.contains(one.receiver().kind());
        if (!possible || one.receiver().state() != Receiver.State.ON || !isWanted(one) || !isStillSo(one)) {
            return new Verdict.Past();
        }
        if (tables.isLooking(one.table(), one.receiver().person())) {
            return isSeen(one.kind()) ? new Verdict.Past() : later(patience(one));
        }
        Verdict verdict = one.kind() == ReminderKind.TIME ? runningOut(one) : new Verdict.Now(Optional.empty());
        return verdict instanceof Verdict.Now
                ? quiet(one).<Verdict>map(Verdict.Held::new).orElse(verdict)
                : verdict;
    }

    /// Whether whoever looks at the table knows it by that.
    private static boolean isSeen(ReminderKind kind) {
        return kind == ReminderKind.OVER || kind == ReminderKind.BOT;
    }

    private static boolean isWanted(TakenReminder one) {
        return !one.wishes().unwanted().contains(one.kind().topic());
    }

    /// When its person's quiet hours end; empty if it is told at this hour.
    private Optional<Instant> quiet(TakenReminder one) {
        return one.wishes()
                .quiet()
                .filter(hours -> one.kind() != ReminderKind.TIME || !hours.timeAnyway())
                .flatMap(Quiet::of)
                .flatMap(hours -> hours.endAfter(clock.instant()));
    }

    private boolean isStillSo(TakenReminder one) {
        boolean playing = one.status() == TableStatus.PLAYING;
        return switch (one.kind()) {
            case TURN, TIME -> playing && one.toAct();
            case BOT -> playing && one.replaced();
            case ASKED ->
                playing
                        && one.seat().isPresent()
                        && tables.isAsked(one.table(), one.seat().getAsInt());
            case OVER -> !playing && one.seat().isPresent();
            case REMATCH -> invitations.isOpenAfter(one.table(), one.receiver().person());
            case INVITED -> invitations.isOpen(one.table(), one.receiver().person());
            case JOINED -> invitations.isAccepted(one.table(), one.receiver().person());
        };
    }

    /// A mail is for whoever has been away for a while.
    private static Duration patience(TakenReminder one) {
        return one.receiver().kind() == ReceiverKind.MAIL ? Reminding.AWAY : Reminding.LOOKING;
    }

    /// The first clock of a table that runs is the person's, or another one waits no less urgently.
    private Verdict runningOut(TakenReminder one) {
        if (!(one.time() instanceof TimeControl.Correspondence slow)) {
            return new Verdict.Past();
        }
        Optional<Long> holiday = one.holiday().filter(until -> until > clock.millis());
        if (holiday.isPresent()) {
            return new Verdict.Later(holiday.get());
        }
        OptionalLong deadline = one.deadline();
        if (deadline.isEmpty()) {
            return later(STANDING);
        }
        long left = deadline.getAsLong() - uptime.applyAsLong(clock.millis());
        long early = left - Reminding.warnAtMillis(slow);
        return early > CLOSE.toMillis()
                ? later(Duration.ofMillis(early))
                : new Verdict.Now(Optional.of(Duration.ofMillis(left)));
    }

    private Verdict later(Duration wait) {
        return new Verdict.Later(clock.millis() + wait.toMillis());
    }
}
