package dev.anden.rpc;

/// The bots were ended by whoever plays with them and ends as well ([RunningBots#close]): no fault of theirs, and
/// nothing to tell anybody.
public final class BotsEndedException extends IllegalStateException {
    private static final long serialVersionUID = 1L;

    BotsEndedException() {
        super("The bots were ended");
    }

    /// Whether that is what something failed of.
    public static boolean isBehind(Throwable failure) {
        Throwable cause = failure;
        while (cause != null && !(cause instanceof BotsEndedException)) {
            cause = cause.getCause();
        }
        return cause != null;
    }
}
