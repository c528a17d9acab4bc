package dev.anden.benchmarks.load;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/// One live connection, with just as much of WebSocket (RFC 6455) as is needed, and messages deflated as browsers
/// ask for (RFC 7692): the client of the JDK doesn't, and would spare the server that work.
final class Frames implements AutoCloseable {
    private static final int CONTINUED = 0;
    private static final int TEXT = 1;
    private static final int CLOSED = 8;
    private static final int PING = 9;
    private static final int PONG = 10;
    private static final int LAST = 0x80;
    private static final int DEFLATED = 0x40;
    private static final int MASKED = 0x80;
    private static final int KIND = 0x0f;
    private static final int LENGTH = 0x7f;
    private static final int TWO_BYTES = 126;
    private static final int EIGHT_BYTES = 127;
    private static final int BUFFER = 8 * 1024;

    /// What a deflated message ends with and leaves out.
    private static final byte[] TAIL = {0, 0, (byte) 0xff, (byte) 0xff};

    private final Socket socket;
    private final DataInputStream in;
    private final OutputStream out;
    private final Inflater inflater = new Inflater(true);
    private final byte[] inflated = new byte[4 * BUFFER];
    private long bytes;

    private Frames(Socket socket, DataInputStream in) throws IOException {
        this.socket = socket;
        this.in = in;
        out = socket.getOutputStream();
    }

    /// Connects.
    ///
    /// @param path with its query
    /// @param headers further lines of the head
    static Frames open(URI server, String path, String headers) throws IOException {
        var socket = new Socket(server.getHost(), server.getPort());
        socket.setTcpNoDelay(true);
        String head = """
                GET %s HTTP/1.1
                Host: %s
                Origin: %s
                Connection: Upgrade
                Upgrade: websocket
                Sec-WebSocket-Version: 13
                Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==
                Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits
                %s

                """.formatted(path, server.getAuthority(), server, headers);
        socket.getOutputStream().write(head.replace("\n", "\r\n").getBytes(StandardCharsets.US_ASCII));
        var in = new DataInputStream(new BufferedInputStream(socket.getInputStream(), BUFFER));
        String answer = head(in);
        if (!answer.startsWith("HTTP/1.1 101") || !answer.contains("permessage-deflate")) {
            socket.close();
            throw new IOException(
                    "No live connection: " + answer.lines().findFirst().orElse("nothing"));
        }
        return new Frames(socket, in);
    }

    private static String head(DataInputStream in) throws IOException {
        var head = new StringBuilder();
        while (head.indexOf("\r\n\r\n") < 0) {
            head.append((char) in.readUnsignedByte());
        }
        return head.toString();
    }

    /// The next message, as bytes of JSON. Pings are answered.
    ///
    /// @throws IOException if the other side has closed
    byte[] next() throws IOException {
        var payload = new ByteArrayOutputStream();
        boolean deflated = false;
        while (true) {
            int first = in.readUnsignedByte();
            byte[] data = in.readNBytes(length(in.readUnsignedByte()));
            bytes += data.length;
            switch (first & KIND) {
                case CLOSED -> throw new IOException("The server has closed the connection");
                case PING -> send(PONG, data);
                case TEXT, CONTINUED -> {
                    deflated |= (first & DEFLATED) != 0;
                    payload.writeBytes(data);
                    if ((first & LAST) != 0) {
                        return deflated ? inflate(payload) : payload.toByteArray();
                    }
                }
                default -> {
                    // A pong.
                }
            }
        }
    }

    private int length(int said) throws IOException {
        return switch (said & LENGTH) {
            case TWO_BYTES -> in.readUnsignedShort();
            case EIGHT_BYTES -> Math.toIntExact(in.readLong());
            default -> said & LENGTH;
        };
    }

    private byte[] inflate(ByteArrayOutputStream payload) throws IOException {
        payload.writeBytes(TAIL);
        inflater.setInput(payload.toByteArray());
        var whole = new ByteArrayOutputStream(BUFFER);
        try {
            int count = inflater.inflate(inflated);
            while (count > 0) {
                whole.write(inflated, 0, count);
                count = inflater.inflate(inflated);
            }
        } catch (DataFormatException broken) {
            throw new IOException(broken);
        }
        return whole.toByteArray();
    }

    /// Sends a text.
    void send(String text) throws IOException {
        send(TEXT, text.getBytes(StandardCharsets.UTF_8));
    }

    /// The mask is four zeros: it is there against proxies, and there is none.
    private void send(int kind, byte[] data) throws IOException {
        var frame = ByteBuffer.allocate(data.length + 8).put((byte) (LAST | kind));
        if (data.length < TWO_BYTES) {
            frame.put((byte) (MASKED | data.length));
        } else {
            frame.put((byte) (MASKED | TWO_BYTES)).putShort((short) data.length);
        }
        frame.putInt(0).put(data);
        synchronized (this) {
            out.write(frame.array(), 0, frame.position());
        }
    }

    /// How much has come in, in bytes as they were sent.
    long bytes() {
        return bytes;
    }

    /// Whoever reads just now fails; what the inflater holds goes with it, for it may be at work.
    @Override
    public void close() throws IOException {
        socket.close();
    }
}
