package dev.anden.server.people;

import jakarta.servlet.http.HttpServletRequest;
import java.time.Duration;
import java.util.Arrays;
import java.util.stream.Stream;
import org.springframework.http.ResponseCookie;

/// Cookies that no script can read and no foreign site can send.
final class Cookies {
    /// As long as browsers keep any cookie.
    private static final Duration AGE = Duration.ofDays(400);

    /// Each is looked up in the database.
    private static final int LOOKED_AT = 3;

    private Cookies() {}

    /// The first values of a request's cookies of a name: there may be more than one, as a browser keeps one for each
    /// path or domain that it was set for.
    static Stream<String> values(HttpServletRequest request, String name) {
        return Stream.ofNullable(request.getCookies())
                .flatMap(Arrays::stream)
                .filter(cookie -> cookie.getName().equals(name))
                .limit(LOOKED_AT)
                .map(cookie -> cookie.getValue());
    }

    /// A cookie that is kept, as a header's value. If the browser came by HTTPS, it never sends it otherwise.
    static String kept(String name, String value, HttpServletRequest request) {
        return cookie(name, value, AGE, request);
    }

    /// What makes a browser forget a cookie, as a header's value.
    static String forgotten(String name, HttpServletRequest request) {
        return cookie(name, "", Duration.ZERO, request);
    }

    private static String cookie(String name, String value, Duration age, HttpServletRequest request) {
        return ResponseCookie.from(name, value)
                .httpOnly(true)
                .sameSite("Strict")
                .secure(request.isSecure())
                .path("/")
                .maxAge(age)
                .build()
                .toString();
    }
}
