package dev.anden.games.tickettoride;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.engine.NotationException;
import dev.anden.engine.RandomStream;
import dev.anden.engine.State;
import dev.anden.testkit.RandomPlay;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Actions and outcomes as texts: reading is the inverse of printing, and what is no action is refused in words.
class NotationTest {
    @Test
    void every_legal_action_of_random_games_is_read_back_as_it_was_printed() {
        int actions = 0;
        for (int game = 0; game < 12; game++) {
            var random = RandomStream.ofSeed(41, game, 0);
            State state = Scene.start(2 + game % 4).state;
            while (state.actor() != State.NOBODY) {
                for (int code : state.legalActions()) {
                    assertThat(state.parse(state.print(code))).isEqualTo(code);
                    assertThat(state.refusal(code)).isEmpty();
                    actions++;
                }
                for (int outcome = 0; outcome < 64; outcome++) {
                    if (state.outcomeWeight(outcome) > 0) {
                        assertThat(state.parse(state.print(outcome))).isEqualTo(outcome);
                    }
                }
                state.apply(RandomPlay.next(state, random, random));
            }
        }
        assertThat(actions).isGreaterThan(20_000);
    }

    @Tag("broad")
    @Test
    void every_number_is_an_action_with_a_text_of_its_own_or_means_nothing() {
        for (Play play : List.of(
                Scene.start(2),
                Scene.dealt(3, 1),
                Scene.usa(2).play(),
                Scene.usa(2).play().play("draw deck"),
                Scene.usa(2).play().play("tickets"))) {
            for (int code = -5; code < 40_000; code++) {
                String text;
                try {
                    text = play.state.print(code);
                } catch (IllegalArgumentException nothing) {
                    assertThat(play.state.actor() >= 0
                                    && play.state.refusal(code).isEmpty())
                            .isFalse();
                    continue;
                }
                assertThat(play.state.parse(text)).as(text).isEqualTo(code);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {Integer.MIN_VALUE, -1, 12, 15, 4095, 40_000, Integer.MAX_VALUE})
    void a_number_that_means_nothing_is_refused_as_an_action(int code) {
        assertThat(Scene.usa(2).play().refusal(code)).isEqualTo("ttr.turn.one-action");
        assertThat(Scene.dealt(2, 0).refusal(code)).isEqualTo("ttr.setup.opening-tickets");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            dance                                      | "dance" isn't an action; an action begins with draw, claim, tickets, keep or pass
            draw                                       | "draw" ends too early: "deck" or a kind of card is missing
            draw pink                                  | "pink" isn't a kind of card
            draw deck red                              | Nothing may follow "draw deck": found "red"
            tickets 3                                  | Nothing may follow "tickets": found "3"
            pass please                                | Nothing may follow "pass": found "please"
            claim                                      | "claim" ends too early: a route is missing
            claim boston--london with 3 red            | The board has no route "boston--london"
            claim atlanta--nashville                   | "with" and the cards is missing
            claim atlanta--nashville with              | A claim is written
            claim atlanta--nashville with red          | A claim is written
            claim atlanta--nashville with -1 red       | "-1" isn't a number
            claim atlanta--nashville with 9999 red     | "9999" isn't a number
            claim atlanta--nashville with 2 red        | atlanta--nashville takes 1 card, not 2
            claim calgary--vancouver with 1 red 2 blue | not with two colours
            keep                                       | No tickets are offered now
            keep boston--miami                         | No tickets are offered now
            card red                                   | "card" is a chance outcome, but it isn't chance's move
            first 0                                    | "first" is a chance outcome, but it isn't chance's move
            """)
    void what_is_no_action_is_refused_in_words(String text, String problem) {
        Play play = Scene.usa(2).play();

        assertThatThrownBy(() -> play.play(text))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining(problem);
    }

    @Test
    void an_outcome_is_read_only_where_it_is_due() {
        assertNotDue(Scene.start(2), "card red", "draw deck", "ticket boston--miami", "first 2", "first", "first 0 1");
        assertNotDue(Scene.start(2).play("first 0"), "first 0", "draw red", "card", "card pink", "card red red");
        assertNotDue(Scene.usa(2).play().play("tickets"), "card red", "keep boston--miami", "ticket boston--london");
    }

    @Test
    void each_offered_ticket_is_kept_or_returned_once() {
        Play play = Scene.dealt(2, 0);

        assertNotDue(
                play,
                "keep boston--miami calgary--phoenix",
                "keep boston--miami boston--miami calgary--phoenix",
                "keep boston--miami calgary--phoenix return boston--miami",
                "keep boston--miami calgary--phoenix return denver--el-paso",
                "keep boston--miami return return calgary--phoenix",
                "keep return return return");
    }

    @Tag("broad")
    @Test
    void a_changed_text_is_an_action_or_refused_in_words() {
        Play turn = Scene.usa(2).hand(0, "6 red 6 wild").play();
        Play opening = Scene.dealt(2, 0);
        for (int attempt = 0; attempt < 10_000; attempt++) {
            var random = RandomStream.ofSeed(42, attempt, 0);
            Play play = random.below(2) == 0 ? turn : opening;
            String text = changed(play.legal().get(random.below(play.legal().size())), random);
            try {
                int code = play.state.parse(text);
                assertThat(play.state.parse(play.state.print(code))).isEqualTo(code);
                assertThat(play.state.refusal(code)).isNotNull();
            } catch (NotationException expected) {
                assertThat(expected).hasMessageMatching("(?s).{10,}");
            } catch (RuntimeException unexpected) {
                throw new AssertionError("Attempt " + attempt + ": " + text, unexpected);
            }
        }
    }

    private static String changed(String text, RandomStream random) {
        var words = new ArrayList<>(List.of(text.split(" ")));
        int place = random.below(words.size());
        String word = words.get(place);
        switch (random.below(5)) {
            case 0 -> words.remove(place);
            case 1 -> words.add(place, word);
            case 2 -> words.set(place, words.get(random.below(words.size())));
            case 3 -> words.set(place, word.replaceAll("\\d", Integer.toString(random.below(10))));
            default -> words.set(place, word + (char) (33 + random.below(94)));
        }
        return String.join(" ", words);
    }

    private static void assertNotDue(Play play, String... texts) {
        for (String text : texts) {
            assertThatThrownBy(() -> play.state.parse(text)).as(text).isInstanceOf(NotationException.class);
        }
    }
}
