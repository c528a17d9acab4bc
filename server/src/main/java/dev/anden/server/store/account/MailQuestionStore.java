package dev.anden.server.store.account;

import dev.anden.server.store.database.Database;
import java.time.Duration;

/// When mail addresses were last asked whether they want to be written to. It is kept apart from the receivers,
/// which may go at any moment.
public final class MailQuestionStore {
    private final Database database;
    private final long wait;

    /// @param wait nobody is asked again before
    public MailQuestionStore(Database database, Duration wait) {
        this.database = database;
        this.wait = wait.toMillis();
    }

    /// Somebody is about to be asked. Of several who wish it at once, by whichever servers, one may.
    ///
    /// @param mail in small letters
    /// @param now in milliseconds since 1970
    /// @return whether they may be; if not, they were a short time ago
    public boolean ask(String mail, long now) {
        return database.update(client -> client.sql("insert into mail_question (address, asked) values (?, ?)"
                                + " on conflict (address) do update set asked = excluded.asked"
                                + " where mail_question.asked not between ? and ?")
                        .params(mail, now, now - wait, now + wait)
                        .update())
                == 1;
    }

    /// They weren't asked after all.
    public void takeBack(String mail) {
        database.write(client -> client.sql("delete from mail_question where address = ?")
                .param(mail)
                .update());
    }

    /// What was asked long enough ago is forgotten. A time far ahead was written while a clock was wrong.
    public void forget(long now) {
        database.write(client -> client.sql("delete from mail_question where asked < ? or asked > ?")
                .params(now - wait, now + wait)
                .update());
    }
}
