package dev.anden.server;

import dev.anden.engine.GameCatalog;
import dev.anden.engine.files.GameFolder;
import dev.anden.players.Roster;
import dev.anden.protocol.json.WireJson;
import dev.anden.server.account.Farewells;
import dev.anden.server.account.Passkeys;
import dev.anden.server.account.PasswordLinks;
import dev.anden.server.lobby.Boards;
import dev.anden.server.lobby.GamesController;
import dev.anden.server.lobby.ReplayController;
import dev.anden.server.lobby.ServerController;
import dev.anden.server.people.People;
import dev.anden.server.store.account.NetworkBotStore;
import dev.anden.server.store.account.SessionStore;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.operator.AgeStore;
import dev.anden.server.store.operator.OrderStore;
import dev.anden.server.store.table.TableStore;
import dev.anden.server.store.tournament.TournamentStore;
import dev.anden.server.table.Holidays;
import dev.anden.server.table.LiveTables;
import java.security.SecureRandom;
import java.time.InstantSource;
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
    StoreConfiguration.class,
    PeopleConfiguration.class,
    TableConfiguration.class,
    GamesController.class,
    ServerController.class,
    ReplayController.class,
    Housekeeping.class,
    Neighbours.class
})
class ServerConfiguration {
    private static final Logger LOG = LoggerFactory.getLogger(ServerConfiguration.class);

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
                        .addKeyValue("file", folder.place(file))
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
    Ageing ageing(
            ServerOptions options,
            AgeStore ages,
            SessionStore sessions,
            NetworkBotStore bots,
            Passkeys passkeys,
            PasswordLinks links,
            LiveTables tables,
            Holidays holidays,
            TournamentStore tournaments,
            MachineClock clock) {
        return new Ageing(
                options.retention(), ages, sessions, bots, passkeys, links, tables, holidays, tournaments, clock);
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
}
