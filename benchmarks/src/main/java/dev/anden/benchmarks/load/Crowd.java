package dev.anden.benchmarks.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.concurrent.atomic.AtomicInteger;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The people who come to a server, each from an address of its own: limits are the server's own, and somebody who
/// plays doesn't meet them.
final class Crowd implements AutoCloseable {
    private static final JsonMapper JSON = new JsonMapper();
    private static final int BYTE = 256;

    private final URI server;
    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final AtomicInteger people = new AtomicInteger();

    Crowd(String server) {
        this.server = URI.create(server);
    }

    /// Somebody who comes for the first time.
    Guest guest() throws IOException, InterruptedException {
        int number = people.getAndIncrement();
        String address = "10.%d.%d.%d".formatted(number / BYTE / BYTE, number / BYTE % BYTE, number % BYTE);
        HttpResponse<String> answer = client.send(
                HttpRequest.newBuilder(server.resolve("/api/me"))
                        .header("X-Forwarded-For", address)
                        .header("X-Anden", "1")
                        .build(),
                BodyHandlers.ofString());
        String cookie = answer.headers().firstValue("Set-Cookie").orElseThrow();
        return new Guest(address, cookie.substring(0, cookie.indexOf(';')));
    }

    @Override
    public void close() {
        client.close();
    }

    /// Somebody the server knows.
    final class Guest {
        private final String address;
        private final String cookie;

        private Guest(String address, String cookie) {
            this.address = address;
            this.cookie = cookie;
        }

        /// Asks the server to do something.
        ///
        /// @return what it answers
        JsonNode post(String path, String body) throws IOException, InterruptedException {
            HttpResponse<String> answer = client.send(
                    HttpRequest.newBuilder(server.resolve(path))
                            .header("X-Forwarded-For", address)
                            .header("Cookie", cookie)
                            .header("Content-Type", "application/json")
                            .POST(BodyPublishers.ofString(body))
                            .build(),
                    BodyHandlers.ofString());
            if (answer.statusCode() != 200) {
                throw new IOException("%s: %d %s".formatted(path, answer.statusCode(), answer.body()));
            }
            return JSON.readTree(answer.body());
        }

        /// Looks at a table.
        Frames watch(String table) throws IOException {
            return Frames.open(
                    server,
                    "/api/tables/%s/live?since=0".formatted(table),
                    "X-Forwarded-For: %s\nCookie: %s".formatted(address, cookie));
        }
    }
}
