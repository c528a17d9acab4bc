package dev.anden.server.testing;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/// Stands between a program and its database server, and hangs up when a certain word is said: before the server
/// has heard it, or after the server has answered, which the program then doesn't hear. It can also turn programs away
/// as a server of PostgreSQL does while it starts.
public final class CuttingProxy implements AutoCloseable {
    private static final int CHUNK = 64 * 1024;

    private final ServerSocket listening;
    private final int target;
    private final AtomicReference<Cut> next = new AtomicReference<>(Cut.NONE);
    private final AtomicInteger turnedAway = new AtomicInteger();

    private CuttingProxy(ServerSocket listening, int target) {
        this.listening = listening;
        this.target = target;
    }

    /// @param target the port of this machine that the server listens on
    public static CuttingProxy to(int target) {
        try {
            var proxy = new CuttingProxy(new ServerSocket(0, 50, InetAddress.getByName("localhost")), target);
            Thread.startVirtualThread(proxy::accept);
            return proxy;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /// Where the program finds the server.
    public int port() {
        return listening.getLocalPort();
    }

    /// The next time that the program says it, the server doesn't hear it.
    public void cutBefore(String word) {
        cutBefore(word, () -> {});
    }

    /// The same, and something happens meanwhile.
    ///
    /// @param meanwhile before the program is hung up on
    public void cutBefore(String word, Runnable meanwhile) {
        next.set(new Cut(word, false, meanwhile));
    }

    /// The next time that the program says it, the server hears it, and the program doesn't hear the answer.
    public void cutAfter(String word) {
        cutAfter(word, () -> {});
    }

    /// The same, and something happens meanwhile.
    ///
    /// @param meanwhile once the server has answered, before the program is hung up on
    public void cutAfter(String word, Runnable meanwhile) {
        next.set(new Cut(word, true, meanwhile));
    }

    /// So many programs who come next are told to come again later.
    public void turnAway(int programs) {
        turnedAway.set(programs);
    }

    /// How many are still to be told so.
    public int turningAway() {
        return Math.max(0, turnedAway.get());
    }

    @Override
    public void close() {
        try {
            listening.close();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private void accept() {
        while (!listening.isClosed()) {
            try {
                Socket program = listening.accept();
                if (turnedAway.getAndDecrement() > 0) {
                    Thread.startVirtualThread(() -> notYet(program));
                    continue;
                }
                var server = new Socket("localhost", target);
                var line = new Line(program, server);
                Thread.startVirtualThread(() -> line.pump(line::ask));
                Thread.startVirtualThread(() -> line.pump(line::answer));
            } catch (IOException closed) {
                // It is over, or the server isn't there.
            }
        }
    }

    /// Says what a server says that recovers, by its protocol: no encryption, and the failure `cannot_connect_now`.
    private static void notYet(Socket program) {
        try (program) {
            var asked = new DataInputStream(program.getInputStream());
            asked.skipNBytes(asked.readInt() - Integer.BYTES);
            program.getOutputStream().write('N');
            asked.skipNBytes(asked.readInt() - Integer.BYTES);
            byte[] fields = "SFATAL\0VFATAL\0C57P03\0Mthe database system is starting up\0\0"
                    .getBytes(StandardCharsets.US_ASCII);
            var answer = new DataOutputStream(program.getOutputStream());
            answer.write('E');
            answer.writeInt(Integer.BYTES + fields.length);
            answer.write(fields);
        } catch (IOException gone) {
            // The program has heard enough.
        }
    }

    private record Cut(String word, boolean heard, Runnable meanwhile) {
        static final Cut NONE = new Cut("\0none\0", false, () -> {});
    }

    private interface Way {
        void run() throws IOException;
    }

    private final class Line {
        private final Socket program;
        private final Socket server;
        private volatile Cut unanswered = Cut.NONE;

        Line(Socket program, Socket server) {
            this.program = program;
            this.server = server;
        }

        void pump(Way way) {
            try (program;
                    server) {
                way.run();
            } catch (IOException closed) {
                // One side has hung up, so the other is hung up on.
            }
        }

        void ask() throws IOException {
            var bytes = new byte[CHUNK];
            InputStream in = program.getInputStream();
            OutputStream out = server.getOutputStream();
            for (int length = in.read(bytes); length >= 0; length = in.read(bytes)) {
                Cut cut = next.get();
                if (new String(bytes, 0, length, StandardCharsets.ISO_8859_1).contains(cut.word())
                        && next.compareAndSet(cut, Cut.NONE)) {
                    if (!cut.heard()) {
                        cut.meanwhile().run();
                        return;
                    }
                    unanswered = cut;
                }
                out.write(bytes, 0, length);
                out.flush();
            }
        }

        void answer() throws IOException {
            var bytes = new byte[CHUNK];
            InputStream in = server.getInputStream();
            OutputStream out = program.getOutputStream();
            for (int length = in.read(bytes); length >= 0; length = in.read(bytes)) {
                if (unanswered.heard()) {
                    unanswered.meanwhile().run();
                    return;
                }
                out.write(bytes, 0, length);
                out.flush();
            }
        }
    }
}
