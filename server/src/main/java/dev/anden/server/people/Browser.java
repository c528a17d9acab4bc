package dev.anden.server.people;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;

/// The browser in which somebody proves who they are.
///
/// @param name what it is called in lists
/// @param receiver the id of what it is told by while no page is open, if it says that it is told
///     anything
public record Browser(String name, Optional<String> receiver) {
    /// Where a request says by what its browser is told. Whoever else is told as the same guest can't be
    /// told from it otherwise.
    static final String RECEIVER = "Anden-Browser";

    /// What a request says.
    public static Optional<String> receiver(HttpServletRequest request) {
        return Optional.ofNullable(request.getHeader(RECEIVER));
    }
}
