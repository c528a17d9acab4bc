package dev.anden.server.store.table;

import dev.anden.protocol.Substitute;
import dev.anden.protocol.TableEvent.Abandoned;
import dev.anden.protocol.TableEvent.AgreedToEnd;
import dev.anden.protocol.TableEvent.BackFromHoliday;
import dev.anden.protocol.TableEvent.CameBack;
import dev.anden.protocol.TableEvent.CompanyEvent;
import dev.anden.protocol.TableEvent.HandedOver;
import dev.anden.protocol.TableEvent.OnHoliday;
import dev.anden.protocol.TableEvent.Paused;
import dev.anden.protocol.TableEvent.Resigned;
import dev.anden.protocol.TableEvent.WentOn;
import dev.anden.protocol.TableStatus;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.reminder.Joining;
import dev.anden.server.store.reminder.ReminderStore;
import dev.anden.table.EarlyChoice;
import dev.anden.table.Line;
import java.util.Map;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;

/// What changes at a table with what is written there ([Appending]), but seldom: each by a question of its own.
final class TableChange {
    private final JdbcClient client;
    private final String table;

    private TableChange(JdbcClient client, String table) {
        this.client = client;
        this.table = table;
    }

    /// What comes before the lines.
    ///
    /// @throws LogConflict if another writer was there first
    static void before(JdbcClient client, Append append) {
        var change = new TableChange(client, append.table());
        append.writing().status().ifPresent(change::become);
        append.writing().contributions().ifPresent(change::settle);
    }

    /// What comes after them.
    ///
    /// @throws LogConflict if another writer was there first
    static void after(JdbcClient client, Append append) {
        var change = new TableChange(client, append.table());
        Writing writing = append.writing();
        writing.lines().forEach(change::companyChanged);
        writing.kept().ifPresent(choice -> change.keep(choice, writing.clocks()));
        writing.dropped().forEach(change::drop);
        writing.host().ifPresent(change::pass);
        writing.ending().ifPresent(ending -> ResultStore.write(client, append.table(), ending));
        writing.reminders().forEach(reminder -> ReminderStore.write(client, append.table(), reminder));
    }

    /// A game begins at an open table where somebody sits in every seat, and nobody has to be waited for
    /// ([OpenTableStore#patience]). Whose bots play is anew anybody's matter;
    /// when it is over, who is on holiday is nobody's.
    private void become(TableStatus status) {
        boolean begins = status == TableStatus.PLAYING;
        int written = client.sql("update game_table set status = ?, tended_by = null where id = ?"
                        + (begins ? " and status = 'open' and start_after is null" : ""))
                .params(status.toString(), table)
                .update();
        requireWritten(written, "another status");
        if (begins) {
            requireNoFreeSeat();
            InvitationStore.begin(client, table);
            Joining.end(client, table);
        }
        if (status.isPast()) {
            client.sql("update seat set holiday = null where table_id = ? and holiday is not null")
                    .param(table)
                    .update();
        }
    }

    /// Asked by itself, once the table's row is held: in the statement that may have waited for it PostgreSQL
    /// would answer as the seats were before.
    private void requireNoFreeSeat() {
        int free = client.sql("select count(*) from seat where table_id = ? and kind = 'free'")
                .param(table)
                .query(Integer.class)
                .single();
        if (free > 0) {
            throw new LogConflict("Table %s has a free seat".formatted(table));
        }
    }

    /// Chance has been drawn from these; what came meanwhile by another server comes too late.
    private void settle(Map<Integer, String> contributions) {
        client.sql("update seat set contribution = null where table_id = ?")
                .param(table)
                .update();
        contributions.forEach(
                (seat, digits) -> client.sql("update seat set contribution = ? where table_id = ? and seat = ?")
                        .params(digits, table, seat)
                        .update());
    }

    private void companyChanged(Line line) {
        if (line instanceof Line.CompanyChanged changed) {
            companyChanged(changed.event());
        }
    }

    private void companyChanged(CompanyEvent event) {
        switch (event) {
            case Resigned gone ->
                substitute(gone.seat(), Optional.of(new Substitute(gone.bot(), Substitute.Reason.RESIGNED)));
            case HandedOver over -> substitute(over.seat(), Optional.of(new Substitute(over.bot(), over.reason())));
            case CameBack back -> substitute(back.seat(), Optional.empty());
            case OnHoliday gone -> holiday(gone.seat(), Optional.of(gone.until()));
            case BackFromHoliday back -> holiday(back.seat(), Optional.empty());
            case AgreedToEnd _, Abandoned _, Paused _, WentOn _ -> {}
        }
    }

    private void substitute(int seat, Optional<Substitute> substitute) {
        client.sql("update seat set substitute = ?, substitute_reason = ? where table_id = ? and seat = ?")
                .param(substitute.map(Substitute::bot).orElse(null))
                .param(substitute.map(one -> one.reason().toString()).orElse(null))
                .params(table, seat)
                .update();
    }

    private void holiday(int seat, Optional<Long> until) {
        client.sql("update seat set holiday = ? where table_id = ? and seat = ?")
                .param(until.orElse(null))
                .params(table, seat)
                .update();
    }

    private void pass(PersonId host) {
        client.sql("update game_table set host = ? where id = ?")
                .params(host.text(), table)
                .update();
    }

    private void keep(EarlyChoice choice, Optional<WrittenClocks> clocks) {
        int kept = client.sql("insert into early_choice (table_id, seat, text, command, at) values (?, ?, ?, ?, ?)"
                        + " on conflict do nothing")
                .params(table, choice.seat(), choice.text())
                .param(choice.command().orElse(null))
                .param(clocks.map(WrittenClocks::at).orElse(null))
                .update();
        requireWritten(kept, "an early choice of seat " + choice.seat());
    }

    /// The text is named as well: the seat may have chosen otherwise meanwhile.
    private void drop(EarlyChoice choice) {
        int deleted = client.sql("delete from early_choice where table_id = ? and seat = ? and text = ?")
                .params(table, choice.seat(), choice.text())
                .update();
        if (deleted == 0) {
            throw new LogConflict("Table %s keeps no such choice of seat %d".formatted(table, choice.seat()));
        }
    }

    private void requireWritten(int rows, String what) {
        if (rows == 0) {
            throw new LogConflict("Table %s has %s already".formatted(table, what));
        }
    }
}
