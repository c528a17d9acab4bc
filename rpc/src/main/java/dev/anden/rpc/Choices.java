package dev.anden.rpc;

import dev.anden.engine.Action;
import dev.anden.engine.Game;
import dev.anden.engine.NotationException;
import dev.anden.engine.Refusal;
import dev.anden.engine.State;
import dev.anden.protocol.json.JsonPlace;
import dev.anden.protocol.json.WireJson;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.exc.InvalidTypeIdException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;
import tools.jackson.databind.json.JsonMapper;

/// The actions and outcomes of a position in their three forms: code, text, record.
final class Choices {
    /// The parameters by which a caller names an action or outcome: exactly one of them.
    static final List<String> NAMES = List.of("code", "text", "action");

    private static final JsonMapper JSON = WireJson.mapper();

    private final State state;
    private final Game game;

    Choices(State state) {
        this.state = state;
        game = state.game();
    }

    /// A legal action in all its forms.
    record Choice(int code, String text, Action action) {}

    /// A possible outcome in all its forms, and how likely it is beside the others.
    record Outcome(int code, String text, Action action, int weight) {}

    /// The legal actions of the acting seat; none if no seat is to act.
    List<Choice> actions() {
        return Arrays.stream(state.legalActions())
                .mapToObj(code -> new Choice(code, state.print(code), state.action(code)))
                .toList();
    }

    /// The outcomes that chance may bring; none if chance isn't due.
    List<Outcome> outcomes() {
        var outcomes = new ArrayList<Outcome>();
        int share = 0;
        while (share < state.chanceWeight()) {
            int code = state.chanceOutcome(share);
            int weight = state.outcomeWeight(code);
            outcomes.add(new Outcome(code, state.print(code), state.action(code), weight));
            share += weight;
        }
        return outcomes;
    }

    /// The code of the action or outcome that a caller names, legal and possible now.
    ///
    /// @throws RpcException if it isn't, or can't be read
    int require(Params params) {
        if (state.actor() == State.NOBODY) {
            throw new RpcException(ErrorCode.NOT_NOW, "The game is over");
        }
        String named = named(params);
        if (named.equals("action")) {
            return recorded(params.node(named));
        }
        int code = read(params, named);
        if (state.actor() == State.CHANCE && state.outcomeWeight(code) <= 0) {
            throw new RpcException(ErrorCode.NOT_NOW, "Chance can't bring %s now".formatted(params.node(named)));
        }
        if (state.actor() >= 0) {
            state.refusal(code).ifPresent(refusal -> {
                throw refused(refusal, params.node(named));
            });
        }
        return code;
    }

    private static String named(Params params) {
        List<String> given = NAMES.stream().filter(params::has).toList();
        if (given.size() != 1) {
            throw Params.wrong("An action is named by one of: " + String.join(", ", NAMES));
        }
        return given.getFirst();
    }

    private int read(Params params, String named) {
        try {
            if (named.equals("text")) {
                return state.parse(params.text("text"));
            }
            int code = params.integer("code");
            state.action(code);
            return code;
        } catch (NotationException unreadable) {
            throw new RpcException(ErrorCode.UNREADABLE, String.valueOf(unreadable.getMessage()));
        } catch (IllegalArgumentException unknown) {
            throw Params.wrong(String.valueOf(unknown.getMessage()));
        }
    }

    /// What is wrong with a record, and not how it is read.
    private static String wrongIn(JacksonException unreadable, JsonNode node) {
        if (unreadable instanceof InvalidTypeIdException) {
            return "it has none of the type \"%s\"".formatted(node.get("type").stringValue());
        }
        String place = JsonPlace.of(unreadable);
        return unreadable instanceof UnrecognizedPropertyException
                ? "there is no \"%s\" in it".formatted(place)
                : "\"%s\" is missing or isn't what belongs there".formatted(place);
    }

    /// The code of a record. Only what is legal or possible has one; why another isn't is told by what it points
    /// at.
    private int recorded(JsonNode node) {
        Action action;
        if (!node.isObject() || !node.path("type").isString()) {
            throw Params.wrong("\"action\" must be an object with a \"type\", which is a text");
        }
        try {
            action = JSON.readerFor(game.wireTypes().action()).readValue(node);
        } catch (JacksonException unreadable) {
            throw Params.wrong("\"action\" isn't an action of this game: " + wrongIn(unreadable, node));
        }
        Stream<Integer> codes = state.actor() == State.CHANCE
                ? outcomes().stream().map(Outcome::code)
                : Arrays.stream(state.legalActions()).boxed();
        return codes.filter(code -> state.action(code).equals(action))
                .findFirst()
                .orElseThrow(() -> notLegal(action, node));
    }

    private RpcException notLegal(Action action, JsonNode node) {
        Optional<Refusal> refusal = state.actor() < 0
                ? Optional.empty()
                : Optional.ofNullable(state.refusals(state.actor()).get(action.target()));
        return refusal.map(known -> refused(known, node))
                .orElseGet(() -> new RpcException(ErrorCode.NOT_NOW, "No legal action is " + node));
    }

    private static RpcException refused(Refusal refusal, JsonNode node) {
        return new RpcException(
                ErrorCode.REFUSED,
                "%s forbids %s%s"
                        .formatted(refusal.rule(), node, refusal.facts().isEmpty() ? "" : " " + refusal.facts()),
                Map.of("rule", refusal.rule(), "facts", refusal.facts()));
    }
}
