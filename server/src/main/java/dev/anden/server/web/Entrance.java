package dev.anden.server.web;

import java.util.List;
import java.util.Locale;

/// By whom and by which names a server lets itself be called.
///
/// @param watchers who may ask how it is
/// @param proxies whose word is taken for where a request comes from
/// @param hostNames the names that it answers to; empty for any name
public record Entrance(AddressList watchers, AddressList proxies, List<String> hostNames) {
    /// Any name, and no proxy; how it is, only this machine may ask.
    public static final Entrance OPEN = new Entrance(AddressList.LOCAL, AddressList.NONE, List.of());

    /// @throws IllegalArgumentException if a server can't be called by one of the names; the message is that one
    public Entrance {
        hostNames = hostNames.stream()
                .map(HostName::of)
                .map(HostName::text)
                .toList();
    }

    public Entrance withWatchers(AddressList others) {
        return new Entrance(others, proxies, hostNames);
    }

    public Entrance withProxies(AddressList others) {
        return new Entrance(watchers, others, hostNames);
    }

    public Entrance withHostNames(List<String> others) {
        return new Entrance(watchers, proxies, others);
    }

    /// Whether a request's `Host` names this server.
    boolean answersTo(String host) {
        return hostNames.isEmpty() || hostNames.contains(withoutPort(host).toLowerCase(Locale.ROOT));
    }

    private static String withoutPort(String host) {
        int colon = host.lastIndexOf(':');
        return colon > host.lastIndexOf(']') ? host.substring(0, colon) : host;
    }
}
