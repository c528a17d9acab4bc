package dev.anden.server.chaos;

import dev.anden.engine.State;
import dev.anden.protocol.ClientMessage.Act;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/// Somebody who plays on whatever happens to servers and connections: comes back knowing what was shown before, as
/// pages do, and sends again what wasn't answered, under its old id. Now and then somebody comes who knows nothing any
/// more, something is sent twice, something old comes late, and something is wished for on a version that has passed.
public final class StubbornPlayer {
    /// One in so many.
    private static final int SELDOM = 10;

    private static final long PAUSE_MILLISECONDS = 100;

    /// How long one thinks about a choice on average, in milliseconds; people take seconds.
    static final int THINKING = Integer.getInteger("anden.chaos.thinking", 0);

    private static final String NOT_SAVED = "not-saved";
    private static final String NOT_KNOWN = "not-known";

    /// Why something may not be done that was possible when it was chosen.
    private static final Set<String> REASONS =
            Set.of(NOT_SAVED, NOT_KNOWN, "stale-version", "not-your-turn", "already-chosen", "game-over", "bot-plays");

    private final String table;
    private final Map<String, Act> done = new ConcurrentHashMap<>();
    private final Map<String, Integer> accepted = new ConcurrentHashMap<>();
    private final Collection<String> refused = new CopyOnWriteArrayList<>();
    private final Map<String, Integer> refusals = new ConcurrentHashMap<>();
    private final LongConsumer interruptions;
    private final List<String> complaints = new CopyOnWriteArrayList<>();
    private final Sight sight = new Sight();
    private Optional<Act> open = Optional.empty();
    private int seat;
    private long lostAt;

    /// @param interruptions takes how long it was, in milliseconds, until it went on after a connection was lost
    StubbornPlayer(String table, LongConsumer interruptions) {
        this.table = table;
        this.interruptions = interruptions;
    }

    String table() {
        return table;
    }

    /// The seat, or `State.SPECTATOR`.
    int seat() {
        return seat;
    }

    /// What was accepted: the version that it was answered with, by the command's id.
    Map<String, Integer> accepted() {
        return accepted;
    }

    /// The ids of commands of which each answer was that it was not done.
    Collection<String> refused() {
        return refused;
    }

    /// How often something was refused, by the reason.
    Map<String, Integer> refusals() {
        return refusals;
    }

    /// What was answered that should not have been.
    List<String> complaints() {
        return complaints;
    }

    /// What it was shown.
    Sight sight() {
        return sight;
    }

    /// Plays until the game is over or it is to go.
    ///
    /// @param guest whose browser it plays with
    /// @return whether the game is over
    boolean play(Guest guest, BooleanSupplier goesOn) throws InterruptedException {
        while (goesOn.getAsBoolean()) {
            try (LiveClient live =
                    guest.watch(table, isSeldom() ? 0 : sight.version()).shownTo(sight::take)) {
                JsonNode you = live.await(message -> message.hasNonNull("position"))
                        .get("table")
                        .path("you");
                seat = you.isInt() ? you.asInt() : State.SPECTATOR;
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

    private boolean play(LiveClient live, BooleanSupplier goesOn) throws InterruptedException {
        if (open.isPresent()) {
            sendUntilItIsKnown(live, open.get());
        }
        while (goesOn.getAsBoolean()) {
            if (hasEnded(live) || !live.awaitTurn()) {
                return true;
            }
            think();
            List<String> choices = live.choices();
            String choice = choices.get(ThreadLocalRandom.current().nextInt(choices.size()));
            act(live, act(live.version(), choice));
        }
        return false;
    }

    private static void think() throws InterruptedException {
        if (THINKING > 0) {
            Thread.sleep(ThreadLocalRandom.current().nextInt(2 * THINKING));
        }
    }

    private static boolean hasEnded(LiveClient live) {
        String status = live.table().get("status").asString();
        return !status.equals("playing");
    }

    private static Act act(int version, String choice) {
        return new Act(UUID.randomUUID().toString(), version, choice);
    }

    /// Sends what was chosen, and sometimes what nobody needs with it.
    private void act(LiveClient live, Act act) throws InterruptedException {
        var messages = new ArrayList<>(List.of(act));
        if (isSeldom()) {
            messages.add(act);
        }
        anyDone().filter(old -> isSeldom()).ifPresent(messages::add);
        anyDone().filter(old -> isSeldom()).ifPresent(old -> messages.add(act(old.version(), old.action())));
        Map<String, List<JsonNode>> answers = send(live, messages);
        answers.forEach((command, said) -> {
            if (!accepted.containsKey(command) && said.stream().noneMatch(answer -> isRefusedFor(answer, NOT_KNOWN))) {
                refused.add(command);
            }
        });
        List<JsonNode> said = answers.getOrDefault(act.command(), List.of());
        if (said.stream().anyMatch(answer -> isRefusedFor(answer, NOT_SAVED))) {
            Thread.sleep(PAUSE_MILLISECONDS);
        }
        if (!accepted.containsKey(act.command()) && said.stream().anyMatch(answer -> isRefusedFor(answer, NOT_KNOWN))) {
            sendUntilItIsKnown(live, act);
        }
    }

    /// Asks again, under the same id, as long as nobody can say whether it was done.
    private void sendUntilItIsKnown(LiveClient live, Act act) throws InterruptedException {
        while (send(live, List.of(act)).values().stream()
                .flatMap(List::stream)
                .anyMatch(answer -> isRefusedFor(answer, NOT_KNOWN))) {
            Thread.sleep(PAUSE_MILLISECONDS);
        }
    }

    /// Something that was done before this.
    private Optional<Act> anyDone() {
        List<Act> all = List.copyOf(done.values());
        return all.isEmpty()
                ? Optional.empty()
                : Optional.of(all.get(ThreadLocalRandom.current().nextInt(all.size())));
    }

    private static boolean isSeldom() {
        return ThreadLocalRandom.current().nextInt(SELDOM) == 0;
    }

    /// @return what was answered to each command, in order
    private Map<String, List<JsonNode>> send(LiveClient live, List<Act> messages) {
        open = Optional.of(messages.getFirst());
        messages.forEach(live::send);
        Map<String, List<JsonNode>> answers = new ConcurrentHashMap<>();
        Set<String> waiting = messages.stream().map(Act::command).collect(Collectors.toSet());
        for (int number = 0; number < messages.size(); number++) {
            JsonNode answer = live.await(message -> message.has("command")
                    && waiting.contains(message.get("command").asString("")));
            answers.computeIfAbsent(answer.get("command").asString(), any -> new ArrayList<>())
                    .add(answer);
        }
        open = Optional.empty();
        // What was sent twice is judged once, in the order in which it was answered: it may have been done the second
        // time.
        messages.stream()
                .distinct()
                .forEach(act -> answers.getOrDefault(act.command(), List.of())
                        .forEach(answer -> judge(act, answer, messages.getFirst())));
        return answers;
    }

    /// @param wanted what was really chosen; the others were done before, or are too late
    private void judge(Act act, JsonNode answer, Act wanted) {
        if (!isAccepted(answer)) {
            String code = answer.get("code").asString();
            refusals.merge(code, 1, Integer::sum);
            boolean mustBeKnown = accepted.containsKey(act.command());
            if (mustBeKnown ? !code.equals(NOT_KNOWN) : !REASONS.contains(code)) {
                complaints.add("%s was answered %s".formatted(act, answer));
            }
            return;
        }
        int version = answer.get("version").asInt();
        Integer before = accepted.putIfAbsent(act.command(), version);
        if (before == null) {
            done.put(act.command(), act);
        }
        boolean isOther = before == null ? !act.equals(wanted) : before != version;
        if (isOther) {
            complaints.add("%s was answered %s, and before with %s".formatted(act, answer, before));
        }
    }

    private static boolean isRefusedFor(JsonNode answer, String reason) {
        return !isAccepted(answer) && answer.get("code").asString().equals(reason);
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
