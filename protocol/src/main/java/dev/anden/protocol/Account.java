package dev.anden.protocol;

import java.util.List;
import java.util.Optional;

/// `GET /api/account`: how a person's games are protected. A guest has an account that says nothing.
///
/// @param handle by which the person signs in; absent for a guest
/// @param devices where the person is signed in, the one that asks first; empty for a guest
/// @param recovery when the link that brings a guest's seats back was made, in milliseconds since 1970; absent if
///     there is none
public record Account(Optional<String> handle, List<Device> devices, Optional<Long> recovery) {
    public Account {
        devices = List.copyOf(devices);
    }

    /// A browser in which the person is signed in.
    ///
    /// @param id names it in addresses
    /// @param name what it is, such as `Firefox · Android`; empty if it doesn't say
    /// @param signedIn since when, in milliseconds since 1970
    /// @param seen when it was last here, to the hour
    /// @param here whether it is the one that asks
    public record Device(String id, String name, long signedIn, long seen, boolean here) {}
}
