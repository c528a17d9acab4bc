package dev.anden.cli.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;

/// The end of a game as one person sees it.
///
/// @param winner the sentence that says who won
/// @param rows the score table, best seat first
/// @param path the routes that the map lights
record EndScreen(String winner, List<Row> rows, List<String> path) {
    /// A seat's line of the score table.
    ///
    /// @param name of the seat
    /// @param parts what each column adds or takes
    /// @param total what the line says that they come to
    record Row(String name, List<Integer> parts, int total) {
        int sum() {
            return parts.stream().mapToInt(Integer::intValue).sum();
        }
    }

    /// Waits for the end, skips the show if there is one and reads what stays. Whoever wants little motion has none.
    static EndScreen await(Visitor visitor) {
        Locator skip = visitor.button("end.skip");
        Locator again = visitor.button("end.again");
        skip.or(again).first().waitFor();
        // At once, if it is there still: the show may come to its end by itself meanwhile.
        skip.evaluateAll("buttons => buttons.forEach(button => button.click())");
        again.waitFor();
        return of(visitor);
    }

    /// What there is when everything was counted.
    static EndScreen of(Visitor visitor) {
        Locator table = visitor.named(AriaRole.TABLE, "end.table");
        List<Row> rows =
                table.locator("tbody tr").all().stream().map(EndScreen::row).toList();
        String winner = visitor.page().locator("h2.winner").innerText().strip();
        Object path = visitor.page()
                .locator("[data-route].traced")
                .evaluateAll("marks => marks.map(mark => mark.dataset.route)");
        return new EndScreen(
                winner, rows, ((List<?>) path).stream().map(String::valueOf).toList());
    }

    private static Row row(Locator line) {
        List<Integer> cells = line.getByRole(AriaRole.CELL).allInnerTexts().stream()
                .map(EndScreen::number)
                .toList();
        String name = line.getByRole(AriaRole.ROWHEADER).innerText().strip();
        return new Row(name, cells.subList(0, cells.size() - 1), cells.getLast());
    }

    /// Languages write a minus in their own way.
    private static int number(String text) {
        return Integer.parseInt(text.strip().replace('\u2212', '-').replace("+", ""));
    }
}
