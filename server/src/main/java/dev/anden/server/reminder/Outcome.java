package dev.anden.server.reminder;

/// What became of a message.
enum Outcome {
    /// It was taken.
    TOLD,
    /// Nobody is to be told there any more.
    GONE,
    /// It may be tried again.
    FAILED,
    /// It may be tried again, and its receiver has no part in that.
    OUTAGE;

    private static final int FIRST_SUCCESS = 200;
    private static final int FIRST_REDIRECTION = 300;
    private static final int NOT_FOUND = 404;
    private static final int GONE_FOR_GOOD = 410;

    /// What an answer of HTTP says.
    static Outcome of(int status) {
        if (status >= FIRST_SUCCESS && status < FIRST_REDIRECTION) {
            return TOLD;
        }
        return status == NOT_FOUND || status == GONE_FOR_GOOD ? GONE : FAILED;
    }
}
