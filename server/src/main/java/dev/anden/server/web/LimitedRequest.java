package dev.anden.server.web;

import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;

/// A request whose body was read and is no longer than it may be.
final class LimitedRequest extends HttpServletRequestWrapper {
    /// The longest body, in bytes.
    static final int LONGEST = 16 * 1024;

    private final byte[] body;

    private LimitedRequest(HttpServletRequest request, byte[] body) {
        super(request);
        this.body = body;
    }

    /// @throws RequestRefused if the body is too long
    static HttpServletRequest of(HttpServletRequest request) throws IOException {
        if (request.getContentLengthLong() > LONGEST) {
            throw tooLarge();
        }
        byte[] body = request.getInputStream().readNBytes(LONGEST + 1);
        if (body.length > LONGEST) {
            throw tooLarge();
        }
        return new LimitedRequest(request, body);
    }

    @Override
    public ServletInputStream getInputStream() {
        return new Body(new ByteArrayInputStream(body));
    }

    private static RequestRefused tooLarge() {
        return new RequestRefused(ProblemCode.TOO_LARGE, "A request has at most %d bytes.".formatted(LONGEST));
    }

    private static final class Body extends ServletInputStream {
        private final ByteArrayInputStream bytes;

        Body(ByteArrayInputStream bytes) {
            this.bytes = bytes;
        }

        @Override
        public int read() {
            return bytes.read();
        }

        @Override
        public int read(byte[] target, int offset, int length) {
            return bytes.read(target, offset, length);
        }

        @Override
        public boolean isFinished() {
            return bytes.available() == 0;
        }

        @Override
        public boolean isReady() {
            return true;
        }

        @Override
        public void setReadListener(ReadListener listener) {
            throw new UnsupportedOperationException("The body is there already");
        }
    }
}
