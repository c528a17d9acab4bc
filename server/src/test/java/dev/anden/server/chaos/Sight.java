package dev.anden.server.chaos;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import tools.jackson.databind.JsonNode;

/// What somebody was shown at a table, of some versions and plies: the text is too long to be kept, and what it
/// comes to by a one-way function is enough to tell whether it was another one.
public final class Sight {
    /// Of so many versions and plies one is kept.
    private static final int EVERY = Integer.getInteger("anden.chaos.every", 3);

    private static final String HASH = "SHA-256";

    private final Map<Integer, Set<Look>> looks = new ConcurrentHashMap<>();
    private final Set<Told> told = ConcurrentHashMap.newKeySet();
    private volatile int version;

    /// How things stood.
    ///
    /// @param early whether a choice of the seat waited for its turn; then it had none
    record Look(int version, boolean early, long seen) {}

    /// What happened at a ply.
    ///
    /// @param afterwards whether it was told when the game was over already
    record Told(int ply, boolean afterwards, long event) {}

    /// The version that was shown last; 0 if none was.
    int version() {
        return version;
    }

    /// What was shown at a version.
    Set<Look> at(int version) {
        return looks.getOrDefault(version, Set.of());
    }

    Set<Told> told() {
        return told;
    }

    /// Takes a message that was received.
    void take(JsonNode message) {
        if (message.hasNonNull("position")) {
            JsonNode position = message.get("position");
            version = position.get("version").asInt();
            if (isKept(version)) {
                Look look = look(position, position.get("chosenEarly").asBoolean());
                looks.computeIfAbsent(look.version(), any -> ConcurrentHashMap.newKeySet())
                        .add(look);
            }
        }
        boolean over = message.path("table").path("status").asString("").equals("over");
        message.path("log").forEach(logged -> hear(logged, over));
        message.path("events").forEach(logged -> hear(logged, false));
    }

    private void hear(JsonNode logged, boolean afterwards) {
        if (isKept(logged.get("ply").asInt())) {
            told.add(told(logged, afterwards));
        }
    }

    private static boolean isKept(int number) {
        return number % EVERY == 0;
    }

    /// What a position comes to. Whether something may be taken back isn't asked: choices that wait for their turn
    /// have a part in that, and the log doesn't tell of them.
    static Look look(JsonNode position, boolean early) {
        String offers = early ? "[]" : position.get("offers").toString();
        return new Look(
                position.get("version").asInt(),
                early,
                hash(position.get("view") + offers + position.path("scores").toString()));
    }

    static Told told(JsonNode logged, boolean afterwards) {
        return new Told(logged.get("ply").asInt(), afterwards, hash(logged.toString()));
    }

    private static long hash(String text) {
        try {
            byte[] all = MessageDigest.getInstance(HASH).digest(text.getBytes(StandardCharsets.UTF_8));
            return ByteBuffer.wrap(all).getLong();
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
