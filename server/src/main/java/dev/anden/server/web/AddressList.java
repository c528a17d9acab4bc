package dev.anden.server.web;

import java.net.InetAddress;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Machines, by their addresses and by networks such as `10.0.0.0/8`.
public final class AddressList {
    public static final AddressList NONE = new AddressList(List.of());

    /// This machine.
    public static final AddressList LOCAL = of(List.of("127.0.0.0/8", "::1"));

    /// How many there are in an address of IPv4.
    private static final int DOTS = 3;

    private final List<Network> networks;

    private AddressList(List<Network> networks) {
        this.networks = networks;
    }

    /// @param texts addresses and networks, perhaps with blanks around them; names aren't looked up
    /// @throws IllegalArgumentException if one of them is neither; the message is that one
    public static AddressList of(List<String> texts) {
        return new AddressList(
                texts.stream().map(String::strip).map(Network::of).toList());
    }

    /// These and others.
    public AddressList with(AddressList others) {
        return new AddressList(
                Stream.concat(networks.stream(), others.networks.stream()).toList());
    }

    /// Whether an address is one of them.
    public boolean contains(String address) {
        return literal(address)
                .filter(found -> networks.stream().anyMatch(network -> network.contains(found)))
                .isPresent();
    }

    /// An address that is written out; empty for anything else, such as a name, or `10.1`, which some programs take for
    /// 10.0.0.1.
    static Optional<InetAddress> literal(String text) {
        if (text.indexOf(':') < 0 && text.chars().filter(sign -> sign == '.').count() != DOTS) {
            return Optional.empty();
        }
        try {
            return Optional.of(InetAddress.ofLiteral(text.strip()));
        } catch (IllegalArgumentException other) {
            return Optional.empty();
        }
    }

    /// @param bits how many bits of the address are the network's
    private record Network(InetAddress address, int bits) {
        static Network of(String text) {
            int slash = text.indexOf('/');
            InetAddress address = literal(slash < 0 ? text : text.substring(0, slash))
                    .orElseThrow(() -> new IllegalArgumentException(text));
            int most = address.getAddress().length * Byte.SIZE;
            try {
                int bits = slash < 0
                        ? most
                        : Integer.parseInt(text.substring(slash + 1).strip());
                if (bits >= 0 && bits <= most) {
                    return new Network(address, bits);
                }
            } catch (NumberFormatException unreadable) {
                throw new IllegalArgumentException(text, unreadable);
            }
            throw new IllegalArgumentException(text);
        }

        boolean contains(InetAddress other) {
            byte[] ours = address.getAddress();
            byte[] theirs = other.getAddress();
            int whole = bits / Byte.SIZE;
            int rest = bits % Byte.SIZE;
            return ours.length == theirs.length
                    && Arrays.equals(ours, 0, whole, theirs, 0, whole)
                    && (rest == 0 || (ours[whole] ^ theirs[whole]) >> (Byte.SIZE - rest) == 0);
        }
    }
}
