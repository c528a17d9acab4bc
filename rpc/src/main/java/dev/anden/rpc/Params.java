package dev.anden.rpc;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The parameters of a request, by name. Each reader throws an [RpcException] of [ErrorCode#INVALID_PARAMS] that
/// says what would be right.
final class Params {
    private final JsonNode values;

    private Params(JsonNode values) {
        this.values = values;
    }

    /// @param values the request's `params`; absent means none
    /// @param known the names that the method knows
    static Params of(Optional<JsonNode> values, List<String> known) {
        JsonNode object = values.orElseGet(() -> JsonMapper.shared().createObjectNode());
        if (!object.isObject()) {
            throw wrong("Parameters are given by name, in an object");
        }
        for (String name : object.propertyNames()) {
            if (!known.contains(name)) {
                throw wrong("There is no parameter \"%s\" here; there are: %s"
                        .formatted(name, known.isEmpty() ? "none" : String.join(", ", known)));
            }
        }
        return new Params(object);
    }

    /// Whether the parameter is there and not null.
    boolean has(String name) {
        return values.hasNonNull(name);
    }

    /// The parameter as it is.
    JsonNode node(String name) {
        return required(name, Optional.ofNullable(values.get(name)));
    }

    String text(String name) {
        return required(name, optionalText(name));
    }

    Optional<String> optionalText(String name) {
        return optional(name, JsonNode::isString, JsonNode::stringValue, "a text");
    }

    int integer(String name) {
        return optionalInteger(name).orElseThrow(() -> missing(name));
    }

    OptionalInt optionalInteger(String name) {
        return optional(name, JsonNode::canConvertToInt, JsonNode::intValue, "a whole number of 32 bits")
                .map(OptionalInt::of)
                .orElse(OptionalInt.empty());
    }

    /// How many, if it is said.
    OptionalInt optionalCount(String name) {
        return optional(
                        name,
                        node -> node.canConvertToInt() && node.intValue() >= 0,
                        JsonNode::intValue,
                        "a whole number from 0 to %d".formatted(Integer.MAX_VALUE))
                .map(OptionalInt::of)
                .orElse(OptionalInt.empty());
    }

    OptionalLong optionalLong(String name) {
        return optional(
                        name,
                        JsonNode::canConvertToLong,
                        JsonNode::longValue,
                        "a whole number from %d to %d".formatted(Long.MIN_VALUE, Long.MAX_VALUE))
                .map(OptionalLong::of)
                .orElse(OptionalLong.empty());
    }

    boolean flag(String name) {
        return optional(name, JsonNode::isBoolean, JsonNode::booleanValue, "true or false")
                .orElse(false);
    }

    /// Texts by name, such as the options of a game; none if the parameter is absent.
    SortedMap<String, String> texts(String name) {
        var texts = new TreeMap<String, String>();
        optional(name, JsonNode::isObject, Function.identity(), "an object of texts")
                .ifPresent(object -> object.properties()
                        .forEach(entry ->
                                texts.put(entry.getKey(), string(name + "." + entry.getKey(), entry.getValue()))));
        return Collections.unmodifiableSortedMap(texts);
    }

    /// One text for each of `count`: the parameter is a list of that many or a single one for all.
    List<String> each(String name, int count, String standard) {
        if (!has(name)) {
            return Collections.nCopies(count, standard);
        }
        JsonNode node = node(name);
        if (node.isString()) {
            return Collections.nCopies(count, node.stringValue());
        }
        if (!node.isArray() || node.size() != count) {
            throw wrong("\"%s\" is a text, or a list of %d".formatted(name, count));
        }
        var texts = new ArrayList<String>();
        node.forEach(element -> texts.add(string(name, element)));
        return texts;
    }

    /// A text that is one of some words.
    String word(String name, List<String> words) {
        String word = optionalText(name).orElse(words.getFirst());
        if (!words.contains(word)) {
            throw wrong("\"%s\" is %s, not \"%s\"".formatted(name, String.join(" or ", words), word));
        }
        return word;
    }

    static RpcException wrong(String message) {
        return new RpcException(ErrorCode.INVALID_PARAMS, message, Map.of());
    }

    private <T> Optional<T> optional(
            String name, java.util.function.Predicate<JsonNode> fits, Function<JsonNode, T> value, String what) {
        if (!has(name)) {
            return Optional.empty();
        }
        JsonNode node = values.get(name);
        boolean whole = !node.isNumber() || node.isIntegralNumber();
        if (!whole || !fits.test(node)) {
            throw wrong("\"%s\" must be %s".formatted(name, what));
        }
        return Optional.of(value.apply(node));
    }

    private static String string(String name, JsonNode node) {
        if (!node.isString()) {
            throw wrong("\"%s\" must be a text".formatted(name));
        }
        return node.stringValue();
    }

    private static <T> T required(String name, Optional<T> value) {
        return value.orElseThrow(() -> missing(name));
    }

    private static RpcException missing(String name) {
        return wrong("The parameter \"%s\" is missing".formatted(name));
    }
}
