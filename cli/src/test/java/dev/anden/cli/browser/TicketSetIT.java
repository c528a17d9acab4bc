package dev.anden.cli.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import dev.anden.games.tickettoride.board.Board;
import dev.anden.games.tickettoride.board.BoardReader;
import dev.anden.games.tickettoride.board.Ticket;
import dev.anden.testkit.Thorough;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Somebody plays with other tickets than those of the box.
class TicketSetIT {
    @RegisterExtension
    static final OneAnden SERVER = new OneAnden();

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    @Test
    @Tag(Thorough.TAG)
    void a_game_of_usa_1910_has_its_tickets_and_the_points_for_the_most_of_them() {
        Visitor visitor = BROWSER.visitor(Look.desk("en-US").calmly());
        Words words = visitor.words();
        Home home = Home.open(visitor, SERVER.address()).board("USA").pick("option.tickets", "1910");
        assertThat(visitor.page()
                        .getByText(words.text("set.deal", Map.of("count", "3", "keep", "2", "draw", "3")))
                        .first())
                .isVisible();
        assertThat(visitor.page().getByText(words.text("set.reconstructed.why")))
                .isVisible();
        home.seats(List.of("me", "bot:tourist")).start();
        new Traveller(visitor).awaitTurn();
        assertThat(visitor.button("set.reconstructed")).isVisible();
        Locator offered = visitor.page().locator(".offered [data-ticket]");
        assertThat(offered).hasCount(3);
        assertThat(ids(offered)).isSubsetOf(tickets("usa", "1910"));

        Home.open(visitor, SERVER.address())
                .board("USA")
                .pick("option.tickets", "1910")
                .seats(List.of("bot:tourist", "bot:tourist"))
                .start();
        visitor.hurryTo(visitor.button("end.again"));
        EndScreen end = EndScreen.of(visitor);
        assertThat(end.rows())
                .allSatisfy(row -> assertThat(row.sum()).as(row.name()).isEqualTo(row.total()));
        Locator table = visitor.named(AriaRole.TABLE, "end.table");
        assertThat(table.locator("a[href='/rules#ttr.end.most-tickets']")).hasCount(1);
        assertThat(table.locator("a[href='/rules#ttr.end.longest-path']")).hasCount(0);
        assertThat(visitor.faults()).isEmpty();
    }

    @Test
    @Tag(Thorough.TAG)
    void seven_opening_tickets_are_offered_on_a_phone_and_three_of_them_kept() {
        Visitor visitor = BROWSER.visitor(Look.phone("es-ES"));
        Home.open(visitor, SERVER.address())
                .board("Europa")
                .pick("option.tickets", "mega")
                .seats(List.of("me", "bot:daydreamer"))
                .start();
        Traveller traveller = new Traveller(visitor);
        traveller.awaitTurn();
        assertThat(visitor.page().locator(".offered [data-ticket]")).hasCount(7);
        assertThat(ids(visitor.page().locator(".offered [data-ticket]"))).isSubsetOf(tickets("europe", "mega"));

        traveller.keepAllBut(4);

        traveller.awaitTurn();
        assertThat(visitor.faults()).isEmpty();
    }

    private static List<String> ids(Locator tickets) {
        return tickets.all().stream()
                .map(ticket -> ticket.getAttribute("data-ticket"))
                .toList();
    }

    private static List<String> tickets(String id, String set) {
        Board board = BoardReader.bundled(id);
        return board.ticketSets().sets().stream()
                .filter(one -> one.id().equals(set))
                .flatMap(one -> one.tickets().stream())
                .map(Ticket::id)
                .toList();
    }
}
