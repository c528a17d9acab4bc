package dev.anden.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.cli.text.Texts;
import dev.anden.engine.Dealer;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.games.frenchquarter.FrenchQuarter;
import dev.anden.games.frenchquarter.view.FqView;
import java.util.ArrayList;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QuarterChoicesTest {
    private final FrenchQuarter game = (FrenchQuarter) GameCatalog.installed().require("french-quarter");

    @ParameterizedTest
    @ValueSource(strings = {"en", "es"})
    void whatever_a_turn_still_brings_is_said_below_the_question(String language) {
        Texts texts = Texts.of(language);
        var choices = new QuarterChoices(game, new QuarterWords(game.boardData(), texts));
        var said = new ArrayList<String>();
        for (long seed = 1; seed <= 40; seed++) {
            State state = game.newState(Setup.of(game.info(), 2));
            var random = RandomStream.ofSeed(seed, 0, 0);
            while (state.actor() != State.NOBODY) {
                if (state.actor() >= 0) {
                    var view = (FqView) state.observe(state.actor()).snapshot();
                    assertThat(choices.then(view).isPresent())
                            .isEqualTo(!view.pending().isEmpty());
                    choices.then(view).ifPresent(said::add);
                    state.apply(state.legalAction(random.below(state.legalActionCount())));
                } else {
                    state.apply(Dealer.draw(state, random));
                }
            }
        }
        String card = texts.text("fq.transport.walk");
        assertThat(said).contains(texts.text("fq.then", texts.text("fq.then.move", card)));
        assertThat(String.join(" ", said)).doesNotContain("fq.", "{");
    }
}
