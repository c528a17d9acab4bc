package dev.anden.server.store.account;

import dev.anden.server.store.access.SideConnection;

/// Where whoever runs a server leaves the hash of a link by which somebody chooses another password: beside the server,
/// which may run or not, and finds it when the link is followed.
public final class PasswordLinkDesk {
    private static final String MAKE = "insert into password_link (token, person, created, expires)"
            + " select cast(:token as text), a.person, cast(:at as bigint), cast(:expires as bigint) from account a"
            + " where a.folded = :folded";

    private final SideConnection database;

    public PasswordLinkDesk(SideConnection database) {
        this.database = database;
    }

    /// Keeps a new link of an account.
    ///
    /// @param folded the account's handle without what doesn't count
    /// @param token the hash of what is in the link
    /// @param at milliseconds since 1970
    /// @param expires until when it is good
    /// @return whether there is such an account
    /// @throws dev.anden.server.store.database.UnusableDatabase if the database can't be written
    public boolean make(String folded, String token, long at, long expires) {
        return database.say(client -> client.sql(MAKE)
                        .param("token", token)
                        .param("folded", folded)
                        .param("at", at)
                        .param("expires", expires)
                        .update())
                == 1;
    }
}
