package dev.anden.server.table;

import dev.anden.engine.State;
import dev.anden.protocol.ServerMessage;
import dev.anden.protocol.ServerMessage.LoggedEvent;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.table.audience.Observer;
import dev.anden.server.table.audience.SharedMessages;
import dev.anden.table.Play;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;

/// What those who watch a table are told of it, each as far as they may know. Used under the table's lock.
final class Telling {
    private final LiveTable table;

    Telling(LiveTable table) {
        this.table = table;
    }

    /// As whom somebody who watches is told what happens: a seat, or a spectator.
    int viewpoint(Observer observer) {
        return table.seatOf(observer).orElse(State.SPECTATOR);
    }

    /// Tells somebody how things stand: everything, or what happened since a version that they still have.
    ///
    /// @param since that version, 0 if none
    void greet(Observer observer, int since) {
        observer.tell(greeting(observer, since));
    }

    /// Tells somebody who doesn't see it later what happened, and how things stand now.
    void goOn(Observer observer, List<LoggedEvent> events) {
        observer.tell(progress(observer, events));
    }

    /// Tells everybody that something about the table changed, though not its position.
    void changed() {
        table.changeSignal().stir();
        table.gallery().review(table.audience().observers());
        table.audience().tell(changes(), other -> true);
    }

    /// Tells everybody else that somebody has come who matters to them.
    void come(Observer newcomer) {
        table.changeSignal().stir();
        table.audience().tell(changes(), other -> !other.equals(newcomer));
    }

    /// Tells everybody how things stand now, and what happened.
    ///
    /// @param events what happened, for an observing seat or `State.SPECTATOR`
    void progress(IntFunction<List<LoggedEvent>> events) {
        table.changeSignal().stir();
        table.gallery().review(table.audience().observers());
        table.audience()
                .tell(
                        new SharedMessages(
                                new Onlookers(table),
                                observer -> progress(observer, events.apply(viewpoint(observer)))),
                        observer -> !table.gallery().holds(observer));
        table.gallery().goOn();
    }

    /// Tells everybody that the table is there no longer.
    void closed() {
        var gone = new RequestRefused(ProblemCode.NO_SUCH_TABLE, "The table has been closed.");
        table.audience().tell(observer -> gone.toMessage(Optional.empty()), observer -> true);
    }

    private ServerMessage greeting(Observer observer, int since) {
        int viewpoint = viewpoint(observer);
        Optional<Play> game = table.game().play();
        if (table.gallery().holds(observer)) {
            return table.gallery().greeting(observer, since);
        }
        if (game.isPresent() && since > 0 && since <= game.get().version()) {
            return progress(observer, game.get().events(viewpoint, since));
        }
        return new ServerMessage.Welcome(
                table.info(observer.person()),
                game.map(started -> started.position(viewpoint, table.pausing().told())),
                game.map(started -> started.wholeLog(viewpoint)).orElse(List.of()));
    }

    private ServerMessage progress(Observer observer, List<LoggedEvent> events) {
        Play game = table.game().play().orElseThrow();
        return new ServerMessage.Progress(
                table.info(observer.person()),
                game.position(viewpoint(observer), table.pausing().told()),
                events);
    }

    private Function<Observer, ServerMessage> changes() {
        return new SharedMessages(new Onlookers(table), new SharedMessages(table.gallery()::looksOn, this::change));
    }

    private ServerMessage change(Observer observer) {
        Gallery gallery = table.gallery();
        return new ServerMessage.TableChanged(
                gallery.holds(observer) ? gallery.info(observer) : table.info(observer.person()));
    }
}
