package dev.anden.cli.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// The server is updated while a page is open.
class NewPageIT {
    /// From now on the server is a newer one, as far as the open page can see; once it is loaded anew, it is the page
    /// of that server.
    private static final String UPDATE = """
            () => {
              const ask = window.fetch;
              window.fetch = async (...question) => {
                const answer = await ask(...question);
                const headers = new Headers(answer.headers);
                headers.set('Anden-Page', 'another');
                return new Response(answer.body, { status: answer.status, headers });
              };
            }
            """;

    private static final String PART = "**/assets/AccountPage*.js";

    @RegisterExtension
    static final OneAnden SERVER = new OneAnden();

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    @Test
    void a_page_that_is_open_says_that_there_is_a_newer_one_and_loads_it_when_somebody_wants() {
        Visitor visitor = BROWSER.visitor(Look.phone("es-ES").calmly().inTheDark());
        open(visitor);
        Locator notice = visitor.page().locator("[data-newer-page]");
        assertThat(notice).hasCount(0);

        visitor.page().evaluate(UPDATE);
        account(visitor).click();
        assertThat(notice).containsText(visitor.words().text("newer.there"));
        visitor.named(AriaRole.HEADING, "account.title").waitFor();
        assertThat(Audit.of(visitor.page())).isEmpty();

        visitor.press(visitor.button("newer.load"));
        assertThat(notice).hasCount(0);
        visitor.named(AriaRole.HEADING, "account.title").waitFor();
        assertThat(visitor.faults()).isEmpty();
    }

    @Test
    void a_part_that_an_updated_server_has_no_more_is_a_reason_to_load_the_newer_page() {
        Visitor visitor = BROWSER.visitor(Look.desk("en-US").calmly());
        open(visitor);
        visitor.page().evaluate("() => { window.older = true; }");
        visitor.page().evaluate(UPDATE);
        // Until the page is loaded anew it asks for what was there before.
        var anew = new AtomicBoolean();
        visitor.page().route(address -> address.equals(SERVER.address() + "/account?sign-in"), route -> {
            anew.set(true);
            route.resume();
        });
        visitor.page().route(PART, route -> {
            if (anew.get()) {
                route.resume();
            } else {
                route.fulfill(new Route.FulfillOptions().setStatus(404));
            }
        });

        account(visitor).click();

        visitor.named(AriaRole.HEADING, "account.title").waitFor();
        assertThat(visitor.page().evaluate("() => window.older === undefined")).isEqualTo(true);
        assertThat(visitor.page()).hasURL(SERVER.address() + "/account?sign-in");
    }

    /// Until the page has heard from its server.
    private static void open(Visitor visitor) {
        Home.open(visitor, SERVER.address());
        visitor.button("new.start").waitFor();
    }

    private static Locator account(Visitor visitor) {
        return visitor.page().locator("a[href='/account?sign-in']").first();
    }
}
