package dev.anden.server.people;

import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Which of the people of a device a request speaks for: its own person, a companion, or nobody, who sees what
/// anybody may see. It says nothing of who that is: that is for cookies to prove.
///
/// @param number that of a companion, from 1 on
record Speaker(int number) {
    /// The device's own person.
    static final Speaker OWNER = new Speaker(0);

    /// A live connection that shows no hand, while the device is handed on.
    static final Speaker NOBODY = new Speaker(-1);

    private static final String PARAMETER = "as=";

    /// What a companion may ask for besides tables: the rest is about the device, which is its owner's.
    private static final Set<String> OWN =
            Set.of("/api/me", "/api/account/recovery", "/api/account/data", "/api/account/farewell");

    /// @throws RequestRefused if it isn't a number of a companion, or can't be said here
    static Speaker of(HttpServletRequest request) {
        List<String> named = Stream.ofNullable(request.getQueryString())
                .flatMap(query -> Arrays.stream(query.split("&")))
                .filter(parameter -> parameter.startsWith(PARAMETER))
                .toList();
        if (named.isEmpty()) {
            return OWNER;
        }
        return Optional.of(named.getFirst().substring(PARAMETER.length()))
                .filter(word -> named.size() == 1)
                .flatMap(word -> read(word, request.getServletPath()))
                .orElseThrow(() -> new RequestRefused(
                        ProblemCode.BAD_MESSAGE, "Nobody on this device can be spoken for like that."));
    }

    private static Optional<Speaker> read(String word, String path) {
        if (word.equals("nobody")) {
            return Optional.of(NOBODY).filter(nobody -> path.startsWith("/api/tables/") && path.endsWith("/live"));
        }
        return Companions.numbers()
                .filter(number -> Integer.toString(number).equals(word))
                .mapToObj(Speaker::new)
                .findFirst()
                .filter(companion -> OWN.contains(path) || path.equals("/api/tables") || isBelow(path));
    }

    private static boolean isBelow(String path) {
        return path.startsWith("/api/tables/") || path.startsWith("/api/me/");
    }
}
