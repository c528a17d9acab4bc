package dev.anden.server.people;

import dev.anden.server.store.account.SessionStore;
import dev.anden.server.store.account.SessionStore.Opening;
import dev.anden.server.store.account.SessionStore.Row;
import dev.anden.server.store.database.DatabaseTrouble;
import dev.anden.server.store.people.PersonId;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Where accounts are signed in: for each browser a random token, of which the server keeps the hash.
public final class Sessions {
    /// Whoever doesn't come for so long has to sign in again.
    public static final Duration AGE = Duration.ofDays(180);

    private static final Logger LOG = LoggerFactory.getLogger(Sessions.class);
    private static final int ID_BYTES = 8;

    private final SessionStore store;
    private final SecureRandom random;
    private final InstantSource clock;

    public Sessions(SessionStore store, SecureRandom random, InstantSource clock) {
        this.store = store;
        this.random = random;
        this.clock = clock;
    }

    /// A session to be: what is written of it, and what the browser is given.
    public record Fresh(Opening opening, Token token) {}

    /// A session that can be begun.
    ///
    /// @param browser in which it begins
    public Fresh fresh(PersonId person, Browser browser) {
        Token token = Token.draw(random);
        String id = RandomId.draw(random, ID_BYTES);
        return new Fresh(new Opening(id, token.hash(), person, browser.name(), browser.receiver()), token);
    }

    /// The session that a token belongs to. How old it is isn't asked: old ones are ended once the time can be trusted,
    /// and a clock that is wrong for a moment isn't to sign anybody out.
    Optional<Row> find(Token token) {
        return store.find(token.hash());
    }

    /// Writes down that a browser is here. What can't be written down now will be the next time.
    void see(Row session) {
        DatabaseTrouble.attempt(
                LOG, "That a browser is here is not written down", () -> store.see(session, clock.millis()));
    }

    /// Whether a session hasn't ended.
    boolean isOpen(String id) {
        return store.isOpen(id);
    }

    /// The sessions of an account, the one that was here last first.
    public List<Row> of(PersonId person) {
        return store.of(person);
    }

    /// Ends a session of an account; one that isn't there is ended already.
    public void end(PersonId person, String id) {
        store.end(person, id);
    }

    /// Ends all sessions of an account but one.
    public void endOthers(PersonId person, String id) {
        store.endOthers(person, id);
    }
}
