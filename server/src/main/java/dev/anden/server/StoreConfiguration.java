package dev.anden.server;

import dev.anden.engine.Game;
import dev.anden.engine.GameCatalog;
import dev.anden.server.store.account.AccountStore;
import dev.anden.server.store.account.NetworkBotStore;
import dev.anden.server.store.account.OwnDataStore;
import dev.anden.server.store.account.RecoveryStore;
import dev.anden.server.store.account.SessionStore;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.history.BoardResultStore;
import dev.anden.server.store.history.GameNameStore;
import dev.anden.server.store.history.HistoryStore;
import dev.anden.server.store.history.KnownPeopleStore;
import dev.anden.server.store.history.OwnNoteStore;
import dev.anden.server.store.operator.AgeStore;
import dev.anden.server.store.people.ProfileStore;
import dev.anden.server.store.table.ClockStore;
import dev.anden.server.store.table.PlyLog;
import dev.anden.server.store.table.ResultStore;
import dev.anden.server.store.table.TableStore;
import dev.anden.server.store.talk.ReadTalkStore;
import dev.anden.server.store.talk.SilenceStore;
import dev.anden.server.store.talk.TalkStore;
import dev.anden.server.store.tournament.TournamentStore;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/// What is kept in the database, and what is measured of it.
@Configuration(proxyBeanMethods = false)
class StoreConfiguration {
    @Bean
    ResultStore resultStore(Database database) {
        return new ResultStore(database);
    }

    @Bean
    HistoryStore historyStore(Database database) {
        return new HistoryStore(database);
    }

    @Bean
    BoardResultStore boardResultStore(Database database) {
        return new BoardResultStore(database);
    }

    @Bean
    KnownPeopleStore knownPeopleStore(Database database) {
        return new KnownPeopleStore(database);
    }

    @Bean
    AgeStore ageStore(Database database) {
        return new AgeStore(database);
    }

    @Bean
    ClockStore clockStore(Database database) {
        return new ClockStore(database);
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

    /// What the games of this start are called is known from now on, even if one of them goes later.
    @Bean
    GameNameStore gameNameStore(Database database, GameCatalog games) {
        var names = new GameNameStore(database);
        names.remember(games.games().stream().map(Game::info).toList());
        return names;
    }

    @Bean
    TalkStore talkStore(Database database) {
        return new TalkStore(database);
    }

    @Bean
    OwnNoteStore ownNoteStore(Database database) {
        return new OwnNoteStore(database);
    }

    @Bean
    ReadTalkStore readTalkStore(Database database) {
        return new ReadTalkStore(database);
    }

    @Bean
    TournamentStore tournamentStore(Database database) {
        return new TournamentStore(database);
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
    ProfileStore profileStore(Database database) {
        return new ProfileStore(database);
    }

    @Bean
    SessionStore sessionStore(Database database) {
        return new SessionStore(database);
    }

    @Bean
    RecoveryStore recoveryStore(Database database) {
        return new RecoveryStore(database);
    }

    @Bean
    OwnDataStore ownDataStore(Database database) {
        return new OwnDataStore(database);
    }

    @Bean
    NetworkBotStore networkBotStore(Database database) {
        return new NetworkBotStore(database);
    }
}
