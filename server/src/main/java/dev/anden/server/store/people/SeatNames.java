package dev.anden.server.store.people;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;
import org.springframework.jdbc.core.simple.JdbcClient;

/// What those are called who sit together at a table that isn't over, or take part in a tournament that isn't:
/// no two of them alike. Whoever is given a seat or a name there holds the rows of all of them first, always in
/// the same order, so that of two who do so at once the second one sees what the first one has done.
public final class SeatNames {
    /// What somebody in a seat `s` is called, `p` being who sits there: as they are, unless the seat has kept the
    /// name by which somebody sat down ([#keep]) or was called before they had gone.
    public static final String NAME = "coalesce(s.name, p.name)";

    private static final String HERE = "select person from seat where table_id = ? and person is not null";

    private static final String NAMES = "select distinct " + NAME + " from seat s left join person p on p.id = s.person"
            + " where s.table_id = ? and (s.person is null or s.person <> ?) and " + NAME + " <> ''";

    private static final String BESIDE = " from seat mine join game_table t on t.id = mine.table_id"
            + " and t.status in ('open', 'playing') join seat s on s.table_id = mine.table_id and s.seat <> mine.seat"
            + " left join person p on p.id = s.person where mine.person = :person";

    /// Those who take part in a tournament with a person.
    private static final String AMONG = " from tournament_entrant mine join tournament t on t.id = mine.tournament"
            + " and t.status <> 'over' join tournament_entrant e on e.tournament = mine.tournament"
            + " and e.number <> mine.number join person p on p.id = e.person where mine.person = :person";

    private static final String KEPT = "select mine.table_id, mine.seat, coalesce(mine.name, me.name) as name, " + NAME
            + " as other" + BESIDE.replace(" where ", " join person me on me.id = mine.person where ")
            + " and " + NAME + " <> '' and mine.table_id not in (select table_id from seat where person = :to)";

    private SeatNames() {}

    /// Nobody sits down by a name that somebody at a table has, which is held.
    ///
    /// @throws ForgottenPerson if they aren't known any more
    /// @throws NameTaken if somebody there has it
    public static void requireAt(JdbcClient client, String table, PersonId person, Resemblance alike) {
        String name = heldName(
                client,
                person,
                client.sql(HERE).param(table).query(SeatNames::name).list());
        List<String> there = client.sql(NAMES)
                .params(table, person.text())
                .query(SeatNames::name)
                .list();
        requireOther(name, there.stream(), alike, NameTaken::beside);
    }

    /// Nobody takes part in a tournament by a name that somebody else has there.
    ///
    /// @param others who takes part in it besides
    /// @throws ForgottenPerson if they aren't known any more
    /// @throws NameTaken if somebody there has it
    public static void requireAmong(
            JdbcClient client, Collection<PersonId> others, PersonId person, Resemblance alike) {
        String name =
                heldName(client, person, others.stream().map(PersonId::text).toList());
        Stream<String> there = others.stream().flatMap(other -> PersonStore.name(client, other).stream());
        requireOther(name, there, alike, NameTaken::beside);
    }

    /// The name of a person, who is held from now on with all others.
    ///
    /// @throws ForgottenPerson if they aren't known any more
    private static String heldName(JdbcClient client, PersonId person, Collection<String> others) {
        SortedSet<String> people = new TreeSet<>(others);
        people.add(person.text());
        hold(client, people);
        PersonStore.require(client, person);
        return PersonStore.name(client, person).orElseThrow(ForgottenPerson::new);
    }

    /// Nobody takes a name that somebody has beside whom they sit or with whom they take part in a tournament,
    /// or a program of theirs. Those are held from now on.
    ///
    /// @throws NameTaken if it is so
    static void requireBeside(JdbcClient client, PersonId person, String name, Resemblance alike) {
        holdBeside(client, List.of(person));
        List<String> beside = client.sql("select distinct " + NAME + BESIDE + " and " + NAME + " <> ''")
                .param("person", person.text())
                .query(SeatNames::name)
                .list();
        List<String> among = client.sql("select distinct p.name" + AMONG)
                .param("person", person.text())
                .query(SeatNames::name)
                .list();
        requireOther(name, Stream.concat(beside.stream(), among.stream()), alike, NameTaken::beside);
        requireOther(name, ofPrograms(client, person), alike, NameTaken::own);
    }

    /// No program has the name of its owner, or of another program of theirs. The owner is held from now on.
    ///
    /// @throws NameTaken if it is so
    public static void requireOfProgram(JdbcClient client, PersonId owner, String name, Resemblance alike) {
        PersonStore.hold(client, owner);
        Stream<String> owners = PersonStore.name(client, owner).stream();
        requireOther(name, Stream.concat(owners, ofPrograms(client, owner)), alike, NameTaken::own);
    }

    private static void requireOther(
            String name, Stream<String> others, Resemblance alike, Function<String, NameTaken> taken) {
        others.filter(other -> alike.isLike(name, other)).findFirst().map(taken).ifPresent(refusal -> {
            throw refusal;
        });
    }

    /// Holds some people, and everybody beside whom they sit or with whom they take part in a tournament.
    public static void holdBeside(JdbcClient client, Collection<PersonId> people) {
        SortedSet<String> all = new TreeSet<>();
        for (PersonId person : people) {
            all.add(person.text());
            all.addAll(
                    client.sql("select s.person" + BESIDE + " and s.person is not null union select e.person" + AMONG)
                            .param("person", person.text())
                            .query(String.class)
                            .list());
        }
        hold(client, all);
    }

    /// What the programs of a person are called.
    private static Stream<String> ofPrograms(JdbcClient client, PersonId owner) {
        return client
                .sql("select p.name from network_bot b join person p on p.id = b.id where b.owner = ?")
                .param(owner.text())
                .query(SeatNames::name)
                .list()
                .stream();
    }

    /// Of a row that has nothing else.
    private static String name(ResultSet row, int number) throws SQLException {
        return row.getString(1);
    }

    private static void hold(JdbcClient client, SortedSet<String> people) {
        people.forEach(person -> PersonStore.hold(client, new PersonId(person)));
    }

    /// Where somebody's seats are about to become another one's who is called like somebody beside them, they keep the
    /// name by which they are known there.
    public static void keep(JdbcClient client, PersonId from, PersonId to, Resemblance alike) {
        Optional<String> name = PersonStore.name(client, to);
        if (name.isEmpty()) {
            return;
        }
        List<Kept> beside = client.sql(KEPT)
                .params(Map.of("person", from.text(), "to", to.text()))
                .query((row, number) -> new Kept(
                        row.getString("table_id"), row.getInt("seat"), row.getString("name"), row.getString("other")))
                .list();
        beside.stream()
                .filter(seat -> alike.isLike(name.get(), seat.other()))
                .forEach(seat -> client.sql("update seat set name = ? where table_id = ? and seat = ?")
                        .params(seat.name(), seat.table(), seat.seat())
                        .update());
    }

    /// Wherever a person sits they are called what they are called.
    static void forget(JdbcClient client, PersonId person) {
        client.sql("update seat set name = null where person = ? and name is not null")
                .param(person.text())
                .update();
    }

    /// @param other what somebody beside the seat is called
    private record Kept(String table, int seat, String name, String other) {}
}
