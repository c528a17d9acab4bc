package dev.anden.server.testing;

import dev.anden.protocol.ClientMessage.Act;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;
import tools.jackson.databind.JsonNode;

/// Somebody who plays on whatever happens to servers and connections: comes back, and sends again what wasn't
/// answered, under its old id. Now and then it is sent twice.
public final class StubbornPlayer {
    private static final int TWICE = 10;
    private static final long PAUSE_MILLISECONDS = 100;

    private final Guest guest;
    private final String table;
    private final Map<String, Integer> accepted = new ConcurrentHashMap<>();
    private final LongConsumer interruptions;
    private final List<String> complaints = new CopyOnWriteArrayList<>();
    private Optional<Act> open = Optional.empty();
    private long lostAt;

    /// @param interruptions takes how long it was, in milliseconds, until it went on after a connection was lost
    public StubbornPlayer(Guest guest, String table, LongConsumer interruptions) {
        this.guest = guest;
        this.table = table;
        this.interruptions = interruptions;
    }

    public String table() {
        return table;
    }

    /// What was accepted: the version that it was answered with, by the command's id.
    public Map<String, Integer> accepted() {
        return accepted;
    }

    /// What was answered otherwise when it was sent again.
    public List<String> complaints() {
        return complaints;
    }

    /// Plays until the game is over or it is to go.
    ///
    /// @return whether the game is over
    public boolean play(BooleanSupplier goesOn) throws InterruptedException {
        while (goesOn.getAsBoolean()) {
            try (LiveClient live = guest.watch(table)) {
                live.await("welcome");
                noteReturn();
                if (play(live, goesOn)) {
                    return true;
                }
            } catch (RuntimeException | AssertionError gone) {
                noteLoss();
                Thread.sleep(PAUSE_MILLISECONDS);
            }
        }
        return false;
    }

    private boolean play(LiveClient live, BooleanSupplier goesOn) {
        if (open.isPresent()) {
            send(live, open.get());
        }
        while (goesOn.getAsBoolean()) {
            if (hasEnded(live) || !live.awaitTurn()) {
                return true;
            }
            List<String> choices = live.choices();
            String choice = choices.get(ThreadLocalRandom.current().nextInt(choices.size()));
            send(live, new Act(UUID.randomUUID().toString(), live.version(), choice));
        }
        return false;
    }

    private static boolean hasEnded(LiveClient live) {
        String status = live.table().get("status").asString();
        return !status.equals("playing");
    }

    private void send(LiveClient live, Act act) {
        open = Optional.of(act);
        boolean twice = ThreadLocalRandom.current().nextInt(TWICE) == 0;
        live.send(act);
        if (twice) {
            live.send(act);
        }
        JsonNode answer = live.answer(act.command());
        if (twice) {
            JsonNode again = live.answer(act.command());
            if (isAccepted(answer) && !again.equals(answer)) {
                complaints.add("%s was answered %s and then %s".formatted(act, answer, again));
            }
        }
        open = Optional.empty();
        if (isAccepted(answer)) {
            accepted.put(act.command(), answer.get("version").asInt());
        }
    }

    private static boolean isAccepted(JsonNode answer) {
        return answer.get("type").asString().equals("accepted");
    }

    private void noteLoss() {
        lostAt = lostAt == 0 ? System.nanoTime() : lostAt;
    }

    private void noteReturn() {
        if (lostAt != 0) {
            interruptions.accept((System.nanoTime() - lostAt) / 1_000_000);
            lostAt = 0;
        }
    }
}
