package dev.anden.server.web;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/// A request that a trusted proxy has passed on: it comes from where the proxy says, by the scheme that the
/// proxy says.
///
/// `X-Forwarded-For` is read from its end, for each proxy adds what it saw there, and whoever asks may have written
/// anything before it: the first address that isn't a trusted proxy's is the one. `X-Forwarded-Proto` is the outer
/// scheme. The host isn't taken from a header of its own: a proxy passes `Host` on.
final class Forwarded extends HttpServletRequestWrapper {
    private static final String HTTPS = "https";
    private static final String FOR = "X-Forwarded-For";

    /// `[2001:db8::1]:443`, `[2001:db8::1]`, or `192.0.2.7:5678`.
    private static final Pattern WITH_PORT = Pattern.compile("^(?:\\[([^\\[\\]]*)](?::\\d+)?|([^:]*):\\d+)$");

    private final String address;
    private final boolean secure;

    private Forwarded(HttpServletRequest request, String address, boolean secure) {
        super(request);
        this.address = address;
        this.secure = secure;
    }

    /// The request as it left the browser; the same one unless it comes from a trusted proxy.
    ///
    /// @param unreadable is told what the proxy says that is no address
    static HttpServletRequest of(HttpServletRequest request, AddressList proxies, Consumer<String> unreadable) {
        if (!proxies.contains(request.getRemoteAddr())) {
            return request;
        }
        List<String> schemes = values(request, "X-Forwarded-Proto");
        boolean secure =
                schemes.isEmpty() ? request.isSecure() : schemes.getLast().equalsIgnoreCase(HTTPS);
        return new Forwarded(request, address(request, proxies, unreadable), secure);
    }

    private static String address(HttpServletRequest request, AddressList proxies, Consumer<String> unreadable) {
        String nearest = request.getRemoteAddr();
        for (String hop : values(request, FOR).reversed()) {
            String address = withoutPort(hop);
            if (AddressList.literal(address).isEmpty()) {
                unreadable.accept(hop);
                return nearest;
            }
            nearest = address;
            if (!proxies.contains(address)) {
                return nearest;
            }
        }
        return nearest;
    }

    /// Some proxies say from which port somebody comes, and write an address of IPv6 in brackets, as in a URL.
    private static String withoutPort(String hop) {
        return WITH_PORT.matcher(hop).replaceFirst("$1$2");
    }

    /// Whether a proxy has passed the request on, or whoever sent it says so.
    static boolean isSaid(HttpServletRequest request) {
        return request.getHeader(FOR) != null || request.getHeader("Forwarded") != null;
    }

    private static List<String> values(HttpServletRequest request, String header) {
        return Collections.list(request.getHeaders(header)).stream()
                .flatMap(line -> Arrays.stream(line.split(",", -1)))
                .map(String::strip)
                .filter(value -> !value.isEmpty())
                .toList();
    }

    @Override
    public String getRemoteAddr() {
        return address;
    }

    @Override
    public String getRemoteHost() {
        return address;
    }

    @Override
    public boolean isSecure() {
        return secure;
    }

    @Override
    public String getScheme() {
        return secure ? HTTPS : "http";
    }
}
