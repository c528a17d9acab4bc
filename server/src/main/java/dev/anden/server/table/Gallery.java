package dev.anden.server.table;

import dev.anden.engine.State;
import dev.anden.engine.Survivable;
import dev.anden.protocol.ServerMessage;
import dev.anden.protocol.ServerMessage.LoggedEvent;
import dev.anden.protocol.SpectatorView;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TableStatus;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.table.StoredTable;
import dev.anden.server.table.audience.Observer;
import dev.anden.server.table.audience.SharedMessages;
import dev.anden.server.table.log.Loading;
import dev.anden.table.DamagedLog;
import dev.anden.table.Delay;
import dev.anden.table.Line;
import dev.anden.table.Play;
import dev.anden.table.Replaying;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Those who see all hands of a table some time later: not the game as it is with old hands, but a game of their own
/// that follows the table's log with the delay that the table has ([Delay]). What they are told comes from that game
/// alone, so it can't tell what has happened since. Once the real game is over they are told the rest of it at once.
///
/// Nothing of it is kept: whoever comes back, after a restart or to another server, finds it in the log. All but
/// [#isDue] happens under the table's lock.
final class Gallery {
    private static final Logger LOG = LoggerFactory.getLogger(Gallery.class);

    /// What can't be read now is tried again so many milliseconds later.
    private static final long AGAIN = 5_000;

    private static final long NEVER = Long.MAX_VALUE;

    private final Services services;
    private final LiveTable table;
    private final Set<Observer> visitors = new CopyOnWriteArraySet<>();
    private Optional<Play> past = Optional.empty();
    private Optional<Set<PersonId>> owners = Optional.empty();

    /// The lines of the log that aren't shown yet, as far as they are read.
    private List<Line> held = List.of();

    private volatile long due = NEVER;

    Gallery(Services services, LiveTable table) {
        this.services = services;
        this.table = table;
    }

    /// Whether somebody sees the table later, as things are.
    boolean holds(Observer observer) {
        return visitors.contains(observer);
    }

    /// Whether somebody sees the table later and is told what all of these are told.
    boolean looksOn(Observer observer) {
        return holds(observer)
                && !observer.person().equals(Optional.of(table.stored().host()));
    }

    /// Whether there is something to show by now. May be asked without the lock.
    boolean isDue(long now) {
        return due <= now;
    }

    /// Somebody has come.
    ///
    /// @return whether they see the table later
    boolean enter(Observer observer) {
        if (admits(observer)) {
            visitors.add(observer);
        }
        return holds(observer);
    }

    /// Somebody has gone.
    void leave(Observer observer) {
        visitors.remove(observer);
        closeIfEmpty();
    }

    /// Before anybody is told anything: a game that has begun has visitors from now on, and whoever has a seat by now
    /// isn't one any more.
    void review(Stream<Observer> present) {
        if (!showsHands()) {
            return;
        }
        List<Observer> moved =
                present.filter(observer -> admits(observer) != holds(observer)).toList();
        for (Observer observer : moved) {
            if (!visitors.remove(observer)) {
                visitors.add(observer);
            }
            guarded(() -> table.telling().greet(observer, 0));
        }
        closeIfEmpty();
    }

    /// Shows what may be shown by now.
    void goOn() {
        if (visitors.isEmpty()) {
            return;
        }
        guarded(() -> {
            if (table.stored().status().isPast()) {
                open();
            } else {
                showMore(_ -> true);
            }
        });
    }

    /// What happens at the table doesn't fail because somebody can't be shown what happened before.
    private void guarded(Runnable task) {
        try {
            task.run();
        } catch (RuntimeException | Error failure) {
            Survivable.require(failure);
            due = services.clock().millis() + AGAIN;
            Retries.tell(LOG, table.id(), failure, "Spectators aren't shown what they may see by now");
        }
    }

    /// How things stand for a visitor who has just come.
    ///
    /// @param since the version that the observer has, 0 if none
    ServerMessage greeting(Observer observer, int since) {
        Play shown = showMore(other -> !other.equals(observer));
        if (since > 0 && since <= shown.version()) {
            return progress(observer, shown, since);
        }
        return new ServerMessage.Welcome(
                info(observer),
                shown.version() == 0
                        ? Optional.empty()
                        : Optional.of(shown.position(State.EVERYTHING, Optional.empty())),
                shown.events(State.EVERYTHING, 0));
    }

    /// The table as a visitor sees it.
    TableInfo info(Observer observer) {
        return TableInfos.late(table, past.orElseGet(this::fresh), observer.person());
    }

    /// Only somebody with an account that is older than the table: whoever plays could otherwise look in as a newcomer,
    /// from a private window. And nobody who sits at the table or has a program that does, or shares a device with
    /// somebody like that.
    private boolean admits(Observer observer) {
        return showsHands()
                && observer.accountSince()
                        .filter(since -> since <= table.stored().created())
                        .isPresent()
                && Stream.concat(observer.person().stream(), observer.household().stream())
                        .noneMatch(this::plays);
    }

    private boolean plays(PersonId person) {
        return table.stored().seatOf(Optional.of(person)).isPresent() || owners().contains(person);
    }

    /// Whose programs sit at the table. Once the game goes on no other ones come.
    private Set<PersonId> owners() {
        if (owners.isEmpty()) {
            owners = Optional.of(table.stored().seats().stream()
                    .filter(StoredTable.Seat::isNetworkBot)
                    .flatMap(seat -> seat.person().stream())
                    .flatMap(bot -> services.networkBots().owner(bot).stream())
                    .collect(Collectors.toSet()));
        }
        return owners.get();
    }

    /// Whether there is a game whose hands are seen later.
    private boolean showsHands() {
        return table.stored().status() == TableStatus.PLAYING
                && !table.stored().spectators().equals(SpectatorView.PUBLIC);
    }

    /// Whoever sees the table later follows one game: where it goes on, all of them are told.
    ///
    /// @param whom who has seen it so far
    private Play showMore(Predicate<Observer> whom) {
        int known = past.map(Play::version).orElse(0);
        Play shown = advance();
        if (shown.version() > known) {
            var told = new SharedMessages(this::looksOn, visitor -> progress(visitor, shown, known));
            visitors.stream().filter(whom).forEach(visitor -> visitor.tell(told.apply(visitor)));
        }
        return shown;
    }

    /// The game is over: there is nothing to hide any more.
    private void open() {
        int known = past.map(Play::version).orElse(0);
        List<Observer> all = List.copyOf(visitors);
        visitors.clear();
        closeIfEmpty();
        for (Observer visitor : all) {
            if (known == 0) {
                table.telling().greet(visitor, 0);
            } else {
                table.telling().goOn(visitor, table.game().started().events(State.EVERYTHING, known));
            }
        }
    }

    /// Lets the game of the visitors go on as far as it may.
    private Play advance() {
        Play shown = past.orElseGet(this::fresh);
        var lines = new ArrayList<>(held);
        lines.addAll(services.log().linesFrom(table.id(), shown.version() + held.size()));
        var delay =
                new Delay(table.stored().spectators(), table.stored().seats().size());
        int number = delay.due(lines, services.clock().millis());
        try {
            Replaying.goOn(shown, lines.subList(0, number), List.of());
        } catch (DamagedLog damaged) {
            past = Optional.empty();
            held = List.of();
            throw damaged;
        }
        past = Optional.of(shown);
        held = List.copyOf(lines.subList(number, lines.size()));
        due = delay.next(held).orElse(NEVER);
        return shown;
    }

    private Play fresh() {
        return Loading.fresh(services.games().require(table.stored().game()), table.stored(), services.uptime());
    }

    private ServerMessage progress(Observer observer, Play shown, int since) {
        List<LoggedEvent> events = shown.events(State.EVERYTHING, since);
        return new ServerMessage.Progress(info(observer), shown.position(State.EVERYTHING, Optional.empty()), events);
    }

    private void closeIfEmpty() {
        if (visitors.isEmpty()) {
            past = Optional.empty();
            held = List.of();
            due = NEVER;
        }
    }
}
