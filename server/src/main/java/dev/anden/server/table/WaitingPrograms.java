package dev.anden.server.table;

import dev.anden.protocol.ClientMessage.Act;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.table.audience.Observer;
import dev.anden.server.table.bot.TakeBackPause;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/// Programs that act, as soon as nobody is left time for taking a choice back. Of each one choice at a table waits, by
/// one thread: what it chooses meanwhile takes the place of what it chose before, however much it sends.
public final class WaitingPrograms {
    private final LiveTables tables;
    private final Executor threads;
    private final Map<Place, Wish> latest = new ConcurrentHashMap<>();

    /// @param threads runs a task for each program that waits at a table
    public WaitingPrograms(LiveTables tables, Executor threads) {
        this.tables = tables;
        this.threads = threads;
    }

    /// What a program chooses.
    ///
    /// @param stays whether it is still the one that it was when it began to wait; if not, nothing is done
    /// @param answering does something for it, and answers it what goes wrong
    public record Wish(Observer from, Act act, BooleanSupplier stays, Consumer<Runnable> answering) {}

    private record Place(String table, PersonId program) {}

    /// A program acts, now or when the pause is over.
    ///
    /// @throws RequestRefused if there is no such table, or the program has no seat there
    public void act(String table, Wish wish) {
        Optional<TakeBackPause> pause = tables.actAsBot(table, wish.from(), wish.act());
        if (pause.isPresent()) {
            await(new Place(table, wish.from().person().orElseThrow()), wish, pause.get());
        }
    }

    private void await(Place place, Wish wish, TakeBackPause pause) {
        Optional<Wish> before = Optional.ofNullable(latest.put(place, wish));
        if (before.isEmpty()) {
            threads.execute(() -> run(place, pause));
        }
        before.filter(one -> !one.act().command().equals(wish.act().command())).ifPresent(WaitingPrograms::replaced);
    }

    private static void replaced(Wish before) {
        before.from()
                .tell(new RequestRefused(
                                ProblemCode.ALREADY_CHOSEN, "The bot has sent another choice since; that counts.")
                        .toMessage(Optional.of(before.act().command())));
    }

    private void run(Place place, TakeBackPause pause) {
        try {
            Optional<TakeBackPause> waiting = Optional.of(pause);
            while (waiting.isPresent()) {
                waiting.get().await();
                waiting = goOn(place);
            }
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
            latest.remove(place);
        }
    }

    /// Does what was chosen last.
    ///
    /// @return what is to be waited for again; empty if nothing waits any more
    private Optional<TakeBackPause> goOn(Place place) {
        Optional<TakeBackPause> waiting = Optional.empty();
        Optional<Wish> wish = Optional.ofNullable(latest.get(place));
        while (waiting.isEmpty() && wish.isPresent()) {
            waiting = attempt(place, wish.get());
            if (waiting.isEmpty() && latest.remove(place, wish.get())) {
                return waiting;
            }
            wish = Optional.ofNullable(latest.get(place));
        }
        return waiting;
    }

    private Optional<TakeBackPause> attempt(Place place, Wish wish) {
        var waiting = new AtomicReference<Optional<TakeBackPause>>(Optional.empty());
        wish.answering().accept(() -> {
            if (wish.stays().getAsBoolean()) {
                waiting.set(tables.actAsBot(place.table(), wish.from(), wish.act()));
            }
        });
        return waiting.get();
    }
}
