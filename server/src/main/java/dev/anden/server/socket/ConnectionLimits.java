package dev.anden.server.socket;

import dev.anden.server.web.AddressGroup;
import dev.anden.server.web.AddressList;
import java.time.Duration;

/// How many connections one address may have open, and how long each of them is waited for.
///
/// @param sending how long whoever sends a request may be waited for in all, from its first byte on
/// @param reading how long whoever reads an answer may be waited for in all
/// @param bytesPerSecond so many bytes, sent or read, give a second of that time back
/// @param perAddress how many are open at once from what limits count as one address; from a network of IPv6 it is
///     [AddressGroup#NETWORK] times as many
/// @param unbounded addresses that may have any number of them
public record ConnectionLimits(
        Duration sending, Duration reading, int bytesPerSecond, int perAddress, AddressList unbounded) {
    /// A request comes in one piece from nearly everybody, and an answer is sent by the system as soon as it has
    /// room. The rate is far below what any telephone has, for a browser may fetch six things at once. An
    /// address has room for a house full of players: 200 live connections, and as many on which something is
    /// fetched.
    public static final ConnectionLimits DEFAULT =
            new ConnectionLimits(Duration.ofSeconds(10), Duration.ofSeconds(30), 1024, 400, AddressList.LOCAL);

    /// @throws IllegalArgumentException if a time, the rate or the number isn't positive
    public ConnectionLimits {
        if (!sending.isPositive() || !reading.isPositive() || bytesPerSecond <= 0 || perAddress <= 0) {
            throw new IllegalArgumentException("What bounds connections is positive");
        }
    }

    int perNetwork() {
        return perAddress * AddressGroup.NETWORK;
    }

    /// These, with at most so many for an address.
    public ConnectionLimits withAtMost(int connections) {
        return new ConnectionLimits(
                sending, reading, bytesPerSecond, Math.clamp(connections, 1, perAddress), unbounded);
    }

    /// These, and others who may have any number.
    public ConnectionLimits withUnbounded(AddressList others) {
        return new ConnectionLimits(sending, reading, bytesPerSecond, perAddress, unbounded.with(others));
    }
}
