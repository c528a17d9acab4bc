package dev.anden.server.testing;

import dev.anden.engine.Game;
import dev.anden.engine.GameInfo;
import dev.anden.engine.GameProvider;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.TicketToRideProvider;
import dev.anden.server.store.database.Database;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/// The game `trap`: USA with mistakes in its rules, which fail at whatever a seat does from a certain ply on, and at
/// a text, and never come to an end at another one.
public final class TrapGames implements GameProvider {
    public static final String ID = "trap";

    /// Whoever reads this as a choice falls without end.
    public static final String ABYSS = "abyss";

    /// Whoever reads this as a choice finds no way out before somebody opens one.
    public static final String MAZE = "maze";

    /// The same for whoever reads this, and has a processor busy all the time.
    public static final String TREADMILL = "treadmill";

    private static final long STEP_NANOSECONDS = 1_000_000;

    private static final AtomicInteger LOST = new AtomicInteger();
    private static volatile boolean open;

    /// The first ply that can't be applied.
    public static final int TRAP = 40;

    private static final ClassLoader LOADER = TrapGames.class.getClassLoader();

    private static final Game SOUND = new TicketToRideProvider().games().getFirst();

    private final Game trap = (Game) Proxy.newProxyInstance(
            LOADER, new Class<?>[] {Game.class}, (proxy, method, arguments) -> ofGame(method, arguments));

    @Override
    public List<Game> games() {
        return List.of(trap);
    }

    /// How many wander in the maze.
    public static int lost() {
        return LOST.get();
    }

    /// Nobody finds a way out of the maze from now on, or everybody does.
    public static void openMaze(boolean now) {
        open = now;
    }

    private static void wander(Runnable step) {
        LOST.incrementAndGet();
        while (!open) {
            step.run();
        }
        LOST.decrementAndGet();
    }

    /// Makes whoever reads a table's log fall.
    public static void dig(Database database, String table) {
        database.write(client -> client.sql("update ply set text = ? where table_id = ? and line = 3")
                .params(ABYSS, table)
                .update());
    }

    private @Nullable Object ofGame(Method method, Object @Nullable [] arguments) throws Throwable {
        Object answer = call(SOUND, method, arguments);
        return answer instanceof GameInfo info
                ? new GameInfo(
                        ID,
                        info.family(),
                        info.name(),
                        info.rulesVersion(),
                        info.minimumSeats(),
                        info.maximumSeats(),
                        info.provenance(),
                        info.elements(),
                        info.options())
                : trapped(answer);
    }

    private @Nullable Object ofState(State state, Method method, Object @Nullable [] arguments) throws Throwable {
        if (method.getName().equals("apply") && state.actor() >= 0 && state.ply() >= TRAP) {
            throw new AssertionError("A mistake in the rules");
        }
        if (method.getName().equals("parse") && List.of(arguments).contains(ABYSS)) {
            throw new StackOverflowError();
        }
        if (method.getName().equals("parse") && List.of(arguments).contains(MAZE)) {
            wander(() -> LockSupport.parkNanos(STEP_NANOSECONDS));
        }
        if (method.getName().equals("parse") && List.of(arguments).contains(TREADMILL)) {
            wander(Thread::onSpinWait);
        }
        return method.getName().equals("game") ? trap : trapped(call(state, method, arguments));
    }

    private @Nullable Object trapped(@Nullable Object answer) {
        return switch (answer) {
            case State state ->
                Proxy.newProxyInstance(
                        LOADER,
                        new Class<?>[] {State.class, Inside.class},
                        (proxy, method, arguments) ->
                                method.getName().equals("inside") ? state : ofState(state, method, arguments));
            case Optional<?> wrapped -> wrapped.map(this::trapped);
            case null, default -> answer;
        };
    }

    private static @Nullable Object call(Object target, Method method, Object @Nullable [] arguments) throws Throwable {
        Object[] bare = arguments == null ? new Object[0] : arguments.clone();
        for (int number = 0; number < bare.length; number++) {
            if (bare[number] instanceof Inside proxy) {
                bare[number] = proxy.inside();
            }
        }
        try {
            return method.invoke(target, bare);
        } catch (InvocationTargetException thrown) {
            throw thrown.getCause();
        }
    }

    /// What a trapped state is made of.
    public interface Inside {
        State inside();
    }
}
