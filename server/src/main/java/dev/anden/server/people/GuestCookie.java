package dev.anden.server.people;

import dev.anden.server.store.people.PersonId;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;

/// The cookie that says who a guest is: the person's id and, behind a dot, a signature (HMAC-SHA-256) that only
/// this server can make.
public final class GuestCookie {
    /// The name of the cookie of a device's own person.
    public static final String NAME = "anden-guest";

    private final Seal seal;

    /// @param key 32 random bytes that stay the same over restarts
    public GuestCookie(byte[] key) {
        seal = new Seal(key);
    }

    /// The guest named by a request's cookies of a name; empty if there is none or the signature is wrong.
    Optional<PersonId> read(HttpServletRequest request, String name) {
        return Cookies.values(request, name)
                .flatMap(value -> seal.id(value).stream())
                .map(PersonId::new)
                .findFirst();
    }

    /// The cookie of a name for a person, as a header's value.
    String write(PersonId person, String name, HttpServletRequest request) {
        return Cookies.kept(name, seal.signed(person.text()), request);
    }
}
