package dev.anden.server;

import dev.anden.arena.SeedSource;
import dev.anden.engine.GameCatalog;
import dev.anden.players.Roster;
import dev.anden.server.analysis.Analyses;
import dev.anden.server.analysis.AnalysisController;
import dev.anden.server.analysis.AnalysisTask;
import dev.anden.server.analysis.HintController;
import dev.anden.server.analysis.Hints;
import dev.anden.server.analysis.LuckNotes;
import dev.anden.server.history.HistoryController;
import dev.anden.server.history.OwnNoteController;
import dev.anden.server.history.ProfileController;
import dev.anden.server.history.Profiles;
import dev.anden.server.history.Ratings;
import dev.anden.server.history.RatingsController;
import dev.anden.server.importing.ImportController;
import dev.anden.server.importing.Imports;
import dev.anden.server.lobby.TablesController;
import dev.anden.server.people.People;
import dev.anden.server.store.account.NetworkBotStore;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.history.BoardResultStore;
import dev.anden.server.store.history.HistoryStore;
import dev.anden.server.store.history.ImportStore;
import dev.anden.server.store.history.KnownPeopleStore;
import dev.anden.server.store.history.RatingStore;
import dev.anden.server.store.node.NodeStore;
import dev.anden.server.store.node.RunStore;
import dev.anden.server.store.node.RunningTime;
import dev.anden.server.store.operator.AgeStore;
import dev.anden.server.store.people.HolidayStore;
import dev.anden.server.store.people.ProfileStore;
import dev.anden.server.store.reminder.ReminderStore;
import dev.anden.server.store.table.ClockStore;
import dev.anden.server.store.table.CompanyStore;
import dev.anden.server.store.table.PlyLog;
import dev.anden.server.store.table.ProposalStore;
import dev.anden.server.store.table.ResultStore;
import dev.anden.server.store.table.TableStore;
import dev.anden.server.store.talk.SilenceStore;
import dev.anden.server.store.tournament.TournamentStore;
import dev.anden.server.table.Deadlines;
import dev.anden.server.table.Expiry;
import dev.anden.server.table.Holidays;
import dev.anden.server.table.LiveTables;
import dev.anden.server.table.Services;
import dev.anden.server.table.TableMetrics;
import dev.anden.server.table.log.FaultLog;
import dev.anden.server.table.node.Nodes;
import dev.anden.server.table.node.OneNode;
import dev.anden.server.table.node.SharedNodes;
import dev.anden.server.tournament.TournamentController;
import dev.anden.server.tournament.Tournaments;
import dev.anden.server.web.RateLimits;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.lang.management.ManagementFactory;
import java.security.SecureRandom;
import java.time.InstantSource;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;

/// Tables, what is remembered of their games, and what is worked out of them.
@Configuration(proxyBeanMethods = false)
@Import({
    TablesController.class,
    HistoryController.class,
    OwnNoteController.class,
    ImportController.class,
    RatingsController.class,
    TournamentController.class,
    ProfileController.class,
    AnalysisController.class,
    HintController.class
})
class TableConfiguration {
    @Bean
    Nodes nodes(Database database) {
        return database.isShared()
                ? new SharedNodes(new NodeStore(database), new CompanyStore(database), database.isFirst())
                : new OneNode();
    }

    @Bean
    RunningTime runningTime(Database database, Nodes nodes, MachineClock clock) {
        return RunningTime.begin(new RunStore(database), nodes.isShared(), database.isFirst(), clock.millis());
    }

    @Bean
    Deadlines deadlines() {
        return new Deadlines();
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
            RunningTime uptime,
            Deadlines deadlines,
            Nodes nodes,
            Database database,
            SecureRandom random,
            SeedSource seeds,
            MachineClock clock,
            MeterRegistry metrics) {
        InstantSource time = nodes.isShared() ? clock : new TableClock(clock, uptime);
        database.watch(new StoppedTime(uptime, time));
        return new Services(
                games,
                bots,
                tables,
                log,
                results,
                ages,
                clocks,
                new HolidayStore(database),
                reminders,
                silences,
                new ProposalStore(database),
                networkBots,
                uptime,
                deadlines,
                nodes,
                random,
                seeds,
                time,
                new TableMetrics(metrics),
                new FaultLog(),
                options.pace());
    }

    @Bean
    LiveTables liveTables(Services services, MeterRegistry metrics) {
        var live = new LiveTables(services);
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

    @Bean
    Expiry expiry(Services services, LiveTables tables) {
        return new Expiry(services, tables);
    }

    @Bean
    Holidays holidays(ServerOptions options, Services services, LiveTables tables) {
        return new Holidays(options.holidayDays(), services, tables);
    }

    @Bean
    Tournaments tournaments(TournamentStore store, Services services, LiveTables tables) {
        return new Tournaments(store, services, tables.newTables());
    }

    @Bean
    Ratings ratings(Database database, InstantSource clock) {
        return new Ratings(new RatingStore(database), clock);
    }

    @Bean
    Profiles profiles(
            ProfileStore store,
            HistoryStore history,
            BoardResultStore results,
            KnownPeopleStore known,
            SilenceStore silences,
            Ratings ratings,
            GameCatalog games,
            People people) {
        return new Profiles(store, history, results, known, silences, ratings, games, people);
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
    Analyses analyses(Roster bots, ResultStore results, ServerOptions options) {
        var luck = new LuckNotes(results);
        return new Analyses(
                (table, finished, seat) -> new AnalysisTask(
                        finished,
                        seat,
                        () -> bots.rehearser(finished.game()),
                        options.analysisTime(),
                        seats -> luck.note(table, seats)),
                Analyses.LIMIT,
                System::nanoTime,
                ManagementFactory.getThreadMXBean()::getCurrentThreadCpuTime);
    }

    @Bean
    Hints hints(Roster bots) {
        return new Hints(bots, Hints.LIMIT, System::nanoTime);
    }
}
