package dev.anden.server;

import dev.anden.engine.GameCatalog;
import dev.anden.engine.files.GameFolder;
import dev.anden.players.Roster;
import dev.anden.protocol.WireJson;
import dev.anden.server.account.AccountController;
import dev.anden.server.account.Accounts;
import dev.anden.server.account.Attempts;
import dev.anden.server.account.CompanionController;
import dev.anden.server.account.Farewells;
import dev.anden.server.account.NetworkBotController;
import dev.anden.server.account.NetworkBots;
import dev.anden.server.account.OwnData;
import dev.anden.server.account.OwnDataController;
import dev.anden.server.account.PasskeyController;
import dev.anden.server.account.Passkeys;
import dev.anden.server.account.PasswordLinkController;
import dev.anden.server.account.PasswordLinks;
import dev.anden.server.account.Passwords;
import dev.anden.server.account.Reception;
import dev.anden.server.account.Recoveries;
import dev.anden.server.account.RecoveryController;
import dev.anden.server.analysis.Analyses;
import dev.anden.server.analysis.AnalysisController;
import dev.anden.server.analysis.HintController;
import dev.anden.server.analysis.Hints;
import dev.anden.server.analysis.LuckNotes;
import dev.anden.server.analysis.Work;
import dev.anden.server.history.HistoryController;
import dev.anden.server.history.Ratings;
import dev.anden.server.history.RatingsController;
import dev.anden.server.importing.ImportController;
import dev.anden.server.importing.Imports;
import dev.anden.server.live.Connections;
import dev.anden.server.lobby.Boards;
import dev.anden.server.lobby.GamesController;
import dev.anden.server.lobby.ReplayController;
import dev.anden.server.lobby.ServerController;
import dev.anden.server.lobby.TablesController;
import dev.anden.server.people.BotVisitor;
import dev.anden.server.people.Companions;
import dev.anden.server.people.GuestCookie;
import dev.anden.server.people.MeController;
import dev.anden.server.people.People;
import dev.anden.server.people.Sessions;
import dev.anden.server.people.Visitor;
import dev.anden.server.reminder.Channels;
import dev.anden.server.reminder.PasswordPost;
import dev.anden.server.store.AccountStore;
import dev.anden.server.store.AgeStore;
import dev.anden.server.store.ClockStore;
import dev.anden.server.store.Database;
import dev.anden.server.store.HistoryStore;
import dev.anden.server.store.ImportStore;
import dev.anden.server.store.KnownPeopleStore;
import dev.anden.server.store.NetworkBotStore;
import dev.anden.server.store.NodeStore;
import dev.anden.server.store.OrderStore;
import dev.anden.server.store.OwnDataStore;
import dev.anden.server.store.PasskeyStore;
import dev.anden.server.store.PasswordLinkStore;
import dev.anden.server.store.PersonStore;
import dev.anden.server.store.PlyLog;
import dev.anden.server.store.ProposalStore;
import dev.anden.server.store.RatingStore;
import dev.anden.server.store.ReceiverStore;
import dev.anden.server.store.RecoveryStore;
import dev.anden.server.store.ReminderStore;
import dev.anden.server.store.ResultStore;
import dev.anden.server.store.RunningTime;
import dev.anden.server.store.SessionStore;
import dev.anden.server.store.Settings;
import dev.anden.server.store.SilenceStore;
import dev.anden.server.store.TableStore;
import dev.anden.server.store.TalkStore;
import dev.anden.server.table.Deadlines;
import dev.anden.server.table.Expiry;
import dev.anden.server.table.FaultLog;
import dev.anden.server.table.LiveTables;
import dev.anden.server.table.Nodes;
import dev.anden.server.table.OneNode;
import dev.anden.server.table.Services;
import dev.anden.server.table.SharedNodes;
import dev.anden.server.table.TableMetrics;
import dev.anden.server.talk.Talks;
import dev.anden.server.web.RateLimits;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.lang.management.ManagementFactory;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.HexFormat;
import java.util.concurrent.ExecutorService;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.SpringBootConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;
import tools.jackson.databind.json.JsonMapper;

/// What the server is put together from.
@SpringBootConfiguration(proxyBeanMethods = false)
@LeanBoot
@Import({
    WebConfiguration.class,
    LiveConfiguration.class,
    ReminderConfiguration.class,
    MeController.class,
    AccountController.class,
    AnalysisController.class,
    HintController.class,
    OwnDataController.class,
    PasskeyController.class,
    NetworkBotController.class,
    CompanionController.class,
    RecoveryController.class,
    PasswordLinkController.class,
    GamesController.class,
    ServerController.class,
    ReplayController.class,
    TablesController.class,
    HistoryController.class,
    ImportController.class,
    RatingsController.class,
    Housekeeping.class,
    Neighbours.class
})
class ServerConfiguration {
    private static final Logger LOG = LoggerFactory.getLogger(ServerConfiguration.class);

    private static final int KEY_BYTES = 32;

    @Bean
    DatabaseHealth storeHealthIndicator(Database database, InstantSource clock) {
        return new DatabaseHealth(database, clock);
    }

    @Bean
    DiskHealth diskHealthIndicator(ServerOptions options) {
        return new DiskHealth(options);
    }

    @Bean
    TablesHealth tablesHealthIndicator(LiveTables tables) {
        return new TablesHealth(tables);
    }

    @Bean
    SecureRandom random() {
        return new SecureRandom();
    }

    @Bean
    JsonMapper jsonMapper() {
        return WireJson.mapper();
    }

    /// A file that can't be played is told and left out; it doesn't keep the server from starting.
    @Bean
    GameFolder ownGames(ServerOptions options) {
        GameFolder folder = GameFolder.read(options.boardsFolder(), GameCatalog.installed());
        folder.refused()
                .forEach(file -> LOG.atWarn()
                        .addKeyValue("file", folder.folder().resolve(file.name()))
                        .addKeyValue("problems", file.problems().size())
                        .addKeyValue("first", file.problems().getFirst())
                        .log("A board can't be played; anden board check tells everything that is wrong with it"));
        return folder;
    }

    @Bean
    GameCatalog games(GameFolder ownGames) {
        return ownGames.catalog();
    }

    @Bean
    Roster bots() {
        return Roster.installed();
    }

    @Bean
    Boards boards(JsonMapper json) {
        return new Boards(json);
    }

    @Bean
    ResultStore resultStore(Database database) {
        return new ResultStore(database);
    }

    @Bean
    HistoryStore historyStore(Database database) {
        return new HistoryStore(database);
    }

    @Bean
    KnownPeopleStore knownPeopleStore(Database database) {
        return new KnownPeopleStore(database);
    }

    @Bean
    Ratings ratings(Database database, InstantSource clock) {
        return new Ratings(new RatingStore(database), clock);
    }

    @Bean
    Imports imports(
            GameCatalog games,
            Roster bots,
            Database database,
            LiveTables tables,
            RateLimits limits,
            InstantSource clock) {
        return new Imports(games, bots, new ImportStore(database), tables, limits, clock);
    }

    @Bean
    Analyses analyses(Roster bots, ResultStore results) {
        var luck = new LuckNotes(results);
        return new Analyses(
                (table, finished, seat) -> new Work(
                        finished, seat, () -> bots.rehearser(finished.game()), seats -> luck.note(table, seats)),
                Analyses.LIMIT,
                System::nanoTime,
                ManagementFactory.getThreadMXBean()::getCurrentThreadCpuTime);
    }

    @Bean
    Hints hints(Roster bots) {
        return new Hints(bots, Hints.LIMIT, System::nanoTime);
    }

    @Bean
    AgeStore ageStore(Database database) {
        return new AgeStore(database);
    }

    @Bean
    Ageing ageing(
            ServerOptions options,
            AgeStore ages,
            SessionStore sessions,
            NetworkBotStore bots,
            Passkeys passkeys,
            PasswordLinks links,
            LiveTables tables,
            InstantSource clock) {
        return new Ageing(options.keeping(), ages, sessions, bots, passkeys, links, tables, clock);
    }

    @Bean
    ClockStore clockStore(Database database) {
        return new ClockStore(database);
    }

    @Bean
    Expiry expiry(Services services, LiveTables tables) {
        return new Expiry(services, tables);
    }

    @Bean
    PlyLog plyLog(Database database) {
        return new PlyLog(database);
    }

    /// Beside the number of plies it tells how many choices shared the way to the disk.
    @Bean
    FunctionCounter commits(Database database, MeterRegistry metrics) {
        return FunctionCounter.builder("anden.log.commits", database, Database::commits)
                .description("Transactions synced to disk; those of several tables count once")
                .register(metrics);
    }

    /// Where it grows, the disk doesn't keep up.
    @Bean
    Gauge writesWaiting(Database database, MeterRegistry metrics) {
        return Gauge.builder("anden.writes.waiting", database, Database::waiting)
                .description("Changes that wait to be written")
                .register(metrics);
    }

    @Bean
    TableStore tableStore(Database database, ResultStore results) {
        return new TableStore(database, results);
    }

    @Bean
    TalkStore talkStore(Database database) {
        return new TalkStore(database);
    }

    @Bean
    SilenceStore silenceStore(Database database) {
        return new SilenceStore(database);
    }

    @Bean
    AccountStore accountStore(Database database) {
        return new AccountStore(database);
    }

    @Bean
    SessionStore sessionStore(Database database) {
        return new SessionStore(database);
    }

    @Bean
    Sessions sessions(SessionStore store, SecureRandom random, InstantSource clock) {
        return new Sessions(store, random, clock);
    }

    @Bean
    Accounts accounts(
            AccountStore store,
            Sessions sessions,
            People people,
            Visitor visitor,
            LiveTables tables,
            Connections connections,
            ReceiverStore receivers,
            InstantSource clock) {
        return new Accounts(
                store,
                sessions,
                new Passwords(),
                new Attempts(clock),
                people,
                visitor,
                tables,
                connections,
                receivers,
                clock);
    }

    @Bean
    Passkeys passkeys(Database database, Accounts accounts, SecureRandom random, InstantSource clock) {
        return new Passkeys(new PasskeyStore(database), accounts, key(database, "passkey-key", random), random, clock);
    }

    @Bean
    Reception reception(
            Visitor visitor, AccountStore store, Passkeys passkeys, Sessions sessions, Recoveries recoveries) {
        return new Reception(visitor, store, passkeys, sessions, recoveries);
    }

    @Bean
    RecoveryStore recoveryStore(Database database) {
        return new RecoveryStore(database);
    }

    @Bean
    Recoveries recoveries(
            RecoveryStore store,
            AccountStore accounts,
            TableStore seats,
            People people,
            LiveTables tables,
            Connections connections,
            ReceiverStore receivers,
            SecureRandom random,
            InstantSource clock) {
        return new Recoveries(store, accounts, seats, people, tables, connections, receivers, random, clock);
    }

    @Bean
    PasswordLinks passwordLinks(
            Database database,
            AccountStore store,
            ReceiverStore receivers,
            Accounts accounts,
            Channels channels,
            ExecutorService reminderThreads,
            SecureRandom random,
            InstantSource clock) {
        return new PasswordLinks(
                new PasswordLinkStore(database),
                store,
                receivers,
                accounts,
                PasswordPost.of(channels),
                reminderThreads,
                random,
                clock);
    }

    @Bean
    OwnDataStore ownDataStore(Database database) {
        return new OwnDataStore(database);
    }

    @Bean
    OwnData ownData(OwnDataStore store, NetworkBotStore bots, JsonMapper json) {
        return new OwnData(store, bots, json);
    }

    @Bean
    Farewells farewells(
            Accounts accounts,
            People people,
            NetworkBots bots,
            OwnDataStore store,
            LiveTables tables,
            Talks talks,
            Connections connections) {
        return new Farewells(accounts, people, bots, store, tables, talks, connections);
    }

    @Bean
    NetworkBotStore networkBotStore(Database database) {
        return new NetworkBotStore(database);
    }

    @Bean
    BotVisitor botVisitor(NetworkBotStore store, People people, InstantSource clock) {
        return new BotVisitor(store, people, clock);
    }

    @Bean
    NetworkBots networkBots(
            NetworkBotStore store,
            People people,
            LiveTables tables,
            Connections connections,
            SecureRandom random,
            InstantSource clock) {
        return new NetworkBots(store, people, tables, connections, random, clock);
    }

    @Bean
    Orders orders(
            Database database,
            TableStore stored,
            LiveTables tables,
            People people,
            Farewells farewells,
            InstantSource clock) {
        return new Orders(new OrderStore(database), stored, tables, people, farewells, clock);
    }

    @Bean
    People people(Database database, AccountStore accounts, SecureRandom random, InstantSource clock) {
        return new People(new PersonStore(database), accounts, random, clock);
    }

    @Bean
    GuestCookie guestCookie(Database database, SecureRandom random) {
        return new GuestCookie(key(database, "cookie-key", random));
    }

    /// The server's own key for something, the same on every server that uses the database.
    private static byte[] key(Database database, String name, SecureRandom random) {
        String key = new Settings(database).valueOr(name, () -> {
            var bytes = new byte[KEY_BYTES];
            random.nextBytes(bytes);
            return HexFormat.of().formatHex(bytes);
        });
        return HexFormat.of().parseHex(key);
    }

    @Bean
    Companions companions(GuestCookie cookie, AccountStore accounts, People people) {
        return new Companions(cookie, accounts, people);
    }

    @Bean
    Visitor visitor(
            GuestCookie cookie, Sessions sessions, AccountStore accounts, Companions companions, People people) {
        return new Visitor(cookie, sessions, accounts, companions, people);
    }

    @Bean
    Nodes nodes(Database database) {
        return database.isShared() ? new SharedNodes(new NodeStore(database), database.isFirst()) : new OneNode();
    }

    @Bean
    Services services(
            ServerOptions options,
            GameCatalog games,
            Roster bots,
            TableStore tables,
            PlyLog log,
            ResultStore results,
            AgeStore ages,
            ClockStore clocks,
            ReminderStore reminders,
            SilenceStore silences,
            NetworkBotStore networkBots,
            Nodes nodes,
            Database database,
            SecureRandom random,
            InstantSource clock,
            MeterRegistry metrics) {
        return new Services(
                games,
                bots,
                tables,
                log,
                results,
                ages,
                clocks,
                reminders,
                silences,
                new ProposalStore(database),
                networkBots,
                RunningTime.begin(clocks, database.isFirst(), clock.millis()),
                new Deadlines(),
                nodes,
                random,
                clock,
                new TableMetrics(metrics),
                new FaultLog(),
                options.patience(),
                options.takeBackPause(),
                options.networkBotPatience(),
                options.tableLimit());
    }

    @Bean
    LiveTables liveTables(ServerOptions options, Services services, MeterRegistry metrics) {
        var live = new LiveTables(services, options.botPause(), options.botLimit());
        Gauge.builder("anden.tables.live", live, LiveTables::size)
                .description("Tables in memory")
                .register(metrics);
        Gauge.builder("anden.tables.stuck", live, LiveTables::stuck)
                .description("Tables at which something takes so long that nobody else can do anything there")
                .register(metrics);
        Gauge.builder("anden.tables.damaged", services.faults(), FaultLog::size)
                .description("Tables found since the start that can't be opened")
                .register(metrics);
        Gauge.builder("anden.bots.thinking", live, LiveTables::botsThinking)
                .description("Bots that think, or wait for a thread to think on")
                .register(metrics);
        Gauge.builder("anden.bots.lost", live, LiveTables::botsLost)
                .description("Bots that are late, or were given up, and still think")
                .register(metrics);
        return live;
    }
}
