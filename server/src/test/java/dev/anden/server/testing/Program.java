package dev.anden.server.testing;

import dev.anden.protocol.account.NetworkBotTables;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocketHandshakeException;
import java.util.concurrent.CompletionException;

/// A program elsewhere that has the token of a network bot.
public final class Program {
    private final HttpClient client = HttpClient.newHttpClient();
    private final String address;
    private final String token;

    public Program(String address, String token) {
        this.address = address;
        this.token = token;
    }

    /// The games in play that have given it a seat.
    public NetworkBotTables tables() {
        return Guest.read(send(request("/api/bot/tables").GET()), NetworkBotTables.class);
    }

    /// The live connection to a table, once it is there.
    public LiveClient play(String table) {
        return LiveClient.open(
                client.newWebSocketBuilder().header("Authorization", "Bearer " + token), live(address, table));
    }

    /// The status by which the live connection to a table is refused.
    public int refusalAt(String table) {
        try {
            play(table).close();
        } catch (CompletionException failure) {
            if (failure.getCause() instanceof WebSocketHandshakeException refused) {
                return refused.getResponse().statusCode();
            }
            throw failure;
        }
        throw new AssertionError("It was let in");
    }

    private static URI live(String address, String table) {
        return URI.create(address.replace("http:", "ws:") + "/api/tables/%s/live".formatted(table));
    }

    /// A request with its token.
    public HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(address + path)).header("Authorization", "Bearer " + token);
    }

    public HttpResponse<String> send(HttpRequest.Builder request) {
        try {
            return client.send(request.build(), BodyHandlers.ofString());
        } catch (IOException failure) {
            throw new IllegalStateException(failure);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }
}
