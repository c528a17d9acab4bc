package dev.anden.benchmarks.load;

import java.io.IOException;
import java.util.Random;
import java.util.concurrent.CountDownLatch;

/// A table for two at which one game after another is played, by other people each time: nobody may set tables up
/// as quickly as random games end.
final class Table {
    private final Crowd crowd;
    private final Load load;
    private final Tally tally;
    private final Random random;

    Table(Crowd crowd, Load load, Tally tally, long seed) {
        this.crowd = crowd;
        this.load = load;
        this.tally = tally;
        random = new Random(seed);
    }

    /// Sets a table up for somebody and a friend, and starts its game.
    ///
    /// @return its id
    static String start(String game, Crowd.Guest host, Crowd.Guest friend) throws IOException, InterruptedException {
        String id = setUp(game, host, "{\"kind\":\"friend\",\"bot\":\"\"}");
        friend.post("/api/tables/%s/seats/1".formatted(id), "[]");
        host.post("/api/tables/%s/start".formatted(id), "[]");
        return id;
    }

    private static String setUp(String game, Crowd.Guest host, String opposite)
            throws IOException, InterruptedException {
        String wish = """
                {"game":"%s","seats":[{"kind":"me","bot":""},%s],"options":{},
                 "time":{"type":"none"},"rated":false,
                 "spectators":{"type":"public"}}
                """.formatted(game, opposite);
        return host.post("/api/tables", wish).get("id").asString();
    }

    /// Plays until the server is gone or the thread is interrupted.
    ///
    /// @param started is counted down when the first game has begun
    void play(CountDownLatch started) throws IOException, InterruptedException {
        while (true) {
            if (load.bot().isEmpty()) {
                playFriend(started);
            } else {
                playBot(started);
            }
        }
    }

    private void playFriend(CountDownLatch started) throws IOException, InterruptedException {
        Crowd.Guest host = crowd.guest();
        Crowd.Guest friend = crowd.guest();
        String id = start(load.game(), host, friend);
        started.countDown();
        try (Frames opposite = friend.watch(id);
                Frames own = host.watch(id)) {
            Thread other = Thread.ofVirtual().start(() -> playOpposite(opposite));
            traveller(own).play();
            other.join();
        }
    }

    private void playBot(CountDownLatch started) throws IOException, InterruptedException {
        Crowd.Guest host = crowd.guest();
        String seat = "{\"kind\":\"bot\",\"bot\":\"%s\"}".formatted(load.bot());
        String id = setUp(load.game(), host, seat);
        started.countDown();
        try (Frames own = host.watch(id)) {
            traveller(own).play();
        }
    }

    private void playOpposite(Frames frames) {
        try {
            traveller(frames).play();
        } catch (IOException | InterruptedException stopping) {
            Thread.currentThread().interrupt();
        }
    }

    private Traveller traveller(Frames frames) {
        return new Traveller(frames, load.thinking(), tally, random.nextLong());
    }
}
