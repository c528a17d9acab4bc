package dev.anden.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.cli.text.Texts;
import dev.anden.engine.Dealer;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Refusal;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.games.frenchquarter.FrenchQuarter;
import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.view.FqPhase;
import dev.anden.games.frenchquarter.view.FqView;
import dev.anden.games.frenchquarter.view.FqView.TrackView;
import dev.anden.testkit.Rule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FrenchQuarterScreenTest {
    private final FrenchQuarter game = (FrenchQuarter) GameCatalog.installed().require("french-quarter");
    private final FrenchQuarterScreen screen =
            new FrenchQuarterScreen(game, Names.of(Texts.of("en"), 0, List.of("random", "random")));

    /// What is told of the walk to seats that have the bonus, and to others.
    private final List<String> slowed = new ArrayList<>();

    private final List<String> usual = new ArrayList<>();

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            en | fq.mayor.tourist   | street=st-ann    | St Ann St is closed this round.
            es | fq.mayor.line      | street=st-ann    | St Ann St está cortada esta ronda.
            en | fq.move.distance   | card=walk        | Walk doesn’t reach that far.
            es | fq.move.distance   | card=walk        | Con Caminar no llegas tan lejos.
            es | fq.activity.tracks | activity=mysticism boxes=14 | Todos los recuadros de misticismo están marcados: 14.
            en | fq.move.map        | value=6 neighbour=candle-chapel written=2 | 6 doesn’t fit: Candle Chapel, next to it, holds 2.
            """)
    void a_refusal_names_things_as_the_game_does(String language, String rule, String facts, String said) {
        Texts texts = Texts.of(language);
        var terminal = new FrenchQuarterScreen(game, Names.of(texts, 0, List.of("random", "random")));
        var refusal = new Refusal(
                rule,
                Arrays.stream(facts.split(" "))
                        .map(fact -> fact.split("="))
                        .collect(Collectors.toMap(fact -> fact[0], fact -> fact[1])));

        assertThat(texts.reason(terminal.inWords(refusal))).isEqualTo("%s (%s)", said, rule);
    }

    @Test
    @Rule("fq.bonus.party-b")
    void whoever_has_the_second_party_bonus_is_told_that_a_walk_is_one_space_long() {
        for (long seed = 1; seed <= 20; seed++) {
            State state = game.newState(Setup.of(game.info(), 2));
            var random = RandomStream.ofSeed(seed, 0, 0);
            while (state.actor() != State.NOBODY) {
                if (state.actor() >= 0) {
                    note(state);
                    state.apply(state.legalAction(random.below(state.legalActionCount())));
                } else {
                    state.apply(Dealer.draw(state, random));
                }
            }
        }

        assertThat(slowed).isNotEmpty().allMatch(line -> line.contains("1 space") && !line.contains("up to"));
        assertThat(usual).isNotEmpty().allMatch(line -> line.contains("up to"));
    }

    /// Where a die is to be taken, how far a walk goes.
    private void note(State state) {
        var observation = state.observe(state.actor());
        var view = (FqView) observation.snapshot();
        if (view.phase() == FqPhase.DRAFT) {
            TrackView party = Objects.requireNonNull(
                    view.sheets().get(view.observer()).tracks().get(Activity.PARTY));
            List<String> walks = party.bonuses() >= 2 ? slowed : usual;
            screen.table(observation).stream()
                    .filter(line -> line.contains("Walk"))
                    .limit(1)
                    .forEach(walks::add);
        }
    }
}
