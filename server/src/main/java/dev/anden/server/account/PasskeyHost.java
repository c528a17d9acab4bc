package dev.anden.server.account;

import com.webauthn4j.data.client.Origin;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.springframework.http.HttpHeaders;

/// The name by which a browser calls the server, as far as passkeys can be made for it: what WebAuthn calls the
/// relying party. A server with several names is several of them, each with keys of its own.
///
/// The scheme isn't asked of the request, which may have come through a proxy that doesn't tell it: browsers use
/// passkeys by HTTPS alone, and besides on their own machine.
///
/// @param name without a port, in small letters
/// @param origins those that pages of this server have there
record PasskeyHost(String name, Set<Origin> origins) {
    private static final Pattern AUTHORITY = Pattern.compile("([a-z0-9-]++(?:\\.[a-z0-9-]++)*+)(?::[0-9]{1,5})?");

    /// Four numbers, which are an address, however they are written.
    private static final Pattern ENDS_IN_NUMBER = Pattern.compile("(?:.*\\.)?(?:0x[0-9a-f]*|[0-9]+)");

    /// The name in a request.
    ///
    /// @throws RequestRefused if it is an address of numbers, or none
    static PasskeyHost of(HttpServletRequest request) {
        return Optional.ofNullable(request.getHeader(HttpHeaders.HOST))
                .flatMap(PasskeyHost::read)
                .orElseThrow(() -> new RequestRefused(
                        ProblemCode.NO_PASSKEYS_HERE,
                        "Passkeys need a name by which the server is called, and HTTPS."));
    }

    /// @param host the header: a name and perhaps a port
    static Optional<PasskeyHost> read(String host) {
        String authority = host.toLowerCase(Locale.ROOT);
        var matcher = AUTHORITY.matcher(authority);
        if (!matcher.matches() || ENDS_IN_NUMBER.matcher(matcher.group(1)).matches()) {
            return Optional.empty();
        }
        String name = matcher.group(1);
        var secure = new Origin("https://" + authority);
        return Optional.of(new PasskeyHost(
                name, isHere(name) ? Set.of(secure, new Origin("http://" + authority)) : Set.of(secure)));
    }

    /// Whether browsers take a name for their own machine whatever anybody says.
    private static boolean isHere(String name) {
        return name.equals("localhost") || name.endsWith(".localhost");
    }
}
