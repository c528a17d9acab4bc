package dev.anden.server.leak;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Holds what one observer was answered over HTTP during a game against the worlds that the observer can't tell
/// from it.
final class OverHttp {
    /// What changes at a table in the course of a game: where it stands, whom it waits for, and who is connected.
    private static final List<String> CHANGING = List.of("toAct", "present", "patience");

    private static final Set<String> REVEALING =
            Set.of("/export", "/deals", "/replay", "/replay/positions", "/replay/choices/9", "/replay/hint/9");

    private final OtherWorlds worlds;
    private final int observer;
    private Optional<String> known = Optional.empty();
    private int held;

    /// @param observer a seat, `State.SPECTATOR` or `State.EVERYTHING`
    OverHttp(OtherWorlds worlds, int observer) {
        this.worlds = worlds;
        this.observer = observer;
    }

    /// Holds what was answered at one moment.
    ///
    /// @return how many answers it held so far
    int hold(Asked.Moment moment) {
        JsonNode last = moment.answers().getLast().json();
        if (isPlaying(last)) {
            moment.answers().forEach(asked -> hold(asked, last.get("id").asString()));
        }
        return held;
    }

    private void hold(Asked asked, String id) {
        held++;
        if (REVEALING.contains(asked.path()) || asked.path().startsWith("/analysis/")) {
            assertThat(asked.status()).as(asked.toString()).isEqualTo(409);
            assertThat(asked.problem()).isEqualTo("not-over");
        } else if (asked.path().equals("/hint")) {
            hint(asked);
        } else if (asked.path().equals("/ratings")) {
            assertThat(asked.body()).isEqualTo("[]");
        } else {
            tables(asked).stream()
                    .filter(table -> table.get("id").asString().equals(id))
                    .forEach(table -> table(table, asked.isOfTable()));
        }
    }

    private static List<JsonNode> tables(Asked asked) {
        var tables = new ArrayList<JsonNode>();
        JsonNode json = asked.json();
        if (json.has("games")) {
            json.get("games").forEach(game -> tables.add(game.get("table")));
        } else if (json.isArray()) {
            json.forEach(tables::add);
        } else {
            tables.add(json);
        }
        return tables.stream().filter(OverHttp::isPlaying).toList();
    }

    private static boolean isPlaying(JsonNode table) {
        return table.has("seats") && table.get("status").asString().equals("playing");
    }

    /// Only who is to act may be told what to do, and only what they could find out themselves.
    private void hint(Asked asked) {
        if (asked.status() != 200) {
            assertThat(asked.status()).as(asked.toString()).isBetween(400, 499);
            return;
        }
        assertThat(observer).as("who gets a hint").isNotNegative();
        JsonNode hint = asked.json();
        List<String> actions = worlds.actions(hint.get("version").asInt());
        hint.get("options")
                .forEach(option -> assertThat(actions)
                        .as("what seat %d is advised to do", observer)
                        .contains(option.get("action").toString()));
    }

    /// A table tells of its game how far it is and whom it waits for, and both are the same in the other worlds.
    ///
    /// @param atOnce whether it tells both of one moment; a list asks one after the other
    private void table(JsonNode table, boolean atOnce) {
        if (atOnce) {
            worlds.requireWaitingFor(table.get("version").asInt(), toAct(table));
        }
        assertThat(table.hasNonNull("seed")).isFalse();
        assertThat(table.hasNonNull("result")).isFalse();
        if (observer != State.EVERYTHING) {
            String rest = withoutWhatChanges(table);
            assertThat(rest)
                    .as("what observer %d is told of the table", observer)
                    .isEqualTo(known.orElse(rest));
            known = Optional.of(rest);
        }
    }

    private static List<Integer> toAct(JsonNode table) {
        var toAct = new ArrayList<Integer>();
        table.get("seats").forEach(seat -> {
            if (seat.get("toAct").asBoolean()) {
                toAct.add(seat.get("seat").asInt());
            }
        });
        return toAct;
    }

    private static String withoutWhatChanges(JsonNode table) {
        ObjectNode rest = (ObjectNode) table.deepCopy();
        rest.remove("version");
        rest.get("seats").forEach(seat -> ((ObjectNode) seat).remove(CHANGING));
        return rest.toString();
    }
}
