package dev.anden.server.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.DatagramSocket;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// From where a server that listens on a host can be reached.
public final class Reach {
    private static final Logger LOG = LoggerFactory.getLogger(Reach.class);

    /// An address that belongs to nobody (RFC 5737): the way to it is the way to the others.
    private static final String ELSEWHERE = "192.0.2.1";

    private static final int ANY_PORT = 9;

    private final String host;

    public Reach(String host) {
        this.host = host;
    }

    /// Whether a name or address stands for the machine that it is said on.
    public static boolean isHere(String host) {
        try {
            return InetAddress.getByName(host).isLoopbackAddress();
        } catch (UnknownHostException unknown) {
            return false;
        }
    }

    /// A host without the brackets that an address of IPv6 has in a URL.
    public static String bare(String host) {
        return host.startsWith("[") && host.endsWith("]") ? host.substring(1, host.length() - 1) : host;
    }

    /// Whether the name that a browser calls a server by stands for the browser's own machine. It is asked of
    /// nobody else: anything may be written there.
    public static boolean isCalledHere(String host) {
        String bare = bare(host);
        return bare.equalsIgnoreCase("localhost")
                || AddressList.literal(bare)
                        .filter(InetAddress::isLoopbackAddress)
                        .isPresent();
    }

    /// Whether nobody reaches it from another machine.
    public boolean onlyHere() {
        return isHere(host);
    }

    /// The hosts by which others reach it, the likeliest first.
    public List<String> hosts() {
        if (onlyHere()) {
            return List.of();
        }
        try {
            return InetAddress.getByName(host).isAnyLocalAddress() ? ofThisMachine() : List.of(host);
        } catch (UnknownHostException unknown) {
            return List.of();
        }
    }

    /// The one that leads elsewhere first: the others may belong to networks inside the machine.
    private static List<String> ofThisMachine() {
        Set<String> hosts = new LinkedHashSet<>();
        outward().ifPresent(hosts::add);
        try (Stream<NetworkInterface> interfaces = NetworkInterface.networkInterfaces()) {
            interfaces
                    .filter(Reach::isOpen)
                    .flatMap(NetworkInterface::inetAddresses)
                    .filter(address -> address instanceof Inet4Address && !address.isLinkLocalAddress())
                    .forEach(address -> hosts.add(address.getHostAddress()));
        } catch (SocketException | UncheckedIOException unknown) {
            LOG.debug("The addresses of this machine can't be told", unknown);
        }
        return List.copyOf(hosts);
    }

    private static boolean isOpen(NetworkInterface one) {
        try {
            return one.isUp() && !one.isLoopback() && !one.isVirtual();
        } catch (SocketException gone) {
            throw new UncheckedIOException(gone);
        }
    }

    /// The address that this machine has where it goes out. Nothing is sent to find it.
    private static Optional<String> outward() {
        try (var socket = new DatagramSocket()) {
            socket.connect(InetAddress.getByName(ELSEWHERE), ANY_PORT);
            InetAddress address = socket.getLocalAddress();
            return address instanceof Inet4Address && !address.isAnyLocalAddress() && !address.isLoopbackAddress()
                    ? Optional.of(address.getHostAddress())
                    : Optional.empty();
        } catch (IOException | UncheckedIOException unreachable) {
            LOG.debug("This machine has no way out", unreachable);
            return Optional.empty();
        }
    }
}
