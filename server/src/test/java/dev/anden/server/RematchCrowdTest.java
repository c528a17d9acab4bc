package dev.anden.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.ServerMessage.TableChanged;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.talk.SilenceKind;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.people.PersonStore;
import dev.anden.server.store.table.TableStore;
import dev.anden.server.store.talk.SilenceStore;
import dev.anden.server.table.LiveTables;
import dev.anden.server.table.Services;
import dev.anden.server.testing.AskedDatabase;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Ear;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.OneServer;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Many look on where the same people play again: most of them have nothing to do with the next game, and a few have.
class RematchCrowdTest {
    private static final AtomicInteger NUMBERS = new AtomicInteger();

    @RegisterExtension
    static final OneServer SERVER = new OneServer();

    @Test
    void however_many_look_on_what_is_told_of_the_next_game_is_asked_once() {
        assertThat(questions(40)).isEqualTo(questions(4));
    }

    /// How much is asked when the people of a table play again at which so many look on.
    private static int questions(int onlookers) {
        Duel duel = over();
        var questions = new AtomicInteger();
        Services services = AskedDatabase.of(bean(Services.class), bean(Database.class), questions::incrementAndGet);
        try (var tables = new LiveTables(services)) {
            List<Ear> crowd = IntStream.range(0, onlookers)
                    .mapToObj(_ -> watch(tables, duel, known()))
                    .toList();
            questions.set(0);

            String next = listed(tables, duel);

            assertThat(crowd).allSatisfy(one -> assertThat(told(one).rematch()).contains(next));
            return questions.get();
        }
    }

    @Test
    void whoever_is_asked_to_the_next_game_or_keeps_away_from_its_host_is_told_something_else() {
        Duel duel = over();
        PersonId host = seated(duel);
        var tables = bean(LiveTables.class);
        List<Ear> strangers = List.of(Ear.ofNobody(), watcher(), watcher());
        strangers.forEach(one -> tables.watch(duel.table(), one, 0));
        PersonId blocked = known();
        PersonId blocking = known();
        PersonId willing = known();
        PersonId unwilling = known();
        bean(SilenceStore.class).add("first " + blocked.text(), host, blocked, SilenceKind.BLOCK, 0);
        bean(SilenceStore.class).add("second " + blocking.text(), blocking, host, SilenceKind.BLOCK, 0);
        List<Ear> apart = Stream.of(blocked, blocking)
                .map(person -> watch(tables, duel, person))
                .toList();
        Ear comes = watch(tables, duel, willing);
        Ear stays = watch(tables, duel, unwilling);

        String next = listed(tables, duel);

        assertThat(strangers).allSatisfy(one -> assertThat(told(one).rematch()).contains(next));
        assertThat(apart).allSatisfy(one -> assertThat(told(one).rematch()).isEmpty());

        Stream.of(willing, unwilling)
                .forEach(person -> bean(TableStore.class).invitations().invite(next, host, person, 0));
        tables.newTables().decline(next, List.of(unwilling));

        assertThat(strangers)
                .allSatisfy(one -> assertThat(told(one).rematch()).contains(next))
                .noneMatch(one -> told(one).joinable());
        assertThat(told(comes).rematch()).contains(next);
        assertThat(told(comes).joinable()).isTrue();
        assertThat(told(stays).rematch()).isEmpty();
        assertThat(told(stays).joinable()).isFalse();
    }

    /// The next game of a table's people, which its host shows to everybody who found the one before.
    private static String listed(LiveTables tables, Duel duel) {
        PersonId host = seated(duel);
        String next =
                tables.newTables().rematch(duel.table(), host, List.of(), false).id();
        tables.visit(next, Optional.of(host), table -> table.hosting().list(host, true));
        tables.refreshBefore(next);
        return next;
    }

    private static Ear watcher() {
        return Ear.of(known());
    }

    private static Ear watch(LiveTables tables, Duel duel, PersonId person) {
        var ear = Ear.of(person);
        tables.watch(duel.table(), ear, 0);
        return ear;
    }

    /// Somebody whom the server knows.
    private static PersonId known() {
        var person = new PersonId("onlooker-" + NUMBERS.incrementAndGet());
        new PersonStore(bean(Database.class)).introduce(person, person.text(), 0);
        return person;
    }

    /// The table as somebody was told it last.
    private static TableInfo told(Ear ear) {
        return ((TableChanged) ear.told().getLast()).table();
    }

    private static Duel over() {
        Duel duel = SERVER.duel();
        try (LiveClient ana = duel.ana().watch(duel.table());
                LiveClient bea = duel.bea().watch(duel.table())) {
            Duel.end(ana, bea);
            bea.awaitTable(now -> now.get("status").asString().equals("unfinished"));
        }
        duel.awaitGone(duel.ana());
        duel.awaitGone(duel.bea());
        return duel;
    }

    /// Who sits in the first seat.
    private static PersonId seated(Duel duel) {
        return bean(TableStore.class)
                .find(duel.table())
                .orElseThrow()
                .seats()
                .getFirst()
                .person()
                .orElseThrow();
    }

    private static <T> T bean(Class<T> type) {
        return SERVER.running().context().getBean(type);
    }
}
