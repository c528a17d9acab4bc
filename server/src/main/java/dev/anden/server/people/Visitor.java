package dev.anden.server.people;

import dev.anden.server.store.PersonId;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Optional;
import org.springframework.http.HttpHeaders;

/// Recognizes who sends a request.
public final class Visitor {
    private final GuestCookie cookie;
    private final People people;

    public Visitor(GuestCookie cookie, People people) {
        this.cookie = cookie;
        this.people = people;
    }

    /// The person behind a request; empty for somebody without a cookie of ours.
    public Optional<PersonId> known(HttpServletRequest request) {
        return cookie.read(request.getCookies());
    }

    /// The person behind a request. Somebody without a cookie gets one with the answer.
    ///
    /// Called for what needs a person only: a page that asks several things at once would otherwise be several
    /// people.
    public PersonId welcomed(HttpServletRequest request, HttpServletResponse response) {
        return known(request).orElseGet(() -> {
            PersonId newcomer = people.newcomer();
            response.addHeader(HttpHeaders.SET_COOKIE, cookie(newcomer, request));
            return newcomer;
        });
    }

    /// The cookie that makes a browser known, as a header's value.
    String cookie(PersonId person, HttpServletRequest request) {
        return cookie.write(person, request.isSecure()).toString();
    }
}
