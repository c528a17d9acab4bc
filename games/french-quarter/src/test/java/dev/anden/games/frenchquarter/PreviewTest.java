package dev.anden.games.frenchquarter;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.Event;
import dev.anden.engine.State;
import dev.anden.games.frenchquarter.view.FqPhase;
import dev.anden.games.frenchquarter.view.FqView;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What a choice would set off can be asked for before it is made.
class PreviewTest {
    @Test
    void a_choice_is_tried_on_a_copy_up_to_the_next_choice_and_tells_its_events() {
        Play play = Scene.of(2).number(0, "umbrellas", 1).play();
        long hash = play.state.hash();
        int code = play.state.parse("take socialize 6");

        State tried = play.state.copy();
        tried.apply(code);
        List<Event> events = play.state.events(code, tried, 0);

        assertThat(events)
                .extracting(event -> event.getClass().getSimpleName())
                .containsExactly("DieTaken", "UmbrellaMarked", "UmbrellaMarked");
        assertThat(((FqView) tried.observe(0).snapshot()).phase()).isEqualTo(FqPhase.WILD);
        assertThat(play.state.hash()).isEqualTo(hash);
    }
}
