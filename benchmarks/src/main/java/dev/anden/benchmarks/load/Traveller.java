package dev.anden.benchmarks.load;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Random;

/// Somebody at a table who chooses at random from what is offered, as soon as there is something to choose.
final class Traveller {
    private final Frames frames;
    private final Duration thinking;
    private final Tally tally;
    private final Random random;
    private final long self;
    private int commands;
    private int version;
    private List<String> choices = List.of();
    private boolean over;
    private long idleSince = System.nanoTime();

    /// @param thinking how long they look before they choose
    /// @param seed says what they choose
    Traveller(Frames frames, Duration thinking, Tally tally, long seed) {
        this.frames = frames;
        this.thinking = thinking;
        this.tally = tally;
        random = new Random(seed);
        self = random.nextLong();
    }

    /// Plays until the game is over.
    ///
    /// @throws IOException if the connection is closed before
    void play() throws IOException, InterruptedException {
        while (!over) {
            if (choices.isEmpty()) {
                read();
                noteEndOfWait();
            } else {
                choose();
            }
        }
    }

    private void noteEndOfWait() {
        if (!choices.isEmpty() && commands > 0) {
            tally.waited(System.nanoTime() - idleSince);
        }
    }

    /// Chooses, and reads on until that is answered.
    private void choose() throws IOException, InterruptedException {
        Thread.sleep(thinking);
        String choice = choices.get(random.nextInt(choices.size()));
        commands++;
        String command = "%016x-%d".formatted(self, commands);
        long before = System.nanoTime();
        frames.send("""
                {"type":"act","command":"%s","version":%d,"action":"%s"}""".formatted(command, version, choice));
        Sight sight = read();
        while (!sight.command().equals(command)) {
            sight = read();
        }
        idleSince = System.nanoTime();
        if (sight.type().equals("accepted")) {
            tally.acknowledged(idleSince - before);
        } else {
            tally.refused();
        }
    }

    private Sight read() throws IOException {
        long before = frames.bytes();
        byte[] message = frames.next();
        tally.came(frames.bytes() - before, message.length);
        Sight sight = Sight.of(message);
        if (sight.position()) {
            version = sight.version();
            choices = sight.choices();
            over = sight.over();
        }
        return sight;
    }
}
