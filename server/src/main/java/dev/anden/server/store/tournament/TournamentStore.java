package dev.anden.server.store.tournament;

import dev.anden.protocol.WireLimits;
import dev.anden.protocol.tournament.TournamentList.TournamentGlance;
import dev.anden.protocol.tournament.TournamentStatus;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.people.PersonStore;
import dev.anden.server.store.people.Resemblance;
import dev.anden.server.store.people.SeatNames;
import dev.anden.server.store.row.OptionsText;
import dev.anden.server.store.row.SpectatorText;
import dev.anden.server.store.row.TimeControlText;
import dev.anden.server.store.table.StoredTable;
import dev.anden.server.store.table.TableStore;
import dev.anden.server.store.tournament.StoredTournament.Game;
import dev.anden.server.store.tournament.StoredTournament.Player;
import dev.anden.server.store.tournament.StoredTournament.Terms;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;

/// Tournaments. Whoever changes one at another server meanwhile waits for it, or is waited for.
public final class TournamentStore {
    private static final String OF_PEOPLE = "select t.id from tournament t where t.host in (:people) union"
            + " select tournament from tournament_entrant where person in (:people)";

    private static final String GLANCES = "select t.id, t.game, t.status, t.round, t.rounds, p.name as host_name,"
            + " (select count(*) from tournament_entrant e where e.tournament = t.id) as entrants"
            + " from tournament t left join person p on p.id = t.host where t.id in (" + OF_PEOPLE + ")"
            + " order by case when t.status = 'over' then 1 else 0 end, t.changed desc, t.id limit :limit";

    private static final String UNFINISHED =
            "select count(*) from tournament t where t.status <> 'over' and t.id in (" + OF_PEOPLE + ")";

    private static final String ENDED = "select g.tournament, g.round, g.number, g.table_id from tournament_game g"
            + " left join game_table t on t.id = g.table_id where g.outcome = 'playing'"
            + " and g.table_id > ? and (t.id is null or t.status in ('over', 'unfinished')) order by g.table_id limit ?";

    private static final String ENDED_OF_ONE = ENDED.replace("g.table_id > ?", "g.tournament = ?");

    /// Those that wait for their host are looked at only in their last round.
    private static final String DUE = "select t.id from tournament t where t.status = 'playing' and t.id > ?"
            + " and (t.round = t.rounds or t.time_control like 'correspondence%')"
            + " and not exists (select 1 from tournament_game g where g.tournament = t.id and g.round = t.round"
            + " and g.outcome = 'playing') order by t.id limit ?";

    private static final String OLD = "changed < :before and status = :status";

    private static final List<String> GOING = List.of(
            "update game_table set tournament = null where id in"
                    + " (select table_id from tournament_game where tournament = ?)",
            "delete from tournament_player where tournament = ?",
            "delete from tournament_game where tournament = ?",
            "delete from tournament_entrant where tournament = ?",
            "delete from tournament where id = ?");

    private final Database database;

    public TournamentStore(Database database) {
        this.database = database;
    }

    /// A game whose table isn't played at any more, or isn't there.
    public record EndedGame(String tournament, int round, int number, String table) {}

    /// Sets a tournament up, unless its host has set one up by the same command.
    ///
    /// @param command the client's id of it
    /// @param at now, in milliseconds since 1970
    /// @return whether it was; if not, nothing has changed
    /// @throws dev.anden.server.store.people.ForgottenPerson if its host isn't known any more
    public boolean create(String id, PersonId host, Terms terms, Optional<String> command, long at) {
        return database.update(client -> {
                    PersonStore.require(client, host);
                    return client.sql("insert into tournament (id, host, command, game, options, seats, rounds,"
                                    + " time_control, spectators, bot, status, round, created, changed)"
                                    + " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'open', 0, ?, ?)"
                                    + " on conflict (host, command) do nothing")
                            .params(id, host.text())
                            .param(command.orElse(null))
                            .params(
                                    terms.game(),
                                    OptionsText.of(terms.options()),
                                    terms.seats(),
                                    terms.rounds(),
                                    TimeControlText.of(terms.time()),
                                    SpectatorText.of(terms.spectators()),
                                    terms.bot(),
                                    at,
                                    at)
                            .update();
                })
                == 1;
    }

    /// The tournament that a person has set up by a command.
    public Optional<String> find(PersonId host, String command) {
        return database.read(client -> client.sql("select id from tournament where host = ? and command = ?")
                .params(host.text(), command)
                .query(String.class)
                .optional());
    }

    /// A tournament by its id.
    public Optional<StoredTournament> find(String id) {
        return database.read(client -> TournamentRows.find(client, id));
    }

    /// How many tournaments that aren't over a person has set up or entered.
    public int unfinished(PersonId person) {
        return database.read(client -> client.sql(UNFINISHED)
                .param("people", List.of(person.text()))
                .query(Integer.class)
                .single());
    }

    /// The tournaments that some people have set up or entered; first those that aren't over, then the latest
    /// others.
    public List<TournamentGlance> glances(Collection<PersonId> people, int limit) {
        if (people.isEmpty()) {
            return List.of();
        }
        return database.read(client -> client.sql(GLANCES)
                .param("people", people.stream().map(PersonId::text).toList())
                .param("limit", limit)
                .query((row, place) -> TournamentRows.glance(row))
                .list());
    }

    /// Somebody enters a tournament. If they have entered it already nothing changes.
    ///
    /// @param alike whether their name can be taken for that of somebody who takes part
    /// @param at now, in milliseconds since 1970
    /// @return whether they take part now; not if it has begun, or as many people take part as can
    /// @throws dev.anden.server.store.people.ForgottenPerson if they aren't known any more
    /// @throws dev.anden.server.store.people.NameTaken if somebody who takes part has their name
    public boolean enter(String id, PersonId person, Resemblance alike, long at) {
        return database.update(client -> {
                    if (!hold(client, id, TournamentStatus.OPEN)) {
                        return 0;
                    }
                    List<PersonId> others = TournamentRows.people(client, id);
                    if (others.contains(person)) {
                        return 1;
                    }
                    if (others.size() >= WireLimits.MOST_ENTRANTS) {
                        return 0;
                    }
                    SeatNames.requireAmong(client, others, person, alike);
                    note(client, id, at);
                    return client.sql("insert into tournament_entrant (tournament, number, person, withdrawn)"
                                    + " values (?, (select coalesce(max(number), 0) + 1 from tournament_entrant"
                                    + " where tournament = ?), ?, 0)")
                            .params(id, id, person.text())
                            .update();
                })
                == 1;
    }

    /// An entrant leaves a tournament: as if they had never been there before it begins, and for all further
    /// rounds later.
    ///
    /// @param at now, in milliseconds since 1970
    public void leave(String id, int entrant, long at) {
        database.write(client -> {
            boolean gone = hold(client, id, TournamentStatus.OPEN)
                    && client.sql("delete from tournament_entrant where tournament = ? and number = ?")
                                    .params(id, entrant)
                                    .update()
                            == 1;
            boolean withdrawn = !gone
                    && hold(client, id, TournamentStatus.PLAYING)
                    && client.sql("update tournament_entrant set withdrawn = 1 where tournament = ? and number = ?")
                                    .params(id, entrant)
                                    .update()
                            == 1;
            if (gone || withdrawn) {
                note(client, id, at);
            }
        });
    }

    /// A round begins: its games are noted, and their tables set up. Games of the round before that go on bring
    /// nothing.
    ///
    /// @param before the round after which it comes
    /// @param games all of the round
    /// @param tables those that have one
    /// @param at now, in milliseconds since 1970
    /// @return whether it begins; not if it has begun already, and then nothing has changed
    /// @throws dev.anden.server.store.people.ForgottenPerson if somebody who is to play isn't known any more
    public boolean begin(String id, int before, List<Game> games, List<StoredTable> tables, long at) {
        return database.update(client -> {
                    boolean next = client.sql("update tournament set round = round + 1, status = 'playing', changed = ?"
                                            + " where id = ? and round = ? and status <> 'over'")
                                    .params(at, id, before)
                                    .update()
                            == 1;
                    if (!next) {
                        return 0;
                    }
                    abandon(client, id);
                    // In the order of people in which nobody who holds them is in another one's way.
                    tables.stream()
                            .flatMap(table -> table.everybody().stream())
                            .map(PersonId::text)
                            .distinct()
                            .sorted()
                            .forEach(person -> PersonStore.require(client, new PersonId(person)));
                    tables.forEach(table -> TableStore.insert(client, table, Optional.empty()));
                    games.forEach(game -> insert(client, id, game));
                    return 1;
                })
                == 1;
    }

    /// A tournament ends. Games that go on bring nothing.
    ///
    /// @param round after which it does
    /// @param at now, in milliseconds since 1970
    /// @return whether it has ended now; not if another round has begun
    public boolean end(String id, int round, long at) {
        return database.update(client -> {
                    int ended = client.sql("update tournament set status = 'over', changed = ?"
                                    + " where id = ? and round = ? and status = 'playing'")
                            .params(at, id, round)
                            .update();
                    if (ended == 1) {
                        abandon(client, id);
                    }
                    return ended;
                })
                == 1;
    }

    /// A tournament that hasn't begun goes for good.
    ///
    /// @return whether it has; if not, nothing has changed
    public boolean remove(String id) {
        return database.update(client -> hold(client, id, TournamentStatus.OPEN) ? go(client, id) : 0) == 1;
    }

    /// Games whose tables aren't played at any more, in the order of these: of them it isn't noted yet what
    /// they brought.
    ///
    /// @param after the id of the table behind which they begin; empty for the first ones
    public List<EndedGame> endedGames(String after, int limit) {
        return ended(ENDED, after, limit);
    }

    /// What [#endedGames] says of one tournament.
    public List<EndedGame> endedGamesOf(String id) {
        return ended(ENDED_OF_ONE, id, WireLimits.MOST_ENTRANTS);
    }

    private List<EndedGame> ended(String question, String what, int limit) {
        return database.read(client -> client.sql(question)
                .params(what, limit)
                .query((row, place) -> new EndedGame(
                        row.getString("tournament"),
                        row.getInt("round"),
                        row.getInt("number"),
                        row.getString("table_id")))
                .list());
    }

    /// Notes what a game has brought; if that is noted already nothing changes.
    ///
    /// @param players whoever was to play it
    /// @param at now, in milliseconds since 1970
    public void count(EndedGame game, List<Player> players, long at) {
        settle(game, "counted", players, at);
    }

    /// Notes that a game brings nothing; if something else is noted already nothing changes.
    ///
    /// @param at now, in milliseconds since 1970
    public void dismiss(EndedGame game, long at) {
        settle(game, "void", List.of(), at);
    }

    private void settle(EndedGame game, String outcome, List<Player> players, long at) {
        database.write(client -> {
            int settled = client.sql("update tournament_game set outcome = ?"
                            + " where tournament = ? and round = ? and number = ? and outcome = 'playing'")
                    .params(outcome, game.tournament(), game.round(), game.number())
                    .update();
            if (settled == 1) {
                note(client, game.tournament(), at);
                players.forEach(player -> client.sql("update tournament_player set score = ?, halves = ?"
                                + " where tournament = ? and round = ? and entrant = ?")
                        .param(player.score().orElse(null))
                        .param(player.halves().orElse(null))
                        .params(game.tournament(), game.round(), player.entrant())
                        .update());
            }
        });
    }

    /// Tournaments whose round is over, and that go on or end by themselves, in the order of their ids.
    ///
    /// @param after the id behind which they begin; empty for the first ones
    public List<String> due(String after, int limit) {
        return database.read(client ->
                client.sql(DUE).params(after, limit).query(String.class).list());
    }

    /// Tournaments at which nothing has changed since a time.
    ///
    /// @param before milliseconds since 1970
    /// @param after the id behind which the page begins; empty for the first one
    public List<String> old(TournamentStatus status, long before, String after, int limit) {
        return database.read(client -> client.sql(
                        "select id from tournament where " + OLD + " and id > :after order by id limit :limit")
                .param("before", before)
                .param("status", status.toString())
                .param("after", after)
                .param("limit", limit)
                .query(String.class)
                .list());
    }

    /// Removes a tournament if nothing has changed there since a time. Its tables stay.
    ///
    /// @return whether it has gone; if not, nothing has changed
    public boolean removeOld(TournamentStatus status, String id, long before) {
        return database.update(client -> {
                    int held = client.sql("update tournament set changed = changed where id = :id and " + OLD)
                            .param("id", id)
                            .param("before", before)
                            .param("status", status.toString())
                            .update();
                    return held == 1 ? go(client, id) : 0;
                })
                == 1;
    }

    private static int go(JdbcClient client, String id) {
        GOING.forEach(statement -> client.sql(statement).param(id).update());
        return 1;
    }

    private static boolean hold(JdbcClient client, String id, TournamentStatus status) {
        return client.sql("update tournament set changed = changed where id = ? and status = ?")
                        .params(id, status.toString())
                        .update()
                == 1;
    }

    private static void note(JdbcClient client, String id, long at) {
        client.sql("update tournament set changed = ? where id = ?")
                .params(at, id)
                .update();
    }

    private static void abandon(JdbcClient client, String id) {
        client.sql("update tournament_game set outcome = 'void' where tournament = ? and outcome = 'playing'")
                .param(id)
                .update();
    }

    private static void insert(JdbcClient client, String id, Game game) {
        client.sql("insert into tournament_game (tournament, round, number, table_id, outcome) values (?, ?, ?, ?, ?)")
                .params(id, game.round(), game.number())
                .param(game.table().orElse(null))
                .param(game.outcome().toString())
                .update();
        game.players()
                .forEach(player -> client.sql("insert into tournament_player"
                                + " (tournament, round, number, entrant, score, halves) values (?, ?, ?, ?, ?, ?)")
                        .params(id, game.round(), game.number(), player.entrant())
                        .param(player.score().orElse(null))
                        .param(player.halves().orElse(null))
                        .update());
    }
}
