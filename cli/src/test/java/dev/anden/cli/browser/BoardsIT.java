package dev.anden.cli.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.assertions.PlaywrightAssertions;
import dev.anden.testkit.Thorough;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Somebody plays a whole game on each of the boards that have rules of their own, against a bot.
class BoardsIT {
    @RegisterExtension
    static final OneAnden SERVER = new OneAnden();

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    @Test
    @Tag(Thorough.TAG)
    void europe_is_played_to_the_end_with_tunnels_and_a_station() {
        Purpose purpose = play("en-US", "Europe", false, "Tunnel:");

        assertThat(purpose.builtStation()).isTrue();
    }

    @Test
    @Tag(Thorough.TAG)
    void berlin_is_played_to_the_end_by_tram_and_subway() {
        play("es-ES", "Berlín", true, "1 vagón de metro");
    }

    @Test
    @Tag(Thorough.TAG)
    void paris_is_played_to_the_end_with_a_card_kept_for_the_flag() {
        Purpose purpose = play("es-ES", "París", true, "azul");

        assertThat(purpose.decisions()).isPositive();
    }

    /// Plays a whole game; the purpose with which it was played.
    private Purpose play(String locale, String board, boolean eager, String wanted) {
        Visitor visitor = BROWSER.visitor(Look.desk(locale).calmly());
        Home.open(visitor, SERVER.address())
                .board(board)
                .seats(List.of("me", "bot:tourist"))
                .start();
        Traveller traveller = new Traveller(visitor);
        Purpose purpose = new Purpose(traveller, eager, wanted);
        while (traveller.awaitTurnOrEnd()) {
            purpose.choose();
        }

        EndScreen end = EndScreen.await(visitor);
        assertThat(end.rows()).hasSize(2);
        assertThat(end.rows())
                .allSatisfy(row -> assertThat(row.sum()).as(row.name()).isEqualTo(row.total()));
        assertThat(purpose.claims()).isPositive();
        findsTheDealsFair(visitor);
        assertThat(visitor.faults()).isEmpty();
        return purpose;
    }

    /// Finds the deals fair, with what the only browser at the table has added to their seed.
    private static void findsTheDealsFair(Visitor visitor) {
        visitor.page().locator("[data-deals]").click();
        visitor.button("deals.verify").click();
        PlaywrightAssertions.assertThat(visitor.page().locator("[data-verdict='fair']"))
                .hasText(visitor.words().pattern("deals.fair.added"));
    }
}
