package dev.anden.server.people;

import dev.anden.server.store.people.PersonId;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
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

    /// The answer gives the browser the cookie of a name for a person.
    void write(PersonId person, String name, HttpServletRequest request, HttpServletResponse response) {
        Cookies.keep(name, value(person), request, response);
    }

    /// What is in a person's.
    String value(PersonId person) {
        return seal.signed(person.text());
    }
}
