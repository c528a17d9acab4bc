package dev.anden.server;

import dev.anden.arena.SeedSource;
import dev.anden.server.store.access.Databases;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.database.UnusableDatabase;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import org.springframework.beans.factory.aot.BeanRegistrationAotProcessor;
import org.springframework.boot.Banner;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.web.server.WebServer;
import org.springframework.boot.web.server.context.WebServerApplicationContext;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.dao.DataAccessException;

/// Starts servers.
public final class AndenServer {
    /// How large each of the buffers of a live connection is, in bytes; Tomcat reads it once, when its classes come.
    /// Nearly every message is smaller once it is deflated, and the others take a step more.
    private static final String BUFFER_SIZE = "org.apache.tomcat.websocket.DEFAULT_BUFFER_SIZE";

    private static final String BUFFER_BYTES = "512";

    /// On how many threads of the system all others of the server run; the JVM reads it once. A rule that never
    /// comes to an end keeps one of them for good.
    private static final String CARRIERS = "jdk.virtualThreadScheduler.parallelism";

    /// So many more than processors, that requests are answered while a few rules are caught so.
    private static final int SPARE_CARRIERS = 4;

    /// Whether beans are made as was written of them when the program was built.
    private static final String WRITTEN = "spring.aot.enabled";

    private AndenServer() {}

    /// Starts a server and comes back when it listens.
    ///
    /// @throws StartFailure if the data folder or the database can't be used or another server has it, the
    ///     database is a newer version's, or the port is taken
    public static RunningServer start(ServerOptions options) throws StartFailure {
        return start(options, MachineClock.system());
    }

    /// Starts a server that goes by another clock.
    ///
    /// @throws StartFailure as above
    public static RunningServer start(ServerOptions options, InstantSource clock) throws StartFailure {
        return start(options, clock, SeedSource.of(new SecureRandom()));
    }

    /// Starts a server that goes by another clock, and the secrets of whose games come from elsewhere: whoever knows
    /// them can play unfairly there.
    ///
    /// @throws StartFailure as above
    public static RunningServer start(ServerOptions options, InstantSource clock, SeedSource seeds)
            throws StartFailure {
        OperatorAccess.quiet();
        setUnlessSet(WRITTEN, Boolean.toString(BuildTimeBeans.areThere()));
        setUnlessSet(BUFFER_SIZE, BUFFER_BYTES);
        setUnlessSet(CARRIERS, Integer.toString(Runtime.getRuntime().availableProcessors() + SPARE_CARRIERS));
        requirePlace(options);
        Database database = open(options);
        try {
            ConfigurableApplicationContext context =
                    application(options, () -> database, clock, seeds).run();
            WebServer server = Objects.requireNonNull(((WebServerApplicationContext) context).getWebServer());
            var running = new RunningServer(context, options, server.getPort(), clock);
            if (!running.isEnding()) {
                database.announce(running.address());
                database.whenTaken(running::giveUp);
            }
            return running;
        } catch (RuntimeException failure) {
            database.close();
            throw explained(options, failure);
        }
    }

    private static void setUnlessSet(String property, String value) {
        if (System.getProperty(property) == null) {
            System.setProperty(property, value);
        }
    }

    /// What is wrong with the place is told before the database is touched, which may take long. Whoever starts
    /// a server twice is told that, and not that some program has its port.
    private static void requirePlace(ServerOptions options) throws StartFailure {
        Optional<StartFailure> obstacle = ListeningPlace.of(options).obstacle();
        if (obstacle.isEmpty()) {
            return;
        }
        if (options.postgres().isEmpty()) {
            try {
                Databases.requireUnused(options.dataFolder());
            } catch (UnusableDatabase used) {
                throw StartFailure.of(used);
            }
        }
        throw obstacle.get();
    }

    private static Database open(ServerOptions options) throws StartFailure {
        try {
            return options.postgres().map(Databases::open).orElseGet(() -> Databases.open(options.dataFolder()));
        } catch (UnusableDatabase failure) {
            throw StartFailure.of(failure);
        }
    }

    /// What is put together by what was written of it when the program was built ([BuildTimeBeans]), if it was.
    static SpringApplication application(
            ServerOptions options, Supplier<Database> database, InstantSource clock, SeedSource seeds) {
        SpringApplication application = new SpringApplicationBuilder(ServerConfiguration.class)
                .web(WebApplicationType.SERVLET)
                .bannerMode(Banner.Mode.OFF)
                .logStartupInfo(false)
                .registerShutdownHook(true)
                .environment(OwnEnvironment.of(options))
                .initializers(context -> {
                    context.getBeanFactory().registerSingleton("options", options);
                    context.getBeanFactory().registerSingleton("clock", MachineClock.of(clock));
                    context.getBeanFactory().registerSingleton("seeds", seeds);
                    ((GenericApplicationContext) context)
                            .registerBean(
                                    "database",
                                    Database.class,
                                    database,
                                    definition -> definition.setAttribute(
                                            BeanRegistrationAotProcessor.IGNORE_REGISTRATION_ATTRIBUTE, true));
                })
                .build();
        application.setMainApplicationClass(BuildTimeBeans.class);
        return application;
    }

    private static StartFailure explained(ServerOptions options, RuntimeException failure) {
        ListeningPlace place = ListeningPlace.of(options);
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            Optional<StartFailure> refused = place.explained(cause);
            if (refused.isPresent()) {
                return refused.get();
            }
        }
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof DataAccessException unusable) {
                return StartFailure.of(explained(options, unusable));
            }
        }
        String reason = String.valueOf(failure.getMessage());
        return new StartFailure(
                "not-started", List.of(reason), "The server could not be started: %s".formatted(reason), failure);
    }

    private static UnusableDatabase explained(ServerOptions options, DataAccessException failure) {
        return options.postgres()
                .map(address -> Databases.explain(address, failure))
                .orElseGet(() -> Databases.explain(options.dataFolder(), failure));
    }
}
