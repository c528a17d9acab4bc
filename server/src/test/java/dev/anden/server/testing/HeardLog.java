package dev.anden.server.testing;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.util.List;
import org.slf4j.LoggerFactory;

/// What is said in a log from now on, until it is closed.
public final class HeardLog implements AutoCloseable {
    private final ListAppender<ILoggingEvent> heard = new ListAppender<>();
    private final Logger log;

    private HeardLog(org.slf4j.Logger log) {
        this.log = (Logger) log;
        heard.start();
        this.log.addAppender(heard);
    }

    /// What a class says.
    public static HeardLog of(Class<?> type) {
        return new HeardLog(LoggerFactory.getLogger(type));
    }

    /// What everybody says whose log has such a name, or one below it.
    public static HeardLog of(String name) {
        return new HeardLog(LoggerFactory.getLogger(name));
    }

    /// What anybody says.
    public static HeardLog ofAll() {
        return of(org.slf4j.Logger.ROOT_LOGGER_NAME);
    }

    /// What was said until now. Whoever says something holds the appender meanwhile.
    public List<ILoggingEvent> events() {
        synchronized (heard) {
            return List.copyOf(heard.list);
        }
    }

    @Override
    public void close() {
        log.detachAppender(heard);
    }
}
