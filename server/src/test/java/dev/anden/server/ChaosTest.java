package dev.anden.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.TimeControl.Live;
import dev.anden.server.store.Database;
import dev.anden.server.store.PostgresAddress;
import dev.anden.server.testing.Balancer;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.ServerProcess;
import dev.anden.server.testing.StubbornPlayer;
import dev.anden.server.testing.TestDatabases;
import dev.anden.server.testing.TestPostgres;
import dev.anden.server.testing.TestServers;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Servers that are killed again and again, a database that breaks down, connections that are cut, messages that are
/// sent
/// twice: nothing that was accepted is lost or done twice, no time runs out twice, and no table stands still. It takes
/// as
/// long as `anden.chaos.minutes` says, at as many times nine tables as `anden.chaos.times` says, and is run by the
/// profile `chaos` alone.
@Tag("chaos")
class ChaosTest {
    private static final Duration LENGTH = Duration.ofMinutes(Integer.getInteger("anden.chaos.minutes", 5));
    private static final int TIMES = Integer.getInteger("anden.chaos.times", 1);
    private static final Duration REST = Duration.ofMinutes(1 + TIMES);
    private static final Live TIME = new Live(Duration.ofHours(1).toMillis(), 0);
    private static final Live BRIEF = new Live(Duration.ofSeconds(20).toMillis(), 0);
    private static final int SERVERS = 3;
    private static final int DUELS = 4 * TIMES;
    private static final int AGAINST_BOTS = 2 * TIMES;
    private static final int OF_BOTS = 2 * TIMES;
    private static final int ASLEEP = TIMES;
    private static final int CUT_MILLISECONDS = 1_500;
    private static final int LOOK_MILLISECONDS = 500;

    /// Who lost a connection so soon after the database broke down may have waited for the database.
    private static final Duration RECOVERY = Duration.ofSeconds(10);

    /// The database breaks down with one in so many kills.
    private static final int BREAKDOWNS = 5;

    private static final String RAN_OUT = "select count(*) from ply where table_id = ? and kind = 'handed-over'"
            + " and reason = 'time' and actor = ?";
    private static final String TWICE = "select count(*) from (select table_id, command from ply"
            + " where command is not null group by table_id, command having count(*) > 1) twice";

    @TempDir
    Path folder;

    private final Balancer balancer = Balancer.start();
    private final List<ServerProcess> servers = new ArrayList<>();
    private final List<StubbornPlayer> players = new CopyOnWriteArrayList<>();
    private final List<String> asleep = new CopyOnWriteArrayList<>();
    private final List<Long> interruptions = new CopyOnWriteArrayList<>();
    private final List<Long> withoutDatabase = new CopyOnWriteArrayList<>();
    private final List<Throwable> failures = new CopyOnWriteArrayList<>();
    private volatile long end;
    private int kills;
    private int breakdowns;
    private volatile long brokeDownAt = System.nanoTime() - RECOVERY.toNanos();

    @Test
    void whatever_happens_to_servers_and_connections_nothing_is_lost_or_done_twice_and_no_table_stands_still()
            throws Exception {
        for (int server = 0; server < SERVERS; server++) {
            add();
        }
        end = System.nanoTime() + LENGTH.toNanos();
        var done = new CountDownLatch(DUELS + AGAINST_BOTS + OF_BOTS + ASLEEP);
        run(DUELS, done, this::duel);
        run(AGAINST_BOTS, done, this::againstBots);
        run(OF_BOTS, done, this::ofBots);
        run(ASLEEP, done, this::asleep);
        Thread cutting = Thread.startVirtualThread(this::cut);
        while (isOn()) {
            killOne();
        }
        cutting.join();
        assertThat(done.await(REST.toMinutes() + 3, TimeUnit.MINUTES)).isTrue();
        servers.forEach(ServerProcess::close);
        balancer.close();

        tell();
        assertThat(failures).isEmpty();
        assertThat(players.stream().flatMap(player -> player.complaints().stream()))
                .isEmpty();
        assertNothingLost();
    }

    private boolean isOn() {
        return System.nanoTime() < end;
    }

    /// Games that are still played when the killing has ended have some time yet to come to their end.
    private boolean isOnOrResting() {
        return System.nanoTime() < end + REST.toNanos();
    }

    private void run(int many, CountDownLatch done, Story story) {
        for (int number = 0; number < many; number++) {
            Thread.startVirtualThread(() -> {
                try {
                    while (isOn()) {
                        story.tell();
                    }
                } catch (Exception | AssertionError failure) {
                    failures.add(failure);
                } finally {
                    done.countDown();
                }
            });
        }
    }

    private void duel() throws InterruptedException {
        Guest ana = guest();
        Guest bea = guest();
        String table = begin(ana, bea, TIME);
        var other = new StubbornPlayer(bea, table, this::noteInterruption);
        Thread playing = Thread.startVirtualThread(() -> toTheEnd(other));
        toTheEnd(new StubbornPlayer(ana, table, this::noteInterruption));
        playing.join();
    }

    private void againstBots() throws InterruptedException {
        Guest ana = guest();
        String table = patiently(() -> ana.createTable("me", "chance", "greedy").id());
        toTheEnd(new StubbornPlayer(ana, table, this::noteInterruption));
    }

    private void ofBots() throws InterruptedException {
        Guest host = guest();
        String table = patiently(() -> host.createTable("chance", "chance", "chance", "chance", "chance")
                .id());
        assertThat(new StubbornPlayer(host, table, this::noteInterruption).play(this::isOnOrResting))
                .as("the game of bots %s has come to its end", table)
                .isTrue();
    }

    /// Two who don't move: a bot plays for each of them when their time is up.
    private void asleep() throws InterruptedException {
        Guest ana = guest();
        Guest bea = guest();
        String table = begin(ana, bea, BRIEF);
        while (patiently(() -> ana.table(table)).seats().stream()
                .anyMatch(seat -> seat.substitute().isEmpty())) {
            assertThat(isOnOrResting())
                    .as("bots play for those who sleep at %s", table)
                    .isTrue();
            Thread.sleep(LOOK_MILLISECONDS);
        }
        asleep.add(table);
    }

    private void toTheEnd(StubbornPlayer player) {
        players.add(player);
        try {
            if (!player.play(this::isOnOrResting)) {
                failures.add(new AssertionError("Table %s stands still".formatted(player.table())));
            }
        } catch (InterruptedException | RuntimeException failure) {
            failures.add(failure);
        }
    }

    private Guest guest() throws InterruptedException {
        return patiently(() -> new Guest(balancer.address()));
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

    /// Asks again until somebody answers.
    private static <T> T patiently(Asking<T> question) throws InterruptedException {
        for (int tries = 1; ; tries++) {
            try {
                return question.ask();
            } catch (RuntimeException | AssertionError gone) {
                if (tries == 200) {
                    throw gone;
                }
                Thread.sleep(100);
            }
        }
    }

    /// A server can't start while its database comes to itself, and says so.
    private void add() throws InterruptedException {
        ServerProcess server = patiently(() -> {
            try {
                return ServerProcess.start(folder);
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        });
        servers.add(server);
        balancer.add(server.address());
    }

    private void killOne() throws InterruptedException {
        if (kills % BREAKDOWNS == BREAKDOWNS - 1) {
            brokeDownAt = System.nanoTime();
            TestPostgres.breakDown();
            breakdowns++;
        }
        ServerProcess server = servers.remove(ThreadLocalRandom.current().nextInt(servers.size()));
        server.kill();
        balancer.remove(server.address());
        kills++;
        add();
    }

    private void noteInterruption(long milliseconds) {
        long before = System.nanoTime() - TimeUnit.MILLISECONDS.toNanos(milliseconds);
        boolean hadDatabase = before - brokeDownAt > RECOVERY.toNanos();
        (hadDatabase ? interruptions : withoutDatabase).add(milliseconds);
    }

    private void cut() {
        while (isOn()) {
            balancer.cutOne();
            try {
                Thread.sleep(ThreadLocalRandom.current().nextInt(CUT_MILLISECONDS));
            } catch (InterruptedException stopping) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private void tell() {
        System.out.printf(
                "%d choices acknowledged, %d kills, %d breakdowns of the database, %d tables where time ran out%n"
                        + "until a client goes on: %s%nthe same around a breakdown of the database: %s%n",
                players.stream().mapToInt(player -> player.accepted().size()).sum(),
                kills,
                breakdowns,
                asleep.size(),
                told(interruptions),
                told(withoutDatabase));
    }

    private static String told(List<Long> milliseconds) {
        if (milliseconds.isEmpty()) {
            return "none";
        }
        List<Long> sorted = milliseconds.stream().sorted().toList();
        return "%d connections lost, median %d ms, p99 %d ms, longest %d ms"
                .formatted(
                        sorted.size(),
                        sorted.get(sorted.size() / 2),
                        sorted.get(sorted.size() * 99 / 100),
                        sorted.getLast());
    }

    private void assertNothingLost() throws StartFailure {
        PostgresAddress address = TestDatabases.of(folder).orElseThrow();
        try (Database database = Database.open(address)) {
            for (StubbornPlayer player : players) {
                player.accepted()
                        .forEach((command, version) -> assertThat(kept(database, player.table(), command))
                                .as("what %s did at %s", command, player.table())
                                .containsExactly(version));
            }
            assertThat(count(database, TWICE)).as("what was done twice").isZero();
            for (String table : asleep) {
                assertThat(List.of(ranOut(database, table, 0), ranOut(database, table, 1)))
                        .as("how often each one's time ran out at %s", table)
                        .containsExactly(1, 1);
            }
            System.out.println("plies in all logs: " + count(database, "select count(*) from ply"));
        }
        DataCheck check = DataCheck.of(TestServers.options(folder));
        assertThat(check.damaged()).isEmpty();
        assertThat(check.faults()).isEmpty();
        System.out.println("tables that replay: " + check.tables());
    }

    private static int count(Database database, String question) {
        return database.read(client -> client.sql(question).query(Integer.class).single());
    }

    private static int ranOut(Database database, String table, int seat) {
        return database.read(client ->
                client.sql(RAN_OUT).params(table, seat).query(Integer.class).single());
    }

    private static List<Integer> kept(Database database, String table, String command) {
        return database.read(client -> client.sql("select version from command where table_id = ? and command = ?")
                .params(table, command)
                .query((row, number) -> row.getInt("version"))
                .list());
    }

    private interface Story {
        void tell() throws InterruptedException;
    }

    private interface Asking<T> {
        T ask();
    }
}
