package dev.anden.server.testing;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.anden.protocol.reminder.NewReminderBrowser;
import dev.anden.protocol.reminder.ReminderBrowser;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// The push service of a maker of browsers: takes what is sent to the browsers that it knows, and keeps it.
public final class PushService implements AutoCloseable {
    private final HttpServer server;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final Map<String, Subscribed> browsers = new ConcurrentHashMap<>();

    public PushService() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(threads);
        server.createContext("/", this::take);
        server.start();
    }

    /// Where it is, such as `http://127.0.0.1:4711`.
    public String address() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    /// A browser of somebody's that is told something from now on, and nobody else's any more.
    ///
    /// @param name names it here
    public Subscribed subscribe(Guest guest, String name) {
        var browser = new Subscribed(new PushedBrowser(), address());
        browsers.put("/" + name, browser);
        var wish = new NewReminderBrowser(address() + "/" + name, browser.keys.publicKey(), browser.keys.auth(), "es");
        browser.id = Guest.read(guest.post("/api/reminders/browsers", wish), ReminderBrowser.class)
                .id();
        return browser;
    }

    private void take(HttpExchange exchange) throws IOException {
        Subscribed browser = browsers.get(exchange.getRequestURI().getPath());
        byte[] body = exchange.getRequestBody().readAllBytes();
        if (browser == null) {
            exchange.sendResponseHeaders(404, -1);
            return;
        }
        Map<String, String> headers = new ConcurrentHashMap<>();
        exchange.getRequestHeaders().forEach((name, values) -> headers.put(name, values.getFirst()));
        browser.answers(exchange, new Sent(headers, body));
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }

    private static final class Sent {
        private final Map<String, String> headers;
        private final byte[] body;

        Sent(Map<String, String> headers, byte[] body) {
            this.headers = headers;
            this.body = body;
        }
    }

    /// A browser that is told something, and what it was told.
    public static final class Subscribed {
        private final PushedBrowser keys;
        private final String service;
        private final BlockingQueue<Sent> sent = new LinkedBlockingQueue<>();
        private String id = "";
        private volatile int status = 201;
        private volatile boolean silent;
        private volatile CountDownLatch hesitation = new CountDownLatch(0);

        private Subscribed(PushedBrowser keys, String service) {
            this.keys = keys;
            this.service = service;
        }

        /// By which the server knows it.
        public String id() {
            return id;
        }

        /// What its push service answers from now on.
        public void answer(int other) {
            status = other;
        }

        /// Its push service takes what comes, and doesn't answer.
        public void beSilent() {
            silent = true;
        }

        /// Its push service takes what comes, and doesn't answer before it is to.
        ///
        /// @return has it answer
        public Runnable hesitate() {
            var last = new CountDownLatch(1);
            hesitation = last;
            return last::countDown;
        }

        private void answers(HttpExchange exchange, Sent message) throws IOException {
            sent.add(message);
            awaitEnd(hesitation);
            if (!silent) {
                exchange.sendResponseHeaders(status, -1);
                exchange.close();
            }
        }

        private static void awaitEnd(CountDownLatch hesitation) {
            try {
                hesitation.await();
            } catch (InterruptedException closing) {
                Thread.currentThread().interrupt();
            }
        }

        /// What it is told next, decrypted; who sent it is checked.
        public JsonNode next() {
            Sent message = await();
            VapidCheck.requireGenuine(message.headers.get("Authorization"), service);
            assertHeader(message, "Content-encoding", "aes128gcm");
            assertHeader(message, "Ttl", "86400");
            return Guest.JSON.readTree(keys.read(message.body));
        }

        /// Waits for what it is told next; by what the push service knows whether it takes the place of something.
        public String nextTopic() {
            return await().headers.getOrDefault("Topic", "");
        }

        /// Waits until something comes.
        public void awaitAny() {
            await();
        }

        /// How much has come that nobody has looked at.
        public int waiting() {
            return sent.size();
        }

        private Sent await() {
            try {
                @Nullable Sent message = sent.poll(Patience.LENGTH.toSeconds(), TimeUnit.SECONDS);
                if (message == null) {
                    throw new AssertionError("Nothing was pushed");
                }
                return message;
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException(interrupted);
            }
        }

        private static void assertHeader(Sent message, String name, String value) {
            if (!value.equals(message.headers.get(name))) {
                throw new AssertionError(name + ": " + message.headers);
            }
        }
    }
}
