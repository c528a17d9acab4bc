package dev.anden.protocol;

import java.util.Map;

/// The body of every HTTP answer that isn't a success.
///
/// @param code a key of the client's texts: `no-such-table`, `seat-taken`, `unknown-game`, `too-many-requests`
///     …
/// @param facts what the sentence needs
/// @param detail one English sentence for people who read the wire
public record HttpProblem(String code, Map<String, String> facts, String detail) {}
