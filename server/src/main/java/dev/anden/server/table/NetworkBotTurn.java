package dev.anden.server.table;

import dev.anden.protocol.Substitute;
import dev.anden.protocol.TimeControl;
import dev.anden.server.table.bot.ChangeSignal;
import dev.anden.table.Play;
import java.time.Duration;
import java.util.Optional;

/// One choice of a program that plays elsewhere: waits for it, for a while. If it doesn't come, a bot of this
/// server takes the seat over ([Leaving#handOver]) until the program opens its connection or chooses again, and
/// the log says both. So a program holds a table up once, however long it is away.
final class NetworkBotTurn implements Runnable {
    /// A program that isn't there has this part of the time of one that is: enough to come back.
    private static final int ABSENT = 3;

    /// Where the time is limited, a choice may take this part of it, beside what is added for the choice.
    private static final int PART = 20;

    private static final Duration SHORTEST = Duration.ofSeconds(1);

    private final LiveTables tables;
    private final LiveTable table;
    private final int seat;
    private final int version;
    private final Duration patience;
    private long began = System.nanoTime();

    /// @param version the table's version at which the program has the choice
    /// @param patience how long a program that is connected has where time isn't limited
    NetworkBotTurn(LiveTables tables, LiveTable table, int seat, int version, Duration patience) {
        this.tables = tables;
        this.table = table;
        this.seat = seat;
        this.version = version;
        this.patience = patience;
    }

    @Override
    public void run() {
        try {
            new BotRetries(tables, table, seat).run(this::await, () -> version);
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
        } finally {
            table.bots().end(seat, this);
            tables.waking().letPass(table);
        }
    }

    /// Waits until the program has chosen, or hasn't in time.
    private void await() throws InterruptedException {
        Optional<Wait> wait = tables.known(table.id(), this::look);
        while (wait.isPresent()) {
            wait.get().changeSignal().await(wait.get().seen(), wait.get().left());
            wait = tables.known(table.id(), this::look);
        }
    }

    /// @param seen how often something had happened there
    private record Wait(ChangeSignal changeSignal, long seen, Duration left) {}

    /// @return how long to wait; empty if there is nothing to wait for any more
    private Optional<Wait> look(LiveTable found) {
        if (!isAsked(found)) {
            // Under the lock: whoever gives the seat something to do from now on finds it free.
            found.bots().end(seat, this);
            return Optional.empty();
        }
        boolean present = found.stored()
                .seats()
                .get(seat)
                .person()
                .filter(found::isPresent)
                .isPresent();
        Duration left = left(found, present);
        if (left.isPositive()) {
            return Optional.of(
                    new Wait(found.changeSignal(), found.changeSignal().count(), left));
        }
        found.leaving().handOver(seat, present ? Substitute.Reason.TIME : Substitute.Reason.ABSENT);
        found.bots().end(seat, this);
        return Optional.empty();
    }

    private boolean isAsked(LiveTable found) {
        Optional<Play> play =
                found.stored().isNetworkBot(seat) && found.otherServers().isTendedHere()
                        ? found.game().play()
                        : Optional.empty();
        return play.filter(running -> running.asksStill(seat, version)).isPresent();
    }

    /// A program that has gone for good isn't waited for.
    private Duration left(LiveTable found, boolean present) {
        if (found.stored().seats().get(seat).person().isEmpty()) {
            return Duration.ZERO;
        }
        if (found.game().isToAct(seat)) {
            found.pausing()
                    .now()
                    .ifPresent(pause -> began = System.nanoTime() + pause.left().toNanos());
        }
        Duration allowed = allowed(found.stored().time(), patience);
        return (present ? allowed : allowed.dividedBy(ABSENT)).minusNanos(System.nanoTime() - began);
    }

    /// How long a program that is there has for a choice.
    static Duration allowed(TimeControl time, Duration patience) {
        Duration limit = switch (time) {
            case TimeControl.None _ -> patience;
            case TimeControl.Live live -> Duration.ofMillis(live.bank() / PART + live.bonus());
            case TimeControl.Correspondence slow -> Duration.ofMillis(slow.turn());
        };
        Duration least = limit.compareTo(SHORTEST) < 0 ? SHORTEST : limit;
        return least.compareTo(patience) < 0 ? least : patience;
    }
}
