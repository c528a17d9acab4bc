package dev.anden.server.talk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.ClientMessage.Say;
import dev.anden.protocol.ServerMessage;
import dev.anden.server.people.People;
import dev.anden.server.store.access.Databases;
import dev.anden.server.store.account.AccountStore;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.people.PersonStore;
import dev.anden.server.store.postgres.PostgresAddress;
import dev.anden.server.store.talk.ReadTalkStore;
import dev.anden.server.store.talk.ReportStore;
import dev.anden.server.store.talk.SilenceStore;
import dev.anden.server.store.talk.TalkStore;
import dev.anden.server.table.node.OneNode;
import dev.anden.server.testing.CuttingProxy;
import dev.anden.server.testing.Ear;
import dev.anden.server.testing.TestPostgres;
import dev.anden.server.web.Limits;
import dev.anden.server.web.RateLimits;
import java.security.SecureRandom;
import java.time.InstantSource;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// What somebody says while the connection to a PostgreSQL server goes.
@Tag("postgresql")
class SpeakingTest {
    private static final String TABLE = "insert into game_table"
            + " (id, game, rules_version, host, status, seed, created, options)"
            + " values ('t1', 'ttr-usa', 1, 'host', 'open', '00', 0, '')";

    private final PostgresAddress address = TestPostgres.newDatabase();
    private final String name = address.toString().replaceAll(".*/", "");

    @Test
    void of_a_line_that_may_have_been_kept_nobody_is_told_that_it_was_not() {
        Databases.open(address).close();
        try (CuttingProxy proxy = CuttingProxy.to(TestPostgres.port());
                Database database = Databases.open(through(proxy))) {
            database.write(client -> client.sql(TABLE).update());
            Speaking speaking = speaking(database);
            Ear ana = Ear.of(new PersonId("ana"));
            var here = new Attendee(ana, "t1", "192.0.2.1");
            speaking.say(here, new Say("first", "Hello"));
            proxy.cutBefore("commit", () -> TestPostgres.close(name));

            speaking.say(here, new Say("second", "Good luck"));

            assertThat(ana.told().getLast())
                    .isInstanceOfSatisfying(
                            ServerMessage.Problem.class,
                            problem -> assertThat(problem.code()).isEqualTo("not-known"));
            TestPostgres.open(name);
            speaking.say(here, new Say("second", "Good luck"));
            assertThat(ana.told().getLast()).isEqualTo(new ServerMessage.Heard("second"));
        }
    }

    private PostgresAddress through(CuttingProxy proxy) {
        return PostgresAddress.of(TestPostgres.url(address).replace(":" + TestPostgres.port(), ":" + proxy.port()))
                .orElseThrow();
    }

    private static Speaking speaking(Database database) {
        InstantSource clock = InstantSource.system();
        var random = new SecureRandom();
        var store = new TalkStore(database);
        var silences = new SilenceStore(database);
        var people = new People(new PersonStore(database), new AccountStore(database), random, clock);
        return new Speaking(
                new Talks(store, silences, new ReadTalkStore(database), people, new OneNode(), Runnable::run),
                store,
                silences,
                new ReportStore(database),
                people,
                new RateLimits(Limits.NONE, clock),
                random,
                clock);
    }
}
