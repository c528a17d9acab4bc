package dev.anden.rpc;

/// What can go wrong with a request. The first five are those of JSON-RPC 2.0 (section 5.1), the others our own.
enum ErrorCode {
    /// The line isn't JSON in UTF-8.
    PARSE_ERROR(-32700),
    /// The line is JSON, but no request; or it is too long.
    INVALID_REQUEST(-32600),
    METHOD_NOT_FOUND(-32601),
    INVALID_PARAMS(-32602),
    INTERNAL_ERROR(-32603),
    /// A rule forbids the action; `data` has `rule` and `facts`.
    REFUSED(-32001),
    /// There is no game with this handle.
    NO_SUCH_HANDLE(-32002),
    /// The game was opened for one seat, which may not know this before the end.
    HIDDEN(-32003),
    /// It can't be done in this position: chance is due, or the game is over, or it isn't.
    NOT_NOW(-32004),
    /// A text that names no action, position or game; for a position, `data.reasons` lists every reason.
    UNREADABLE(-32005);

    private final int number;

    ErrorCode(int number) {
        this.number = number;
    }

    int number() {
        return number;
    }
}
