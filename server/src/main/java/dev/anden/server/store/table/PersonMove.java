package dev.anden.server.store.table;

import dev.anden.server.store.people.HolidayStore;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.people.PersonStore;
import dev.anden.server.store.people.Resemblance;
import dev.anden.server.store.people.SeatNames;
import java.util.List;
import java.util.Map;
import org.springframework.jdbc.core.simple.JdbcClient;

/// Everything of one person becomes another's: a guest is somebody with an account from now on.
final class PersonMove {
    private static final String SEATS = "update seat set person = :to where person = :from and table_id not in"
            + " (select table_id from seat where person = :to)";

    private static final String TABLES = "update game_table set host = :to where host = :from";

    /// What is remembered of a person's games goes where their seats went.
    private static final List<String> OF_A_PERSON = List.of(
            "update seat_result set person = :to where person = :from and exists (select 1 from seat s"
                    + " where s.table_id = seat_result.table_id and s.seat = seat_result.seat and s.person = :to)",
            "update rating set person = :to where person = :from and not exists (select 1 from rating other"
                    + " where other.game = rating.game and other.season = rating.season and other.person = :to)",
            "delete from rating where person = :from and exists (select 1 from rating other where other.person = :to)",
            "update talk_line set person = :to where person = :from and not exists (select 1 from talk_line other"
                    + " where other.table_id = talk_line.table_id and other.command = talk_line.command"
                    + " and other.person = :to)",
            "update talk_read set line = (select gone.line from talk_read gone"
                    + " where gone.table_id = talk_read.table_id and gone.person = :from) where person = :to and exists"
                    + " (select 1 from talk_read gone where gone.table_id = talk_read.table_id"
                    + " and gone.person = :from and gone.line > talk_read.line)",
            "update talk_read set person = :to where person = :from and not exists (select 1 from talk_read other"
                    + " where other.table_id = talk_read.table_id and other.person = :to)",
            "delete from talk_read where person = :from",
            "update own_note set person = :to where person = :from and exists (select 1 from seat s"
                    + " where s.table_id = own_note.table_id and s.person = :to) and not exists (select 1"
                    + " from own_note other where other.table_id = own_note.table_id and other.person = :to)",
            "update table_command set person = :to where person = :from and not exists (select 1 from table_command other"
                    + " where other.person = :to and other.command = table_command.command)",
            "delete from table_command where person = :from",
            "update invitation set person = :to where person = :from and not exists (select 1 from invitation"
                    + " other where other.table_id = invitation.table_id and other.person = :to)",
            "delete from invitation where person = :from",
            "update invitation set asker = :to where asker = :from",
            "delete from invitation where asker = :to and person = :to",
            "update tournament set host = :to, command = null where host = :from",
            "update tournament_entrant set person = null, withdrawn = 1 where person = :from and exists (select 1"
                    + " from tournament_entrant other where other.tournament = tournament_entrant.tournament"
                    + " and other.person = :to)",
            "update tournament_entrant set person = :to where person = :from",
            "update report_line set person = :to where person = :from",
            "update report set person = :to where person = :from",
            "update report set about = :to where about = :from",
            "delete from silence where person in (:from, :to) and other in (:from, :to)",
            "delete from silence where person = :to and kind = 'mute' and exists (select 1 from silence gone"
                    + " where gone.person = :from and gone.other = silence.other and gone.kind = 'block')",
            "delete from silence where other = :to and kind = 'mute' and exists (select 1 from silence gone"
                    + " where gone.other = :from and gone.person = silence.person and gone.kind = 'block')",
            "update silence set person = :to where person = :from and not exists (select 1 from silence own"
                    + " where own.person = :to and own.other = silence.other)",
            "update silence set other = :to where other = :from and not exists (select 1 from silence own"
                    + " where own.person = silence.person and own.other = :to)",
            "delete from silence where person = :from or other = :from");

    private PersonMove() {}

    /// Whoever isn't known any more is given nothing, and of an account nothing is taken: the guest who was to
    /// become another's may have begun one meanwhile, be it the same.
    ///
    /// @param alike whether the other's name can be taken for that of somebody beside the one's seats
    /// @return how many seats and tables there were
    static int of(JdbcClient client, PersonId from, PersonId to, Resemblance alike) {
        if (from.equals(to)) {
            return 0;
        }
        SeatNames.holdBeside(client, List.of(from, to));
        if (!PersonStore.hold(client, to) || PersonStore.isProtected(client, from)) {
            return 0;
        }
        SeatNames.keep(client, from, to, alike);
        Map<String, String> people = Map.of("from", from.text(), "to", to.text());
        int seats = client.sql(SEATS).params(people).update();
        int tables = client.sql(TABLES).params(people).update();
        HolidayStore.moving()
                .forEach(statement -> client.sql(statement).params(people).update());
        OF_A_PERSON.forEach(statement -> client.sql(statement).params(people).update());
        return seats + tables;
    }
}
