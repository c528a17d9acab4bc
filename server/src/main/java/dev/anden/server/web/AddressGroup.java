package dev.anden.server.web;

import java.net.Inet6Address;
import java.util.Arrays;
import java.util.HexFormat;

/// What limits count as one address. With IPv6 it is the first half: a home is given the whole second half, and
/// could come from another address each time.
public final class AddressGroup {
    private static final int HALF = 8;

    private AddressGroup() {}

    /// The group of an address, as a key.
    public static String of(String address) {
        return AddressList.literal(address)
                .filter(Inet6Address.class::isInstance)
                .map(found -> HexFormat.of().formatHex(Arrays.copyOf(found.getAddress(), HALF)) + "/64")
                .orElse(address);
    }
}
