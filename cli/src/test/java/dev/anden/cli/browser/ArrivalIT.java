package dev.anden.cli.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator.FilterOptions;
import com.microsoft.playwright.options.AriaRole;
import dev.anden.testkit.Thorough;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;

/// A friend follows an invitation.
class ArrivalIT {
    @RegisterExtension
    static final OneAnden SERVER = new OneAnden();

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    private static final String HOST = "José";

    @Test
    void a_friend_says_a_name_and_sits_down_by_one_press_of_enter() {
        Visitor host = BROWSER.visitor(Look.desk("en-US"));
        WaitingRoom room = WaitingRoom.enter(BROWSER.visitor(Look.desk("es-ES")), invitation(host));
        assertThat(room.nameField()).hasValue("");

        room.nameField().fill("Eva");
        room.nameField().press("Enter");

        assertThat(host.page().locator("li .name").filter(new FilterOptions().setHasText("Eva")))
                .isVisible();
        assertThat(room.visitor().button("lobby.stand")).isFocused();
        assertThat(room.visitor().faults()).isEmpty();
    }

    @Test
    void whoever_is_told_late_what_happened_before_adds_to_the_seed_once() {
        String invitation = invitation(BROWSER.visitor(Look.desk("en-US")));
        Visitor friend = BROWSER.visitor(Look.desk("es-ES"));
        var held = new ArrayList<Runnable>();
        var holding = new AtomicBoolean();
        var told = new AtomicBoolean();
        friend.page()
                .routeWebSocket(
                        "**/live*",
                        page -> page.connectToServer().onMessage(frame -> {
                            Runnable telling = () -> page.send(frame.text());
                            if (holding.get()) {
                                held.add(telling);
                            } else {
                                telling.run();
                                told.set(true);
                            }
                        }));
        var additions = new AtomicInteger();
        friend.page().onRequest(request -> {
            if (request.url().endsWith("/contribution")) {
                additions.incrementAndGet();
            }
        });
        WaitingRoom room = WaitingRoom.enter(friend, invitation);
        room.nameField().fill("Eva");

        // What is held comes after the first word of the connection, not instead of it.
        friend.page().waitForCondition(told::get);
        holding.set(true);
        friend.page()
                .waitForResponse(
                        answer -> answer.url().contains("/seats/"),
                        () -> friend.press(friend.button("lobby.sit").first()));
        friend.page().waitForCondition(() -> !held.isEmpty());
        friend.page().waitForResponse(answer -> answer.url().endsWith("/contribution"), () -> {
            // Whatever comes meanwhile comes after what is held.
            while (!held.isEmpty()) {
                held.removeFirst().run();
            }
            holding.set(false);
        });
        assertThat(friend.button("lobby.stand")).isFocused();
        friend.page().evaluate("() => new Promise(requestAnimationFrame)");

        assertThat(additions).hasValue(1);
    }

    @ParameterizedTest
    @Tag(Thorough.TAG)
    @Rows(value = "French Quarter, fq.about.map, fq-game", thorough = "Europa, about.ferry, setup")
    void a_friend_who_waits_can_read_how_the_game_goes_on_its_board(String board, String told, String chapter) {
        Visitor host = BROWSER.visitor(Look.desk("es-ES"));
        Home home = Home.open(host, SERVER.address()).name(HOST);
        String invitation = home.board(board).seats(List.of("me", "friend")).invite();
        Visitor friend = BROWSER.visitor(Look.phone("es-ES"));

        WaitingRoom.enter(friend, invitation);

        assertThat(friend.named(AriaRole.HEADING, "lobby.primer")).isVisible();
        assertThat(friend.text(told)).isVisible();
        assertThat(friend.named(AriaRole.LINK, "about.rules")).hasAttribute("href", "/rules#chapter-" + chapter);
        assertThat(Audit.of(friend.page())).isEmpty();
        assertThat(friend.faults()).isEmpty();
    }

    @Test
    @Tag(Thorough.TAG)
    void while_one_thing_is_asked_again_nothing_else_can_be_pressed_in_its_place() {
        Visitor host = BROWSER.visitor(Look.phone("es-ES"));
        WaitingRoom.enter(BROWSER.visitor(Look.desk("es-ES")), invitation(host)).sitDown("Eva");
        assertThat(host.button("lobby.remove")).isVisible();

        host.press(host.button("lobby.pass"));
        assertThat(host.button("lobby.pass.sure")).isVisible();
        assertThat(host.button("lobby.remove")).isHidden();

        host.press(host.button("lobby.remove.not"));
        host.press(host.button("lobby.remove"));
        assertThat(host.button("lobby.remove.not")).isVisible();
        assertThat(host.button("lobby.pass")).isHidden();
    }

    @Test
    void a_name_that_cannot_be_is_told_beside_its_field_and_nobody_sits_down() {
        Visitor friend = BROWSER.visitor(Look.phone("es-ES"));
        WaitingRoom room = WaitingRoom.enter(friend, invitation(BROWSER.visitor(Look.desk("es-ES"))));

        room.nameField().fill(" jose\u0301");
        room.nameField().press("Enter");
        assertThat(friend.page().getByText(friend.words().pattern("lobby.name.taken")))
                .isVisible();
        assertThat(room.nameField()).isFocused();

        room.nameField().fill("Eva\u202Etam");
        friend.press(friend.button("lobby.sit"));
        assertThat(friend.text("problem.hidden-in-name")).isVisible();
        assertThat(friend.button("lobby.stand")).hasCount(0);
    }

    @Test
    @Tag(Thorough.TAG)
    void a_friend_whose_name_is_known_has_only_to_sit_down() {
        Visitor friend = BROWSER.visitor(Look.phone("en-US"));
        Home home = Home.open(friend, SERVER.address()).name("Eva");
        assertThat(home.nameField()).not().isFocused();
        friend.button("new.start").waitFor();

        WaitingRoom room = WaitingRoom.enter(friend, invitation(BROWSER.visitor(Look.desk("en-US"))));
        assertThat(room.nameField()).hasValue("Eva");
        friend.press(friend.button("lobby.sit"));

        assertThat(friend.button("lobby.stand")).isVisible();
    }

    @Test
    @Tag(Thorough.TAG)
    void a_friend_who_says_no_name_sits_down_with_the_one_they_were_given() {
        Visitor friend = BROWSER.visitor(Look.phone("es-ES"));
        WaitingRoom room = WaitingRoom.enter(friend, invitation(BROWSER.visitor(Look.desk("es-ES"))));
        String given = room.nameField().getAttribute("placeholder");

        room.nameField().press("Enter");

        friend.button("lobby.stand").waitFor();
        assertThat(friend.page().locator("[data-own]")).containsText(given);
        assertThat(Audit.of(friend.page())).isEmpty();
    }

    @Test
    @Tag(Thorough.TAG)
    void a_host_who_said_no_name_can_take_one_where_the_friends_will_see_it() {
        Visitor host = BROWSER.visitor(Look.desk("en-US"));
        Home.open(host, SERVER.address()).seats(List.of("me", "friend")).invite();
        WaitingRoom room = new WaitingRoom(host);
        assertThat(room.nameField()).hasCount(0);

        host.press(host.page().locator("[data-rename]"));
        room.nameField().fill(HOST);
        host.press(host.button("lobby.name.keep"));

        assertThat(host.page().getByText(HOST)).isVisible();
        assertThat(room.nameField()).hasCount(0);
    }

    private static String invitation(Visitor host) {
        return Home.open(host, SERVER.address())
                .name(HOST)
                .seats(List.of("me", "friend"))
                .invite();
    }
}
