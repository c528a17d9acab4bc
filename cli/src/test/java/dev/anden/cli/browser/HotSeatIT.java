package dev.anden.cli.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.WebSocket;
import com.microsoft.playwright.options.AriaRole;
import dev.anden.testkit.Thorough;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Two people share one device: they pass it on, and neither sees what the other one hides.
class HotSeatIT {
    @RegisterExtension
    static final OneAnden SERVER = new OneAnden();

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    private final List<Connection> connections = new ArrayList<>();

    /// A live connection of the page, with every message that came by it.
    private record Connection(WebSocket socket, List<String> messages) {
        boolean showsNoHand() {
            return socket.url().contains("as=nobody");
        }
    }

    @Test
    @Tag(Thorough.TAG)
    void whoever_forgets_a_name_is_taken_to_its_field_and_reproached_no_longer_than_it_is_missing() {
        Visitor device = BROWSER.visitor(Look.phone("es-ES"));
        Home.open(device, SERVER.address()).name("Ana").seats(List.of("me", "companion"));
        Locator start = device.button("new.start");

        device.press(start);

        assertThat(device.text("companion.name.empty")).isVisible();
        assertThat(device.page().locator("[data-companion-name]")).isFocused();

        device.page().keyboard().type("L");

        assertThat(device.text("companion.name.empty")).hasCount(0);
    }

    @Test
    void two_people_choose_their_tickets_and_take_a_turn_each_on_one_device() {
        Visitor device = BROWSER.visitor(Look.desk("en-US").calmly());
        listen(device);
        Home home = Home.open(device, SERVER.address()).name("Ana").seats(List.of("me", "companion"));
        device.page().locator("[data-companion-name]").fill("Luis");
        device.text("rated.shared").waitFor();
        home.start();

        assertNothingIsHeld(device, "Ana", List.of());
        assertThat(List.of(contribution(device, 0), contribution(device, 1)))
                .as("each has added something of their own to the seed")
                .doesNotHaveDuplicates()
                .allSatisfy(digits -> assertThat(digits).hasSize(64));
        assertThat(Audit.of(device.page())).isEmpty();
        List<String> anas = chooseTickets(device, "Ana");
        pass(device);
        assertNothingIsHeld(device, "Luis", anas);
        device.page().reload();
        assertNothingIsHeld(device, "Luis", anas);
        List<String> luis = chooseTickets(device, "Luis");
        assertThat(luis).doesNotContainAnyElementsOf(anas);

        boolean luisBegins = goesOn(device);
        if (!luisBegins) {
            pass(device);
            assertNothingIsHeld(device, "Ana", luis);
            look(device, "Ana");
        }
        drawTwo(device);
        pass(device);
        String second = luisBegins ? "Ana" : "Luis";
        assertNothingIsHeld(device, second, luisBegins ? luis : anas);
        look(device, second);
        new Traveller(device).awaitTurn();
        assertThat(device.page().locator("[data-turn]")).isFocused();
        device.press(device.page().locator("[data-cover]"));
        assertNothingIsHeld(device, second, luisBegins ? anas : luis);
        look(device, second);
        drawTwo(device);
        pass(device);
        assertNothingIsHeld(device, luisBegins ? "Luis" : "Ana", luisBegins ? anas : luis);
        assertThat(device.faults()).isEmpty();
    }

    @Test
    @Tag(Thorough.TAG)
    void the_first_one_who_sits_down_beside_its_own_person_on_another_page_is_noticed_before_the_game() {
        Visitor device = BROWSER.visitor(Look.desk("en-US").calmly());
        sitAlone(device);
        Page other = device.page().context().newPage();
        other.navigate(device.page().url());

        other.locator("[data-add-companion]").click();
        other.locator("[data-companion-name]").fill("Luis");
        other.locator("[data-companion-name]").press("Enter");
        device.press(device.button("lobby.start"));

        assertThat(cover(device)).containsText("Pass the device to ");
        assertThat(device.faults()).isEmpty();
    }

    @Test
    void a_game_waits_for_what_each_of_a_device_adds_to_its_seed_once() {
        Visitor device = BROWSER.visitor(Look.desk("en-US").calmly());
        List<String> added = new ArrayList<>();
        List<Route> slow = new ArrayList<>();
        device.page().onRequest(request -> {
            if (request.url().contains("/contribution")) {
                added.add(request.url().endsWith("?as=1") ? "Luis" : "Ana");
            }
        });
        sitAlone(device);

        device.press(device.page().locator("[data-add-companion]"));
        device.page().locator("[data-companion-name]").fill("Luis");
        device.page().route("**/contribution?as=1", slow::add);
        device.page().locator("[data-companion-name]").press("Enter");
        device.page().waitForCondition(() -> !slow.isEmpty());
        device.press(device.button("lobby.start"));
        slow.forEach(Route::resume);

        cover(device).waitFor();
        assertThat(added).containsExactlyInAnyOrder("Ana", "Luis");
        assertThat(device.faults()).isEmpty();
    }

    @Test
    @Tag(Thorough.TAG)
    void nothing_jumps_in_the_waiting_room_when_somebody_else_of_the_device_sits_down() {
        Visitor device = BROWSER.visitor(Look.desk("en-US").calmly());
        sitAlone(device);
        device.page().locator("[data-only-here]").waitFor();
        device.page().evaluate("""
                () => {
                  window.framesWithout = 0;
                  const look = () => {
                    if (document.querySelector('[data-only-here]') === null) window.framesWithout++;
                    requestAnimationFrame(look);
                  };
                  look();
                }""");

        device.press(device.page().locator("[data-add-companion]"));
        device.page().locator("[data-companion-name]").fill("Luis");
        device.page()
                .waitForResponse(
                        answer -> answer.url().endsWith("/api/server"),
                        () -> device.page().locator("[data-companion-name]").press("Enter"));
        companionHere(device).waitFor();

        assertThat(device.page().evaluate("framesWithout")).isEqualTo(0);
        assertThat(device.faults()).isEmpty();
    }

    @Test
    void whoever_presses_twice_means_it_once() {
        Visitor device = BROWSER.visitor(Look.desk("en-US").calmly());
        List<Route> slow = new ArrayList<>();
        List<String> starts = new ArrayList<>();
        device.page().route("**/api/companions", slow::add);
        device.page().onRequest(request -> {
            if (request.url().endsWith("/start")) {
                starts.add(request.url());
            }
        });
        sitAlone(device);

        device.press(device.page().locator("[data-add-companion]"));
        Locator name = device.page().locator("[data-companion-name]");
        name.fill("Luis");
        name.press("Enter");
        device.page().waitForCondition(() -> !slow.isEmpty());
        name.press("Enter");
        slow.forEach(Route::resume);
        companionHere(device).waitFor();
        assertThat(companions(device)).isEqualTo("Luis");

        device.button("lobby.start").dblclick();
        cover(device).waitFor();
        assertThat(starts).hasSize(1);
        assertThat(device.faults()).isEmpty();
    }

    @Test
    @Tag(Thorough.TAG)
    void whoever_signs_out_says_whether_the_others_stay_on_the_device() {
        Visitor device = BROWSER.visitor(Look.phone("es-ES").calmly());
        Home home = Home.open(device, SERVER.address()).name("Ana").seats(List.of("me", "companion"));
        device.page().locator("[data-companion-name]").fill("Luis");
        home.start();
        cover(device).waitFor();
        protect(device);

        signOut(device, "[data-sign-out-alone]");
        assertThat(companions(device)).isEqualTo("Luis");

        signIn(device);
        signOut(device, "[data-sign-out-all]");
        assertThat(companions(device)).isEmpty();
        assertThat(device.faults()).isEmpty();
    }

    private static void protect(Visitor device) {
        device.go(SERVER.address() + "/account");
        fill(device, device.named(AriaRole.FORM, "account.protect"));
        device.named(AriaRole.HEADING, "account.devices").waitFor();
    }

    private static void signIn(Visitor device) {
        device.go(SERVER.address() + "/account");
        fill(device, device.named(AriaRole.FORM, "account.signIn"));
        device.named(AriaRole.LINK, "home.account").waitFor();
    }

    private static void fill(Visitor device, Locator form) {
        form.getByLabel(device.words().text("account.handle")).fill("ana-of-the-tablet");
        Locator password = form.getByLabel(
                device.words().text("account.password"), new Locator.GetByLabelOptions().setExact(true));
        password.fill("una tableta para dos");
        password.press("Enter");
    }

    private static void signOut(Visitor device, String way) {
        device.go(SERVER.address() + "/account");
        device.press(device.page().locator("[data-sign-out]"));
        assertThat(device.page().getByRole(AriaRole.ALERT).filter(new Locator.FilterOptions().setHasText("Luis")))
                .isVisible();
        assertThat(Audit.of(device.page())).isEmpty();
        device.press(device.page().locator(way));
        device.named(AriaRole.LINK, "home.signIn").waitFor();
    }

    /// Ana has set a table up and waits for somebody else.
    private static void sitAlone(Visitor device) {
        Home.open(device, SERVER.address())
                .name("Ana")
                .seats(List.of("me", "friend"))
                .invite();
    }

    /// The names of those who play on the device besides its own person.
    private static String companions(Visitor device) {
        return (String) device.page().evaluate("""
                async () => (await (await fetch('/api/me')).json()).companions.map(({ name }) => name).join()""");
    }

    /// What somebody of the device has added to the seed of the table that is on the screen; empty if nothing.
    private static String contribution(Visitor device, int person) {
        return (String) device.page().evaluate("""
                        async (person) => {
                          const table = await fetch(`/api${location.pathname}${person === 0 ? '' : `?as=${person}`}`);
                          return (await table.json()).contribution ?? '';
                        }""", person);
    }

    private void listen(Visitor device) {
        device.page().onWebSocket(socket -> {
            var connection = new Connection(socket, new ArrayList<>());
            connections.add(connection);
            socket.onFrameReceived(frame -> connection.messages().add(frame.text()));
        });
    }

    /// The table is covered for somebody; neither the page nor an open connection has anything of what somebody hides.
    private void assertNothingIsHeld(Visitor device, String next, List<String> hidden) {
        assertThat(cover(device)).containsText("Pass the device to " + next);
        assertThat(device.page().locator("[data-here]:focus")).hasText("I’m " + next);
        device.page()
                .waitForCondition(() -> connections.stream()
                        .filter(connection -> !connection.socket().isClosed())
                        .allMatch(Connection::showsNoHand));
        assertThat(device.page().locator("[data-version]")).hasCount(1);
        String page = device.page().content();
        assertThat(hidden).noneMatch(ticket -> page.contains("data-ticket=\"%s\"".formatted(ticket)));
        assertThat(connections)
                .filteredOn(Connection::showsNoHand)
                .isNotEmpty()
                .allSatisfy(connection -> assertThat(connection.messages())
                        .allSatisfy(message -> assertThat(message)
                                .doesNotContain("\"offered\":[\"")
                                .doesNotContain("\"ticket\":\"")));
    }

    private static void look(Visitor device, String name) {
        device.press(device.page().locator("[data-here]").getByText("I’m " + name));
    }

    /// Takes the device and chooses. Returns the tickets that there were to choose from.
    private static List<String> chooseTickets(Visitor device, String name) {
        look(device, name);
        var traveller = new Traveller(device);
        traveller.awaitTurn();
        List<String> tickets = device.page().locator("[data-ticket]").all().stream()
                .map(ticket -> ticket.getAttribute("data-ticket"))
                .distinct()
                .toList();
        assertThat(tickets).hasSize(3);
        traveller.keepAllBut(traveller.spareTickets());
        return tickets;
    }

    /// Whether it is the turn of whoever has the device already.
    private static boolean goesOn(Visitor device) {
        device.page()
                .locator("[data-notice='next'], .directive.yours:not([aria-busy='true'])")
                .first()
                .waitFor();
        return new Traveller(device).mayAct();
    }

    private static void drawTwo(Visitor device) {
        var traveller = new Traveller(device);
        traveller.awaitTurn();
        traveller.act(() -> traveller.deck().click());
        traveller.awaitAnswer();
        traveller.act(() -> traveller.deck().click());
    }

    private static void pass(Visitor device) {
        device.press(device.page().locator("[data-notice='next'] [data-pass]"));
    }

    /// What stands beside the name of somebody else of the device, as soon as the page knows.
    private static Locator companionHere(Visitor device) {
        return device.page().getByText("· " + device.words().text("companion.here"));
    }

    private static Locator cover(Visitor device) {
        return device.page().locator("[data-hand-over]");
    }
}
