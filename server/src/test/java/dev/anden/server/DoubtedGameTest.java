package dev.anden.server;

import static dev.anden.server.testing.Answers.assertAccepted;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.protocol.ClientMessage.Act;
import dev.anden.protocol.ServerMessage.Progress;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.table.TableStore;
import dev.anden.server.table.DoubtedGame;
import dev.anden.server.table.LiveTables;
import dev.anden.server.table.Services;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Ear;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.TestServers;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.dao.DataAccessException;
import tools.jackson.databind.JsonNode;

/// A game in memory that may be wrong is read again, and whoever watches it is told what is new, once.
@Tag("sqlite")
class DoubtedGameTest {
    @TempDir
    Path folder;

    private RunningServer server;

    @BeforeEach
    void start() {
        server = TestServers.start(folder);
    }

    @AfterEach
    void close() {
        server.close();
    }

    @Test
    void where_it_cannot_be_read_at_first_nobody_is_told_anew_what_they_know() {
        Duel duel = Duel.start(server).chooseTickets();
        Ear ana = ana(duel.table());
        tables().watch(duel.table(), ana, 0);
        DoubtedGame.doubt(tables(), duel.table());
        change("alter table early_choice rename to hidden");
        assertThatThrownBy(() -> DoubtedGame.trust(tables(), duel.table())).isInstanceOf(DataAccessException.class);
        change("alter table hidden rename to early_choice");

        DoubtedGame.trust(tables(), duel.table());

        assertThat(ana.told()).noneMatch(Progress.class::isInstance);
    }

    @Test
    void that_somebody_has_not_chosen_before_their_turn_after_all_is_told() {
        Duel duel = Duel.start(server);
        Guest early = duel.early();
        try (LiveClient live = early.watch(duel.table())) {
            live.awaitTurn();
            assertAccepted(live.chooseFirst());
        }
        duel.awaitGone(early);
        Ear ana = ana(duel.table());
        tables().watch(duel.table(), ana, 0);
        DoubtedGame.doubt(tables(), duel.table());
        change("delete from early_choice");

        DoubtedGame.trust(tables(), duel.table());

        assertThat(ana.told()).hasAtLeastOneElementOfType(Progress.class);
    }

    @Test
    void what_was_kept_after_all_is_told_to_everybody_when_it_is_sent_again() {
        Duel duel = Duel.start(server).chooseTickets();
        Guest acting = duel.toAct();
        int seat = acting.table(duel.table()).you().orElseThrow();
        try (LiveClient live = acting.watch(duel.table());
                LiveClient other = duel.opposite(acting).watch(duel.table())) {
            live.awaitTurn();
            other.await("welcome");
            var act = new Act("once", live.version(), live.choices().getFirst());
            Services services = server.context().getBean(Services.class);
            DoubtedGame.keep(tables(), services, duel.table(), seat, act);

            live.send(act);

            JsonNode accepted = live.answer(act.command());
            assertAccepted(accepted);
            assertThat(other.await("progress").get("position").get("version")).isEqualTo(accepted.get("version"));
        }
    }

    private Ear ana(String table) {
        return Ear.of(server.context()
                .getBean(TableStore.class)
                .find(table)
                .flatMap(stored -> stored.seats().getFirst().person())
                .orElseThrow());
    }

    private LiveTables tables() {
        return server.context().getBean(LiveTables.class);
    }

    private void change(String sql) {
        server.context().getBean(Database.class).write(client -> client.sql(sql).update());
    }
}
