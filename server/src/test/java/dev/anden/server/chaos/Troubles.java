package dev.anden.server.chaos;

import static dev.anden.server.chaos.Patience.patiently;

import dev.anden.server.testing.TestPostgres;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/// What comes over servers, as long as it is to: they are killed, their database breaks down or has no room, their
/// clocks are put forward and back, and connections are cut.
public final class Troubles {
    /// How far a clock is put from that of the machine at most, unless all lasts a short time only.
    private static final Duration FARTHEST = Duration.ofMinutes(2);

    private static final int PARTS = 3;

    private static final int CUT_MILLISECONDS = 1_500;
    private static final int CLOCK_MILLISECONDS = 4_000;
    private static final int ROOM_MILLISECONDS = 60_000;
    private static final int FULL_MILLISECONDS = 4_000;

    /// How long a server lives that is the only one, on average.
    private static final int LIFE_MILLISECONDS = 12_000;

    /// The database breaks down with one in so many kills.
    private static final int BREAKDOWNS = 5;

    private final Fleet fleet;
    private final Room room;
    private final Interruptions interruptions;
    private final BooleanSupplier goOn;
    private final Duration farthest;
    private final ReentrantLock onlyServer = new ReentrantLock(true);
    private final AtomicInteger clocks = new AtomicInteger();
    private final AtomicInteger shortages = new AtomicInteger();
    private int kills;
    private int breakdowns;

    /// @param goOn whether they are to go on
    /// @param length for how long they will
    Troubles(Path folder, Fleet fleet, Interruptions interruptions, BooleanSupplier goOn, Duration length) {
        this.fleet = fleet;
        this.interruptions = interruptions;
        this.goOn = goOn;
        farthest = farthest(length);
        room = new Room(folder, fleet);
    }

    /// How far a clock is put from that of the machine at most, where all lasts so long.
    static Duration farthest(Duration length) {
        return brief(FARTHEST, length);
    }

    /// What has to come to its end in so short a time is a third of it at most.
    static Duration brief(Duration usual, Duration length) {
        Duration part = length.dividedBy(PARTS);
        return usual.compareTo(part) < 0 ? usual : part;
    }

    /// Comes back when they have ended and everything is as it should be.
    public void run() throws InterruptedException {
        List<Thread> others = Stream.<Trouble>of(this::cut, this::moveClock, this::fill)
                .map(trouble -> Thread.startVirtualThread(() -> repeat(trouble)))
                .toList();
        repeat(this::kill);
        for (Thread other : others) {
            other.join();
        }
        fleet.tell(server -> server.setClock(Duration.ZERO));
        leaveRoom();
    }

    public String told() {
        return "%d kills, %d breakdowns of the database, %d times without room, clocks moved %d times"
                .formatted(kills, breakdowns, shortages.get(), clocks.get());
    }

    private void repeat(Trouble trouble) {
        try {
            while (goOn.getAsBoolean()) {
                trouble.come();
            }
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
        }
    }

    private void kill() throws InterruptedException {
        if (!fleet.isShared()) {
            Thread.sleep(LIFE_MILLISECONDS / 2);
            pause(LIFE_MILLISECONDS);
        } else if (kills % BREAKDOWNS == BREAKDOWNS - 1) {
            interruptions.databaseIsInTrouble();
            TestPostgres.breakDown();
            breakdowns++;
        }
        oneAtATime(fleet::replaceOne);
        kills++;
    }

    private void cut() throws InterruptedException {
        fleet.cutOne();
        pause(CUT_MILLISECONDS);
    }

    private void moveClock() throws InterruptedException {
        pause(CLOCK_MILLISECONDS);
        long most = farthest.toSeconds();
        fleet.setOneClock(Duration.ofSeconds(ThreadLocalRandom.current().nextLong(-most, most + 1)));
        clocks.incrementAndGet();
    }

    private void fill() throws InterruptedException {
        pause(ROOM_MILLISECONDS);
        oneAtATime(this::lackRoom);
    }

    private void lackRoom() throws InterruptedException {
        interruptions.databaseIsInTrouble();
        patiently(() -> leave(false));
        shortages.incrementAndGet();
        Thread.sleep(FULL_MILLISECONDS);
        leaveRoom();
    }

    /// Where there is but one server, nobody notices what comes over it while it starts.
    private void oneAtATime(Trouble trouble) throws InterruptedException {
        if (fleet.isShared()) {
            trouble.come();
            return;
        }
        onlyServer.lock();
        try {
            trouble.come();
        } finally {
            onlyServer.unlock();
        }
    }

    private void leaveRoom() throws InterruptedException {
        patiently(() -> leave(true));
        interruptions.databaseIsInTrouble();
    }

    private boolean leave(boolean some) {
        room.leave(some);
        return some;
    }

    private static void pause(int most) throws InterruptedException {
        Thread.sleep(ThreadLocalRandom.current().nextInt(most));
    }

    private interface Trouble {
        void come() throws InterruptedException;
    }
}
