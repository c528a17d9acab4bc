package dev.anden.server.testing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.arena.ReplayReader;
import dev.anden.arena.ReplayReading;
import dev.anden.engine.GameCatalog;
import dev.anden.protocol.CreateTable;
import dev.anden.protocol.CreateTable.SeatWish;
import dev.anden.protocol.HttpProblem;
import dev.anden.protocol.SeatBot;
import dev.anden.protocol.SpectatorView;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TimeControl;
import dev.anden.protocol.account.Account;
import dev.anden.protocol.account.Me;
import dev.anden.protocol.account.Person;
import dev.anden.protocol.account.Protection;
import dev.anden.protocol.json.WireJson;
import dev.anden.protocol.past.ImportReport;
import dev.anden.server.RunningServer;
import java.io.IOException;
import java.net.CookieManager;
import java.net.HttpCookie;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.json.JsonMapper;

/// Somebody with a browser: keeps cookies, asks over HTTP, opens live connections. Whoever is there for one test need
/// not be closed.
public final class Guest implements AutoCloseable {
    /// That of whoever is [protected][#protectedBy].
    public static final String PASSWORD = "una estación lejana";

    public static final JsonMapper JSON = WireJson.mapper();

    /// By which a proxy tells where a request comes from.
    static final String FORWARDED = "X-Forwarded-For";

    private final CookieManager cookies = new CookieManager();
    private final HttpClient client =
            HttpClient.newBuilder().cookieHandler(cookies).build();
    private final Optional<String> home;
    private String address;

    public Guest(RunningServer server) {
        this(server.address());
    }

    public Guest(String address) {
        this(address, Optional.empty());
    }

    /// Somebody who comes by way of a proxy.
    ///
    /// @param home the address that the proxy tells of them
    public Guest(String address, String home) {
        this(address, Optional.of(home));
    }

    private Guest(String address, Optional<String> home) {
        this.address = address;
        this.home = home;
        try {
            me();
        } catch (RuntimeException | AssertionError nobody) {
            close();
            throw nobody;
        }
    }

    /// Closes the browser. Each has a thread that looks after its connections as long as it might be used.
    @Override
    public void close() {
        client.shutdownNow();
    }

    /// Goes on with another server, with the cookies it has.
    public Guest at(RunningServer server) {
        return at(server.address());
    }

    public Guest at(String other) {
        address = other;
        return this;
    }

    /// Somebody else who comes to the same server.
    public Guest stranger() {
        return new Guest(address);
    }

    /// The value of a cookie that the browser has.
    public String cookie(String name) {
        return cookies.getCookieStore().getCookies().stream()
                .filter(cookie -> cookie.getName().equals(name))
                .map(HttpCookie::getValue)
                .findFirst()
                .orElseThrow();
    }

    public Me me() {
        return read(get("/api/me"), Me.class);
    }

    public TableInfo createTable(String... seats) {
        return table(tryCreate("ttr-usa", seats));
    }

    /// The table at which the same people play again.
    public TableInfo rematch(String table) {
        return table(post("/api/tables/%s/rematch".formatted(table), List.of()));
    }

    /// A table of French Quarter for one; its game begins at once.
    public TableInfo createSoloTable() {
        return table(tryCreate("french-quarter", "me"));
    }

    /// The table of an answer.
    public static TableInfo table(HttpResponse<String> answer) {
        return read(answer, TableInfo.class);
    }

    /// @param seats `me`, `friend` or a bot's level
    public HttpResponse<String> tryCreate(String game, String... seats) {
        return tryCreate(game, Map.of(), seats);
    }

    /// @param options values by option
    public HttpResponse<String> tryCreate(String game, Map<String, String> options, String... seats) {
        return tryCreate(game, options, TimeControl.NONE, seats);
    }

    /// @param time how much time there is
    public HttpResponse<String> tryCreate(String game, Map<String, String> options, TimeControl time, String... seats) {
        return post("/api/tables", new CreateTable(game, wishes(seats), options, time));
    }

    /// @param spectators what those see who watch without a seat
    public HttpResponse<String> tryCreate(
            String game, Map<String, String> options, SpectatorView spectators, String... seats) {
        return post("/api/tables", new CreateTable(game, wishes(seats), options, TimeControl.NONE, false, spectators));
    }

    /// Makes oneself an account.
    public Guest protectedBy(String handle) {
        read(post("/api/account", new Protection(handle, PASSWORD)), Account.class);
        return this;
    }

    /// A table whose game counts for ratings.
    public TableInfo createRatedTable(String game, String... seats) {
        return table(post(
                "/api/tables",
                new CreateTable(game, wishes(seats), Map.of(), TimeControl.NONE, true, SpectatorView.PUBLIC)));
    }

    /// @param seats `me`, `friend` or a bot's level
    public static List<SeatWish> wishes(String... seats) {
        return Arrays.stream(seats)
                .map(seat -> switch (seat) {
                    case "me" -> SeatWish.me();
                    case "friend" -> SeatWish.friend();
                    default -> SeatWish.bot(seat);
                })
                .toList();
    }

    public TableInfo table(String id) {
        return read(get("/api/tables/" + id), TableInfo.class);
    }

    public TableInfo sitDown(String table, int seat) {
        return read(post("/api/tables/%s/seats/%d".formatted(table, seat), List.of()), TableInfo.class);
    }

    public TableInfo seatBot(String table, int seat, String level) {
        return read(post("/api/tables/%s/seats/%d/bot".formatted(table, seat), new SeatBot(level)), TableInfo.class);
    }

    public TableInfo start(String table) {
        return read(post("/api/tables/%s/start".formatted(table), List.of()), TableInfo.class);
    }

    /// Sets up games for two on the board of the USA, in each of which somebody else takes the second seat.
    ///
    /// @return the ids of their tables
    public List<String> startGamesWith(Guest friend, int games, TimeControl time) {
        var tables = new ArrayList<String>();
        for (int game = 0; game < games; game++) {
            String table =
                    table(tryCreate("ttr-usa", Map.of(), time, "me", "friend")).id();
            friend.sitDown(table, 1);
            start(table);
            tables.add(table);
        }
        return tables;
    }

    /// The whole log of a game that is over, as a replay file.
    public String export(String table) {
        HttpResponse<String> answer = get("/api/tables/" + table + "/export");
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return answer.body();
    }

    /// The same, read and checked.
    public ReplayReading replay(String table) {
        return ReplayReader.read(GameCatalog.installed(), export(table));
    }

    public LiveClient watch(String table) {
        return watch(table, 0);
    }

    public LiveClient watch(String table, int since) {
        return live("/api/tables/%s/live?since=%d".formatted(table, since));
    }

    /// As another one of the people of the device.
    ///
    /// @param as a companion's number, or `nobody`
    public LiveClient watchAs(String table, String as) {
        return live("/api/tables/%s/live?since=0&as=%s".formatted(table, as));
    }

    /// Says besides how long bots are to wait after a choice that can be taken back.
    public LiveClient watch(String table, Duration takeBackPause) {
        return live("/api/tables/%s/live?since=0&pause=%d".formatted(table, takeBackPause.toMillis()));
    }

    private LiveClient live(String path) {
        return LiveClient.open(client, URI.create(address.replace("http:", "ws:") + path), home);
    }

    /// What is asked for, as a record of the wire.
    public <T> T ask(String path, Class<T> type) {
        return read(get(path), type);
    }

    /// Gives oneself a name.
    public Guest named(String name) {
        read(put("/api/me", new Person(name)), Person.class);
        return this;
    }

    /// Plays a game to its end, choosing now this and now that.
    public void playToTheEnd(String table) {
        try (LiveClient live = watch(table)) {
            live.playToTheEnd();
        }
    }

    /// Asks as the pages' scripts do.
    public HttpResponse<String> get(String path) {
        return send(request(path).header("X-Anden", "1").GET());
    }

    public HttpResponse<String> delete(String path) {
        return send(request(path).header("X-Anden", "1").DELETE());
    }

    public HttpResponse<String> post(String path, Object body) {
        return send(request(path)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(JSON.writeValueAsString(body))));
    }

    /// The same in a browser that says by what it is told.
    ///
    /// @param receiver the id
    public HttpResponse<String> postAs(String receiver, String path, Object body) {
        return send(request(path)
                .header("Content-Type", "application/json")
                .header("Anden-Browser", receiver)
                .POST(BodyPublishers.ofString(JSON.writeValueAsString(body))));
    }

    public HttpResponse<String> put(String path, Object body) {
        return send(request(path)
                .header("Content-Type", "application/json")
                .PUT(BodyPublishers.ofString(JSON.writeValueAsString(body))));
    }

    public HttpRequest.Builder request(String path) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(address + path));
        home.ifPresent(told -> request.header(FORWARDED, told));
        return request;
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

    /// Brings games along.
    ///
    /// @param query what is said of the file, such as `?player=Ana`; may be empty
    public ImportReport bring(String query, byte[] file) {
        return read(tryToBring(query, file), ImportReport.class);
    }

    /// The same, whatever comes of it.
    public HttpResponse<String> tryToBring(String query, byte[] file) {
        return send(request("/api/me/history/import" + query)
                .header("X-Anden", "1")
                .header("Content-Type", "application/octet-stream")
                .POST(BodyPublishers.ofByteArray(file)));
    }

    /// What is asked for, as bytes.
    public HttpResponse<byte[]> download(String path) {
        try {
            return client.send(request(path).GET().build(), BodyHandlers.ofByteArray());
        } catch (IOException failure) {
            throw new IllegalStateException(failure);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }

    public static HttpProblem problem(HttpResponse<String> answer) {
        return JSON.readValue(answer.body(), HttpProblem.class);
    }

    /// What an answer tells.
    public static <T> T read(HttpResponse<String> answer, Class<T> type) {
        if (answer.statusCode() != 200) {
            throw new AssertionError(answer.statusCode() + " " + answer.body());
        }
        return JSON.readValue(answer.body(), type);
    }
}
