package dev.anden.server.web;

import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.OutcomeUnknown;
import org.springframework.core.NestedRuntimeException;

/// What somebody is told whose request failed because of the database.
final class Unsaved {
    private Unsaved() {}

    static RequestRefused of(NestedRuntimeException failure) {
        return failure instanceof OutcomeUnknown
                ? new RequestRefused(ProblemCode.NOT_KNOWN, "It can't be told just now whether it was saved.")
                : new RequestRefused(
                        ProblemCode.NOT_SAVED,
                        "The database can't be used just now, so nothing has changed; try again.");
    }
}
