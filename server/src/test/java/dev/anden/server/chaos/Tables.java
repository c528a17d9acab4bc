package dev.anden.server.chaos;

import static dev.anden.server.chaos.Patience.patiently;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.TimeControl.Live;
import dev.anden.server.testing.Guest;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongConsumer;
import java.util.stream.IntStream;

/// Tables that are played at: of nine, four are for two people with clocks, two are for one with bots, two are for
/// bots alone, and at one nobody moves. Whoever finishes a game begins another.
public final class Tables {
    private static final int DUELS = 4;
    private static final int AGAINST_BOTS = 2;
    private static final int OF_BOTS = 2;
    private static final int ASLEEP = 1;

    static final Live TIME = new Live(Duration.ofHours(1).toMillis(), 0);
    private static final Duration BRIEF = Duration.ofSeconds(20);
    private static final int LOOK_MILLISECONDS = 500;
    private static final int BYTE = 256;

    private final String address;
    private final LongConsumer interruptions;
    private final List<StubbornPlayer> players = new CopyOnWriteArrayList<>();
    private final List<String> asleep = new CopyOnWriteArrayList<>();
    private final List<Throwable> failures = new CopyOnWriteArrayList<>();
    private final AtomicInteger homes = new AtomicInteger();
    private final CountDownLatch done;
    private final Duration rest;
    private final Live brief;
    private final long end;

    /// Begins to play.
    ///
    /// @param address where the servers are
    /// @param interruptions takes how long each was, in milliseconds
    /// @param times how many times nine tables
    /// @param length how long games are begun
    Tables(String address, LongConsumer interruptions, int times, Duration length) {
        this.address = address;
        this.interruptions = interruptions;
        rest = Troubles.farthest(length).plusMinutes(1 + times);
        brief = new Live(Troubles.brief(BRIEF, length).toMillis(), 0);
        end = System.nanoTime() + length.toNanos();
        done = new CountDownLatch((DUELS + AGAINST_BOTS + OF_BOTS + ASLEEP) * times);
        run(DUELS * times, this::duel);
        run(AGAINST_BOTS * times, this::againstBots);
        run(OF_BOTS * times, this::ofBots);
        run(ASLEEP * times, this::sleep);
    }

    List<StubbornPlayer> players() {
        return players;
    }

    /// The tables where time ran out since nobody moved.
    List<String> asleep() {
        return asleep;
    }

    List<Throwable> failures() {
        return failures;
    }

    /// Whether games are begun yet.
    boolean isOn() {
        return System.nanoTime() < end;
    }

    /// Waits until all have been played to their end, or longer than that should take.
    ///
    /// @return whether they have
    public boolean awaitEnd() throws InterruptedException {
        return done.await(rest.toMinutes() + 3, TimeUnit.MINUTES);
    }

    /// Games that are still played when the troubles have ended have some time yet to come to their end.
    private boolean isOnOrResting() {
        return System.nanoTime() < end + rest.toNanos();
    }

    private void run(int many, Story story) {
        IntStream.range(0, many)
                .forEach(number -> Thread.startVirtualThread(() -> {
                    try {
                        while (isOn()) {
                            story.tell();
                        }
                    } catch (Exception | AssertionError failure) {
                        failures.add(failure);
                    } finally {
                        done.countDown();
                    }
                }));
    }

    private void duel() throws InterruptedException {
        try (Guest ana = guest();
                Guest bea = guest()) {
            String table = begin(ana, bea, TIME);
            Thread playing = Thread.startVirtualThread(() -> play(bea, table));
            play(ana, table);
            playing.join();
        }
    }

    private void againstBots() throws InterruptedException {
        try (Guest ana = guest()) {
            play(ana, patiently(() -> create(ana, "me", "chance", "greedy")));
        }
    }

    /// The host looks on.
    private void ofBots() throws InterruptedException {
        try (Guest host = guest()) {
            String table = patiently(() -> create(host, "chance", "chance", "chance", "chance"));
            play(host, table);
        }
    }

    /// Two who don't move: a bot plays for each of them when their time is up.
    private void sleep() throws InterruptedException {
        try (Guest ana = guest();
                Guest bea = guest()) {
            String table = begin(ana, bea, brief);
            awaitSubstitute(ana, table);
            asleep.add(table);
        }
    }

    /// Once the time of one is up nobody waits for the other one.
    private void awaitSubstitute(Guest guest, String table) throws InterruptedException {
        while (patiently(() -> guest.table(table)).seats().stream()
                .allMatch(seat -> seat.substitute().isEmpty())) {
            assertThat(isOnOrResting())
                    .as("a bot plays for somebody who sleeps at %s", table)
                    .isTrue();
            Thread.sleep(LOOK_MILLISECONDS);
        }
    }

    private void play(Guest guest, String table) {
        var player = new StubbornPlayer(table, interruptions);
        players.add(player);
        try {
            if (!player.play(guest, this::isOnOrResting)) {
                failures.add(new AssertionError("Table %s stands still".formatted(table)));
            }
        } catch (InterruptedException | RuntimeException failure) {
            failures.add(failure);
        }
    }

    /// Everybody comes from a home of their own: one home may only have so many connections.
    private Guest guest() throws InterruptedException {
        int number = homes.incrementAndGet();
        String home = "10.%d.%d.%d".formatted(number / BYTE / BYTE % BYTE, number / BYTE % BYTE, number % BYTE);
        return patiently(() -> new Guest(address, home));
    }

    /// Where bots play it is short games, so that many begin and end while there are troubles.
    private static String create(Guest host, String... seats) {
        return Guest.table(host.tryCreate("ttr-berlin", seats)).id();
    }

    /// Sits two people down at a table and starts its game.
    private static String begin(Guest host, Guest friend, Live time) throws InterruptedException {
        String table = patiently(() -> Guest.table(host.tryCreate("french-quarter", Map.of(), time, "me", "friend"))
                .id());
        patiently(() -> friend.sitDown(table, 1));
        start(host, table);
        return table;
    }

    /// A start that was carried out by a server which then died can't be told from one that wasn't.
    private static void start(Guest host, String table) throws InterruptedException {
        patiently(() ->
                host.table(table).version() > 0 ? table : host.start(table).id());
    }

    private interface Story {
        void tell() throws InterruptedException;
    }
}
