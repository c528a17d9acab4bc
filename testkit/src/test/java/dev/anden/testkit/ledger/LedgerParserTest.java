package dev.anden.testkit.ledger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

class LedgerParserTest {
    private static final String TEXT = """
            # A game
            Boards: `small`, `large`

            ## Words
            - a line that is no rule

            ## Boards — `game.board.*`
            | Rule | `small` | `large` |
            |---|---|---|
            | `seats` Seats | 2 | 4 |
            | `stations` Stations | – | 3 |

            ## Turn — `game.turn.*`
            - `one`: one action,
              and a line more.
            - `bridge` (on `large`): bridges.
            """;

    @Test
    void a_rule_holds_on_all_boards_unless_it_names_some() {
        Ledger ledger = Ledger.parse(TEXT);

        assertThat(ledger.on("small")).extracting(LedgerRule::id).containsExactly("game.board.seats", "game.turn.one");
        assertThat(ledger.on("large"))
                .extracting(LedgerRule::id)
                .containsExactly("game.board.seats", "game.board.stations", "game.turn.one", "game.turn.bridge");
    }

    @Test
    void a_line_that_is_no_rule_is_named() {
        assertThatThrownBy(() -> Ledger.parse(TEXT + "- `two` no colon"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("Line 17: a rule is written");
        assertThatThrownBy(() -> Ledger.parse(TEXT + "- `one`: again")).hasMessageContaining("a second time");
        assertThatThrownBy(() -> Ledger.parse(TEXT + "- `two` (on `huge`): huge"))
                .hasMessageContaining("boards are named as");
        assertThatThrownBy(() -> Ledger.parse("## Turn — `game.turn.*`")).hasMessageContaining("Boards:");
    }

    @Test
    @Rule("game.turn.one")
    @Rule("game.turn.two")
    @Rule(value = "game.board.seats", on = "large")
    @Rule(value = "game.board.stations", on = "small")
    void what_tests_prove_is_compared_with_the_ledger() {
        Ledger ledger = Ledger.parse(TEXT);
        Proofs proofs = Proofs.beside(LedgerParserTest.class);

        assertThat(proofs.missing(ledger, "small")).isEqualTo(List.of("game.board.seats"));
        assertThat(proofs.missing(ledger, "large")).isEqualTo(List.of("game.board.stations", "game.turn.bridge"));
        assertThat(proofs.unknown(ledger)).isEqualTo(List.of("game.board.stations on small", "game.turn.two"));
        assertThat(proofs.line(ledger, "small")).isEqualTo("small: 1 rules proved / 2 in the ledger");
    }
}
