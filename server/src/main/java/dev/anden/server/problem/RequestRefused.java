package dev.anden.server.problem;

import dev.anden.engine.Phrase;
import dev.anden.engine.Refusal;
import dev.anden.protocol.HttpProblem;
import dev.anden.protocol.ServerMessage;
import dev.anden.table.Objection;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// A request that can't be carried out. Nothing has changed, unless it is `not-known` whether anything has.
public final class RequestRefused extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private static final Pattern HALVES = Pattern.compile("\\p{Cs}");

    private final ProblemCode code;
    private final transient Map<String, Object> facts;
    private final transient Optional<Refusal> refusal;

    /// @param detail one English sentence for people who read the wire
    public RequestRefused(ProblemCode code, String detail) {
        this(code, detail, Map.of());
    }

    /// @param facts what the client's sentence needs, by name: a text, or a phrase, which the wire has in English
    public RequestRefused(ProblemCode code, String detail, Map<String, ?> facts) {
        this(code, detail, facts, Optional.empty());
    }

    /// What the game objects to.
    public RequestRefused(Objection objection) {
        this(
                ProblemCode.of(objection.reason()),
                objection.sentence(),
                objection.refusal().map(Refusal::facts).orElse(Map.of()),
                objection.refusal());
    }

    private RequestRefused(ProblemCode code, String detail, Map<String, ?> facts, Optional<Refusal> refusal) {
        super(wellFormed(detail), null, false, false);
        this.code = code;
        this.facts = facts.entrySet().stream()
                .collect(Collectors.toUnmodifiableMap(
                        Map.Entry::getKey,
                        fact -> fact.getValue() instanceof Phrase phrase
                                ? phrase
                                : wellFormed(fact.getValue().toString())));
        this.refusal = refusal;
    }

    /// What is told may repeat what was sent, and that may be halves of characters, which can't be sent.
    private static String wellFormed(String text) {
        return HALVES.matcher(text).replaceAll("\uFFFD");
    }

    /// What it is refused for.
    public ProblemCode code() {
        return code;
    }

    /// What a sentence about it needs, by name: texts and phrases.
    public Map<String, Object> facts() {
        return facts;
    }

    /// The answer over HTTP.
    public HttpProblem toHttp() {
        Map<String, String> english = facts.entrySet().stream()
                .collect(Collectors.toUnmodifiableMap(
                        Map.Entry::getKey, fact -> wellFormed(fact.getValue().toString())));
        return new HttpProblem(code.toString(), english, detail());
    }

    /// The answer on a live connection.
    ///
    /// @param command the command that it answers, if that could be read
    public ServerMessage.Problem toMessage(Optional<String> command) {
        return new ServerMessage.Problem(command, code.toString(), refusal, detail());
    }

    private String detail() {
        return String.valueOf(getMessage());
    }
}
