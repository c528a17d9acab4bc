package dev.anden.server.store.postgres;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.postgresql.Driver;
import org.postgresql.PGProperty;
import org.postgresql.ds.PGSimpleDataSource;
import org.postgresql.jdbc.SslMode;
import org.springframework.jdbc.datasource.SimpleDriverDataSource;

/// Where a database of PostgreSQL is, and who asks for it there.
///
/// It reads both forms in which such an address is written, `postgresql://user:password@host:5432/database` and
/// `jdbc:postgresql://host:5432/database?user=…&password=…`, with the driver's own settings behind the question
/// mark. What it says of itself, [#toString()] included, never has the password in it.
public final class PostgresAddress {
    private static final String HOST = "(?:[A-Za-z0-9._-]+|\\[[0-9A-Fa-f:.]+])(?::\\d{1,9})?";

    /// Several hosts are one server and those that stand in for it.
    private static final Pattern FORM = Pattern.compile("(?:jdbc:)?postgres(?:ql)?://"
            + "(?:(?<user>[^:@/?#]*)(?::(?<password>[^@/?#]*))?@)?"
            + "(?<server>" + HOST + "(?:," + HOST + ")*)/(?<database>[^/?#]+)(?:\\?(?<settings>[^#]*))?");

    private static final Pattern PORT = Pattern.compile(":(\\d+)(?=,|$)");
    private static final int HIGHEST_PORT = 65_535;

    private static final String USER = "user";
    private static final String PASSWORD = "password";

    /// So much earlier than a server is given up it ends by itself what takes too long. What is given up goes on there,
    /// for nobody, and is asked once more.
    private static final Duration EARLIER = Duration.ofMillis(500);

    /// What the address may say otherwise. A server that doesn't answer for so many seconds is one that isn't there.
    private static final Map<String, String> USUAL = Map.of(
            "ApplicationName", "anden",
            "connectTimeout", "5",
            "loginTimeout", "5",
            "socketTimeout", "15",
            "tcpKeepAlive", "true");

    /// Whatever the address says: of what is written together it couldn't be told how much was.
    private static final Map<String, String> FIXED = Map.of("reWriteBatchedInserts", "false");

    /// Which of several hosts is wanted: the driver would take the first one that answers, be it one that stands in.
    private static final String WHICH = "targetServerType";

    private static final String PRIMARY = "primary";

    /// How long a server waits for what another connection holds. Those of servers hold it for moments; whoever keeps
    /// a table to themselves, to look after it, isn't to keep everybody waiting.
    private static final Duration MOMENT = Duration.ofMillis(500);

    /// The same for whoever makes the tables.
    private static final Duration LONG_MOMENT = Duration.ofSeconds(5);

    private final String server;
    private final String database;
    private final Map<String, String> settings;
    private final Duration moment;

    private PostgresAddress(String server, String database, Map<String, String> settings, Duration moment) {
        this.server = server;
        this.database = database;
        this.settings = settings;
        this.moment = moment;
    }

    /// Reads one; empty if it isn't one, or has settings that the driver doesn't know.
    public static Optional<PostgresAddress> of(String text) {
        Matcher form = FORM.matcher(text.strip());
        // The driver would write about such a port on the error stream.
        if (!form.matches() || impossiblePortOf(form.group("server")).isPresent()) {
            return Optional.empty();
        }
        try {
            if (!unknownSettings(text).isEmpty()) {
                return Optional.empty();
            }
            var address =
                    new PostgresAddress(form.group("server"), decoded(form.group("database")), settings(form), MOMENT);
            return Driver.parseURL(address.url(Map.of()), null) == null ? Optional.empty() : Optional.of(address);
        } catch (IllegalArgumentException unreadable) {
            return Optional.empty();
        }
    }

    /// The port in a text that would be an address, were it not for that port.
    public static Optional<String> impossiblePort(String text) {
        Matcher form = FORM.matcher(text.strip());
        return form.matches() ? impossiblePortOf(form.group("server")) : Optional.empty();
    }

    /// The settings in a text that would be an address, were they the driver's: it would ignore them, even where it is
    /// to encrypt.
    public static List<String> unknownSettings(String text) {
        Matcher form = FORM.matcher(text.strip());
        if (!form.matches()) {
            return List.of();
        }
        try {
            Set<String> known = knownSettings();
            return settings(form).keySet().stream()
                    .filter(name -> !known.contains(name))
                    .toList();
        } catch (IllegalArgumentException unreadable) {
            return List.of();
        }
    }

    /// What the driver can be told.
    public static Set<String> knownSettings() {
        return Arrays.stream(PGProperty.values()).map(PGProperty::getName).collect(Collectors.toUnmodifiableSet());
    }

    private static Optional<String> impossiblePortOf(String server) {
        return PORT.matcher(server)
                .results()
                .map(found -> found.group(1))
                .filter(port -> Integer.parseInt(port) < 1 || Integer.parseInt(port) > HIGHEST_PORT)
                .findFirst();
    }

    /// Whether there is a password in it.
    boolean hasPassword() {
        return settings.containsKey(PASSWORD);
    }

    /// Whether the driver knows how it is to encrypt connections; it says so only in words.
    boolean isSslModeKnown() {
        String mode = settings.getOrDefault("sslmode", SslMode.PREFER.value);
        return Arrays.stream(SslMode.values()).anyMatch(known -> known.value.equalsIgnoreCase(mode));
    }

    /// Whether a failure says that all of several hosts answer, and none of them is the one that is written to.
    static boolean isWithoutPrimary(SQLException failure) {
        return String.valueOf(failure.getMessage()).contains(WHICH);
    }

    /// The same address, whose connections wait longer or less long for what other connections hold.
    ///
    /// @param longest milliseconds are the finest that count
    public PostgresAddress waitingFor(Duration longest) {
        return new PostgresAddress(server, database, settings, longest);
    }

    /// Says on a connection how long it waits for what others hold.
    String waiting() {
        return waiting(moment);
    }

    /// Says the same for the present transaction.
    String waitingOnce() {
        return waitingOnce(moment);
    }

    /// Says within a transaction how long it waits for what others hold.
    static String waitingOnce(Duration longest) {
        return "set local lock_timeout = '%d ms'".formatted(longest.toMillis());
    }

    /// Says on a connection after how long the server is to break off what it is asked: before it is taken for silent.
    String breakingOff() {
        Duration silence = Duration.ofSeconds(source().getSocketTimeout());
        Duration longest = silence.isZero() ? silence : silence.minus(EARLIER);
        return "set statement_timeout = '%d ms'".formatted(longest.toMillis());
    }

    private static String waiting(Duration longest) {
        return "set lock_timeout = '%d ms'".formatted(longest.toMillis());
    }

    /// The server's name and port, as they were given.
    String server() {
        return server;
    }

    /// The database's name on its server.
    String database() {
        return database;
    }

    /// Whose name is used there.
    String user() {
        return settings.getOrDefault(USER, System.getProperty("user.name", "?"));
    }

    /// Connections to it. A server that is silent for a quarter of a minute is given up.
    public PGSimpleDataSource source() {
        var source = new PGSimpleDataSource();
        source.setURL(url(Map.of()));
        source.setUser(user());
        if (settings.containsKey(PASSWORD)) {
            source.setPassword(settings.get(PASSWORD));
        }
        return source;
    }

    /// Connections on which the server may be silent for as long as its work takes, but not for as long as
    /// somebody else keeps what is needed for that. Each connection says so when it is there: poolers let
    /// hardly anything through that is said before.
    ///
    /// They know their address as it was given. Those of [#source()] know every setting of the driver,
    /// in which Flyway looks for secrets again and again: that took it longer than making all tables.
    public DataSource patientSource() {
        var login = new Properties();
        login.setProperty(USER, user());
        if (settings.containsKey(PASSWORD)) {
            login.setProperty(PASSWORD, settings.get(PASSWORD));
        }
        return new SimpleDriverDataSource(new Driver(), url(Map.of("socketTimeout", "0")), login) {
            @Override
            public Connection getConnection() throws SQLException {
                Connection connection = super.getConnection();
                try (Statement statement = connection.createStatement()) {
                    statement.execute(waiting(LONG_MOMENT));
                    return connection;
                } catch (SQLException failure) {
                    connection.close();
                    throw failure;
                }
            }
        };
    }

    /// `postgresql://host:port/database`: what people are told of it.
    @Override
    public String toString() {
        return "postgresql://%s/%s".formatted(server, database);
    }

    /// The address as the driver wants it, without user and password.
    ///
    /// @param wanted settings, whatever the address says of them
    private String url(Map<String, String> wanted) {
        var all = new TreeMap<>(USUAL);
        if (server.contains(",")) {
            all.put(WHICH, PRIMARY);
        }
        all.putAll(settings);
        all.putAll(FIXED);
        all.putAll(wanted);
        all.remove(USER);
        all.remove(PASSWORD);
        String query = all.entrySet().stream()
                .map(setting -> encoded(setting.getKey()) + "=" + encoded(setting.getValue()))
                .collect(Collectors.joining("&"));
        return "jdbc:postgresql://%s/%s?%s".formatted(server, encoded(database), query);
    }

    private static Map<String, String> settings(Matcher form) {
        var settings = new TreeMap<String, String>();
        String given = form.group("settings");
        for (String setting : given == null ? new String[0] : given.split("&", -1)) {
            int sign = setting.indexOf('=');
            if (sign > 0) {
                settings.put(decoded(setting.substring(0, sign)), decoded(setting.substring(sign + 1)));
            } else if (!setting.isEmpty()) {
                settings.put(decoded(setting), "");
            }
        }
        put(settings, USER, form.group("user"));
        put(settings, PASSWORD, form.group("password"));
        return settings;
    }

    private static void put(Map<String, String> settings, String name, @Nullable String value) {
        if (value != null && !value.isEmpty()) {
            settings.put(name, decoded(value));
        }
    }

    /// In such an address a plus is a plus.
    private static String decoded(String text) {
        return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }
}
