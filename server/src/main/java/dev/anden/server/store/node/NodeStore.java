package dev.anden.server.store.node;

import dev.anden.server.store.database.Database;
import java.util.HashMap;
import java.util.Map;
import org.springframework.jdbc.core.simple.JdbcClient;

/// Which servers use the database, and whether they are alive.
public final class NodeStore {
    private final Database database;
    private final String self;

    public NodeStore(Database database) {
        this.database = database;
        self = database.name();
    }

    /// This server's name.
    public String self() {
        return self;
    }

    /// This server is one of them from now on.
    ///
    /// What those left goes that aren't there any more. One that was only taken for dead, and asks whether its
    /// last change was kept, finds nothing, and knows that it doesn't know.
    public void join() {
        database.write(client -> {
            client.sql("insert into node (id, beat) values (?, 0) on conflict do nothing")
                    .param(self)
                    .update();
            client.sql("delete from last_change where server not in (select id from node)")
                    .update();
        });
    }

    /// This server is alive.
    ///
    /// @return whether the others think so; if not, they have taken over what it did
    public boolean beat() {
        return database.update(client -> client.sql("update node set beat = beat + 1 where id = ?")
                        .param(self)
                        .update())
                == 1;
    }

    /// How often the heart of each server has beaten.
    public Map<String, Long> beats() {
        Map<String, Long> beats = new HashMap<>();
        database.read(client -> client.sql("select id, beat from node")
                        .query((row, number) -> Map.entry(row.getString("id"), row.getLong("beat")))
                        .list())
                .forEach(one -> beats.put(one.getKey(), one.getValue()));
        return beats;
    }

    /// A server is there no longer, unless its heart has beaten since: nobody is connected by it any more,
    /// and others may play the bots that it played.
    ///
    /// @param beat how often its heart had beaten
    /// @return whether it was there, and isn't any more
    public boolean bury(String node, long beat) {
        return database.update(
                        new Notice.NodeLeft(node),
                        client -> clear(
                                client,
                                node,
                                client.sql("delete from node where id = ? and beat = ?")
                                        .params(node, beat)
                                        .update()))
                == 1;
    }

    /// This server stops.
    public void leave() {
        database.update(
                new Notice.NodeLeft(self),
                client -> clear(
                        client,
                        self,
                        client.sql("delete from node where id = ?").param(self).update()));
    }

    private static int clear(JdbcClient client, String node, int gone) {
        if (gone == 1) {
            client.sql("delete from presence where node = ?").param(node).update();
            client.sql("update game_table set tended_by = null where tended_by = ?")
                    .param(node)
                    .update();
        }
        return gone;
    }

    /// Other servers are to look at something again that isn't kept in one change.
    public void tell(Notice notice) {
        database.write(notice, client -> {});
    }
}
