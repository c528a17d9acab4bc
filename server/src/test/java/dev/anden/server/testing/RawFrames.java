package dev.anden.server.testing;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// A live connection written by hand, for what no client sends, or for one that doesn't read.
public final class RawFrames implements AutoCloseable {
    public static final int TEXT = 0x81;

    private static final int PATIENCE_MILLISECONDS = 30_000;
    private static final int MASKED = 0x80;
    private static final int TWO_BYTES = 126;
    private static final int KIND = 0x0f;
    private static final int CLOSED = 8;

    private final Socket socket;
    private final OutputStream out;

    private RawFrames(Socket socket) throws IOException {
        this.socket = socket;
        out = socket.getOutputStream();
    }

    /// Connects and reads what the server says to that, but nothing further.
    ///
    /// @param cookie whose connection it is, as a header's value
    /// @param buffer how much the system may take in that nobody reads, in bytes
    public static RawFrames open(String address, String table, String cookie, int buffer) throws IOException {
        return open(address, table, buffer, "Cookie: " + cookie);
    }

    /// The same of somebody without a cookie, who offers to deflate what is sent.
    public static RawFrames openDeflated(String address, String table, int buffer) throws IOException {
        return open(address, table, buffer, "Sec-WebSocket-Extensions: permessage-deflate");
    }

    private static RawFrames open(String address, String table, int buffer, String header) throws IOException {
        URI server = URI.create(address);
        var socket = new Socket();
        socket.setReceiveBufferSize(buffer);
        socket.setSoTimeout(PATIENCE_MILLISECONDS);
        socket.connect(new InetSocketAddress(server.getHost(), server.getPort()));
        String head = String.join(
                "\r\n",
                "GET /api/tables/%s/live?since=0 HTTP/1.1".formatted(table),
                "Host: localhost",
                "X-Anden: 1",
                header,
                "Connection: Upgrade",
                "Upgrade: websocket",
                "Sec-WebSocket-Version: 13",
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
                "",
                "");
        socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
        var answer = new StringBuilder();
        while (answer.indexOf("\r\n\r\n") < 0) {
            int next = socket.getInputStream().read();
            if (next < 0) {
                throw new EOFException("The server closed after \"%s\"".formatted(answer));
            }
            answer.append((char) next);
        }
        if (!answer.toString().startsWith("HTTP/1.1 101")) {
            throw new AssertionError(answer.toString());
        }
        return new RawFrames(socket);
    }

    /// Sends bytes as they are.
    public void send(byte[] bytes) throws IOException {
        out.write(bytes);
    }

    /// Sends a text as a client does.
    public void send(String text) throws IOException {
        out.write(frame(text));
    }

    private static byte[] frame(String text) {
        byte[] data = text.getBytes(StandardCharsets.UTF_8);
        var frame = ByteBuffer.allocate(data.length + 8).put((byte) TEXT);
        if (data.length < TWO_BYTES) {
            frame.put((byte) (MASKED | data.length));
        } else {
            frame.put((byte) (MASKED | TWO_BYTES)).putShort((short) data.length);
        }
        frame.putInt(0).put(data);
        return Arrays.copyOf(frame.array(), frame.position());
    }

    /// Sends the pieces of a text's frame one by one.
    ///
    /// @param between is done before each piece but the first
    public void send(String text, int pieces, Runnable between) throws IOException {
        byte[] frame = frame(text);
        int length = Math.ceilDiv(frame.length, pieces);
        for (int from = 0; from < frame.length; from += length) {
            if (from > 0) {
                between.run();
            }
            out.write(frame, from, Math.min(length, frame.length - from));
        }
    }

    /// Reads what is there.
    public void skip() throws IOException {
        socket.getInputStream().skipNBytes(socket.getInputStream().available());
    }

    /// Reads until a text is there.
    ///
    /// @throws IOException if the server closes before, or says nothing for long
    public void await(String text) throws IOException {
        var read = new StringBuilder();
        while (read.indexOf(text) < 0) {
            int next = socket.getInputStream().read();
            if (next < 0) {
                throw new EOFException(read.toString());
            }
            read.append((char) next);
        }
    }

    /// Reads until the server closes.
    ///
    /// @return the status by which it does
    public int awaitClose() throws IOException {
        var in = new DataInputStream(new BufferedInputStream(socket.getInputStream()));
        while (true) {
            int kind = in.readUnsignedByte() & KIND;
            int length = in.readUnsignedByte();
            if (kind == CLOSED) {
                return in.readUnsignedShort();
            }
            in.skipNBytes(length == TWO_BYTES ? in.readUnsignedShort() : length > TWO_BYTES ? in.readLong() : length);
        }
    }

    /// Reads what is there, and whether the server has closed behind it: by saying so, or at once.
    public boolean isClosed() {
        try {
            var in = new DataInputStream(new BufferedInputStream(socket.getInputStream()));
            while (true) {
                int kind = in.readUnsignedByte() & KIND;
                if (kind == CLOSED) {
                    return true;
                }
                int length = in.readUnsignedByte();
                in.skipNBytes(
                        length == TWO_BYTES ? in.readUnsignedShort() : length > TWO_BYTES ? in.readLong() : length);
            }
        } catch (SocketTimeoutException open) {
            return false;
        } catch (IOException gone) {
            return true;
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
