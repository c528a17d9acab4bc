package dev.anden.server.table;

import dev.anden.protocol.ClientMessage.Act;
import dev.anden.server.store.table.StoredCommand;
import dev.anden.server.store.table.Writing;
import dev.anden.table.Change;
import dev.anden.table.Play;
import java.util.Optional;

/// A game in memory that may be wrong, as after a change of which nobody knows whether it was kept.
public final class DoubtedGame {
    private DoubtedGame() {}

    /// From now on it isn't trusted.
    public static void doubt(LiveTables tables, String table) {
        tables.visit(table, found -> found.game().distrust());
    }

    /// A choice of somebody is written, and nobody hears that it was.
    public static void keep(LiveTables tables, Services services, String table, int seat, Act act) {
        tables.visit(table, found -> {
            services.log().append(table, writing(found, services.clock().millis(), seat, act));
            found.game().distrust();
        });
    }

    private static Writing writing(LiveTable table, long at, int seat, Act act) {
        Play play = table.game().started();
        Change change = Committing.required(play.act(seat, act.version(), act.action(), Optional.of(act.command())));
        int version = play.version() + change.size();
        return Committing.writing(
                play,
                change,
                Optional.of(new StoredCommand(act.command(), seat, act.action(), version)),
                Optional.empty(),
                new Reminding(table.stored(), table::isPresent, at),
                at,
                Optional.empty(),
                Optional.empty());
    }

    /// It is read again.
    public static void trust(LiveTables tables, String table) {
        tables.visit(table, found -> found.game().trust());
    }
}
