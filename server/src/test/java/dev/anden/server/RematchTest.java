package dev.anden.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.ClientMessage.ProposeEnd;
import dev.anden.protocol.ClientMessage.Silence;
import dev.anden.protocol.SeatKind;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TableStatus;
import dev.anden.protocol.talk.SilenceKind;
import dev.anden.protocol.talk.Whom;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.OneServer;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class RematchTest {
    @RegisterExtension
    static final OneServer SERVER = new OneServer();

    @Test
    void everybody_sits_a_seat_further_and_whoever_asks_second_comes_to_the_same_table() {
        Duel duel = SERVER.duel();
        try (LiveClient ana = duel.ana().watch(duel.table());
                LiveClient bea = duel.bea().watch(duel.table())) {
            bea.await("welcome");
            Duel.end(ana, bea);
            TableInfo next = rematch(duel.ana(), duel.table());

            assertThat(next.status()).isEqualTo(TableStatus.OPEN);
            assertThat(next.you()).contains(1);
            assertThat(next.host()).isTrue();
            assertThat(next.seats().get(0).kind()).isEqualTo(SeatKind.FREE);
            assertThat(bea.awaitTable(table -> !table.get("rematch").isNull())
                            .get("rematch")
                            .asString())
                    .isEqualTo(next.id());

            try (LiveClient host = duel.ana().watch(next.id())) {
                host.await("welcome");
                TableInfo joined = rematch(duel.bea(), duel.table());
                assertThat(joined.id()).isEqualTo(next.id());
                assertThat(joined.you()).contains(0);
                assertThat(joined.host()).isFalse();
                assertThat(rematch(duel.bea(), duel.table())).isEqualTo(joined);
            }
        }
    }

    @Test
    void against_bots_alone_it_starts_at_once_with_the_same_options() {
        Guest ana = SERVER.guest();
        TableInfo over = Guest.table(ana.tryCreate("french-quarter", Map.of("mayor", "on"), "me", "random"));
        try (LiveClient live = ana.watch(over.id())) {
            live.await("welcome");
            live.order(ProposeEnd::new);
        }

        TableInfo next = rematch(ana, over.id());

        assertThat(next.status()).isEqualTo(TableStatus.PLAYING);
        assertThat(next.options()).isEqualTo(over.options());
        assertThat(next.you()).contains(1);
        assertThat(next.seats().get(0).bot()).isEqualTo("random");
    }

    @Test
    void who_sits_at_the_next_table_is_asked_no_more_and_who_is_missing_is_until_it_begins() {
        Duel duel = SERVER.duel();
        try (LiveClient ana = duel.ana().watch(duel.table());
                LiveClient bea = duel.bea().watch(duel.table())) {
            bea.await("welcome");
            Duel.end(ana, bea);
        }
        String next = rematch(duel.ana(), duel.table()).id();

        assertThat(duel.ana().table(duel.table()).joinable()).isFalse();
        assertThat(duel.bea().table(duel.table()).joinable()).isTrue();
        rematch(duel.bea(), duel.table());
        assertThat(duel.bea().table(duel.table()).joinable()).isFalse();
        assertThat(duel.bea().table(duel.table()).rematch()).contains(next);
    }

    @Test
    void when_the_next_game_is_over_too_the_first_table_leads_to_another_one() {
        Guest ana = SERVER.guest();
        TableInfo first = Guest.table(ana.tryCreate("french-quarter", Map.of(), "me", "random"));
        end(ana, first.id());
        TableInfo second = rematch(ana, first.id());
        assertThat(ana.table(first.id()).rematch()).contains(second.id());
        end(ana, second.id());

        assertThat(ana.table(first.id()).rematch()).isEmpty();
        TableInfo third = rematch(ana, first.id());

        assertThat(third.id()).isNotEqualTo(second.id());
        assertThat(third.status()).isEqualTo(TableStatus.PLAYING);
        assertThat(ana.table(first.id()).rematch()).contains(third.id());
        assertThat(rematch(ana, first.id()).id()).isEqualTo(third.id());
    }

    @Test
    void there_is_none_before_the_end_nor_for_those_who_only_watched() {
        Duel duel = SERVER.duel();
        assertThat(problem(duel.ana(), duel.table())).isEqualTo("not-over");
        assertThat(problem(SERVER.guest(), duel.table())).isEqualTo("not-seated");
        assertThat(problem(SERVER.guest(), "nosuchtable0")).isEqualTo("no-such-table");
    }

    @Test
    void nobody_is_asked_to_a_table_of_somebody_they_blocked_or_who_blocked_them() {
        Duel duel = SERVER.duel();
        endAndBlock(duel);

        TableInfo anas = rematch(duel.ana(), duel.table());
        assertThat(duel.bea().table(duel.table()).rematch()).isEmpty();
        TableInfo beas = rematch(duel.bea(), duel.table());

        assertThat(beas.id()).isNotEqualTo(anas.id());
        assertThat(beas.host()).isTrue();
        assertThat(beas.you()).contains(0);
        assertThat(beas.seats().get(1).kind()).isEqualTo(SeatKind.FREE);
        assertThat(rematch(duel.bea(), duel.table()).id())
                .as("whoever asks again comes to the same one")
                .isEqualTo(beas.id());
        assertThat(rematch(duel.ana(), duel.table()).id()).isEqualTo(anas.id());
        assertThat(duel.ana().table(duel.table()).rematch()).contains(anas.id());
    }

    @Test
    void whoever_blocked_somebody_is_not_asked_to_the_table_that_the_other_one_sets_up() {
        Duel duel = SERVER.duel();
        endAndBlock(duel);
        rematch(duel.bea(), duel.table());

        assertThat(duel.ana().table(duel.table()).rematch()).isEmpty();
        assertThat(rematch(duel.ana(), duel.table()).host()).isTrue();
    }

    @Test
    void whoever_sits_at_the_next_table_already_comes_back_to_it_whatever_happens_between_them() {
        Duel duel = SERVER.duel();
        try (LiveClient ana = duel.ana().watch(duel.table());
                LiveClient bea = duel.bea().watch(duel.table())) {
            bea.await("welcome");
            Duel.end(ana, bea);
            String next = rematch(duel.ana(), duel.table()).id();
            rematch(duel.bea(), duel.table());
            bea.order(id -> new Silence(id, new Whom.Seated(0), SilenceKind.BLOCK));

            assertThat(duel.bea().table(duel.table()).rematch()).contains(next);
            assertThat(rematch(duel.bea(), duel.table()).id()).isEqualTo(next);
        }
    }

    private static void end(Guest ana, String table) {
        try (LiveClient live = ana.watch(table)) {
            live.await("welcome");
            live.order(ProposeEnd::new);
        }
    }

    /// They agree to end their game, and Ana blocks Bea.
    private static void endAndBlock(Duel duel) {
        try (LiveClient ana = duel.ana().watch(duel.table());
                LiveClient bea = duel.bea().watch(duel.table())) {
            bea.await("welcome");
            Duel.end(ana, bea);
            ana.order(id -> new Silence(id, new Whom.Seated(1), SilenceKind.BLOCK));
        }
    }

    private static TableInfo rematch(Guest guest, String table) {
        return guest.rematch(table);
    }

    private static String problem(Guest guest, String table) {
        return Guest.problem(guest.post("/api/tables/%s/rematch".formatted(table), List.of()))
                .code();
    }
}
