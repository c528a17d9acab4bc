package dev.anden.browser;

/// What a page has given can't be used. The message says why, without a full stop.
final class UnusableException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UnusableException(String why) {
        super(why, null, false, false);
    }
}
