package dev.anden.games.tickettoride;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.Refusal;
import dev.anden.testkit.Rule;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FerryTest {
    @Test
    @Rule("ttr.europe.ferry")
    void each_wild_of_a_ferry_is_paid_with_a_wild() {
        Play play = Scene.on("europe", 2).hand(0, "4 red 1 wild").play();

        assertThat(play.legal("claim athina--brindisi ")).containsExactly("claim athina--brindisi with 3 red 1 wild");
        assertThat(play.refusal("claim athina--brindisi with 4 red")).isEqualTo("ttr.europe.ferry");
        play.play("claim athina--brindisi with 3 red 1 wild");
        assertThat(play.hand(0)).isEqualTo("1 red");
        assertThat(play.score(0)).isEqualTo(7);
    }

    @Test
    @Rule("ttr.europe.ferry")
    void the_other_spaces_take_any_one_colour_or_wilds() {
        Play play = Scene.on("europe", 2).hand(0, "3 red 1 blue 4 wild").play();

        assertThat(play.legal("claim athina--brindisi "))
                .containsExactlyInAnyOrder(
                        "claim athina--brindisi with 3 red 1 wild",
                        "claim athina--brindisi with 2 red 2 wild",
                        "claim athina--brindisi with 1 red 3 wild",
                        "claim athina--brindisi with 1 blue 3 wild",
                        "claim athina--brindisi with 4 wild");
    }

    @Test
    @Rule("ttr.europe.ferry")
    void a_ferry_with_a_wild_on_each_space_takes_wilds_alone() {
        Play play = Scene.on("europe", 2).hand(0, "2 red 2 wild").play();

        assertThat(play.legal("claim amsterdam--london ")).containsExactly("claim amsterdam--london with 2 wild");
        assertThat(play.refusal("claim amsterdam--london with 1 red 1 wild")).isEqualTo("ttr.europe.ferry");
        assertThat(play.refusal("claim amsterdam--london with 2 red")).isEqualTo("ttr.europe.ferry");
    }

    @Test
    @Rule("ttr.europe.ferry")
    void a_ferry_is_refused_to_a_hand_with_too_few_wilds_however_many_cards_it_holds() {
        Play play = Scene.on("europe", 2).hand(0, "11 red 1 wild").play();

        assertThat(play.legal("claim palermo--smyrna ")).isEmpty();
        assertThat(play.refusal("claim palermo--smyrna with 5 red 1 wild")).isEqualTo("ttr.europe.ferry");
        assertThat(play.state.refusals(0))
                .containsEntry(
                        "route:palermo--smyrna",
                        new Refusal(
                                "ttr.europe.ferry",
                                Map.of("needed", "6", "color", "gray", "have", "11", "wilds", "1", "ferry", "2")));
    }

    @Test
    @Rule("ttr.europe.ferry")
    void too_few_cards_for_the_other_spaces_are_refused_as_on_any_gray_route() {
        Play play = Scene.on("europe", 2).hand(0, "3 red 2 wild").play();

        assertThat(play.legal("claim palermo--smyrna ")).isEmpty();
        assertThat(play.refusal("claim palermo--smyrna with 4 red 2 wild")).isEqualTo("ttr.claim.gray");
    }
}
