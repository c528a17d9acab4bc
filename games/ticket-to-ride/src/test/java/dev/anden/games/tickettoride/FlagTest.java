package dev.anden.games.tickettoride;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.ScoreLine;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.board.BoardReader;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.narration.TtrEvent;
import dev.anden.games.tickettoride.view.TtrView;
import dev.anden.testkit.Rule;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FlagTest {
    private static final String WHITE = "claim batignolles--montmartre--white with 2 white";

    @ParameterizedTest
    @CsvSource({
        "claim bastille--notre-dame--blue with 1 blue, BLUE",
        "claim batignolles--montmartre--white with 2 white, WHITE",
        "claim bastille--pere-lachaise--red with 3 red, RED"
    })
    @Rule("ttr.paris.flag-keep")
    void who_claims_a_blue_white_or_red_route_may_lay_one_of_its_cards(String claim, CardKind card) {
        Play play = scene("3 red 3 white 3 blue").play().play(claim);
        String paid = play.discards();

        assertThat(play.actor()).isZero();
        assertThat(play.phase()).isEqualTo(TtrView.Phase.FLAG_CARD);
        assertThat(play.legal()).containsExactly("flag keep", "flag discard");
        play.play("flag keep");

        assertThat(play.view(1).players().getFirst().flag()).containsExactly(card);
        assertThat(play.told(1)).contains(new TtrEvent.FlagCardKept(0, card));
        assertThat(cards(play.discards())).isEqualTo(cards(paid) - 1);
        assertThat(play.actor()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({
        "claim bastille--notre-dame--green with 1 green",
        "claim batignolles--montmartre--yellow with 2 yellow",
        "claim bastille--pere-lachaise--purple with 3 purple"
    })
    @Rule("ttr.paris.flag-keep")
    void routes_of_other_colours_serve_no_flag(String claim) {
        Play play = scene("1 green 2 yellow 3 purple").play().play(claim);

        assertThat(play.actor()).isEqualTo(1);
    }

    @Test
    @Rule("ttr.paris.flag-keep")
    void a_colour_that_lies_there_already_is_not_laid_again() {
        Play play = scene("2 white").flag(0, "1 red 1 white").play().play(WHITE);

        assertThat(play.actor()).isEqualTo(1);
        assertThat(play.discards()).isEqualTo("2 white");
    }

    @Test
    @Rule("ttr.paris.flag-keep")
    void the_flag_of_another_seat_does_not_matter() {
        Play play = scene("2 white").flag(1, "1 white").play().play(WHITE);

        assertThat(play.legal()).containsExactly("flag keep", "flag discard");
    }

    @Test
    @Rule("ttr.paris.flag-optional")
    @Rule("ttr.claim.discard")
    void nobody_has_to_lay_a_card() {
        Play play = scene("2 white").play().play(WHITE, "flag discard");

        assertThat(play.view(1).players().getFirst().flag()).isEmpty();
        assertThat(play.discards()).isEqualTo("2 white");
        assertThat(play.actor()).isEqualTo(1);
    }

    @Test
    @Rule("ttr.paris.flag-optional")
    @Rule("ttr.turn.one-action")
    void nothing_else_can_be_done_before_that_is_chosen() {
        Play play = scene("2 white 3 red").play().play(WHITE);

        for (String other :
                List.of("draw deck", "draw red", "tickets", "pass", "claim bastille--pere-lachaise--red with 3 red")) {
            assertThat(play.refusal(other)).as(other).isEqualTo("ttr.turn.one-action");
        }
    }

    @Test
    @Rule("ttr.paris.flag-no-wild")
    void a_claim_with_wilds_alone_lays_nothing() {
        Play play = scene("2 white 2 wild").play().play("claim batignolles--montmartre--white with 2 wild");

        assertThat(play.actor()).isEqualTo(1);
        assertThat(play.discards()).isEqualTo("2 wild");
    }

    @Test
    @Rule("ttr.paris.flag-no-wild")
    void of_a_claim_with_wilds_among_the_cards_the_coloured_card_is_laid() {
        Play play = scene("1 white 1 wild")
                .play()
                .play("claim batignolles--montmartre--white with 1 white 1 wild", "flag keep");

        assertThat(play.discards()).isEqualTo("1 wild");
        assertThat(play.view(1).players().getFirst().flag()).containsExactly(CardKind.WHITE);
    }

    @Test
    @Rule("ttr.ruling.r7")
    void a_gray_route_serves_no_flag_whatever_it_is_paid_with() throws IOException {
        Play play = Scene.on(withGrayRoute(), 2).hand(0, "2 white").play();

        play.play("claim louvre--pantheon with 2 white");

        assertThat(play.actor()).isEqualTo(1);
        assertThat(play.discards()).isEqualTo("2 white");
    }

    @Test
    @Rule("ttr.paris.flag-score")
    @Rule(value = "ttr.board.flag", on = "ttr-paris")
    void the_third_card_of_a_flag_scores_four_points_and_the_cards_are_discarded() {
        Play play = scene("2 white").flag(0, "1 red 1 blue").play().play(WHITE);
        assertThat(play.score(0)).isEqualTo(2);

        play.play("flag keep");

        assertThat(play.score(0)).isEqualTo(2 + 4);
        assertThat(play.discards()).isEqualTo("1 red 1 blue 2 white");
        assertThat(play.view(1).players().getFirst().flag()).isEmpty();
        assertThat(play.view(1).players().getFirst().flags()).isEqualTo(1);
        assertThat(play.told(1))
                .contains(new TtrEvent.FlagCardKept(0, CardKind.WHITE), new TtrEvent.FlagCompleted(0, 4));
    }

    @Test
    @Rule("ttr.paris.flag-score")
    void a_new_flag_may_begin_after_a_complete_one() {
        Play play = scene("4 white").flag(0, "1 red 1 blue").play().play(WHITE, "flag keep");
        play.play("draw deck", "card red", "draw deck", "card red");

        play.play("claim champs-elysees--opera--white with 2 white", "flag keep");

        assertThat(play.view(1).players().getFirst().flag()).containsExactly(CardKind.WHITE);
        assertThat(play.view(1).players().getFirst().flags()).isEqualTo(1);
    }

    @Test
    @Rule("ttr.paris.flag-score")
    @Rule("ttr.end.totals")
    void the_points_of_flags_are_a_line_of_the_score_sheet() {
        Play play = scene("2 white").flag(0, "1 red 1 blue").lastRound(1).play().play(WHITE, "flag keep");

        assertThat(play.isOver()).isTrue();
        assertThat(play.sheet().lines())
                .contains(
                        new ScoreLine(0, "ttr.paris.flag-score", 4, List.of(), true),
                        new ScoreLine(1, "ttr.paris.flag-score", 0, List.of(), false));
        assertThat(play.sheet().totals()).containsExactly(6, 0);
    }

    @Test
    @Rule("ttr.paris.flag-score")
    void two_cards_of_a_flag_score_nothing_at_the_end() {
        Play play = ScoringTest.end(scene("").flag(0, "1 red 1 blue"));

        assertThat(play.sheet().totals()).containsExactly(0, 0);
    }

    @Test
    @Rule("ttr.ruling.r9")
    void a_deck_made_anew_has_no_card_that_lies_before_a_seat() {
        Play play = scene("")
                .flag(0, "1 red")
                .flag(1, "1 blue")
                .deck("1 green")
                .discards("2 red 1 blue")
                .play();

        play.play("draw deck", "card green");

        assertThat(play.deck()).isEqualTo("2 red 1 blue");
        assertThat(play.told(1)).contains(new TtrEvent.DeckReshuffled(3));
    }

    @Test
    @Rule("ttr.ruling.r9")
    @Rule("ttr.draw.reshuffle")
    void a_deck_made_of_the_cards_just_paid_waits_for_the_one_that_is_laid() {
        Play laid = scene("2 white").deck("").play().play(WHITE);
        assertThat(laid.deck()).isEmpty();
        laid.play("flag keep");
        assertThat(laid.deck()).isEqualTo("1 white");
        assertThat(laid.told(1)).contains(new TtrEvent.DeckReshuffled(1));

        Play discarded = scene("2 white").deck("").play().play(WHITE, "flag discard");
        assertThat(discarded.deck()).isEqualTo("2 white");
    }

    @Test
    @Rule("ttr.ruling.r9")
    @Rule("ttr.ruling.r6")
    void the_cards_of_a_complete_flag_fill_up_the_market() {
        Play play = scene("1 blue 1 wild")
                .flag(0, "1 red 1 white")
                .market("- - green green -")
                .deck("")
                .play();

        play.play("claim bastille--notre-dame--blue with 1 blue", "flag keep");

        assertThat(play.score(0)).isEqualTo(5);
        assertThat(play.actor()).isEqualTo(State.CHANCE);
        play.play("card red", "card white", "card blue");
        assertThat(play.market()).isEqualTo("red white green green blue");
        assertThat(play.actor()).isEqualTo(1);
    }

    private static Scene scene(String hand) {
        return Scene.on("paris", 2).hand(0, hand);
    }

    /// The Paris board has no gray route: here one is painted over.
    private static TicketToRide withGrayRoute() throws IOException {
        try (InputStream file = TicketToRide.class.getResourceAsStream("boards/paris.json")) {
            String text = new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8);
            String yellow = "\"from\": \"louvre\", \"to\": \"pantheon\", \"length\": 2, \"color\": \"yellow\"";
            assertThat(text).contains(yellow);
            return new TicketToRide(
                    BoardReader.read("paris.json", text.replace(yellow, yellow.replace("yellow", "gray")))
                            .board()
                            .orElseThrow());
        }
    }

    /// How many cards a text such as `2 red 1 wild` counts.
    private static int cards(String text) {
        return List.of(text.split(" ")).stream()
                .filter(word -> word.matches("\\d+"))
                .mapToInt(Integer::parseInt)
                .sum();
    }
}
