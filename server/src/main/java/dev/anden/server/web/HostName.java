package dev.anden.server.web;

import java.net.IDN;
import java.net.Inet6Address;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// A name by which a server is called, as `Host` has it without its port: in small letters, those of other alphabets as
/// the names of the net write them, and an address of IPv6 in brackets.
record HostName(String text) {
    private static final String LABEL = "[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?";
    private static final Pattern NAME = Pattern.compile(LABEL + "(\\." + LABEL + ")*");

    /// @param text what somebody wrote; blanks around it don't count
    /// @throws IllegalArgumentException if no server can be called so, with a port say; the message is the text
    static HostName of(String text) {
        String bare = text.strip();
        return address(bare)
                .or(() -> name(bare))
                .map(HostName::new)
                .orElseThrow(() -> new IllegalArgumentException(bare));
    }

    private static Optional<String> address(String bare) {
        String inside = Reach.bare(bare);
        return AddressList.literal(inside)
                .filter(Inet6Address.class::isInstance)
                .map(_ -> "[" + inside.toLowerCase(Locale.ROOT) + "]");
    }

    private static Optional<String> name(String bare) {
        try {
            return Optional.of(IDN.toASCII(bare).toLowerCase(Locale.ROOT))
                    .filter(name -> NAME.matcher(name).matches());
        } catch (IllegalArgumentException impossible) {
            return Optional.empty();
        }
    }
}
