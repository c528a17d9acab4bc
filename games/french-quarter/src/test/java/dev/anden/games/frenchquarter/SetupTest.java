package dev.anden.games.frenchquarter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.games.frenchquarter.board.ActionCard;
import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.board.Transport;
import dev.anden.games.frenchquarter.view.FqPhase;
import dev.anden.games.frenchquarter.view.FqView;
import dev.anden.games.frenchquarter.view.FqView.RowCardView;
import dev.anden.testkit.Rule;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class SetupTest {
    @Test
    @Rule("fq.game.players")
    @Rule("fq.ruling.r26")
    void one_to_four_seats_play_with_or_without_the_expansion() {
        assertThat(Variant.PLAIN.info().minimumSeats()).isEqualTo(1);
        assertThat(Variant.PLAIN.info().maximumSeats()).isEqualTo(4);
        assertThatThrownBy(() -> Variant.PLAIN.newState(new Setup(5, Map.of("tourism", "on"))))
                .hasMessageContaining("1 to 4 seats");
    }

    @Test
    @Rule("fq.game.sheets")
    void every_seat_has_sheets_of_its_own() {
        Play play = Scene.of(2).due("turn:0:1 wild:0:0").play().then("wild food");

        assertThat(play.track(0, Activity.FOOD).boxes()).isEqualTo(1);
        assertThat(play.track(1, Activity.FOOD).boxes()).isZero();
    }

    @Test
    @Rule("fq.game.setup-decks")
    void six_decks_of_eight_lie_in_a_row_and_two_seats_leave_the_taxi_out() {
        Map<Transport, Long> cards = Variant.PLAIN.boardData().cards().stream()
                .collect(Collectors.groupingBy(ActionCard::transport, Collectors.counting()));

        assertThat(cards)
                .hasSize(6)
                .allSatisfy((deck, count) -> assertThat(count).isEqualTo(8));
        assertThat(Scene.of(3).play().view().row())
                .extracting(RowCardView::transport)
                .containsExactly(Transport.values());
        assertThat(Scene.of(2).play().view().row())
                .extracting(RowCardView::transport)
                .hasSize(5)
                .doesNotContain(Transport.TAXI);
    }

    @Test
    @Rule("fq.game.setup-dice")
    void the_pool_has_one_die_more_than_will_be_taken() {
        assertThat(diceByDeck(1)).containsExactly(1, 1, 1, 1, 1);
        assertThat(diceByDeck(2)).containsExactly(1, 1, 1, 1, 1);
        assertThat(diceByDeck(3)).containsExactly(2, 1, 1, 1, 1, 1);
        assertThat(diceByDeck(4)).containsExactly(2, 2, 2, 1, 1, 1);
    }

    /// Dice of each deck when the first turn of the game begins. The mayor, who may have taken one, took it back.
    private static List<Integer> diceByDeck(int seats) {
        Play play = Scene.start(seats).untilChoice();
        List<Transport> taken =
                play.view().mayorCard().map(FqView.MayorView::taken).orElse(List.of());
        return play.view().row().stream()
                .map(card -> card.dice().size() + (taken.contains(card.transport()) ? 1 : 0))
                .toList();
    }

    @Test
    @Rule("fq.game.setup-start")
    void every_tourist_starts_at_the_hotel() {
        assertThat(Scene.start(4).view().sheets())
                .extracting(FqView.SheetView::tourist)
                .containsOnly("hotel-ama-house");
    }

    @Test
    @Rule("fq.game.setup-first")
    @Rule("fq.game.setup-second-line")
    void chance_names_the_first_player_and_the_crossing_of_the_second_line() {
        Play play = Scene.start(3);

        assertThat(play.state.actor()).isEqualTo(State.CHANCE);
        assertThat(play.state.chanceWeight()).isEqualTo(3);
        play.then("first 2");
        assertThat(play.view().first()).isEqualTo(2);
        assertThat(play.state.chanceWeight()).isEqualTo(6);
        play.then("circle 4");
        assertThat(play.view().line().start()).contains("chartres--st-peter");
        assertThat(play.untilChoice().state.actor()).isEqualTo(2);
    }

    @Test
    @Rule("fq.plan.reveal")
    void each_deck_turns_up_a_card_that_was_not_open_before() {
        Play play = Scene.start(2).then("first 0", "circle 1", "card walk-3");

        assertThat(play.view().row().getFirst().card()).contains("walk-3");
        play.then("card carriage-1", "card streetcar-1", "card riverboat-1", "card socialize-1");
        while (play.view().round() == 1) {
            play.untilChoice();
            if (play.view().round() == 1) {
                play.then(play.legal().getFirst());
            }
        }
        assertThat(play.state.chanceWeight()).as("walk cards left").isEqualTo(7);
        assertThat(play.state.outcomeWeight(play.state.parse("card walk-3"))).isZero();
        play.then("card walk-1");
        assertThat(play.view().row().getFirst().card()).contains("walk-1");
    }

    @Test
    @Rule("fq.plan.roll")
    void every_die_is_rolled_and_lies_on_the_card_of_its_colour() {
        Play play = Scene.start(2)
                .then("first 0", "circle 1")
                .then("card walk-3", "card carriage-1", "card streetcar-1", "card riverboat-1", "card socialize-1")
                .then("roll 6", "roll 1", "roll 1", "roll 3", "roll 2");

        assertThat(play.view().row())
                .extracting(RowCardView::dice)
                .containsExactly(List.of(6), List.of(1), List.of(1), List.of(3), List.of(2));
        assertThat(play.phase()).isEqualTo(FqPhase.DRAFT);
    }

    @Test
    @Rule("fq.game.rounds")
    void a_game_has_eight_rounds() {
        Play play = Scene.start(2).untilOver();

        assertThat(play.view().round()).isEqualTo(8);
        assertThat(play.story()).endsWith("RoundEnded", "GameEnded");
        assertThat(play.phase()).isEqualTo(FqPhase.OVER);
    }

    @Test
    @Rule("fq.upkeep.pass-first")
    void the_first_player_marker_goes_to_the_left_and_the_dice_go_back() {
        Play play = Scene.of(3).due("turn:0:6 wild:0:0").play().then("wild food");

        assertThat(play.view().first()).isEqualTo(1);
        assertThat(play.view().round()).isEqualTo(4);
        assertThat(play.view().row()).allSatisfy(card -> assertThat(card.dice()).isEmpty());
    }
}
