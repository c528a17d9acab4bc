package dev.anden.server.testing;

import dev.anden.server.web.Limits;
import dev.anden.server.web.Limits.Rate;
import java.util.Map;

/// What [Limits] bound: a test has those that it is about, and practically none of the others.
public enum Limited {
    REQUESTS,
    MESSAGES,
    TABLES,
    ATTEMPTS,
    TALK,
    REPORTS,
    IMPORTS,
    ASIDES,
    CHANGES,
    MAILS;

    /// A limit of this alone.
    public Limits only(Rate rate) {
        return only(Map.of(this, rate));
    }

    /// Limits of these alone.
    public static Limits only(Map<Limited, Rate> rates) {
        return new Limits(
                of(REQUESTS, rates),
                of(MESSAGES, rates),
                of(TABLES, rates),
                of(ATTEMPTS, rates),
                of(TALK, rates),
                of(REPORTS, rates),
                of(IMPORTS, rates),
                of(ASIDES, rates),
                of(CHANGES, rates),
                of(MAILS, rates));
    }

    private static Rate of(Limited kind, Map<Limited, Rate> rates) {
        return rates.getOrDefault(kind, Limits.NONE.requests());
    }
}
