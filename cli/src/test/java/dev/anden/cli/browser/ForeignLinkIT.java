package dev.anden.cli.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.Cookie;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// A guest follows a link that leads here from another site.
class ForeignLinkIT {
    @RegisterExtension
    static final OneAnden SERVER = new OneAnden();

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    @Test
    void whoever_follows_a_link_on_another_site_stays_who_they_are() throws IOException {
        String here =
                "http://localhost:%d".formatted(URI.create(SERVER.address()).getPort());
        Visitor guest = BROWSER.visitor(Look.desk("en-US"));
        Home.open(guest, here).name("Ana");
        List<String> before = cookies(guest);
        assertThat(before).isNotEmpty();

        HttpServer elsewhere = siteWithLinkTo(here + "/api/me");
        try {
            guest.page()
                    .navigate("http://127.0.0.1:%d/"
                            .formatted(elsewhere.getAddress().getPort()));
            guest.page().locator("a").click();
            guest.page().waitForURL(here + "/api/me");
        } finally {
            elsewhere.stop(0);
        }

        assertThat(cookies(guest)).isEqualTo(before);
    }

    private static List<String> cookies(Visitor guest) {
        return guest.page().context().cookies().stream()
                .filter(cookie -> cookie.name.startsWith("anden-"))
                .map((Cookie cookie) -> cookie.name + "=" + cookie.value)
                .sorted()
                .toList();
    }

    /// To a browser a site of another host is another site.
    private static HttpServer siteWithLinkTo(String address) throws IOException {
        HttpServer site = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        byte[] page =
                "<!doctype html><a href=\"%s\">Trains</a>".formatted(address).getBytes(StandardCharsets.UTF_8);
        site.createContext("/", exchange -> {
            exchange.getResponseHeaders().set("Content-Type", "text/html");
            exchange.sendResponseHeaders(200, page.length);
            try (exchange) {
                exchange.getResponseBody().write(page);
            }
        });
        site.start();
        return site;
    }
}
