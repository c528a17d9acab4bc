package dev.anden.rpc;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/// The `error` of a response.
///
/// @param code one of [ErrorCode]
/// @param message one sentence for a person
/// @param data what a program needs to know of it, by name; often nothing
record RpcError(int code, String message, Map<String, Object> data) {
    RpcError {
        data = Collections.unmodifiableMap(new TreeMap<>(data));
    }
}
