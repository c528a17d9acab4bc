package dev.anden.server.table.bot;

import dev.anden.server.store.table.StoredTable;
import dev.anden.table.Change;
import dev.anden.table.Play;
import dev.anden.table.Waiting;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.stream.IntStream;

/// What the bots of a table wait for: that somebody may still take a choice back. Used under the table's lock.
public final class Pausing {
    /// For so long one pause after the other holds bots up at most: several people may have something to take back.
    static final Duration LONGEST = Duration.ofSeconds(30);

    private final InstantSource clock;

    /// Since when bots have waited without a break.
    private long began;

    private Optional<TakeBackPause> pause = Optional.empty();

    public Pausing(InstantSource clock) {
        this.clock = clock;
    }

    /// What bots wait for now, if they do.
    public Optional<TakeBackPause> now() {
        return pause.filter(waiting -> waiting.left().isPositive());
    }

    /// What observers are told of it.
    public Optional<Waiting> told() {
        return now().map(TakeBackPause::told);
    }

    /// Lets bots that are due wait while a seat may take its choice back, instead of what they waited for before.
    ///
    /// @param length how long, if they haven't waited for somebody else long enough
    public void begin(int seat, Duration length) {
        long now = clock.millis();
        began = now().isPresent() ? began : now;
        long most = began + Math.max(LONGEST.toMillis(), length.toMillis()) - now;
        Duration left = Duration.ofMillis(Math.min(length.toMillis(), most));
        end();
        pause = Optional.of(left).filter(Duration::isPositive).map(time -> new TakeBackPause(seat, time, clock));
    }

    /// The game was read from the log, where another server may have written just now: a program that is
    /// connected to this one leaves somebody as much time to take a choice back as if it had been made here.
    /// Bots of servers are played where it was made, and know there how long they have to wait.
    ///
    /// @param length how long they wait where the person has said nothing else
    public void follow(Play play, StoredTable table, Duration length) {
        end();
        long left = Math.clamp(play.written() + length.toMillis() - clock.millis(), 0, length.toMillis());
        if (left > 0 && table.isNetworkBot(play.actor())) {
            IntStream.range(0, table.seats().size())
                    .filter(play::mayTakeBack)
                    .findFirst()
                    .ifPresent(seat -> begin(seat, Duration.ofMillis(left)));
        }
    }

    /// Bots wait no longer for somebody who doesn't play any more, or has gone back.
    public void endFor(Change change) {
        boolean over = switch (change) {
            case Change.CompanyChanged changed ->
                pause.filter(waiting -> waiting.seat() == changed.event().seat())
                        .isPresent();
            case Change.WentBack _ -> true;
            case Change.Advanced _, Change.Kept _, Change.TookBack _, Change.GaveUp _ -> false;
        };
        if (over) {
            end();
        }
    }

    /// Bots wait no longer.
    public void end() {
        pause.ifPresent(TakeBackPause::end);
        pause = Optional.empty();
    }
}
