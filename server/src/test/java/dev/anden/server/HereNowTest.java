package dev.anden.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.ClientMessage.Silence;
import dev.anden.protocol.WaitingGames;
import dev.anden.protocol.past.KnownPeople;
import dev.anden.protocol.past.KnownPeople.KnownPerson;
import dev.anden.protocol.talk.SilenceKind;
import dev.anden.protocol.talk.Whom;
import dev.anden.server.store.database.Database;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.MovedClock;
import dev.anden.server.testing.OneServer;
import dev.anden.server.testing.PastGames;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.JsonNode;

/// Of people with whom somebody has played they are told whether they are here, or roughly when they last were.
@Tag("store")
class HereNowTest {
    private static final Duration MOMENT = Duration.ofMillis(1);
    private static final Duration MINUTE = Duration.ofMinutes(1);
    private static final Duration DAY = Duration.ofDays(1);
    private static final int LISTED = 50;
    private static final MovedClock CLOCK = new MovedClock();

    @RegisterExtension
    static final OneServer SERVER = new OneServer(CLOCK);

    private Guest ana = SERVER.guest();
    private Guest bea = SERVER.guest();
    private Duel duel = new Duel(ana, bea, "");

    @BeforeEach
    void twoWhoHavePlayedAndAreAway() {
        ana = SERVER.guest().named("Ana");
        bea = SERVER.guest().named("Bea");
        duel = played(bea, 3_000);
        CLOCK.pass(DAY);
    }

    @Test
    void whoever_looks_at_a_page_is_here_and_a_while_later_it_is_told_when_they_were_to_the_hour() {
        looks(bea);
        long looked = CLOCK.millis();
        assertThat(people()).extracting(KnownPerson::here).containsExactly(true);

        CLOCK.pass(MINUTE.multipliedBy(2));
        assertThat(people()).extracting(KnownPerson::here).containsExactly(true);
        CLOCK.pass(MOMENT);

        KnownPerson away = people().getFirst();
        assertThat(away.here()).isFalse();
        assertThat(away.seen()).contains(looked - looked % Duration.ofHours(1).toMillis());
        CLOCK.pass(DAY.multipliedBy(3));
        assertThat(people().getFirst()).isEqualTo(away);
    }

    @Test
    void that_somebody_is_here_is_written_once_a_minute_however_often_they_ask_and_of_strangers_not_at_all() {
        long strangers = count();
        looks(SERVER.guest());
        assertThat(count()).isEqualTo(strangers);

        looks(bea);
        long first = seen("Bea");
        assertThat(first).isEqualTo(CLOCK.millis());
        CLOCK.pass(MINUTE);
        looks(bea);
        assertThat(seen("Bea")).isEqualTo(first);
        CLOCK.pass(MOMENT);
        looks(bea);
        assertThat(seen("Bea")).isEqualTo(CLOCK.millis());
    }

    @Test
    void whoever_was_here_within_the_minute_is_not_looked_up_each_time_that_they_ask() {
        bea.named("Blanca");
        looks(bea);
        long changed = CLOCK.millis() - DAY.toMillis();
        write("Blanca", changed);

        looks(bea);
        assertThat(seen("Blanca")).isEqualTo(changed);
        CLOCK.pass(MINUTE.plus(MOMENT));
        looks(bea);
        assertThat(seen("Blanca")).isEqualTo(CLOCK.millis());
    }

    @Test
    void nobody_is_here_for_long_who_was_while_the_clock_was_wrong() {
        bea.named("Berta");
        write("Berta", CLOCK.millis() + 365 * DAY.toMillis());
        assertThat(people()).extracting(KnownPerson::here).containsExactly(false);

        looks(bea);

        assertThat(seen("Berta")).isEqualTo(CLOCK.millis());
        assertThat(people()).extracting(KnownPerson::here).containsExactly(true);
    }

    /// When whoever is called so was here, as it is kept.
    private void write(String name, long seen) {
        database()
                .write(client -> client.sql("update person set seen = ? where name = ?")
                        .params(seen, name)
                        .update());
    }

    @Test
    void those_who_are_here_come_first_and_otherwise_whom_one_played_with_last() {
        Guest carl = SERVER.guest().named("Carl");
        Guest dora = SERVER.guest().named("Dora");
        played(carl, 2_000);
        played(dora, 1_000);
        CLOCK.pass(DAY);
        assertThat(people()).extracting(KnownPerson::name).containsExactly("Bea", "Carl", "Dora");

        looks(dora);
        looks(carl);

        assertThat(people()).extracting(KnownPerson::name).containsExactly("Carl", "Dora", "Bea");
        assertThat(people()).extracting(KnownPerson::here).containsExactly(true, true, false);
    }

    @Test
    void of_more_people_than_are_listed_whoever_is_here_is_among_them() {
        for (int number = 0; number < LISTED; number++) {
            playedWith("stranger-" + number, 4_000 + number);
        }
        assertThat(people()).hasSize(LISTED).noneMatch(person -> person.name().equals("Bea"));

        looks(bea);

        assertThat(people()).hasSize(LISTED);
        assertThat(people().getFirst().name()).isEqualTo("Bea");
    }

    @Test
    void whoever_is_blocked_learns_nothing_of_it_and_nobody_learns_where_somebody_plays() {
        looks(bea);
        try (LiveClient live = bea.watch(bea.createTable("me", "random").id())) {
            live.await("welcome");
            JsonNode told =
                    Guest.JSON.readTree(ana.get("/api/me/people").body()).get("people");
            assertThat(told.get(0).propertyNames())
                    .containsExactlyInAnyOrder(
                            "name", "games", "wins", "last", "table", "seat", "here", "seen", "standing", "profile");
            assertThat(told.get(0).get("table").asString()).isEqualTo(duel.table());
        }

        try (LiveClient live = bea.watch(duel.table())) {
            live.await("welcome");
            live.order(id -> new Silence(id, new Whom.Seated(0), SilenceKind.BLOCK));
        }
        looks(ana);
        assertThat(people()).isEmpty();
        assertThat(bea.ask("/api/me/people", KnownPeople.class).people()).isEmpty();
    }

    private Duel played(Guest other, long ended) {
        String table = ana.createTable("me", "friend").id();
        other.sitDown(table, 1);
        ana.start(table);
        PastGames.finish(database(), table, ended, 0);
        return new Duel(ana, other, table);
    }

    /// A finished game with somebody who was here long ago, as it is kept.
    private void playedWith(String person, long ended) {
        Map<String, Object> values =
                Map.of("copy", duel.table() + person, "table", duel.table(), "person", person, "ended", ended);
        database()
                .write(client -> List.of(
                                "insert into person (id, name, created, seen) values (:person, :person, 1, 1)",
                                "insert into game_table (id, game, rules_version, host, status, seed, created)"
                                        + " select :copy, game, rules_version, host, 'over', seed, created"
                                        + " from game_table where id = :table",
                                "insert into result (table_id, plies, started, ended) values (:copy, 1, 1, :ended)",
                                "insert into seat_result (table_id, seat, score, rank, person, bot, game, seats, ended)"
                                        + " select :copy, seat, score, rank, case when seat = 0 then person"
                                        + " else :person end, bot, game, seats, :ended from seat_result"
                                        + " where table_id = :table")
                        .forEach(statement -> client.sql(statement
                                        .replace(":person", "cast(:person as text)")
                                        .replace(":copy", "cast(:copy as text)")
                                        .replace(":ended", "cast(:ended as bigint)"))
                                .params(values)
                                .update()));
    }

    /// The page asks what waits, as it does as long as it is seen.
    private static void looks(Guest guest) {
        guest.ask("/api/me/waiting", WaitingGames.class);
    }

    private List<KnownPerson> people() {
        return ana.ask("/api/me/people", KnownPeople.class).people();
    }

    private long seen(String name) {
        return database()
                .read(client -> client.sql("select max(seen) from person where name = ?")
                        .param(name)
                        .query(Long.class)
                        .single());
    }

    private static long count() {
        return database()
                .read(client -> client.sql("select count(*) from person")
                        .query(Long.class)
                        .single());
    }

    private static Database database() {
        return SERVER.running().context().getBean(Database.class);
    }
}
