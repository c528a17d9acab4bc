package dev.anden.cli.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.testkit.Thorough;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Two people in browsers of their own stroll through the French Quarter, with the mayor and on vacation. One
/// of them plays by the keyboard alone.
class TwoInTheQuarterIT {
    @RegisterExtension
    static final OneAnden SERVER = new OneAnden();

    @RegisterExtension
    static final RealBrowser BROWSER = new RealBrowser();

    /// Choices that lie between the beginning and the chain in which somebody reloads.
    private static final int CALM_BEFORE_RELOAD = 12;

    @Test
    @Tag(Thorough.TAG)
    void two_people_play_to_the_score_sheet_with_a_reload_in_the_middle_of_a_chain() {
        Visitor host = BROWSER.visitor(Look.desk("es-ES").calmly());
        Visitor friend = BROWSER.visitor(Look.small("en-US").calmly());
        sitDown(host, friend);

        List<Stroller> strollers = List.of(Stroller.pointing(host), Stroller.typing(friend));
        assertThat(strollers).allSatisfy(TwoInTheQuarterIT::seesTheMayorAndAVacationOfTheirOwn);
        assertThat(playWithOneReload(strollers)).isTrue();

        assertThat(strollers).allSatisfy(TwoInTheQuarterIT::readsTheScoreSheet);
        assertThat(strollers.getFirst().columns())
                .hasSize(2)
                .isEqualTo(strollers.getLast().columns());
        assertThat(host.faults()).isEmpty();
        assertThat(friend.faults()).isEmpty();
    }

    private static void sitDown(Visitor host, Visitor friend) {
        Home home =
                Stroller.atHome(host, SERVER.address(), List.of("me", "friend")).name("Ana");
        for (String option : List.of("option.mayor", "option.tourism")) {
            home.choose(option, "option.on");
        }
        WaitingRoom.enter(friend, home.invite()).sitDown("Eva");
        host.button("lobby.start").click();
    }

    private static void seesTheMayorAndAVacationOfTheirOwn(Stroller stroller) {
        Visitor visitor = stroller.visitor();
        visitor.page().locator(".mayor").waitFor();
        assertThat(visitor.page().locator(".vacation summary"))
                .hasText(visitor.words().pattern("fq.vacation"));
    }

    /// Plays to the end; both see each choice before the next is made. Says whether there was a chain to reload in.
    private static boolean playWithOneReload(List<Stroller> strollers) {
        boolean reloaded = false;
        int choices = 0;
        for (Optional<Stroller> next = next(strollers); next.isPresent(); next = next(strollers)) {
            Stroller stroller = next.orElseThrow();
            if (!reloaded && choices >= CALM_BEFORE_RELOAD && stroller.isInAChain()) {
                reload(stroller);
                reloaded = true;
            }
            int version = stroller.choose();
            strollers.forEach(each -> each.awaitVersion(version));
            choices++;
        }
        return reloaded;
    }

    private static Optional<Stroller> next(List<Stroller> strollers) {
        return strollers.stream().filter(Stroller::mayChoose).findFirst();
    }

    private static void reload(Stroller stroller) {
        Map<String, String> before = stroller.sight();
        stroller.visitor().page().reload();
        assertThat(stroller.sight()).isEqualTo(before);
    }

    private static void readsTheScoreSheet(Stroller stroller) {
        Visitor visitor = stroller.visitor();
        stroller.end().waitFor();
        assertThat(stroller.end().innerText())
                .contains(visitor.words().text("fq.end.title"))
                .contains(visitor.words().text("fq.sheet.goal"));
        assertThat(stroller.columns())
                .allSatisfy(column -> assertThat(column.subList(0, column.size() - 1).stream()
                                .mapToInt(Integer::intValue)
                                .sum())
                        .isEqualTo(column.getLast()));
        assertThat(stroller.end().locator("tbody a[href^='/rules#fq.']").count())
                .isEqualTo(stroller.end().locator("tbody tr").count());
    }
}
