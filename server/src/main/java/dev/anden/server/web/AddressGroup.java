package dev.anden.server.web;

import java.net.Inet6Address;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;

/// What limits count as one address. With IPv6 it is the first half: a home is given the whole second half, and
/// could come from another address each time. A home may be given many such halves as well: so the network around
/// them is counted, too, and has [#NETWORK] times as much.
public final class AddressGroup {
    /// How many groups a network stands for: some providers give one to many homes, as to telephones.
    public static final int NETWORK = 4;

    private static final int HALF = 8;
    private static final String HALF_BITS = "/64";

    /// What one may be given in all: 65,536 groups.
    private static final int NETWORK_BYTES = 6;

    private static final String NETWORK_BITS = "/48";

    private AddressGroup() {}

    /// The group of an address, as a key.
    public static String of(String address) {
        return AddressList.literal(address)
                .filter(Inet6Address.class::isInstance)
                .map(found -> HexFormat.of().formatHex(Arrays.copyOf(found.getAddress(), HALF)) + HALF_BITS)
                .orElse(address);
    }

    /// Who may be behind a group, as a key: the network around it, or with IPv4 the address.
    ///
    /// @param group what [#of] says
    public static String owner(String group) {
        return network(group).orElse(group);
    }

    /// The network around a group, as a key; empty with IPv4, where an address is all that somebody has.
    ///
    /// @param group what [#of] says
    public static Optional<String> network(String group) {
        return group.endsWith(HALF_BITS)
                ? Optional.of(group.substring(0, 2 * NETWORK_BYTES) + NETWORK_BITS)
                : Optional.empty();
    }
}
