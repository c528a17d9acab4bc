package dev.anden.server.reminder;

import dev.anden.engine.Game;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.Survivable;
import dev.anden.protocol.TableStatus;
import dev.anden.protocol.TimeControl;
import dev.anden.server.store.database.DatabaseTrouble;
import dev.anden.server.store.reminder.Receiver;
import dev.anden.server.store.reminder.ReceiverKind;
import dev.anden.server.store.reminder.ReceiverStore;
import dev.anden.server.store.reminder.ReminderKind;
import dev.anden.server.store.reminder.ReminderStore;
import dev.anden.server.store.reminder.TakenReminder;
import dev.anden.server.table.Invitations;
import dev.anden.server.table.LiveTables;
import dev.anden.server.table.Reminding;
import dev.anden.server.table.Services;
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
import java.util.OptionalLong;
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

    /// Clocks that stand are looked at again so much later.
    private static final Duration STANDING = Duration.ofHours(1);

    /// What comes so much too early is on time.
    private static final Duration CLOSE = Duration.ofMinutes(1);

    private final ReminderStore store;
    private final ReceiverStore receivers;
    private final Map<ReceiverKind, Channel> channels;
    private final GameCatalog games;
    private final LiveTables tables;
    private final Services services;
    private final Invitations invitations;
    private final InstantSource clock;
    private final Executor threads;
    private final MeterRegistry metrics;
    private final Set<String> beingTold = ConcurrentHashMap.newKeySet();

    /// @param channels by which of them people can be told
    /// @param threads where things are told, each with a thread for as long as it takes
    public Delivery(
            ReminderStore store,
            ReceiverStore receivers,
            Channels channels,
            LiveTables tables,
            Services services,
            Executor threads,
            MeterRegistry metrics) {
        this.store = store;
        this.receivers = receivers;
        this.channels = channels.byKind();
        this.tables = tables;
        this.services = services;
        invitations = new Invitations(services);
        this.threads = threads;
        this.metrics = metrics;
        games = services.games();
        clock = services.clock();
    }

    /// What is to be done about something that is due.
    private sealed interface Verdict {
        /// It isn't so any more.
        record Past() implements Verdict {}

        /// @param until when it is looked at again, in milliseconds since 1970
        record Later(long until) implements Verdict {}

        /// Its person's quiet hours.
        ///
        /// @param end when they end
        record Held(Instant end) implements Verdict {}

        record Now(Optional<Duration> left) implements Verdict {}
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
        switch (saidAlready ? new Verdict.Past() : verdict(one)) {
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
        switch (send(receiver, some.size() == 1 ? message(some.getFirst(), left) : turns(receiver, some.size()))) {
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
                .log(ours ? "A mail could not be sent" : "A reminder was sent");
        metrics.counter(
                        "anden.reminders",
                        "kind",
                        receiver.kind().toString(),
                        "outcome",
                        outcome.name().toLowerCase(Locale.ROOT))
                .increment();
        return outcome;
    }

    private Verdict verdict(TakenReminder one) {
        boolean possible = channels.containsKey(one.receiver().kind());
        if (!possible || one.receiver().state() != Receiver.State.ON || !isWanted(one) || !isStillSo(one)) {
            return new Verdict.Past();
        }
        if (tables.isLooking(one.table(), one.receiver().person())) {
            return one.kind() == ReminderKind.OVER ? new Verdict.Past() : later(patience(one));
        }
        Verdict verdict = one.kind() == ReminderKind.TIME ? runningOut(one) : new Verdict.Now(Optional.empty());
        return verdict instanceof Verdict.Now
                ? quiet(one).<Verdict>map(Verdict.Held::new).orElse(verdict)
                : verdict;
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
        long left = deadline.getAsLong() - services.counted();
        long early = left - Reminding.warnAtMillis(slow);
        return early > CLOSE.toMillis()
                ? later(Duration.ofMillis(early))
                : new Verdict.Now(Optional.of(Duration.ofMillis(left)));
    }

    private Verdict later(Duration wait) {
        return new Verdict.Later(clock.millis() + wait.toMillis());
    }

    private Message message(TakenReminder one, Optional<Duration> left) {
        String language = one.receiver().language();
        Wording words = Wording.of(language);
        String game = games.find(one.game())
                .map(Game::info)
                .map(info -> info.nameIn(language))
                .orElse(one.game());
        String text = left.map(rest -> words.text("time.text", inWords(rest, words)))
                .orElseGet(() -> words.text(one.kind() + ".text"));
        return new Message(
                one.kind().toString(),
                Optional.of(one.table()),
                Optional.of(game),
                words.text(one.kind() + ".title", game),
                text,
                "/tables/" + one.table(),
                language);
    }

    private static Message turns(Receiver receiver, int games) {
        Wording words = Wording.of(receiver.language());
        return new Message(
                "turns",
                Optional.empty(),
                Optional.empty(),
                words.text("turns.title", Integer.toString(games)),
                words.text("turns.text"),
                "/",
                receiver.language());
    }

    private static String inWords(Duration left, Wording words) {
        long hours = left.toHours() + 1;
        return hours == 1 ? words.text("time.hour") : words.text("time.hours", Long.toString(hours));
    }

    /// What is sent to try whether somebody can be told something.
    static Message trial(String language) {
        Wording words = Wording.of(language);
        return new Message(
                "trial",
                Optional.empty(),
                Optional.empty(),
                words.text("trial.title"),
                words.text("trial.text"),
                "/account",
                language);
    }
}
