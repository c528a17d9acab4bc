package dev.anden.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TableInfo.InvitedPerson;
import dev.anden.protocol.WaitingGames;
import dev.anden.protocol.WaitingGames.Invitation;
import dev.anden.server.store.database.Database;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.OldDatabase;
import dev.anden.server.testing.TestDatabases;
import dev.anden.server.testing.TestServers;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Whom a rematch waited for was once worked out from who had sat at the table before, and is written down since.
@Tag("store")
class InvitationMigrationTest {
    private static final int WITH_INVITATIONS = 61;

    @TempDir
    Path folder;

    @Test
    void whoever_was_asked_to_play_again_still_is_and_whoever_had_said_no_still_has() {
        Guest ana;
        Guest bea;
        Guest carl;
        String over;
        String next;
        String earlier;
        String begun;
        String own;
        try (RunningServer server = TestServers.start(folder)) {
            ana = new Guest(server).named("Ana");
            bea = new Guest(server).named("Bea");
            carl = new Guest(server).named("Carl");
            over = playedBy(ana, bea, carl);
            next = ana.createTable("me", "friend", "friend").id();
            earlier = playedBy(ana, bea, carl);
            begun = ana.createTable("me", "random").id();
            own = carl.createTable("me", "friend", "friend").id();
        }
        try (Database old = TestDatabases.open(folder)) {
            OldDatabase.before(old, WITH_INVITATIONS);
            playAgain(old, over, next);
            playAgain(old, earlier, begun);
            old.write(client -> {
                client.sql("update game_table set rematch_of = ? where id = ?")
                        .params(over, own)
                        .update();
                for (String table : List.of(next, begun)) {
                    client.sql("insert into rematch_decline (table_id, person, at)"
                                    + " select cast(? as text), person, 7 from seat where table_id = ? and seat = 2")
                            .params(table, over)
                            .update();
                }
            });
        }
        try (RunningServer server = TestServers.start(folder)) {
            List.of(ana, bea, carl).forEach(guest -> guest.at(server));
            Database database = server.context().getBean(Database.class);

            assertThat(kept(database, next)).containsExactly("Bea, as old as the table", "Carl said no at 7");
            assertThat(kept(database, begun)).as("its game has begun").containsExactly("Carl said no at 7");
            assertThat(kept(database, own))
                    .as("nobody is asked to a table of one's own")
                    .isEmpty();
            assertThat(asking(bea)).containsExactly(next);
            assertThat(asking(carl)).isEmpty();
            assertThat(asking(ana)).isEmpty();
            TableInfo told = ana.table(next);
            assertThat(told.invited()).extracting(InvitedPerson::name).containsExactly("Bea");
            assertThat(told.declined()).containsExactly("Carl");
            carl.sitDown(next, 2);
            assertThat(ana.table(next).declined()).isEmpty();
        }
    }

    /// A game of three that has begun, which Ana has set up.
    private static String playedBy(Guest ana, Guest bea, Guest carl) {
        String table = ana.createTable("me", "friend", "friend").id();
        bea.sitDown(table, 1);
        carl.sitDown(table, 2);
        ana.start(table);
        return table;
    }

    private static void playAgain(Database old, String over, String next) {
        old.write(client -> {
            client.sql("update game_table set rematch = ?, status = 'unfinished' where id = ?")
                    .params(next, over)
                    .update();
            client.sql("update seat set to_act = 0 where table_id = ?")
                    .param(over)
                    .update();
            client.sql("update game_table set rematch_of = ? where id = ?")
                    .params(over, next)
                    .update();
        });
    }

    private static List<String> kept(Database database, String table) {
        return database.read(client -> client.sql("select p.name || case when i.declined is not null"
                        + " then ' said no at ' || i.declined when i.at = t.created then ', as old as the table'"
                        + " else ', of another age' end from invitation i join person p on p.id = i.person"
                        + " join game_table t on t.id = i.table_id"
                        + " where i.table_id = ? and i.asker is null and i.withdrawn is null order by p.name")
                .param(table)
                .query(String.class)
                .list());
    }

    private static List<String> asking(Guest guest) {
        return guest.ask("/api/me/waiting", WaitingGames.class).invitations().stream()
                .map(Invitation::table)
                .toList();
    }
}
