package dev.anden.server;

import dev.anden.server.live.Connections;
import dev.anden.server.live.ForgetfulUpgrade;
import dev.anden.server.live.Handshake;
import dev.anden.server.live.LiveEndpoint;
import dev.anden.server.live.Upgrading;
import dev.anden.server.people.BotVisitor;
import dev.anden.server.people.People;
import dev.anden.server.people.Visitor;
import dev.anden.server.socket.ConnectionLimits;
import dev.anden.server.socket.PatientProtocol;
import dev.anden.server.socket.SocketMetrics;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.talk.ReadTalkStore;
import dev.anden.server.store.talk.ReportStore;
import dev.anden.server.store.talk.SilenceStore;
import dev.anden.server.store.talk.TalkStore;
import dev.anden.server.table.LiveTables;
import dev.anden.server.table.node.Nodes;
import dev.anden.server.talk.Reading;
import dev.anden.server.talk.SilenceController;
import dev.anden.server.talk.Speaking;
import dev.anden.server.talk.Talks;
import dev.anden.server.talk.UnreadController;
import dev.anden.server.web.Origins;
import dev.anden.server.web.RateLimits;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.springframework.boot.tomcat.TomcatConnectorCustomizer;
import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.web.socket.config.annotation.EnableWebSocket;
import org.springframework.web.socket.config.annotation.WebSocketConfigurer;
import org.springframework.web.socket.server.standard.ServletServerContainerFactoryBean;
import org.springframework.web.socket.server.support.DefaultHandshakeHandler;
import tools.jackson.databind.json.JsonMapper;

/// The live connections.
@Configuration(proxyBeanMethods = false)
@EnableWebSocket
@Import({SilenceController.class, UnreadController.class})
class LiveConfiguration {
    /// How much of a message is taken at once, in characters or bytes: all of nearly every one.
    private static final int PART = 512;

    private static final String SOCKET_BYTES = "1024";

    /// What a connection takes of the heap while its request arrives; measured at 75,000 bytes.
    private static final long BYTES_OF_A_REQUEST = 100_000;

    private static final int MOST_CONNECTIONS = 20_000;

    /// From fewer addresses than that not all connections can be taken.
    private static final int LEAST_ADDRESSES = 8;

    @Bean
    Connections connections(Nodes nodes, MeterRegistry metrics) {
        var connections = new Connections(nodes::tell);
        Gauge.builder("anden.connections", connections, Connections::size)
                .description("Live connections")
                .register(metrics);
        return connections;
    }

    /// Messages are taken in parts, so nothing has to be kept free for a whole one: with many connections on which
    /// nothing happens, that would be most of what they cost.
    @Bean
    ServletServerContainerFactoryBean liveContainer() {
        var container = new ServletServerContainerFactoryBean();
        container.setMaxTextMessageBufferSize(PART);
        container.setMaxBinaryMessageBufferSize(PART);
        return container;
    }

    /// Connections that are waited for no longer than there is reason to, and of one address no more than leave room
    /// for others.
    @Bean
    WebServerFactoryCustomizer<TomcatServletWebServerFactory> patience(ServerOptions options, MeterRegistry metrics) {
        int most = mostConnections(Runtime.getRuntime().maxMemory());
        ConnectionLimits limits = options.connections()
                .withAtMost(most / LEAST_ADDRESSES)
                .withUnbounded(options.entrance().proxies());
        var counted = new SocketMetrics(metrics);
        return factory -> {
            factory.setProtocol(PatientProtocol.class.getName());
            factory.addConnectorCustomizers(connector ->
                    ((PatientProtocol) connector.getProtocolHandler()).use(limits, System::nanoTime, counted));
        };
    }

    /// What each connection keeps free to read and to write at once; larger things go in several steps.
    @Bean
    TomcatConnectorCustomizer leanConnections() {
        return connector -> {
            connector.setProperty("socket.appReadBufSize", SOCKET_BYTES);
            connector.setProperty("socket.appWriteBufSize", SOCKET_BYTES);
            connector.setProperty(
                    "maxConnections",
                    Integer.toString(mostConnections(Runtime.getRuntime().maxMemory())));
        };
    }

    /// How many connections are open at once: as many as the heap has room for while each of them is in the middle of
    /// a request. Who comes then waits until one is free.
    ///
    /// @param heap its largest size in bytes
    static int mostConnections(long heap) {
        return Math.clamp(heap / BYTES_OF_A_REQUEST, 100, MOST_CONNECTIONS);
    }

    @Bean(destroyMethod = "shutdownNow")
    ExecutorService liveThreads() {
        return Executors.newThreadPerTaskExecutor(
                Thread.ofVirtual().name("live-", 0).factory());
    }

    @Bean
    Talks talks(
            TalkStore store,
            SilenceStore silences,
            ReadTalkStore readings,
            People people,
            Nodes nodes,
            ExecutorService liveThreads) {
        return new Talks(store, silences, readings, people, nodes, liveThreads);
    }

    @Bean
    Reading reading(Talks talks, ReadTalkStore readings, RateLimits limits) {
        return new Reading(talks, readings, limits);
    }

    @Bean
    Speaking speaking(
            Talks talks,
            TalkStore store,
            SilenceStore silences,
            Database database,
            People people,
            RateLimits limits,
            SecureRandom random,
            InstantSource clock) {
        return new Speaking(talks, store, silences, new ReportStore(database), people, limits, random, clock);
    }

    /// Origins are checked by the handshake, which knows what this server is called; so the library's own check
    /// is told to let everybody through.
    @Bean
    WebSocketConfigurer liveEndpoint(
            LiveTables tables,
            Connections connections,
            Talks talks,
            Speaking speaking,
            Reading reading,
            RateLimits limits,
            Visitor visitor,
            BotVisitor bots,
            Origins origins,
            ExecutorService liveThreads,
            JsonMapper json) {
        var endpoint = new LiveEndpoint(
                tables,
                visitor,
                bots,
                connections,
                talks,
                speaking,
                reading,
                limits,
                liveThreads,
                Runtime.getRuntime().maxMemory(),
                json);
        return registry -> registry.addHandler(endpoint, "/api/tables/{table}/live")
                .setHandshakeHandler(new Upgrading(new DefaultHandshakeHandler(new ForgetfulUpgrade())))
                .addInterceptors(new Handshake(visitor, origins, limits, connections))
                .setAllowedOriginPatterns("*");
    }
}
