package dev.anden.rpc;

import dev.anden.engine.Phrase;
import dev.anden.engine.PhrasedException;

/// A bot that is a process and can't be started, or doesn't answer as it should, which no call could have known.
public final class ProcessException extends PhrasedException {
    private static final long serialVersionUID = 1L;

    ProcessException(Phrase reason) {
        super(reason);
    }
}
