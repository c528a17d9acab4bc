package dev.anden.protocol.account;

import java.util.List;
import java.util.Optional;

/// `GET /api/account`: how a person's games are protected. A guest has an account that says nothing.
///
/// @param handle by which the person signs in; absent for a guest
/// @param password whether the person can sign in by a password
/// @param passkeys by which the person can sign in, the oldest first; empty for a guest
/// @param otherWays whether anything acts for the person that outlives a new password: a passkey, the token of
///     a network bot, or a webhook
/// @param devices where the person is signed in, the one that asks first; empty for a guest
/// @param recovery when the link that brings a guest's seats back was made, in milliseconds since 1970; absent if
///     there is none
public record Account(
        Optional<String> handle,
        boolean password,
        List<Passkey> passkeys,
        boolean otherWays,
        List<Device> devices,
        Optional<Long> recovery) {
    public Account {
        passkeys = List.copyOf(passkeys);
        devices = List.copyOf(devices);
    }

    /// A key that a device keeps, or whoever keeps passwords for it.
    ///
    /// @param id names it in addresses
    /// @param name where it was made, such as `Firefox · Android`; empty if that isn't known
    /// @param host the name of the server under which it can be used
    /// @param created in milliseconds since 1970
    /// @param used when somebody last signed in by it, to the hour; absent if nobody has yet
    public record Passkey(String id, String name, String host, long created, Optional<Long> used) {}

    /// A browser in which the person is signed in.
    ///
    /// @param id names it in addresses
    /// @param name what it is, such as `Firefox · Android`; empty if it doesn't say
    /// @param signedIn since when, in milliseconds since 1970
    /// @param seen when it was last here, to the hour
    /// @param here whether it is the one that asks
    public record Device(String id, String name, long signedIn, long seen, boolean here) {}
}
