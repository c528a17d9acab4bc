package dev.anden.rpc;

import dev.anden.engine.Survivable;
import dev.anden.protocol.json.WireJson;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.cfg.JsonNodeFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.NullNode;

/// What JSON-RPC 2.0 asks for around the methods: requests, notifications, batches, errors.
final class Conversation {
    private static final String VERSION = "2.0";

    /// What the JSON library says of its own switches, and not of the line.
    private static final Pattern READER_TERMS = Pattern.compile(
            ": enable `.*| \\(not recognized as .*|, from `[^`]*`| \\(start marker at .*| \\(`JsonToken.*",
            Pattern.DOTALL);

    private final Methods methods;

    /// An `id` may be any number, and goes back with every digit that it came with.
    private final JsonMapper json = WireJson.mapper()
            .rebuild()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .build();

    Conversation(Methods methods) {
        this.methods = methods;
    }

    /// A response that gives a result.
    record Success(String jsonrpc, JsonNode id, Object result) {}

    /// A response to a request whose result is null.
    record Done(String jsonrpc, JsonNode id, NullNode result) {}

    /// A response that reports an error.
    record Failure(String jsonrpc, JsonNode id, RpcError error) {}

    /// Answers a line, unless it holds only notifications or nothing.
    ///
    /// @throws IOException if the answer can't be written
    void answer(ByteBuffer line, OutputStream out) throws IOException {
        JsonNode message;
        try {
            String text = StandardCharsets.UTF_8.newDecoder().decode(line).toString();
            if (text.isBlank()) {
                return;
            }
            message = json.readTree(text);
        } catch (CharacterCodingException invalid) {
            write(failure(NullNode.getInstance(), ErrorCode.PARSE_ERROR, "The line isn't UTF-8 text"), out);
            return;
        } catch (NumberFormatException invalid) {
            write(
                    failure(NullNode.getInstance(), ErrorCode.PARSE_ERROR, "The line has a number that is too large"),
                    out);
            return;
        } catch (JacksonException invalid) {
            write(failure(NullNode.getInstance(), ErrorCode.PARSE_ERROR, unreadable(invalid)), out);
            return;
        }
        if (message.isArray() && !message.isEmpty()) {
            answerBatch(message, out);
        } else {
            Optional<Object> response = respond(message);
            if (response.isPresent()) {
                write(response.get(), out);
            }
        }
    }

    /// Tells that a line was too long to be read.
    ///
    /// @throws IOException if it can't be written
    void refuseLongLine(OutputStream out) throws IOException {
        String message = "A line has at most %d bytes; this one was skipped".formatted(EngineLoop.MOST_BYTES);
        write(failure(NullNode.getInstance(), ErrorCode.INVALID_REQUEST, message), out);
    }

    /// Each response is written as soon as it is there: a batch may ask for more than fits into memory.
    private void answerBatch(JsonNode batch, OutputStream out) throws IOException {
        boolean any = false;
        for (JsonNode request : batch) {
            Optional<Object> response = respond(request);
            if (response.isPresent()) {
                out.write(any ? ',' : '[');
                out.write(json.writeValueAsBytes(response.get()));
                any = true;
            }
        }
        if (any) {
            out.write(']');
            out.write('\n');
        }
    }

    private void write(Object response, OutputStream out) throws IOException {
        out.write(json.writeValueAsBytes(response));
        out.write('\n');
    }

    /// The response to a request; empty for a notification.
    private Optional<Object> respond(JsonNode request) {
        Optional<String> fault = fault(request);
        if (fault.isPresent()) {
            return Optional.of(failure(readableId(request), ErrorCode.INVALID_REQUEST, fault.get()));
        }
        boolean notification = !request.has("id");
        Object response = called(request, notification ? NullNode.getInstance() : request.get("id"));
        return notification ? Optional.empty() : Optional.of(response);
    }

    private Object called(JsonNode request, JsonNode id) {
        try {
            Optional<Object> result =
                    methods.call(request.get("method").stringValue(), Optional.ofNullable(request.get("params")));
            return result.<Object>map(value -> new Success(VERSION, id, value))
                    .orElseGet(() -> new Done(VERSION, id, NullNode.getInstance()));
        } catch (RpcException refused) {
            return new Failure(VERSION, id, refused.error());
        } catch (RuntimeException | Error fault) {
            Survivable.require(fault);
            return failure(id, ErrorCode.INTERNAL_ERROR, "This shouldn't have happened: " + fault);
        }
    }

    /// Why a message isn't a request; empty if it is one.
    private static Optional<String> fault(JsonNode request) {
        if (!request.isObject()) {
            return Optional.of(request.isArray() ? "A batch needs at least one request" : "A request is a JSON object");
        }
        if (!request.path("jsonrpc").stringValue("").equals(VERSION)) {
            return Optional.of("A request needs \"jsonrpc\": \"2.0\"");
        }
        if (!request.path("method").isString()) {
            return Optional.of("A request needs a \"method\", which is a text");
        }
        if (request.has("id") && !isId(request.get("id"))) {
            return Optional.of("An \"id\" is a text, a number or null");
        }
        JsonNode params = request.path("params");
        return params.isMissingNode() || params.isContainer()
                ? Optional.empty()
                : Optional.of("\"params\" is an object");
    }

    private static boolean isId(JsonNode id) {
        return id.isString() || id.isNumber() || id.isNull();
    }

    private static JsonNode readableId(JsonNode request) {
        JsonNode id = request.path("id");
        return isId(id) ? id : NullNode.getInstance();
    }

    private static String unreadable(JacksonException invalid) {
        var location = invalid.getLocation();
        String message = String.valueOf(invalid.getOriginalMessage());
        return "The line isn't JSON%s: %s"
                .formatted(
                        location == null ? "" : " (column %d)".formatted(location.getColumnNr()),
                        READER_TERMS.matcher(message).replaceFirst(""));
    }

    private static Failure failure(JsonNode id, ErrorCode code, String message) {
        return new Failure(VERSION, id, new RpcError(code.number(), message, Map.of()));
    }
}
