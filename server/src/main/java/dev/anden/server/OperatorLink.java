package dev.anden.server;

import dev.anden.server.account.PasswordLinks;
import dev.anden.server.people.Token;
import dev.anden.server.store.account.PasswordLinkDesk;
import dev.anden.server.store.database.UnusableDatabase;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.Optional;

/// A link for somebody who has lost a password, from whoever runs the server. It is written down beside the server,
/// which may run or not.
public final class OperatorLink {
    /// Where links lead, from the server's address on; what is in them follows.
    private static final String PAGE = "/new-password#";

    private OperatorLink() {}

    /// Makes one that is good once, for a day.
    ///
    /// @param handle of the account; capital letters don't count
    /// @return where it leads, from the server's address on; empty if there is no such account
    /// @throws StartFailure if there is no database, or it can't be written
    public static Optional<String> make(ServerOptions options, String handle, Instant now) throws StartFailure {
        try {
            var desk = new PasswordLinkDesk(OperatorAccess.toSay(options));
            return PasswordLinks.make(desk, handle, new SecureRandom(), now)
                    .map(Token::text)
                    .map(PAGE::concat);
        } catch (UnusableDatabase failure) {
            throw StartFailure.of(failure);
        }
    }
}
