package dev.anden.server.reminder;

import dev.anden.engine.Survivable;
import dev.anden.server.store.database.DatabaseTrouble;
import dev.anden.server.store.reminder.Receiver;
import dev.anden.server.store.reminder.ReceiverKind;
import dev.anden.server.store.reminder.ReceiverStore;
import dev.anden.server.store.reminder.ReminderKind;
import dev.anden.server.store.reminder.ReminderStore;
import dev.anden.server.store.reminder.TakenReminder;
import io.micrometer.core.instrument.MeterRegistry;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;
import org.springframework.dao.DataAccessException;
import org.springframework.transaction.TransactionException;

/// Takes what is due and tells it, if it is still so. Each receiver is told its things one after another and
/// waits for nobody else; where one of them fails, the rest is tried again later with it. No more receivers are told
/// at once than [#AT_ONCE], none of them for longer than [#TURN] and what is begun by then, and all else waits in the
/// database.
public final class Delivery {
    /// How many receivers are told something at once.
    static final int AT_ONCE = 64;

    /// How long a receiver is told one thing after another, until it has its turn again. What is begun by
    /// then comes to an end before another server takes it again, a minute after it was taken; only a mail
    /// that is slow at every step may come twice.
    static final Duration TURN = Duration.ofSeconds(40);

    /// How often something is tried: for about three hours.
    static final int TRIES = 5;

    private static final Logger LOG = LoggerFactory.getLogger(Delivery.class);

    private final ReminderStore store;
    private final ReceiverStore receivers;
    private final Map<ReceiverKind, Channel> channels;
    private final Judging judging;
    private final Messages messages;
    private final InstantSource clock;
    private final Executor threads;
    private final MeterRegistry metrics;
    private final Set<String> beingTold = ConcurrentHashMap.newKeySet();

    /// @param channels by which of them people can be told
    /// @param judging what is still to be told of what is due
    /// @param messages how it is told
    /// @param threads where things are told, each with a thread for as long as it takes
    public Delivery(
            ReminderStore store,
            ReceiverStore receivers,
            Channels channels,
            Judging judging,
            Messages messages,
            InstantSource clock,
            Executor threads,
            MeterRegistry metrics) {
        this.store = store;
        this.receivers = receivers;
        this.channels = channels.byKind();
        this.judging = judging;
        this.messages = messages;
        this.clock = clock;
        this.threads = threads;
        this.metrics = metrics;
    }

    /// Takes what is due, and begins to tell it.
    ///
    /// @throws DataAccessException if the database can't be reached; the next round tries again
    void round() {
        Set<String> others = Set.copyOf(beingTold);
        int room = AT_ONCE - others.size();
        if (room <= 0) {
            return;
        }
        store.take(clock.millis(), room, others, UUID.randomUUID().toString()).stream()
                .collect(Collectors.groupingBy(one -> one.receiver().id()))
                .forEach(this::begin);
    }

    private void begin(String receiver, List<TakenReminder> ofOne) {
        beingTold.add(receiver);
        try {
            threads.execute(() -> {
                try {
                    tellInOrder(ofOne);
                } finally {
                    beingTold.remove(receiver);
                }
            });
        } catch (RejectedExecutionException stopping) {
            beingTold.remove(receiver);
        }
    }

    /// Several turns that are due at once, such as when quiet hours end, are told last and in one message.
    private void tellInOrder(List<TakenReminder> ofOne) {
        long end = clock.millis() + TURN.toMillis();
        Set<String> warned = new HashSet<>();
        var turns = new ArrayList<TakenReminder>();
        for (TakenReminder one : ofOne) {
            if (isOver(end, one) || !survives(List.of(one), () -> carryOut(one, warned, turns))) {
                return;
            }
        }
        for (List<TakenReminder> told : messages(turns)) {
            if (isOver(end, told.getFirst()) || !survives(told, () -> tell(told, Optional.empty()))) {
                return;
            }
        }
    }

    /// Whether the turn of a receiver is over; then everything that it hasn't been told waits for the next one.
    private boolean isOver(long end, TakenReminder next) {
        long now = clock.millis();
        if (now < end) {
            return false;
        }
        survives(List.of(next), () -> {
            store.putBack(next, now);
            return true;
        });
        return true;
    }

    /// What comes in one message each. Programs are told of each table by itself.
    private static List<List<TakenReminder>> messages(List<TakenReminder> turns) {
        boolean together = turns.size() > 1 && turns.getFirst().receiver().kind() != ReceiverKind.WEBHOOK;
        return together ? List.of(turns) : turns.stream().map(List::of).toList();
    }

    /// @return whether their receiver may be told more
    private boolean survives(List<TakenReminder> some, BooleanSupplier step) {
        try {
            return step.getAsBoolean();
        } catch (DataAccessException | TransactionException unreachable) {
            DatabaseTrouble.log(
                    LOG,
                    Level.WARN,
                    unreachable,
                    "A reminder is tried again later",
                    "table",
                    some.getFirst().table());
            if (!DatabaseTrouble.isMistake(unreachable)) {
                return false;
            }
        } catch (RuntimeException | Error failure) {
            Survivable.require(failure);
            LOG.atWarn()
                    .addKeyValue("table", some.getFirst().table())
                    .addKeyValue("reason", Survivable.reason(failure))
                    .log("Somebody can't be reminded");
        }
        some.forEach(this::giveUpInTime);
        return true;
    }

    /// @param warned the tables of which its receiver has just been told that time runs out: that it is their turn
    ///     there goes without saying
    /// @param turns takes it if it is a turn to be told
    /// @return whether its receiver may be told more
    private boolean carryOut(TakenReminder one, Set<String> warned, List<TakenReminder> turns) {
        boolean saidAlready = one.kind() == ReminderKind.TURN && warned.contains(one.table());
        switch (saidAlready ? new Verdict.Past() : judging.verdict(one)) {
            case Verdict.Past _ -> store.finish(one);
            case Verdict.Later(long until) -> store.postpone(one, until);
            case Verdict.Held(Instant end) -> store.hold(one, end.toEpochMilli());
            case Verdict.Now _ when one.kind() == ReminderKind.TURN -> turns.add(one);
            case Verdict.Now(Optional<Duration> left) -> {
                if (one.kind() == ReminderKind.TIME) {
                    warned.add(one.table());
                }
                return tell(List.of(one), left);
            }
        }
        return true;
    }

    /// @param some of one receiver: one thing, or several turns
    private boolean tell(List<TakenReminder> some, Optional<Duration> left) {
        Receiver receiver = some.getFirst().receiver();
        switch (send(receiver, messages.of(some, left))) {
            case TOLD -> {
                some.forEach(store::told);
                return true;
            }
            case GONE -> receivers.remove(receiver.id());
            case FAILED -> fail(some, true);
            case OUTAGE -> fail(some, false);
        }
        return false;
    }

    /// What fails because the server stops is nobody's fault.
    ///
    /// @param counts whether it is the receiver's
    private void fail(List<TakenReminder> some, boolean counts) {
        if (!Thread.currentThread().isInterrupted()) {
            if (counts) {
                receivers.failed(some.getFirst().receiver().id());
            }
            some.forEach(this::giveUpInTime);
        }
    }

    private void giveUpInTime(TakenReminder one) {
        if (one.tries() >= TRIES) {
            store.finish(one);
        }
    }

    /// Tells a receiver something at once.
    Outcome send(Receiver receiver, Message message) {
        Channel channel = channels.get(receiver.kind());
        if (channel == null) {
            return Outcome.FAILED;
        }
        try {
            return noted(receiver, channel.send(receiver, message), "");
        } catch (OutOfReach failure) {
            return noted(receiver, Outcome.OUTAGE, String.valueOf(failure.getMessage()));
        } catch (IOException failure) {
            return noted(receiver, Outcome.FAILED, String.valueOf(failure.getMessage()));
        }
    }

    /// That mails fail concerns whoever runs the server; what else fails is its person's matter, and an outage is
    /// told by whoever finds it.
    private Outcome noted(Receiver receiver, Outcome outcome, String reason) {
        boolean ours = receiver.kind() == ReceiverKind.MAIL && outcome == Outcome.FAILED;
        LOG.atLevel(ours ? Level.WARN : Level.DEBUG)
                .addKeyValue("kind", receiver.kind())
                .addKeyValue("receiver", receiver.id())
                .addKeyValue("outcome", outcome)
                .addKeyValue("reason", reason)
                .log(ours ? "An e-mail could not be sent" : "A reminder was sent");
        metrics.counter(
                        "anden.reminders",
                        "kind",
                        receiver.kind().toString(),
                        "outcome",
                        outcome.name().toLowerCase(Locale.ROOT))
                .increment();
        return outcome;
    }
}
