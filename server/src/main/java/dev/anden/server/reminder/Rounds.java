package dev.anden.server.reminder;

import dev.anden.engine.Survivable;
import dev.anden.server.store.account.MailQuestionStore;
import dev.anden.server.store.database.DatabaseTrouble;
import dev.anden.server.store.reminder.ReceiverStore;
import dev.anden.server.store.reminder.ReminderStore;
import java.time.Duration;
import java.time.InstantSource;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;
import org.springframework.context.SmartLifecycle;
import org.springframework.dao.DataAccessException;
import org.springframework.transaction.TransactionException;

/// Has people told what is due, by rounds, on a thread of its own: as long as the server runs.
public final class Rounds implements SmartLifecycle {
    private static final Logger LOG = LoggerFactory.getLogger(Rounds.class);

    /// How late something may be told.
    private static final Duration ROUND = Duration.ofSeconds(1);

    /// Between two looks for mail addresses that nobody has confirmed or that may be asked again, and for what
    /// is left of receivers.
    private static final Duration SWEEPING = Duration.ofMinutes(10);

    private final Delivery delivery;
    private final ReceiverStore receivers;
    private final MailQuestionStore questions;
    private final ReminderStore reminders;
    private final InstantSource clock;
    private final ExecutorService threads;
    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("reminders").factory());
    private volatile boolean running;

    /// @param threads on which things are told; they are let go with it
    public Rounds(
            Delivery delivery,
            ReceiverStore receivers,
            MailQuestionStore questions,
            ReminderStore reminders,
            ExecutorService threads,
            InstantSource clock) {
        this.delivery = delivery;
        this.receivers = receivers;
        this.questions = questions;
        this.reminders = reminders;
        this.threads = threads;
        this.clock = clock;
    }

    @Override
    public void start() {
        running = true;
        every(ROUND, delivery::round);
        every(SWEEPING, this::sweep);
    }

    /// What is under way is taken again by whoever looks next, when it would have failed.
    @Override
    public void stop() {
        running = false;
        timer.shutdownNow();
        threads.shutdownNow();
    }

    @Override
    public boolean isRunning() {
        return running;
    }

    private void sweep() {
        receivers.forgetUnconfirmed(clock.millis());
        questions.forget(clock.millis());
        reminders.sweep();
    }

    private void every(Duration period, Runnable task) {
        var _ = timer.scheduleAtFixedRate(
                () -> guarded(task), period.toMillis(), period.toMillis(), TimeUnit.MILLISECONDS);
    }

    private static void guarded(Runnable task) {
        try {
            task.run();
        } catch (DataAccessException | TransactionException unreachable) {
            DatabaseTrouble.log(LOG, Level.WARN, unreachable, "Nobody is reminded just now");
        } catch (RuntimeException | Error failure) {
            Survivable.require(failure);
            LOG.error("Reminding failed", failure);
        }
    }
}
