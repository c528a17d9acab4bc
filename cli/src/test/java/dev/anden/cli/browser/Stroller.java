package dev.anden.cli.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// Somebody at a table of French Quarter, who takes whatever is offered first.
final class Stroller {
    /// Buttons that say what they do, for what isn't drawn.
    static final String BUTTONS = ".directive > .choices [data-choice]:enabled";

    /// What can be chosen on the cards and on the sheets.
    static final String LIT = "[data-lit]";

    /// Whatever can be chosen.
    private static final String CHOICES = LIT + ", " + BUTTONS;

    /// What is chosen on the cards and sheets if anything is, among buttons if not, as it is at the moment of the
    /// choice: what is lit may go out and come back while it is looked for.
    private static final String LIT_RATHER = LIT + ", body:not(:has(" + LIT + ")) " + BUTTONS;

    /// What things are called, for those who see them and for those who don't.
    private static final String NAMES = "marks => marks.map(mark => mark.getAttribute('aria-label') ?? mark.innerText)";

    /// A building that can be chosen in several ways asks in which.
    private static final String ASKING = ".directive.asking";

    /// What is asked, in plain words.
    static final String QUESTION = ".directive .asked > p";

    private static final String END = "section.end";

    /// Questions that are asked only while one thing sets off another.
    private static final List<String> IN_A_CHAIN = List.of(
            "fq.expect.wild",
            "fq.expect.circle",
            "fq.expect.performer",
            "fq.expect.map-street",
            "fq.expect.map-free",
            "fq.expect.map-adjacent",
            "fq.expect.personal-start");

    /// The element that names the version has no size of its own.
    private static final Locator.WaitForOptions THERE =
            new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED);

    private final Visitor visitor;
    private final Page page;
    private final boolean byKeys;

    private Stroller(Visitor visitor, boolean byKeys) {
        this.visitor = visitor;
        this.byKeys = byKeys;
        page = visitor.page();
    }

    /// Somebody who points at things.
    static Stroller pointing(Visitor visitor) {
        return new Stroller(visitor, false);
    }

    /// Somebody who has a keyboard and nothing else.
    static Stroller typing(Visitor visitor) {
        return new Stroller(visitor, true);
    }

    Visitor visitor() {
        return visitor;
    }

    /// Sets up a table of French Quarter as it is when the page opens, with these people.
    static Home atHome(Visitor visitor, String address, List<String> company) {
        Home home = Home.open(visitor, address);
        home.board("French Quarter");
        Locator spare = visitor.button("new.remove");
        while (visitor.named(AriaRole.COMBOBOX, "new.seat").count() > company.size()) {
            visitor.press(spare.last());
        }
        return home.seats(company);
    }

    /// The version of the table that is on the screen.
    int version() {
        return Integer.parseInt(page.locator("[data-version]").getAttribute("data-version"));
    }

    void awaitVersion(int version) {
        page.locator("[data-version='%d']".formatted(version)).waitFor(THERE);
    }

    /// Waits until there is something to choose, and says so, or until the game is over.
    boolean awaitChoiceOrEnd() {
        page.locator(CHOICES + ", " + END).first().waitFor();
        return page.locator(END).count() == 0;
    }

    /// Waits until all that has happened was seen.
    void awaitSeen() {
        page.locator("[data-seen='true']").waitFor();
    }

    /// Whether the table waits for this seat, seen at once.
    boolean mayChoose() {
        return page.locator(".directive.yours").count() > 0;
    }

    /// What is asked, in plain words.
    String question() {
        return page.locator(QUESTION).innerText().strip();
    }

    /// Whether what is asked is set off by something else.
    boolean isInAChain() {
        String question = question();
        return IN_A_CHAIN.stream()
                .anyMatch(key -> visitor.words().pattern(key).matcher(question).matches());
    }

    /// All that is written on the two sheets, on the cards and about what may be done, once nothing moves any more.
    Map<String, String> sight() {
        awaitChoiceOrEnd();
        awaitSeen();
        return Map.of(
                "version", String.valueOf(version()),
                "question", question(),
                "choices", String.valueOf(page.locator(CHOICES).evaluateAll(NAMES)),
                "map", sheet("fq.map.label"),
                "tracks", sheet("fq.tracks.label"),
                "cards", page.locator("section.row").ariaSnapshot());
    }

    /// A sheet in words; empty if another one lies on it.
    private String sheet(String key) {
        Locator sheet = visitor.named(AriaRole.GROUP, key);
        return sheet.count() == 0 ? "" : sheet.ariaSnapshot();
    }

    /// Makes the first choice there is, on the cards and sheets if it is made there. Returns the version that is on
    /// the screen then.
    int choose() {
        awaitChoiceOrEnd();
        String next = "[data-version]:not([data-version='%d'])".formatted(version());
        press(page.locator(LIT_RATHER).first());
        page.locator(next + ", " + ASKING).first().waitFor(THERE);
        if (page.locator(next).count() == 0) {
            press(page.locator(BUTTONS).first());
            page.locator(next).waitFor(THERE);
        }
        return version();
    }

    /// The keys lead to what is first by themselves, once nothing comes any more that takes the focus away.
    private void press(Locator first) {
        if (byKeys) {
            awaitSeen();
            page.keyboard().press("n");
            page.keyboard().press("Enter");
        } else {
            visitor.press(first);
        }
    }

    /// The score sheet at the end.
    Locator end() {
        return page.locator(END);
    }

    /// The points of the score sheet in each column, with the total as the last of each.
    List<List<Integer>> columns() {
        return Stream.iterate(0, column -> column < end().locator("tfoot td").count(), column -> column + 1)
                .map(this::column)
                .toList();
    }

    private List<Integer> column(int place) {
        return end().locator("tr").all().stream()
                .map(row -> row.locator("td"))
                .filter(cells -> cells.count() > 0)
                .map(cells -> cells.nth(place).innerText().strip())
                .map(text -> text.equals("–") ? 0 : Integer.parseInt(text.replace('\u2212', '-')))
                .toList();
    }
}
