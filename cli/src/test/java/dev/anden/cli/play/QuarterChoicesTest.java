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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QuarterChoicesTest {
    private final FrenchQuarter game = (FrenchQuarter) GameCatalog.installed().require("french-quarter");

    /// The sixth round of a solo game, a six taken: another performer marks the box of Conti St on their track, whose
    /// map action finds no building for a six, and the umbrella for that is a wild.
    private static final String BEFORE_A_MOVE = """
            french-quarter 2
            options mayor=on tourism=off
            ply 111 round 6 first 0 socializer 0
            next end-round:0:0 line-phase:0:0 turn:0:3 end-turn:0:0 move:0:0
            hidden walk-3 walk-6 carriage-4 carriage-8 taxi-1 taxi-2 taxi-3 taxi-4 taxi-5 taxi-6 taxi-7 taxi-8 \
            streetcar-1 streetcar-3 riverboat-2 riverboat-3 socialize-1 socialize-8
            open walk-2 carriage-3 streetcar-8 riverboat-7 socialize-4
            dice streetcar=4 riverboat=3
            mayor-hidden mayor-3 mayor-4 mayor-7 mayor-8 mayor-9 mayor-10
            mayor-open mayor-1
            mayor-took socialize
            line royal--toulouse n-front--conti royal--conti..royal--toulouse royal--conti..chartres--conti \
            chartres--conti..decatur--conti decatur--conti..n-front--conti
            seat 0 at=royal-row-galleries die=6 umbrellas=11 second-line=2 riverwalk=0 crossed=9 further=1 other=0 \
            police=0
            values lone-uncle-courtyard=2 ghost-walk-office=2 float-den-museum=3 tarot-cottage=6 \
            velvet-garter-cabaret=2 dhm-speakeasy=2 royal-row-galleries=3 alley-bookshop=2 hot-sauce-depot=3 \
            council-hall-museum=2 parade-square=1 madame-odiles-palms=2 levee-antiques=2 bayou-oyster-bar=W \
            calliope-landing=2
            tracks food=5/1/1 culture=8/2/0 shopping=6/2/0 mysticism=6/1/1 party=4/1/1
            top trumpet tuba violin unicycle magic acrobat statue
            bottom trumpet tuba violin unicycle
            courtyards
            own-line
            vacation
            """;

    @Test
    void a_building_whose_own_map_action_is_still_to_come_is_not_said_to_misfit() {
        Texts texts = Texts.of("en");
        var choices = new QuarterChoices(game, new QuarterWords(game.boardData(), texts));
        State state = game.parseState(BEFORE_A_MOVE);
        assertThat(choices.label(state, state.parse("move old-brass-hall"))).endsWith("Old Brass Hall: saxophone");
        assertThat(choices.label(state, state.parse("move poboy-counter"))).endsWith(texts.text("fq.do.move.misfit"));
    }

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
