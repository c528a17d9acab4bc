package dev.anden.benchmarks.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.atomic.AtomicInteger;

/// People who look on at tables where nothing happens, each over a connection of their own that they keep open.
final class Idlers implements AutoCloseable {
    /// As many look at one table.
    private static final int TOGETHER = 50;

    private final List<Frames> connections = new ArrayList<>();
    private final AtomicInteger lost = new AtomicInteger();

    /// Opens the connections, and sees to it that they are kept.
    Idlers(Crowd crowd, Load load, ExecutorService threads) throws IOException, InterruptedException {
        String table = "";
        for (int number = 0; number < load.idle(); number++) {
            if (number % TOGETHER == 0) {
                table = Table.start(load.game(), crowd.guest(), crowd.guest());
            }
            Frames connection = crowd.guest().watch(table);
            connection.next();
            connections.add(connection);
            threads.execute(() -> keep(connection));
        }
    }

    private void keep(Frames connection) {
        try {
            while (true) {
                connection.next();
            }
        } catch (IOException closed) {
            lost.incrementAndGet();
        }
    }

    /// How many connections the server has given up.
    int lost() {
        return lost.get();
    }

    @Override
    public void close() throws IOException {
        for (Frames connection : connections) {
            connection.close();
        }
    }
}
