package dev.anden.cli.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Somebody at a table of Ticket to Ride, on a wide screen with a mouse.
final class Traveller {
    private static final Pattern NUMBER = Pattern.compile("\\d+");
    private static final List<String> KINDS =
            List.of("red", "orange", "yellow", "green", "blue", "purple", "black", "white", "wild");

    private final Visitor visitor;
    private final Page page;
    private final Words words;

    Traveller(Visitor visitor) {
        this.visitor = visitor;
        page = visitor.page();
        words = visitor.words();
    }

    Visitor visitor() {
        return visitor;
    }

    /// A route that the map lights.
    ///
    /// @param id as the map's mark has it
    /// @param spaces how many there are, or how many vehicles it takes where that is fewer
    /// @param words what the map says of it
    record LitRoute(String id, int spaces, String words) {}

    /// The version of the table that is on the screen.
    int version() {
        return Integer.parseInt(page.locator("[data-version]").getAttribute("data-version"));
    }

    void awaitVersion(int version) {
        page.locator("[data-version='%d']".formatted(version))
                .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
    }

    /// Waits until the table has moved on. Returns the version that is on the screen then.
    int awaitVersionAfter(int version) {
        return Integer.parseInt(page.locator("[data-version]:not([data-version='%d'])".formatted(version))
                .getAttribute("data-version"));
    }

    /// Does something and waits until the table has moved on. Returns the version that is on the screen then.
    int act(Runnable doing) {
        int before = version();
        doing.run();
        return awaitVersionAfter(before);
    }

    /// The one button that says what it does.
    Locator primary() {
        return page.locator("[data-primary]");
    }

    /// What the table expects, in plain words.
    Locator expectation() {
        return page.locator(".directive p");
    }

    /// Whether the table waits for this seat, seen at once.
    boolean mayAct() {
        return page.locator(".directive.yours").count() > 0;
    }

    void awaitTurn() {
        page.locator(".directive.yours").first().waitFor();
        awaitAnswer();
    }

    /// Waits until this seat has to choose, and says so, or until the game is over.
    boolean awaitTurnOrEnd() {
        page.locator(".directive.yours, .end").first().waitFor();
        return page.locator(".end").count() == 0;
    }

    /// Whether the game is over, seen at once.
    boolean seesTheEnd() {
        return page.locator(".end").count() > 0;
    }

    /// Waits until nothing that was sent is without an answer.
    void awaitAnswer() {
        assertThat(page.locator(".directive[aria-busy='true']")).hasCount(0);
    }

    /// Waits until every route says on the map whose it is, that it can be claimed, or why not: the server is
    /// asked for that, and what the map says changes with its answer.
    void awaitReasons() {
        assertThat(page.locator("[data-route][aria-label$='. ']")).hasCount(0);
    }

    /// Has what others do shown at a pace from now on.
    void choosePace(String pace) {
        Locator button = page.locator("[data-pace]");
        while (!pace.equals(button.getAttribute("data-pace"))) {
            button.click();
        }
    }

    /// What there is to choose.
    enum Question {
        /// Which of the tickets that lie on the table to keep.
        TICKETS,

        /// Whether to pay a tunnel or to give it up, or to keep a card for a flag.
        BESIDES,

        /// What to do in one's turn.
        TURN
    }

    /// What there is to choose, as the one button tells that says what it does.
    Question question() {
        String button = String.join("", texts(primary(), "mark.innerText")).strip();
        boolean tickets = Stream.of("do.keep", "do.keep.least", "do.keep.more")
                .anyMatch(key -> words.pattern(key).matcher(button).matches());
        if (tickets) {
            return Question.TICKETS;
        }
        boolean besides = Stream.of("do.tunnel", "do.giveUp", "do.flag.keep")
                .anyMatch(key -> words.pattern(key).matcher(button).matches());
        return besides ? Question.BESIDES : Question.TURN;
    }

    /// Whether the second card of a turn is due.
    boolean choosesSecondCard() {
        return expectation().innerText().strip().startsWith(words.text("expect.second"));
    }

    /// The cities in which a station may be built now, as the map tells those who can't see it.
    List<String> litCities() {
        String possible = words.text("station.possible");
        return texts(page.locator("[data-city]"), "mark.dataset.city + '\\n' + mark.getAttribute('aria-label')")
                .stream()
                .filter(mark -> mark.endsWith(possible))
                .map(mark -> mark.split("\n")[0])
                .toList();
    }

    /// Builds a station in a city by pressing it on the map, paying as is proposed.
    void buildStation(String city) {
        Locator mark = page.locator("[data-city='%s']".formatted(city));
        BoundingBox whole = mark.boundingBox();
        BoundingBox sign = mark.locator(".hit").boundingBox();
        visitor.press(mark, sign.x + sign.width / 2 - whole.x, sign.y + sign.height / 2 - whole.y);
        visitor.button("do.stationFor").click();
    }

    /// Gives some of the offered tickets back, and keeps the others: they are one's own then. All may choose their
    /// first tickets at the same time, so that the table has moved on says nothing.
    void keepAllBut(int returned) {
        chooseAllBut(returned);
        assertThat(checks()).hasCount(0);
    }

    /// Says which of the offered tickets are to be kept, whenever that comes to be known.
    void chooseAllBut(int returned) {
        Locator checks = checks();
        for (int ticket = returned; ticket < checks.count(); ticket++) {
            visitor.press(checks.nth(ticket));
            assertThat(checks.nth(ticket)).isChecked();
        }
        visitor.press(primary());
    }

    /// What each of the offered tickets is kept by.
    Locator checks() {
        return visitor.named(AriaRole.GROUP, "choice.label").getByRole(AriaRole.CHECKBOX);
    }

    /// How many of the offered tickets may be given back.
    int spareTickets() {
        Locator choice = visitor.named(AriaRole.GROUP, "choice.label");
        int offered = choice.getByRole(AriaRole.CHECKBOX).count();
        Matcher least = NUMBER.matcher(choice.getAttribute("aria-label"));
        // One is said in a word.
        return offered - (least.find() ? Integer.parseInt(least.group()) : 1);
    }

    /// Chooses the ticket deck, and says so by the big button.
    void takeTickets() {
        ticketDeck().click();
        assertThat(primary()).hasText(words.text("do.tickets"));
        primary().click();
    }

    boolean canTakeTickets() {
        return "false".equals(ticketDeck().getAttribute("aria-disabled"));
    }

    private Locator ticketDeck() {
        return page.locator("section.tray [data-place='tickets']");
    }

    /// Something among the cards; looked for there alone, since the map is large.
    private Locator inTray(AriaRole role, String key) {
        return page.locator("section.tray").getByRole(role, new Locator.GetByRoleOptions().setName(words.pattern(key)));
    }

    /// The routes that may be claimed now, as the map tells those who can't see it.
    List<LitRoute> litRoutes() {
        String possible = words.text("route.possible");
        return texts(page.locator("[data-route]"), "mark.dataset.route + '\\n' + mark.getAttribute('aria-label')")
                .stream()
                .filter(mark -> mark.endsWith(possible))
                .map(mark -> mark.split("\n"))
                .map(mark -> new LitRoute(mark[0], firstNumber(mark[1]), mark[1]))
                .toList();
    }

    /// Presses the middle one of a route's spaces on the map, wherever it is drawn.
    void pressRoute(LitRoute route) {
        BoundingBox whole = mark(route.id()).boundingBox();
        BoundingBox space = middle(route).boundingBox();
        visitor.press(mark(route.id()), space.x + space.width / 2 - whole.x, space.y + space.height / 2 - whole.y);
    }

    /// Whether the middle one of a route's spaces can be pressed: it is on the screen, and nothing lies over it.
    boolean isReachable(LitRoute route) {
        return Boolean.TRUE.equals(middle(route).evaluate("""
                space => {
                    const box = space.getBoundingClientRect();
                    const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
                    return there !== null && there.closest('[data-route]') === space.closest('[data-route]');
                }
                """));
    }

    private Locator middle(LitRoute route) {
        Locator spaces = mark(route.id()).locator(".space");
        return spaces.nth(spaces.count() / 2);
    }

    /// Claims a route, paying in the last of the ways that are shown: the one with the most wilds. Returns what
    /// the button said.
    String claim(LitRoute route) {
        pressRoute(route);
        visitor.letGo();
        Locator ways = visitor.named(AriaRole.RADIOGROUP, "route.payment").getByRole(AriaRole.RADIO);
        if (ways.count() > 1) {
            ways.last().click();
            assertThat(ways.last()).hasAttribute("aria-checked", "true");
        }
        Locator button = visitor.button("do.claimFor");
        String payment = button.innerText();
        button.click();
        // Under the card that closes lies another route, and whoever points at it is told why they can't claim that.
        visitor.letGo();
        return payment;
    }

    /// Waits until the map says that somebody has claimed a route.
    void awaitOwner(String route) {
        String owned = words.text("route.owned", Map.of("name", ""));
        page.locator("[data-route='%s'][aria-label*='%s']".formatted(route, owned))
                .waitFor();
    }

    private Locator mark(String route) {
        return page.locator("[data-route='%s']".formatted(route));
    }

    /// Whether any card can be drawn.
    boolean canDraw() {
        return open().count() > 0 || canDrawFromDeck();
    }

    private boolean canDrawFromDeck() {
        return deck().and(page.locator("[aria-disabled='false']")).count() > 0;
    }

    private Locator open() {
        return inTray(AriaRole.GROUP, "market.label").locator("button[aria-disabled='false']");
    }

    /// Draws the open card of which the hand has most already, or else from the deck, unless that is empty.
    void draw() {
        Map<String, Integer> hand = hand();
        Locator open = open();
        List<Integer> held = texts(open, "mark.title").stream()
                .map(this::kind)
                .map(kind -> hand.getOrDefault(kind, 0))
                .toList();
        int most = held.stream().mapToInt(Integer::intValue).max().orElse(0);
        boolean fromDeck = most <= 1 && canDrawFromDeck();
        Locator card = fromDeck ? deck() : open.nth(held.indexOf(most));
        card.click();
    }

    /// The cards that lie face down.
    Locator deck() {
        return page.locator("[data-place='deck']");
    }

    /// The kind of an open card by what is written on it.
    private String kind(String title) {
        return KINDS.stream()
                .filter(kind -> words.text("card." + kind).equals(title))
                .findFirst()
                .orElseThrow();
    }

    /// The cards in hand, by kind.
    Map<String, Integer> hand() {
        var hand = new TreeMap<String, Integer>();
        for (String label : handInWords()) {
            KINDS.stream()
                    .filter(kind ->
                            words.pattern("cards." + kind).matcher(label).matches())
                    .forEach(kind -> hand.put(kind, firstNumber(label)));
        }
        return hand;
    }

    private List<String> handInWords() {
        return texts(
                inTray(AriaRole.LIST, "hand.label").getByRole(AriaRole.LISTITEM),
                "mark.getAttribute('aria-label') ?? ''");
    }

    /// How many cards there are in hand.
    int cards() {
        return firstNumber(visitor.named(AriaRole.LIST, "hand.label").getAttribute("aria-label"));
    }

    /// Whether all the cards in hand are on the screen.
    boolean seesWholeHand() {
        return Boolean.TRUE.equals(page.locator("ul.hand")
                .evaluate(
                        "hand => [...hand.children].every(card => card.getBoundingClientRect().right <= innerWidth)"));
    }

    void awaitCards(int count) {
        String label = words.text("hand.label", Map.of("count", String.valueOf(count)));
        assertThat(visitor.named(AriaRole.LIST, "hand.label")).hasAttribute("aria-label", label);
    }

    void awaitFewerVehicles(int before) {
        page.waitForCondition(() -> vehicles() < before);
    }

    /// One's own vehicles that are left, of all kinds together.
    int vehicles() {
        return Integer.parseInt(page.locator("li.you").getAttribute("data-vehicles"));
    }

    /// What is seen of the game, once nothing moves any more.
    Sight sight() {
        page.keyboard().press("s");
        return Sight.of(visitor);
    }

    private static List<String> texts(Locator marks, String expression) {
        Object found = marks.evaluateAll("marks => marks.map(mark => %s)".formatted(expression));
        return ((List<?>) found).stream().map(String::valueOf).toList();
    }

    private static int firstNumber(String text) {
        Matcher matcher = NUMBER.matcher(text);
        if (!matcher.find()) {
            throw new IllegalArgumentException("No number in: " + text);
        }
        return Integer.parseInt(matcher.group());
    }
}
