package dev.anden.server.store.reminder;

import dev.anden.protocol.reminder.QuietHours;
import dev.anden.protocol.reminder.ReminderTopic;
import dev.anden.protocol.reminder.ReminderWishes;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.people.PersonStore;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.springframework.jdbc.core.simple.JdbcClient;

/// What people want to be told, and when. Who has said nothing has no row. Times are milliseconds since 1970.
public final class ReminderWishStore {
    /// As [#wishes] reads it; `w` are the wishes.
    static final String COLUMNS = "w.unwanted, w.quiet_from, w.quiet_to, w.zone, w.time_anyway";

    private final Database database;

    public ReminderWishStore(Database database) {
        this.database = database;
    }

    /// Those of a person.
    public ReminderWishes of(PersonId person) {
        return database.read(client -> client.sql("select " + COLUMNS + " from reminder_wish w where w.person = ?")
                        .param(person.text())
                        .query((row, number) -> wishes(row))
                        .optional())
                .orElse(ReminderWishes.ALL);
    }

    /// A person wants something else from now on. What has waited for the end of their
    /// quiet hours is looked at again: these may be others.
    ///
    /// @throws dev.anden.server.store.people.ForgottenPerson if they aren't written down, or not any more
    public void write(PersonId person, ReminderWishes wishes, long now) {
        database.write(client -> {
            PersonStore.require(client, person);
            client.sql("delete from reminder_wish where person = ?")
                    .param(person.text())
                    .update();
            if (!wishes.equals(ReminderWishes.ALL)) {
                insert(client, person, wishes);
            }
            client.sql("update reminder set held = 0, due = ? where held = 1 and receiver in"
                            + " (select id from receiver where person = ?)")
                    .params(now, person.text())
                    .update();
        });
    }

    private static void insert(JdbcClient client, PersonId person, ReminderWishes wishes) {
        client.sql("insert into reminder_wish (person, unwanted, quiet_from, quiet_to, zone, time_anyway)"
                        + " values (:person, :unwanted, :from, :to, :zone, :anyway)")
                .param("person", person.text())
                .param(
                        "unwanted",
                        wishes.unwanted().stream().map(ReminderTopic::toString).collect(Collectors.joining(" ")))
                .param("from", wishes.quiet().map(QuietHours::from).orElse(null))
                .param("to", wishes.quiet().map(QuietHours::to).orElse(null))
                .param("zone", wishes.quiet().map(QuietHours::zone).orElse(null))
                .param("anyway", wishes.quiet().filter(QuietHours::timeAnyway).isPresent() ? 1 : 0)
                .update();
    }

    /// A person becomes another one, who keeps their own wishes if they have any, as a part of that change.
    static void move(JdbcClient client, PersonId from, PersonId to) {
        client.sql("update reminder_wish set person = :to where person = :from"
                        + " and not exists (select 1 from reminder_wish where person = :to)")
                .param("to", to.text())
                .param("from", from.text())
                .update();
    }

    /// Whoever has no row wants everything; a word that nobody understands says nothing.
    static ReminderWishes wishes(ResultSet row) throws SQLException {
        String unwanted = row.getString("unwanted");
        if (unwanted == null) {
            return ReminderWishes.ALL;
        }
        List<ReminderTopic> topics = Stream.of(ReminderTopic.values())
                .filter(topic -> List.of(unwanted.split(" ", -1)).contains(topic.toString()))
                .toList();
        return new ReminderWishes(topics, quiet(row));
    }

    private static Optional<QuietHours> quiet(ResultSet row) throws SQLException {
        String from = row.getString("quiet_from");
        String to = row.getString("quiet_to");
        String zone = row.getString("zone");
        return from == null || to == null || zone == null
                ? Optional.empty()
                : Optional.of(new QuietHours(from, to, zone, row.getInt("time_anyway") == 1));
    }
}
