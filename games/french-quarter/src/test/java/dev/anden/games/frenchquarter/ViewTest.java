package dev.anden.games.frenchquarter;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.State;
import dev.anden.games.frenchquarter.board.Performer;
import dev.anden.games.frenchquarter.board.Transport;
import dev.anden.games.frenchquarter.view.Closure;
import dev.anden.games.frenchquarter.view.FqView;
import dev.anden.games.frenchquarter.view.FqView.RowCardView;
import dev.anden.testkit.Rule;
import org.junit.jupiter.api.Test;

/// What follows from the rules and is told whoever looks, so that nobody else has to know them.
class ViewTest {
    @Test
    @Rule("fq.bonus.party-b")
    void a_card_says_how_far_whoever_looks_goes_by_it() {
        Play play = Scene.of(2).track(0, "party=7/2/2").play();

        assertThat(card(play, 0, Transport.WALK).spaces()).isEqualTo(1);
        assertThat(card(play, 1, Transport.WALK).spaces()).isEqualTo(2);
        assertThat(card(play, State.SPECTATOR, Transport.WALK).spaces()).isEqualTo(2);
        assertThat(card(play, 0, Transport.CARRIAGE).spaces()).isEqualTo(3);
        assertThat(card(play, 0, Transport.RIVERBOAT).spaces()).isZero();
    }

    @Test
    @Rule("fq.mayor.tourist")
    void a_card_says_what_the_closed_street_leaves_of_where_it_leads() {
        Play open = Scene.of(2).mayor("mayor-12").play();
        Play dauphine = Scene.of(2).mayor("mayor-1").play();
        Play front = Scene.of(2).mayor("mayor-6").play();

        assertThat(card(open, 0, Transport.STREETCAR).closure()).isEqualTo(Closure.NONE);
        assertThat(card(dauphine, 0, Transport.STREETCAR).closure()).isEqualTo(Closure.ALL);
        assertThat(card(dauphine, 0, Transport.RIVERBOAT).closure()).isEqualTo(Closure.NONE);
        assertThat(card(front, 0, Transport.RIVERBOAT).closure()).isEqualTo(Closure.SOME);
        assertThat(card(front, 0, Transport.WALK).closure()).isEqualTo(Closure.NONE);
    }

    @Test
    @Rule("fq.bonus.shopping-b")
    void a_sheet_says_how_many_boxes_an_umbrella_marks() {
        Play play = Scene.of(2).track(0, "shopping=5/2/0").play();

        assertThat(play.sheet(0).umbrellaBoxes()).isEqualTo(2);
        assertThat(play.sheet(1).umbrellaBoxes()).isEqualTo(1);
    }

    @Test
    @Rule("fq.bonus.party-d")
    void a_sheet_says_of_whom_an_icon_marks_a_box() {
        Scene scene = Scene.of(2).performers(0, "trumpet tuba", "tuba");

        assertThat(scene.play().sheet(0).wanted())
                .hasSize(Performer.COUNT - 1)
                .contains(Performer.TRUMPET)
                .doesNotContain(Performer.TUBA);
        assertThat(scene.track(0, "party=13/4/4").play().sheet(0).wanted()).isEmpty();
    }

    private static RowCardView card(Play play, int observer, Transport transport) {
        return ((FqView) play.state.observe(observer).snapshot())
                .row().stream()
                        .filter(card -> card.transport() == transport)
                        .findFirst()
                        .orElseThrow();
    }
}
