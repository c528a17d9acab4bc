package dev.anden.server;

import dev.anden.server.store.database.UnusableDatabase;
import java.util.List;

/// The server can't be started; the message is one English sentence for whoever starts it. Code and facts say the
/// same for a sentence in another language.
public final class StartFailure extends Exception {
    private static final long serialVersionUID = 1L;

    private final String code;
    private final List<String> facts;

    /// @param code what is wrong: `port-taken` (port, host), `host-unknown` (host), `not-started` (a reason), or
    ///     that of an [UnusableDatabase]
    /// @param facts what a sentence about it needs, in the order of the code
    StartFailure(String code, List<String> facts, String message, Throwable cause) {
        super(message, cause);
        this.code = code;
        this.facts = List.copyOf(facts);
    }

    static StartFailure of(UnusableDatabase failure) {
        return new StartFailure(failure.code(), failure.facts(), String.valueOf(failure.getMessage()), failure);
    }

    /// What is wrong: a key of texts.
    public String code() {
        return code;
    }

    /// Whether it will be the same however often it is tried.
    public boolean isWrongSetting() {
        return code.equals("data-no-folder");
    }

    /// What a sentence about it needs.
    public List<String> facts() {
        return facts;
    }
}
