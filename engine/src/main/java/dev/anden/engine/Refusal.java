package dev.anden.engine;

import java.util.Map;

/// Why an action isn't legal: a value, not an exception.
///
/// @param rule the id of the rule that forbids it, such as `ttr.claim.count`
/// @param facts what the sentence about it needs (`needed` → `4`), by name, in no language
public record Refusal(String rule, Map<String, String> facts) {
    public Refusal {
        facts = Map.copyOf(facts);
    }

    /// A refusal whose rule says it all.
    public static Refusal of(String rule) {
        return new Refusal(rule, Map.of());
    }
}
