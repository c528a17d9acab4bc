package dev.anden.server.importing;

import dev.anden.engine.Phrase;
import dev.anden.engine.PhrasedException;

/// A file that stays out, and why.
final class ImportException extends PhrasedException {
    private static final long serialVersionUID = 1L;

    ImportException(Phrase reason) {
        super(reason);
    }
}
