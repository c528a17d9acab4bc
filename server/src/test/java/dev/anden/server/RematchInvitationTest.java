package dev.anden.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.ClientMessage.Silence;
import dev.anden.protocol.MyGames;
import dev.anden.protocol.MyGames.MyGame;
import dev.anden.protocol.NewListing;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TableStatus;
import dev.anden.protocol.WaitingGames;
import dev.anden.protocol.WaitingGames.Invitation;
import dev.anden.protocol.account.Farewell;
import dev.anden.protocol.talk.SilenceKind;
import dev.anden.protocol.talk.Whom;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.OneServer;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.JsonNode;

/// Whoever is asked to play again finds the table among their games, and not only at the one that is over.
class RematchInvitationTest {
    @RegisterExtension
    static final OneServer SERVER = new OneServer();

    @Test
    void whoever_is_asked_to_play_again_has_the_table_among_what_waits_and_whoever_asked_does_not() {
        Duel duel = over(false);
        duel.ana().named("Ana");
        String next = rematch(duel.ana(), duel.table());

        assertThat(waiting(duel.bea()).tables()).containsExactly(next);
        assertThat(waiting(duel.bea()).invitations())
                .containsExactly(new Invitation(next, "ttr-usa", Optional.of("Ana"), true));
        MyGame first = games(duel.bea()).getFirst();
        assertThat(first.table().id()).isEqualTo(next);
        assertThat(first.waits()).isTrue();
        assertThat(first.invitation()).contains(new Invitation(next, "ttr-usa", Optional.of("Ana"), true));
        assertThat(first.table().you()).isEmpty();
        assertNothing(duel.ana());
        assertNothing(SERVER.guest());
    }

    @Test
    void once_they_sit_there_nothing_waits_any_more() {
        Duel duel = over(false);
        String next = rematch(duel.ana(), duel.table());
        rematch(duel.bea(), duel.table());

        assertNothing(duel.bea());
        assertThat(games(duel.bea())).extracting(game -> game.table().id()).contains(next);
    }

    @Test
    void whoever_still_looks_at_the_old_table_is_told_there_when_the_next_game_begins_without_them() {
        Duel duel = over(false);
        try (LiveClient bea = duel.bea().watch(duel.table())) {
            bea.await("welcome");
            String next = rematch(duel.ana(), duel.table());
            bea.awaitTable(table -> table.get("joinable").asBoolean());
            duel.ana().seatBot(next, duel.ana().table(next).you().orElseThrow() == 0 ? 1 : 0, "random");

            duel.ana().start(next);

            JsonNode told = bea.awaitTable(table -> !table.get("joinable").asBoolean());
            assertThat(told.get("rematch").asString()).isEqualTo(next);
            TableInfo begun = duel.bea().table(next);
            assertThat(begun.status()).isEqualTo(TableStatus.PLAYING);
            assertThat(begun.you()).isEmpty();
        }
    }

    @Test
    void whoever_only_found_the_old_table_is_not_told_of_a_next_one_that_not_everybody_finds() {
        Duel duel = over(false);
        Guest stranger = SERVER.guest();
        String next = rematch(duel.ana(), duel.table());
        assertThat(stranger.table(duel.table()).rematch()).isEmpty();

        duel.ana().put("/api/tables/%s/listing".formatted(next), new NewListing(true));

        assertThat(stranger.table(duel.table()).rematch()).contains(next);
        assertThat(duel.bea().table(duel.table()).rematch()).contains(next);
    }

    @Test
    void whoever_still_looks_at_the_old_table_is_told_when_the_last_seat_is_taken_and_when_one_is_free_again() {
        Duel duel = over(false);
        Guest stranger = SERVER.guest();
        try (LiveClient bea = duel.bea().watch(duel.table())) {
            bea.await("welcome");
            String next = rematch(duel.ana(), duel.table());
            bea.awaitTable(table -> table.get("joinable").asBoolean());

            stranger.sitDown(next, 0);

            bea.awaitTable(table -> !table.get("joinable").asBoolean());
            stranger.delete("/api/tables/%s/seats/0".formatted(next));
            bea.awaitTable(table -> table.get("joinable").asBoolean());
        }
    }

    @Test
    void seats_that_are_kept_for_those_who_are_asked_are_not_offered_to_everybody() {
        Duel duel = over(false);
        assertThat(duel.ana().table(duel.table()).listed()).isTrue();

        String next = rematch(duel.ana(), duel.table());

        assertThat(duel.ana().table(next).listed()).isFalse();
        assertThat(SERVER.guest().get("/api/tables").body()).doesNotContain(next);
    }

    @Test
    void when_the_table_is_closed_nobody_is_asked_to_it() {
        Duel duel = over(false);
        String next = rematch(duel.ana(), duel.table());
        assertThat(waiting(duel.bea()).tables()).containsExactly(next);

        duel.ana().delete("/api/tables/" + next);

        assertNothing(duel.bea());
    }

    @Test
    void when_somebody_else_has_taken_the_last_seat_nobody_is_asked_to_it() {
        Duel duel = over(false);
        String next = rematch(duel.ana(), duel.table());
        SERVER.guest().sitDown(next, 0);

        assertNothing(duel.bea());
        duel.ana().start(next);
        assertNothing(duel.bea());
    }

    @Test
    void nobody_is_asked_by_somebody_who_has_blocked_them() {
        Duel duel = over(true);
        rematch(duel.ana(), duel.table());

        assertNothing(duel.bea());
        rematch(duel.bea(), duel.table());
        assertNothing(duel.ana());
    }

    @Test
    void whoever_says_no_is_not_asked_any_more_and_those_who_wait_are_told() {
        Duel duel = over(false);
        duel.bea().named("Bea");
        String next = rematch(duel.ana(), duel.table());
        assertThat(duel.bea().table(duel.table()).rematch()).contains(next);
        try (LiveClient ana = duel.ana().watch(next);
                LiveClient bea = duel.bea().watch(duel.table())) {
            ana.await("welcome");
            bea.await("welcome");

            assertThat(decline(duel.bea(), next)).isEqualTo(200);

            ana.awaitTable(table -> table.path("declined").toString().equals("[\"Bea\"]"));
            bea.awaitTable(table -> table.path("rematch").isNull());
        }
        assertNothing(duel.bea());
        assertThat(duel.bea().table(duel.table()).rematch()).isEmpty();
        assertThat(duel.bea().table(next).declined())
                .as("it is told at the table")
                .isEmpty();
        assertThat(SERVER.guest().table(next).declined()).isEmpty();
        duel.ana().seatBot(next, 0, "random");
        assertThat(duel.ana().start(next).declined()).isEmpty();
    }

    @Test
    void whoever_has_said_no_may_come_all_the_same_and_is_not_said_to_have_declined_then() {
        Duel duel = over(false);
        String next = rematch(duel.ana(), duel.table());
        assertThat(decline(duel.bea(), next)).isEqualTo(200);

        assertThat(rematch(duel.bea(), duel.table())).isEqualTo(next);

        assertThat(duel.ana().table(next).declined()).isEmpty();
        assertThat(duel.bea().table(next).you()).contains(0);
        duel.bea().delete("/api/tables/%s/seats/0".formatted(next));
        assertThat(waiting(duel.bea()).tables()).as("asked again").containsExactly(next);
    }

    @Test
    void nobody_says_no_who_is_not_asked() {
        Duel duel = over(false);
        String next = rematch(duel.ana(), duel.table());

        assertThat(decline(duel.ana(), next)).isEqualTo(409);
        assertThat(decline(SERVER.guest(), next)).isEqualTo(409);
        assertThat(decline(duel.bea(), duel.table())).isEqualTo(409);
        assertThat(decline(duel.bea(), next)).isEqualTo(200);
        assertThat(decline(duel.bea(), next))
                .as("whose answer may have been lost")
                .isEqualTo(200);
        assertThat(duel.ana().table(next).declined()).hasSize(1);
    }

    @Test
    void that_somebody_said_no_goes_with_them_and_with_the_table() {
        Duel duel = over(false);
        String next = rematch(duel.ana(), duel.table());
        decline(duel.bea(), next);
        assertThat(duel.bea().get("/api/account/data").body()).contains("\"invitations\"", next);

        duel.bea().post("/api/account/farewell", new Farewell(""));

        assertThat(duel.ana().table(next).declined()).isEmpty();
        Duel other = over(false);
        String closed = rematch(other.ana(), other.table());
        decline(other.bea(), closed);
        assertThat(other.ana().delete("/api/tables/" + closed).statusCode()).isEqualTo(200);
    }

    private static int decline(Guest guest, String table) {
        return guest.delete("/api/tables/%s/invitation".formatted(table)).statusCode();
    }

    private static void assertNothing(Guest guest) {
        assertThat(waiting(guest)).isEqualTo(new WaitingGames(List.of(), List.of()));
        assertThat(games(guest))
                .noneMatch(game -> game.invitation().isPresent())
                .noneMatch(MyGame::waits);
    }

    /// They agree to end their game.
    ///
    /// @param blocks whether Ana then blocks Bea
    private static Duel over(boolean blocks) {
        Duel duel = SERVER.duel();
        try (LiveClient ana = duel.ana().watch(duel.table());
                LiveClient bea = duel.bea().watch(duel.table())) {
            Duel.end(ana, bea);
            if (blocks) {
                ana.order(id -> new Silence(id, new Whom.Seated(1), SilenceKind.BLOCK));
            }
        }
        return duel;
    }

    private static String rematch(Guest guest, String table) {
        return guest.rematch(table).id();
    }

    private static WaitingGames waiting(Guest guest) {
        return guest.ask("/api/me/waiting", WaitingGames.class);
    }

    private static List<MyGame> games(Guest guest) {
        return guest.ask("/api/me/games", MyGames.class).games();
    }
}
