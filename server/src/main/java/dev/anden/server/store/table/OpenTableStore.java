package dev.anden.server.store.table;

import dev.anden.protocol.NewTerms;
import dev.anden.protocol.Paint;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.node.Notice;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.people.Resemblance;
import dev.anden.server.store.people.SeatNames;
import dev.anden.server.store.row.SpectatorText;
import dev.anden.server.store.row.TimeControlText;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.springframework.jdbc.core.simple.JdbcClient;

/// What is changed at a table whose game hasn't begun: who sits there, who is its host, what holds there, whether
/// everybody finds it, and whether the game begins by itself. Each is done only if the table is open, and as whoever
/// wants it saw it.
public final class OpenTableStore {
    /// Whoever had sat down before there was less time is waited for this long, to leave if it doesn't
    /// suit them.
    public static final Duration NOTICE = Duration.ofSeconds(15);

    private final Database database;

    OpenTableStore(Database database) {
        this.database = database;
    }

    /// Who else may sit at a table when its host changes what holds there. Network bots put up with
    /// anything but a game that counts.
    public enum Others {
        ANYBODY,
        /// Whoever does is told of it, and the game doesn't begin within [#NOTICE].
        TOLD,
        NOBODY
    }

    /// Gives a free seat of an open table to somebody.
    ///
    /// @param alike whether their name can be taken for that of somebody there
    /// @param unrated whether the game isn't rated any more with them
    /// @param at now, in milliseconds since 1970
    /// @return whether it was free; if not, nothing has changed
    /// @throws dev.anden.server.store.people.ForgottenPerson if they aren't known any more
    /// @throws dev.anden.server.store.people.NameTaken if somebody there has their name
    public boolean occupy(String table, StoredTable.Seat seat, Resemblance alike, boolean unrated, long at) {
        return changeOpen(table, client -> {
            seat.person().ifPresent(person -> SeatNames.requireAt(client, table, person, alike));
            if (!seat(client, table, StoredTable.Seat.free(seat.seat()), seat)) {
                return false;
            }
            seat.person().ifPresent(person -> InvitationStore.come(client, table, person));
            if (unrated) {
                client.sql("update game_table set rated = 0 where id = ?")
                        .param(table)
                        .update();
            }
            note(client, table, at);
            return true;
        });
    }

    /// Makes a seat of an open table free again.
    ///
    /// @param left who or what sits there
    /// @param host who is the table's host
    /// @param next who is the host from then on: the same, or another person who sits there
    /// @param at now, in milliseconds since 1970
    /// @return whether all that was so; if not, nothing has changed
    public boolean free(String table, StoredTable.Seat left, PersonId host, PersonId next, long at) {
        return changeOpen(table, client -> {
            boolean possible = isHost(client, table, host)
                    && (next.equals(host) || sits(client, table, next))
                    && seat(client, table, left, StoredTable.Seat.free(left.seat()));
            if (possible) {
                host(client, table, next, at);
            }
            return possible;
        });
    }

    /// Gives a seat of an open table another colour, and the one that it had to whoever has that.
    ///
    /// @param seat the seat as it is
    /// @param other the seat that has the colour, as it is; empty if none does
    /// @param host who is the table's host
    /// @param at now, in milliseconds since 1970
    /// @return whether all that was so; if not, nothing has changed
    public boolean paint(
            String table,
            StoredTable.Seat seat,
            Paint paint,
            Optional<StoredTable.Seat> other,
            PersonId host,
            long at) {
        return changeOpen(table, client -> {
            List<StoredTable.Seat> seats = TableStore.seats(client, table).stream()
                    .map(TableRows.SeatRow::seat)
                    .toList();
            boolean possible = isHost(client, table, host)
                    && isAsSeen(seats.get(seat.seat()), seat)
                    && seats.stream().anyMatch(one -> one.paint() == paint) == other.isPresent()
                    && other.stream().allMatch(one -> isAsSeen(seats.get(one.seat()), one));
            if (possible) {
                paint(client, table, seat.in(paint));
                other.ifPresent(one -> paint(client, table, one.in(seat.paint())));
                note(client, table, at);
            }
            return possible;
        });
    }

    private static boolean isAsSeen(StoredTable.Seat now, StoredTable.Seat seen) {
        return now.paint() == seen.paint()
                && now.kind() == seen.kind()
                && now.person().equals(seen.person());
    }

    private static void paint(JdbcClient client, String table, StoredTable.Seat seat) {
        client.sql("update seat set paint = ? where table_id = ? and seat = ?")
                .params(seat.paint().toString(), table, seat.seat())
                .update();
    }

    /// Writes down what a person in a seat of an open table adds to the seed.
    ///
    /// @param seat the person's, with what is added
    /// @param at now, in milliseconds since 1970
    /// @return whether the table was open, and the person sat there and had added nothing; if not, nothing has
    ///     changed
    public boolean contribute(String table, StoredTable.Seat seat, long at) {
        return changeOpen(table, client -> {
            boolean first = client.sql("update seat set contribution = ?"
                                    + " where table_id = ? and seat = ? and person = ? and contribution is null")
                            .params(
                                    seat.contribution().orElseThrow(),
                                    table,
                                    seat.seat(),
                                    seat.person().orElseThrow().text())
                            .update()
                    == 1;
            if (first) {
                note(client, table, at);
            }
            return first;
        });
    }

    /// Lets everybody find an open table, or only whoever has its link.
    ///
    /// @param at now, in milliseconds since 1970
    /// @return whether the table was open; if not, nothing has changed
    public boolean list(String table, boolean listed, long at) {
        return database.update(
                        new Notice.OfTable(table),
                        client -> client.sql(
                                        "update game_table set listed = ?, changed = ? where id = ? and status = 'open'")
                                .params(listed ? 1 : 0, at, table)
                                .update())
                == 1;
    }

    /// Lets the game of an open table begin by itself once nobody is missing, or wait for somebody to start it.
    ///
    /// @param at now, in milliseconds since 1970
    /// @return whether the table was open; if not, nothing has changed
    public boolean startByItself(String table, boolean does, long at) {
        return changeOpen(table, client -> {
            client.sql("update game_table set starts_by_itself = ?, changed = ? where id = ?")
                    .params(does ? 1 : 0, at, table)
                    .update();
            return true;
        });
    }

    /// The open tables whose games are to begin by themselves, as far as that is kept: nobody is missing, and
    /// everybody has added to the seed or nothing has changed for some time. Not those with a live clock, for
    /// it isn't kept who is there.
    ///
    /// @param untouched nothing has changed since this time, in milliseconds since 1970
    /// @param after the id behind which they begin; empty for the first ones
    public List<String> idsToBegin(long untouched, String after, int limit) {
        return database.read(client -> client.sql("select t.id from game_table t"
                        + " where t.status = 'open' and t.starts_by_itself = 1 and t.id > ?"
                        + " and t.time_control not like 'live %'"
                        + " and not exists (select 1 from seat s where s.table_id = t.id and s.kind = 'free')"
                        + " and (t.changed <= ? or not exists (select 1 from seat s where s.table_id = t.id"
                        + " and s.kind = 'person' and s.contribution is null)) order by t.id limit ?")
                .params(after, untouched, limit)
                .query(String.class)
                .list());
    }

    /// Whether nothing has changed at an open table since a time, in milliseconds since 1970.
    public boolean isUntouched(String table, long since) {
        return database.read(client -> client.sql(
                                "select count(*) from game_table where id = ? and status = 'open' and changed <= ?")
                        .params(table, since)
                        .query(Integer.class)
                        .single())
                == 1;
    }

    /// The host of an open table changes what holds there.
    ///
    /// @param terms what is to hold; a game that doesn't count will only where nobody but the host sits
    /// @param others who else may sit there for all the rest of it to hold
    /// @param at now, in milliseconds since 1970
    /// @return whether the table was open, the one was its host, and alone there if need be; if not, nothing has
    ///     changed
    public boolean change(String table, PersonId host, NewTerms terms, Others others, long at) {
        return changeOpen(table, client -> {
            boolean counts = terms.rated() && !isRated(client, table);
            boolean free = others != Others.NOBODY && !counts;
            boolean possible = isHost(client, table, host) && (free || isAlone(client, table, host, counts));
            if (possible) {
                write(client, table, terms, at);
            }
            if (possible && others == Others.TOLD && !isAlone(client, table, host, false)) {
                client.sql("update game_table set start_after = ? where id = ?")
                        .params(at + NOTICE.toMillis(), table)
                        .update();
            }
            return possible;
        });
    }

    private static void write(JdbcClient client, String table, NewTerms terms, long at) {
        client.sql("update game_table set time_control = ?, rated = ?, spectators = ?, changed = ? where id = ?")
                .params(
                        TimeControlText.of(terms.time()),
                        terms.rated() ? 1 : 0,
                        SpectatorText.of(terms.spectators()),
                        at,
                        table)
                .update();
    }

    /// For how many milliseconds those are still waited for who were told of less time. Once that is
    /// over the game can begin, unless they are told of even less meanwhile.
    ///
    /// @param now in milliseconds since 1970
    public long patience(String table, long now) {
        Optional<Long> until = database.read(
                client -> client.sql("select start_after from game_table where id = ? and start_after is not null")
                        .param(table)
                        .query(Long.class)
                        .optional());
        // What is further away was written while a clock was wrong; those of two servers may differ a little.
        long left = until.map(at -> at - now)
                .filter(rest -> rest > 0 && rest <= 2 * NOTICE.toMillis())
                .orElse(0L);
        if (left == 0) {
            until.ifPresent(at -> forgetNotice(table, at));
        }
        return left;
    }

    private void forgetNotice(String table, long until) {
        database.write(client -> client.sql("update game_table set start_after = null where id = ? and start_after = ?")
                .params(table, until)
                .update());
    }

    /// The host of an open table makes somebody else the host.
    ///
    /// @param to who sits there
    /// @param at now, in milliseconds since 1970
    /// @return whether the table was open, the one was its host and the other one sat there; if not, nothing has
    ///     changed
    public boolean passOn(String table, PersonId from, PersonId to, long at) {
        return changeOpen(table, client -> {
            boolean possible = isHost(client, table, from) && sits(client, table, to);
            if (possible) {
                host(client, table, to, at);
            }
            return possible;
        });
    }

    /// Removes an open table.
    ///
    /// @return whether it was open; if not, nothing has changed
    public boolean remove(String table) {
        return database.update(
                        new Notice.OfTable(table),
                        client -> TableRemoval.of(client, "id = :id and status = 'open'", Map.of("id", table)))
                == 1;
    }

    /// Changes an open table. Its row comes first: whoever changes the table at another server meanwhile, or
    /// starts its game, waits for it, or is waited for. What is asked of seats comes after that in statements of
    /// its own: in the one that waits PostgreSQL would answer as things were before.
    private boolean changeOpen(String table, Predicate<JdbcClient> change) {
        return database.update(new Notice.OfTable(table), client -> hold(client, table) && change.test(client) ? 1 : 0)
                == 1;
    }

    private static boolean hold(JdbcClient client, String table) {
        return client.sql("update game_table set changed = changed where id = ? and status = 'open'")
                        .param(table)
                        .update()
                == 1;
    }

    /// @return whether the one sat there; if not, nothing has changed
    private static boolean seat(JdbcClient client, String table, StoredTable.Seat before, StoredTable.Seat now) {
        return client.sql("update seat set kind = :kind, person = :person, bot = :bot, contribution = :contribution,"
                                + " name = null"
                                + " where table_id = :table and seat = :seat and kind = :kindBefore"
                                + " and coalesce(person, '') = :personBefore and bot = :botBefore")
                        .param("kind", now.kind().toString())
                        .param("person", now.person().map(PersonId::text).orElse(null))
                        .param("bot", now.bot())
                        .param("contribution", now.contribution().orElse(null))
                        .param("table", table)
                        .param("seat", now.seat())
                        .param("kindBefore", before.kind().toString())
                        .param(
                                "personBefore",
                                before.person().map(PersonId::text).orElse(""))
                        .param("botBefore", before.bot())
                        .update()
                == 1;
    }

    private static boolean isHost(JdbcClient client, String table, PersonId person) {
        return client.sql("select count(*) from game_table where id = ? and host = ?")
                        .params(table, person.text())
                        .query(Integer.class)
                        .single()
                == 1;
    }

    private static boolean sits(JdbcClient client, String table, PersonId person) {
        return client.sql("select count(*) from seat where table_id = ? and kind = 'person' and person = ?")
                        .params(table, person.text())
                        .query(Integer.class)
                        .single()
                == 1;
    }

    private static boolean isRated(JdbcClient client, String table) {
        return client.sql("select rated from game_table where id = ?")
                        .param(table)
                        .query(Integer.class)
                        .single()
                == 1;
    }

    /// @param programs whether a network bot is somebody else, too
    private static boolean isAlone(JdbcClient client, String table, PersonId host, boolean programs) {
        return client.sql("select count(*) from seat where table_id = ? and person is not null and person <> ?"
                                + " and (kind = 'person' or ? = 1)")
                        .params(table, host.text(), programs ? 1 : 0)
                        .query(Integer.class)
                        .single()
                == 0;
    }

    private static void host(JdbcClient client, String table, PersonId person, long at) {
        client.sql("update game_table set host = ?, changed = ? where id = ?")
                .params(person.text(), at, table)
                .update();
    }

    /// Notes that a table has changed.
    private static void note(JdbcClient client, String table, long at) {
        client.sql("update game_table set changed = ? where id = ?")
                .params(at, table)
                .update();
    }
}
