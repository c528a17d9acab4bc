package dev.anden.protocol;

import java.util.List;

/// `GET /api/server`: from where the server can be reached, for links that others can follow.
///
/// @param onlyHere whether it listens on its own machine only
/// @param addresses where others find it, such as `http://192.168.1.20:8080`, the likeliest first; told to a
///     browser that knows it as `localhost`, which any other machine takes for itself
public record ServerInfo(boolean onlyHere, List<String> addresses) {
    public ServerInfo {
        addresses = List.copyOf(addresses);
    }
}
