package dev.anden.cli.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.WebSocket;
import java.util.ArrayList;
import java.util.List;
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
    void two_people_choose_their_tickets_and_take_a_turn_each_on_one_device() {
        Visitor device = BROWSER.visitor(Look.desk("en-US").calmly());
        listen(device);
        Home home = Home.open(device, SERVER.address()).name("Ana").seats(List.of("me", "companion"));
        device.page().locator("[data-companion-name]").fill("Luis");
        device.text("rated.shared").waitFor();
        home.start();

        assertNothingIsHeld(device, "Ana", List.of());
        assertThat(Audit.of(device.page())).isEmpty();
        List<String> anas = chooseTickets(device, "Ana");
        assertNothingIsHeld(device, "Luis", anas);
        device.page().reload();
        assertNothingIsHeld(device, "Luis", anas);
        List<String> luis = chooseTickets(device, "Luis");
        assertThat(luis).doesNotContainAnyElementsOf(anas);

        String first = nextOne(device);
        drawTwo(device, first);
        String second = nextOne(device);
        assertThat(second).isNotEqualTo(first);
        assertNothingIsHeld(device, second, first.equals("Ana") ? anas : luis);
        drawTwo(device, second);
        assertThat(nextOne(device)).isEqualTo(first);
        assertThat(device.faults()).isEmpty();
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
        assertThat(hidden).noneMatch(page::contains);
        assertThat(connections)
                .filteredOn(Connection::showsNoHand)
                .isNotEmpty()
                .allSatisfy(connection -> assertThat(connection.messages())
                        .allSatisfy(message -> assertThat(message)
                                .doesNotContain("\"offered\":[\"")
                                .doesNotContain("\"ticket\":\"")));
    }

    /// Takes the device, chooses, and hands it on. Returns what is written on the tickets.
    private static List<String> chooseTickets(Visitor device, String name) {
        device.press(device.page().locator("[data-here]").getByText("I’m " + name));
        var traveller = new Traveller(device);
        traveller.awaitTurn();
        List<String> tickets = device.page().locator("[data-ticket]").all().stream()
                .map(ticket -> ticket.getAttribute("data-ticket"))
                .distinct()
                .toList();
        assertThat(tickets).hasSize(3);
        traveller.keepAllBut(traveller.spareTickets());
        pass(device);
        return tickets;
    }

    private static void drawTwo(Visitor device, String name) {
        device.press(device.page().locator("[data-here]").getByText("I’m " + name));
        var traveller = new Traveller(device);
        traveller.awaitTurn();
        traveller.act(() -> traveller.deck().click());
        traveller.awaitAnswer();
        traveller.act(() -> traveller.deck().click());
        pass(device);
    }

    private static void pass(Visitor device) {
        device.press(device.page().locator("[data-notice='next'] [data-pass]"));
    }

    /// Who is to take the device.
    private static String nextOne(Visitor device) {
        cover(device).waitFor();
        String title = cover(device).locator("h1").innerText();
        return title.substring(title.lastIndexOf(' ') + 1);
    }

    private static Locator cover(Visitor device) {
        return device.page().locator("[data-hand-over]");
    }
}
