package dev.anden.server.people;

import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.springframework.http.HttpHeaders;
import org.springframework.http.ResponseCookie;

/// Cookies that no script can read and no foreign site can send. By HTTPS their names begin with a word
/// for which browsers take them from this very host alone, and so from no other one of the same domain.
/// Those of before have no such word; they are read where there is none that has it, and go when one is
/// kept.
final class Cookies {
    /// Browsers demand that such a cookie is for HTTPS and all paths, and for no domain.
    static final String OF_THIS_HOST = "__Host-";

    /// As long as browsers keep any cookie.
    private static final Duration AGE = Duration.ofDays(400);

    /// Each is looked up in the database.
    private static final int LOOKED_AT = 3;

    private Cookies() {}

    /// The first values of a request's cookies of a name: there may be more than one, as a browser keeps one for each
    /// path or domain that it was set for.
    static Stream<String> values(HttpServletRequest request, String name) {
        List<String> own = all(request, OF_THIS_HOST + name).toList();
        return (own.isEmpty() ? all(request, name) : own.stream()).limit(LOOKED_AT);
    }

    private static Stream<String> all(HttpServletRequest request, String name) {
        return Stream.ofNullable(request.getCookies())
                .flatMap(Arrays::stream)
                .filter(cookie -> cookie.getName().equals(name))
                .map(Cookie::getValue);
    }

    /// The answer gives the browser a cookie to keep. If it came by HTTPS, it never sends it otherwise.
    static void keep(String name, String value, HttpServletRequest request, HttpServletResponse response) {
        boolean secure = request.isSecure();
        add(named(name, secure), value, AGE, secure, response);
        forgetIfSent(named(name, !secure), request, response);
    }

    /// The answer makes the browser forget a cookie.
    static void forget(String name, HttpServletRequest request, HttpServletResponse response) {
        boolean secure = request.isSecure();
        add(named(name, secure), "", Duration.ZERO, secure, response);
        forgetIfSent(named(name, !secure), request, response);
    }

    private static String named(String name, boolean secure) {
        return secure ? OF_THIS_HOST + name : name;
    }

    private static void forgetIfSent(String name, HttpServletRequest request, HttpServletResponse response) {
        if (all(request, name).findAny().isPresent()) {
            // What a browser keeps for HTTPS alone it forgets only so, even if a proxy doesn't say that it came by it.
            add(name, "", Duration.ZERO, request.isSecure() || name.startsWith(OF_THIS_HOST), response);
        }
    }

    private static void add(String name, String value, Duration age, boolean secure, HttpServletResponse response) {
        response.addHeader(
                HttpHeaders.SET_COOKIE,
                ResponseCookie.from(name, value)
                        .httpOnly(true)
                        .sameSite("Strict")
                        .secure(secure)
                        .path("/")
                        .maxAge(age)
                        .build()
                        .toString());
    }
}
