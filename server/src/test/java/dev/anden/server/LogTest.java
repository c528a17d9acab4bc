package dev.anden.server;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.LoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import dev.anden.server.logging.TextLog;
import dev.anden.server.store.database.Database;
import dev.anden.server.table.log.FaultLog;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.TestDatabases;
import dev.anden.server.testing.TestServers;
import dev.anden.server.web.AddressList;
import dev.anden.server.web.Entrance;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;
import org.slf4j.event.KeyValuePair;

/// What whoever runs a server reads.
class LogTest {
    @TempDir
    Path folder;

    @Test
    void what_somebody_sent_writes_neither_lines_nor_facts_of_the_log() {
        String line = new TextLog()
                .format(event(
                        null,
                        new KeyValuePair(
                                "said",
                                "a\"\n2026-01-01T00:00:00Z ERROR all is lost seat=\"1\\\r\t\u001b[2J\u2028\u202e")));

        assertThat(line)
                .endsWith(" WARN  It was said said=\"a\\\"\\n2026-01-01T00:00:00Z ERROR all is lost"
                        + " seat=\\\"1\\\\\\r\\t\\u001b[2J\\u2028\\u202e\"\n")
                .hasLineCount(1);
    }

    @Test
    void letters_of_all_kinds_are_written_as_they_are() {
        assertThat(new TextLog().format(event(null, new KeyValuePair("name", "Íñigo 王 👩‍🚀"))))
                .endsWith(" name=\"Íñigo 王 👩‍🚀\"\n");
    }

    @Test
    void each_line_of_a_trace_begins_with_a_tab() {
        String text = new TextLog().format(event(new IllegalStateException("x\n2026-01-01T00:00:00Z ERROR fake")));

        assertThat(text.lines().skip(1)).hasSizeGreaterThan(2).allMatch(line -> line.startsWith("\t"));
        assertThat(text.lines().findFirst().orElseThrow()).endsWith(" WARN  It was said");
    }

    @Test
    void a_table_that_is_damaged_is_told_once_however_often_it_is_asked_for() {
        String damaged;
        try (RunningServer server = TestServers.start(folder)) {
            damaged = Duel.start(server).table();
        }
        try (Database database = TestDatabases.open(folder)) {
            database.write(client -> client.sql("update ply set hash = hash + 1 where table_id = ? and line = 7")
                    .param(damaged)
                    .update());
        }
        var told = new ListAppender<ILoggingEvent>();
        var log = (Logger) LoggerFactory.getLogger(FaultLog.class);
        told.start();
        var read = Entrance.OPEN.withReaders(AddressList.LOCAL);
        try (RunningServer server =
                TestServers.start(TestServers.options(folder).withEntrance(read))) {
            log.addAppender(told);
            Guest guest = new Guest(server);
            for (int time = 0; time < 3; time++) {
                assertThat(guest.get("/api/tables/" + damaged).body()).contains("table-damaged");
            }
            assertThat(guest.get("/actuator/prometheus").body()).contains("anden_tables_damaged 1.0");
        } finally {
            log.detachAppender(told);
        }
        assertThat(told.list).hasSize(1);
        assertThat(told.list.getFirst().getLevel()).isEqualTo(Level.ERROR);
        assertThat(told.list.getFirst().getKeyValuePairs().toString())
                .contains("table=\"" + damaged + "\"", "line=\"7\"");
    }

    private static LoggingEvent event(@org.jspecify.annotations.Nullable Throwable failure, KeyValuePair... facts) {
        var log = (Logger) LoggerFactory.getLogger(LogTest.class);
        var event = new LoggingEvent(LogTest.class.getName(), log, Level.WARN, "It was said", failure, null);
        for (KeyValuePair fact : facts) {
            event.addKeyValuePair(fact);
        }
        return event;
    }
}
