package dev.anden.server.testing;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A mail server that takes everything, unless it is told not to, and keeps it.
public final class MailServer implements AutoCloseable {
    private static final Pattern SOFT_BREAK = Pattern.compile("=\\r?\\n");
    private static final Pattern FOLD = Pattern.compile("\\r?\\n[ \\t]+");

    private final ServerSocket server;
    private final BlockingQueue<Mail> mails = new LinkedBlockingQueue<>();
    private final Semaphore refused = new Semaphore(0);
    private volatile boolean refusing;
    private volatile String toReceivers = "250 ok";

    public MailServer() throws IOException {
        server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        Thread.ofVirtual().start(this::listen);
    }

    /// A mail as it came.
    public record Mail(List<String> to, String head, String body) {
        /// The value of a header.
        public String header(String name) {
            return FOLD.matcher(head)
                    .replaceAll(" ")
                    .lines()
                    .filter(line -> line.startsWith(name + ": "))
                    .map(line -> line.substring(name.length() + 2))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError(name + " in " + head));
        }

        /// The text as somebody reads it.
        public String text() {
            if (head.contains("Content-Transfer-Encoding: base64")) {
                return new String(Base64.getMimeDecoder().decode(body), StandardCharsets.UTF_8);
            }
            return head.contains("quoted-printable") ? quoted() : body;
        }

        private String quoted() {
            String whole = SOFT_BREAK.matcher(body).replaceAll("");
            var bytes = new ByteArrayOutputStream();
            for (int place = 0; place < whole.length(); place++) {
                if (whole.charAt(place) == '=') {
                    bytes.write(Integer.parseInt(whole.substring(place + 1, place + 3), 16));
                    place += 2;
                } else {
                    bytes.write(whole.charAt(place));
                }
            }
            return bytes.toString(StandardCharsets.UTF_8);
        }

        /// What is in the link of a page, behind its `#`.
        public String token(String page) {
            var link = Pattern.compile(page + "#(\\S+)").matcher(text());
            if (!link.find()) {
                throw new AssertionError(page + " in " + text());
            }
            return link.group(1);
        }
    }

    /// Where it is, as the program is told.
    public String address() {
        return "smtp://127.0.0.1:%d?from=anden@example.org".formatted(server.getLocalPort());
    }

    /// The next mail.
    public Mail next() {
        try {
            @Nullable Mail mail = mails.poll(Patience.LENGTH.toSeconds(), TimeUnit.SECONDS);
            if (mail == null) {
                throw new AssertionError("No mail came");
            }
            return mail;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }

    /// What is in the link of the next mail that leads to a page; mails without one are passed over.
    public String token(String page) {
        Mail mail = next();
        while (!mail.text().contains(page + "#")) {
            mail = next();
        }
        return mail.token(page);
    }

    /// From now on nothing is taken, or everything again.
    public void refuse(boolean nothing) {
        refusing = nothing;
    }

    /// What is answered from now on to whom a mail is for, such as `550 5.1.1 nobody`.
    public void answerReceivers(String line) {
        toReceivers = line;
    }

    /// Waits until something was refused once more.
    public void awaitRefused() {
        try {
            if (!refused.tryAcquire(Patience.LENGTH.toSeconds(), TimeUnit.SECONDS)) {
                throw new AssertionError("No mail was refused");
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }

    /// How many mails nobody has read.
    public int waiting() {
        return mails.size();
    }

    private void listen() {
        while (!server.isClosed()) {
            try {
                Socket client = server.accept();
                Thread.ofVirtual().start(() -> converse(client));
            } catch (SocketException closed) {
                return;
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        }
    }

    private void converse(Socket client) {
        try (client;
                var in = new BufferedReader(new InputStreamReader(client.getInputStream(), StandardCharsets.UTF_8));
                Writer out = new OutputStreamWriter(client.getOutputStream(), StandardCharsets.UTF_8)) {
            answer(in, out);
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }

    private void answer(BufferedReader in, Writer out) throws IOException {
        List<String> to = new ArrayList<>();
        if (refusing) {
            say(out, "421 not now");
            refused.release();
            return;
        }
        say(out, "220 mail.example.org");
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            if (line.startsWith("RCPT TO:")) {
                to.add(line.substring(line.indexOf('<') + 1, line.indexOf('>')));
            }
            if (line.equals("DATA")) {
                say(out, "354 go on");
                mails.add(mail(to, in));
                to = new ArrayList<>();
            }
            say(out, line.startsWith("RCPT TO:") ? toReceivers : line.equals("QUIT") ? "221 bye" : "250 ok");
            if (line.startsWith("RCPT TO:") && !toReceivers.startsWith("2")) {
                refused.release();
            }
            if (line.equals("QUIT")) {
                return;
            }
        }
    }

    private static Mail mail(List<String> to, BufferedReader in) throws IOException {
        var text = new StringBuilder();
        for (String line = in.readLine(); line != null && !line.equals("."); line = in.readLine()) {
            text.append(line).append('\n');
        }
        int end = text.indexOf("\n\n");
        return new Mail(to, text.substring(0, end), text.substring(end + 2));
    }

    private static void say(Writer out, String line) throws IOException {
        out.write(line + "\r\n");
        out.flush();
    }

    @Override
    public void close() throws IOException {
        server.close();
    }
}
