package dev.anden.rpc;

import java.util.Map;

/// A request that can't be answered: becomes the error of its response.
final class RpcException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final RpcError error;

    RpcException(ErrorCode code, String message) {
        this(code, message, Map.of());
    }

    /// @param data what a program needs to know of it, by name
    RpcException(ErrorCode code, String message, Map<String, Object> data) {
        super(message);
        error = new RpcError(code.number(), message, data);
    }

    RpcError error() {
        return error;
    }
}
