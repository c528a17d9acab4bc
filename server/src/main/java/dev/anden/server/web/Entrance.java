package dev.anden.server.web;

import java.util.List;
import java.util.Locale;

/// By whom and by which names a server lets itself be called.
///
/// @param watchers who may ask how it is
/// @param readers who may read what it has counted
/// @param proxies whose word is taken for where a request comes from
/// @param hostNames the names that it answers to; empty for any name
public record Entrance(AddressList watchers, AddressList readers, AddressList proxies, List<String> hostNames) {
    /// Any name, and no proxy; how it is, only this machine may ask. What it has counted nobody may read: a proxy on
    /// this machine that doesn't say for whom it asks would tell it to everybody.
    public static final Entrance OPEN = new Entrance(AddressList.LOCAL, AddressList.NONE, AddressList.NONE, List.of());

    /// @throws IllegalArgumentException if a server can't be called by one of the names; the message is that one
    public Entrance {
        hostNames = hostNames.stream().map(HostName::of).map(HostName::text).toList();
    }

    public Entrance withWatchers(AddressList others) {
        return new Entrance(others, readers, proxies, hostNames);
    }

    public Entrance withReaders(AddressList others) {
        return new Entrance(watchers, others, proxies, hostNames);
    }

    public Entrance withProxies(AddressList others) {
        return new Entrance(watchers, readers, others, hostNames);
    }

    public Entrance withHostNames(List<String> others) {
        return new Entrance(watchers, readers, proxies, others);
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
