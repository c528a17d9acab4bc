package dev.anden.server.reminder;

import dev.anden.server.web.AddressList;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/// Where messages may be sent whose address somebody else has given: to the public part of the net. Otherwise
/// anybody could have this server knock at doors that are open to it alone.
final class PublicAddresses {
    private static final AddressList SPECIAL = AddressList.of(List.of(
            "0.0.0.0/8",
            "10.0.0.0/8",
            "100.64.0.0/10",
            "127.0.0.0/8",
            "169.254.0.0/16",
            "172.16.0.0/12",
            "192.0.0.0/24",
            "192.0.2.0/24",
            "192.88.99.0/24",
            "192.168.0.0/16",
            "198.18.0.0/15",
            "198.51.100.0/24",
            "203.0.113.0/24",
            "224.0.0.0/3",
            "2001::/23",
            "2001:db8::/32",
            "2002::/16",
            "3fff::/20"));

    /// All other addresses of the new kind are special.
    private static final AddressList GLOBAL = AddressList.of(List.of("2000::/3"));

    private static final int LONGEST = 1_000;

    /// How long a name may take.
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    /// So many names are asked for at once to send something there: a thread may be held longer than it is waited
    /// for.
    private static final int MOST_SENT_TO = 2 * Delivery.AT_ONCE;

    /// So many are asked for at once because somebody wants to be told something there. Which they are is up to
    /// anybody, so these have threads of their own.
    static final int MOST_EXAMINED = 16;

    private final AddressList besides;
    private final Names names;
    private final Executor sending = threads("names-", MOST_SENT_TO);
    private final Executor examining = threads("new-names-", MOST_EXAMINED);

    /// Tells what a name stands for, for as long as somebody else's server likes.
    interface Names {
        /// @throws UnknownHostException if it stands for nothing
        InetAddress[] ask(String host) throws UnknownHostException;
    }

    /// @param besides what may be reached although it isn't public, and without TLS
    PublicAddresses(AddressList besides) {
        this(besides, InetAddress::getAllByName);
    }

    PublicAddresses(AddressList besides, Names names) {
        this.besides = besides;
        this.names = names;
    }

    private static Executor threads(String name, int most) {
        return new ThreadPoolExecutor(
                0,
                most,
                PATIENCE.toSeconds(),
                TimeUnit.SECONDS,
                new SynchronousQueue<>(),
                Thread.ofPlatform().daemon().name(name, 0).factory());
    }

    /// Whether an address looks like one that may be sent to. What its name stands for is asked when something is
    /// sent.
    boolean isPossible(URI address) {
        boolean web = "https".equals(address.getScheme()) || "http".equals(address.getScheme());
        return web
                && address.toString().length() <= LONGEST
                && address.getHost() != null
                && address.getRawUserInfo() == null
                && address.getRawFragment() == null;
    }

    /// Makes sure that an address that somebody has just given stands for a machine that may be sent to.
    ///
    /// @throws IOException if it doesn't
    /// @throws RejectedExecutionException if too many names are being asked for, which is nobody's fault
    void examine(URI address) throws IOException {
        var _ = machine(address, examining);
    }

    /// The machine that an address stands for now. What is sent goes there, whatever its name stands for a moment
    /// later.
    ///
    /// @throws UnknownHostException if nobody knows it, or nobody who does can be asked
    /// @throws IOException if it may not be sent to
    /// @throws RejectedExecutionException if too many names are being asked for, which isn't the address's fault
    InetAddress machine(URI address) throws IOException {
        return machine(address, sending);
    }

    private InetAddress machine(URI address, Executor threads) throws IOException {
        if (!isPossible(address)) {
            throw new IOException("It isn't an address of the web");
        }
        boolean encrypted = "https".equals(address.getScheme());
        String host = address.getHost();
        List<InetAddress> machines = lookedUp(host, threads);
        for (InetAddress machine : machines) {
            boolean own = besides.contains(machine.getHostAddress());
            if (!own && !(encrypted && isPublic(machine))) {
                throw new IOException("It isn't a public address with https");
            }
        }
        return machines.getFirst();
    }

    /// Asking for a name takes as long as somebody else's server likes, and holds the thread that asks.
    private List<InetAddress> lookedUp(String host, Executor threads) throws IOException {
        try {
            return CompletableFuture.supplyAsync(() -> ask(host), threads)
                    .get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
        } catch (ExecutionException | TimeoutException failure) {
            var unknown = new UnknownHostException("The name is unknown");
            unknown.initCause(failure);
            throw unknown;
        } catch (RejectedExecutionException many) {
            throw new RejectedExecutionException("Too many names are being asked for", many);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IOException("The server stops", interrupted);
        }
    }

    private List<InetAddress> ask(String host) {
        try {
            return List.of(names.ask(host));
        } catch (UnknownHostException unknown) {
            throw new UncheckedIOException(unknown);
        }
    }

    static boolean isPublic(InetAddress machine) {
        String literal = machine.getHostAddress();
        boolean global = !(machine instanceof Inet6Address) || GLOBAL.contains(literal);
        return global && !SPECIAL.contains(literal);
    }
}
