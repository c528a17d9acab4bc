package dev.anden.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.GameCatalog;
import dev.anden.engine.RandomStream;
import dev.anden.players.Roster;
import dev.anden.protocol.json.WireJson;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What a page knows of a game on its device: the last position and the last word on the table, and all that
/// it was told.
final class HerePage {
    static final JsonMapper JSON = WireJson.mapper();

    /// The person sits last.
    static final String SEED = "00112233445566778899aabbccddeeff".repeat(2);

    private static final String OTHER_SEED = "ffeeddccbbaa99887766554433221100".repeat(2);

    private static final long SECOND = 1_000;

    private final String setUp;
    private final List<Call> calls = new ArrayList<>();
    private final List<String> heard = new ArrayList<>();
    private Here here;
    private JsonNode table = JSON.missingNode();
    private JsonNode position = JSON.missingNode();
    private long now;
    private int commands;

    private HerePage(Here here, String setUp, long now) {
        this.here = here;
        this.setUp = setUp;
        this.now = now;
    }

    private void hearWelcome(String verb, String given) {
        String begun = verb.equals("begin") ? here.begin(given, now) : here.resume(given, now);
        calls.add(new Call(verb, given, now, begun));
        JsonNode welcome = JSON.readTree(begun).get(0);
        assertThat(welcome.get("type").asString()).isEqualTo("welcome");
        table = welcome.get("table");
        position = welcome.get("position");
    }

    /// What the page has asked of the program.
    record Call(String verb, String given, long now, String answer) {}

    List<Call> calls() {
        return calls;
    }

    static HerePage begin(String game, int seats, String level) {
        return begin(here(() -> 0), setUp(game, seats, level));
    }

    static HerePage begin(Here here, String setUp) {
        var page = new HerePage(here, setUp, 1_000_000);
        page.hearWelcome("begin", setUp);
        return page;
    }

    static Here here(LongSupplier nanoseconds) {
        return new Here(GameCatalog.installed(), Roster.installed(), nanoseconds);
    }

    /// A clock of a machine so slow that nothing is thought about for longer than it has to be.
    static LongSupplier hurried() {
        var nanoseconds = new AtomicLong();
        return () -> nanoseconds.addAndGet(1_000_000_000);
    }

    static String setUp(String game, int seats, String level) {
        return "{\"id\":\"here1\",\"game\":\"%s\",\"options\":{},\"seed\":\"%s\",\"seats\":[%s{\"kind\":\"me\",\"name\":\"Ana\"}]}"
                .formatted(
                        game,
                        SEED,
                        "{\"kind\":\"bot\",\"bot\":\"%s\"},".formatted(level).repeat(seats - 1));
    }

    Here here() {
        return here;
    }

    JsonNode table() {
        return table;
    }

    JsonNode position() {
        return position;
    }

    List<String> heard() {
        return heard;
    }

    long now() {
        return now;
    }

    void pass(long milliseconds) {
        now += milliseconds;
    }

    boolean isOver() {
        return table.get("status").asString().equals("over");
    }

    String log() {
        return here.log();
    }

    /// The notations of all that may be chosen.
    List<String> offers() {
        List<String> texts = new ArrayList<>();
        for (JsonNode offer : position.get("offers")) {
            offer.get("choices").forEach(choice -> texts.add(choice.get("text").asString()));
        }
        return texts;
    }

    String act(String command, String text) {
        return JSON.writeValueAsString(Map.of(
                "type",
                "act",
                "command",
                command,
                "version",
                position.get("version").asInt(),
                "action",
                text));
    }

    /// Something about the version that is known.
    String tell(String type, String command) {
        return say("{\"type\":\"%s\",\"command\":\"%s\",\"version\":%d}"
                .formatted(type, command, position.get("version").asInt()));
    }

    String say(String message) {
        return hear("tell", message, here.tell(message, now));
    }

    private String hear(String verb, String given, String messages) {
        calls.add(new Call(verb, given, now, messages));
        heard.add(messages);
        for (JsonNode message : JSON.readTree(messages)) {
            if (message.get("type").asString().equals("progress")) {
                table = message.get("table");
                position = message.get("position");
            }
        }
        return messages;
    }

    /// The page asks something about the game.
    JsonNode ask(String question) {
        String answer = here.ask(question, now);
        calls.add(new Call("ask", question, now, answer));
        return JSON.readTree(answer);
    }

    /// How many plies came before a choice in the middle of a game that is over.
    int plyOfChoice() {
        JsonNode actors = ask("{\"type\":\"replay\",\"seat\":null}").get("actors");
        int ply = actors.size() / 2;
        while (actors.get(ply).asInt() < 0) {
            ply++;
        }
        return ply;
    }

    /// The page of somebody who plays on from a moment of this game, in the same seat.
    HerePage branch(int ply) {
        String branched = setUp.replace(SEED, OTHER_SEED)
                .replace("\"options\"", "\"branch\":{\"table\":\"here1\",\"ply\":%d},\"options\"".formatted(ply));
        JsonNode begun = ask("{\"type\":\"branch\",\"ply\":%d,\"setUp\":%s}".formatted(ply, branched));
        var other = new HerePage(here(() -> 0), branched, now);
        other.hearWelcome("resume", other.wish(begun.get("log").asString()));
        return other;
    }

    void choose(RandomStream chance) {
        List<String> offers = offers();
        String text = offers.get(chance.below(offers.size()));
        commands++;
        assertThat(say(act("command" + commands, text))).contains("\"type\":\"accepted\"");
    }

    /// One choice of a bot, once they needn't wait any more.
    void letBotsAct() {
        assertThat(here.botsWait(now)).isNotNegative();
        pass(here.botsWait(now));
        assertThat(hear("letBotAct", "", here.letBotAct(now))).contains("progress");
        pass(SECOND);
    }

    void playOn(int choices) {
        RandomStream chance = RandomStream.ofSeed(1, choices, 0);
        for (int choice = 0; choice < choices && !isOver(); choice++) {
            if (offers().isEmpty()) {
                letBotsAct();
            } else {
                choose(chance);
            }
        }
    }

    /// The person chooses, and bots do.
    void playUntil(BooleanSupplier reached) {
        while (!reached.getAsBoolean()) {
            playOn(1);
        }
    }

    String resumed(String log) {
        return here(() -> 0).resume(wish(log), now);
    }

    void reload() {
        String wish = wish(log());
        here = here(() -> 0);
        assertThat(here.resume(wish, now)).startsWith("[{\"type\":\"welcome\"");
    }

    /// What is asked to go on.
    String wish(String log) {
        return "{\"setUp\":%s,\"log\":%s}".formatted(setUp, JSON.writeValueAsString(log));
    }

    /// Nobody sees a difference, but that bots don't wait after a reload; and what is kept is the same.
    void assertThatItGoesOnFromItsLog() {
        String log = log();
        Here other = here(() -> 0);
        JsonNode welcome = JSON.readTree(other.resume(wish(log), now)).get(0);

        pass(SECOND * 10);
        JsonNode again = JSON.readTree(resumed(log)).get(0);
        assertThat(welcome.get("position").get("view")).isEqualTo(position.get("view"));
        assertThat(welcome.get("position").get("offers")).isEqualTo(position.get("offers"));
        assertThat(welcome.get("position").get("version")).isEqualTo(position.get("version"));
        assertThat(welcome.get("table")).isEqualTo(table);
        assertThat(again).isEqualTo(welcome);
        assertThat(other.log()).isEqualTo(log);
    }
}
