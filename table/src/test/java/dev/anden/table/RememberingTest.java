package dev.anden.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.ScoreSheet;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.TicketToRideProvider;
import dev.anden.players.RandomPlayer;
import dev.anden.protocol.Substitute;
import dev.anden.protocol.TableEvent.CameBack;
import dev.anden.protocol.TableEvent.HandedOver;
import dev.anden.protocol.TableEvent.Resigned;
import dev.anden.protocol.past.LineTally;
import dev.anden.table.History.Ply;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/// What is left of a game when it is over.
class RememberingTest {
    private static final long HOUR = 60 * 60 * 1_000L;

    private final Notebook usa =
            Notebook.begin(new TicketToRideProvider().games().getFirst(), new Setup(2));
    private final int first = usa.play().actor();
    private final int second = 1 - first;
    private Optional<Ending> written = Optional.empty();

    @Test
    void each_seat_is_remembered_with_its_choices_its_pace_and_what_its_points_came_from() {
        playToTheEnd();

        Ending ending = usa.play().ending().orElseThrow();
        for (int seat = 0; seat < 2; seat++) {
            SeatFacts facts = ending.seats().get(seat);
            assertThat(facts.choices()).isGreaterThan(20);
            assertThat(facts.byBot()).isZero();
            assertThat(facts.deserted()).isFalse();
            assertThat(facts.pace()).isEqualTo(OptionalLong.of(Notebook.STEP));
            assertThat(facts.thinking()).isEqualTo(facts.choices() * Notebook.STEP);
            assertThat(facts.lines().stream().mapToInt(LineTally::points).sum())
                    .isEqualTo(ending.result().scores().get(seat));
        }
    }

    @Test
    void what_is_written_with_the_last_ply_is_what_the_log_tells_afterwards() {
        playToTheEnd();

        assertThat(written).isPresent().isEqualTo(usa.play().ending());
        assertThat(usa.readAgain().ending()).isEqualTo(written);
    }

    @Test
    void whoever_goes_away_for_an_hour_has_thought_for_ten_minutes() {
        usa.pass(HOUR);
        choose();
        playToTheEnd();

        SeatFacts facts = usa.play().ending().orElseThrow().seats().get(first);
        assertThat(facts.thinking()).isEqualTo(600_000 + (facts.choices() - 1) * Notebook.STEP);
    }

    @Test
    void what_a_bot_chose_is_not_the_persons() {
        usa.changeCompany(new HandedOver(first, "random", Substitute.Reason.LEFT));
        for (int choice = 0; choice < 5; choice++) {
            choose();
        }
        usa.changeCompany(new CameBack(first));
        playToTheEnd();

        SeatFacts facts = usa.play().ending().orElseThrow().seats().get(first);
        assertThat(facts.byBot()).isBetween(1, 4);
        assertThat(facts.choices()).isGreaterThan(20);
        assertThat(facts.deserted()).isFalse();
    }

    @Test
    void what_somebody_chose_before_their_turn_is_theirs_although_a_bot_plays_when_it_comes() {
        String tickets = usa.texts(second).getFirst();
        usa.write(usa.play().act(second, usa.play().version(), tickets, Optional.of("a command")));
        usa.changeCompany(new HandedOver(second, "random", Substitute.Reason.LEFT));
        playToTheEnd();

        SeatFacts facts = usa.play().ending().orElseThrow().seats().get(second);
        assertThat(facts.choices()).isEqualTo(1);
        assertThat(facts.byBot()).isGreaterThan(20);
        assertThat(usa.readAgain().ending()).isEqualTo(written);
    }

    @Test
    void whoever_resigns_has_deserted_however_late() {
        while (usa.play().codes().length < 150) {
            choose();
        }
        usa.changeCompany(new Resigned(first, "random"));
        playToTheEnd();

        assertThat(deserted()).containsExactlyInAnyOrder(true, false);
        assertThat(usa.play().ending().orElseThrow().seats().get(first).deserted())
                .isTrue();
    }

    @Test
    void whoever_leaves_half_of_the_choices_to_a_bot_has_deserted() {
        usa.changeCompany(new HandedOver(second, "random", Substitute.Reason.LEFT));
        playToTheEnd();

        SeatFacts facts = usa.play().ending().orElseThrow().seats().get(second);
        assertThat(facts.choices()).isZero();
        assertThat(facts.pace()).isEmpty();
        assertThat(facts.deserted()).isTrue();
        assertThat(usa.play().result().orElseThrow().deserted()).containsExactly(second);
    }

    @Test
    void the_pace_of_an_even_number_of_choices_is_between_the_two_in_the_middle() {
        SeatFacts facts = remembered(chanceAt(0), choiceAt(2_000), choiceAt(5_000), choiceAt(12_000), choiceAt(13_000));

        assertThat(facts.choices()).isEqualTo(4);
        assertThat(facts.thinking()).isEqualTo(13_000);
        assertThat(facts.pace()).isEqualTo(OptionalLong.of(2_500));
    }

    @Test
    void a_game_that_begins_with_a_choice_counts_it_though_nobody_knows_how_long_it_took() {
        SeatFacts facts = remembered(choiceAt(0), chanceAt(1_000), choiceAt(4_000));

        assertThat(facts.choices()).isEqualTo(2);
        assertThat(facts.pace()).isEqualTo(OptionalLong.of(3_000));
        assertThat(remembered(choiceAt(0)).choices()).isEqualTo(1);
        assertThat(remembered(choiceAt(0)).pace()).isEmpty();
    }

    /// What is remembered of the first seat after these plies.
    private SeatFacts remembered(Ply... plies) {
        var sheet = new ScoreSheet(List.of(), List.of(0, 0), List.of(1, 1), "totals");
        return new Remembering(usa.play(), List.of(plies), sheet).seats().get(first);
    }

    private Ply choiceAt(long time) {
        return new Ply(0, first, 0, time, false, true);
    }

    private static Ply chanceAt(long time) {
        return new Ply(0, State.CHANCE, 0, time, false, false);
    }

    @Test
    void a_game_that_goes_on_leaves_nothing() {
        assertThat(usa.play().ending()).isEmpty();
    }

    private List<Boolean> deserted() {
        return usa.play().ending().orElseThrow().seats().stream()
                .map(SeatFacts::deserted)
                .toList();
    }

    private void playToTheEnd() {
        while (usa.play().actor() != State.NOBODY) {
            choose();
        }
    }

    /// Whoever is to act does what chance says, be it a person or a bot.
    private void choose() {
        BotRequest request = usa.play().request(usa.play().actor()).orElseThrow();
        Change change =
                usa.play().choose(request, request.choose(new RandomPlayer())).orElseThrow();
        written = usa.play().endingAfter(change, usa.now() + Notebook.STEP);
        usa.write(change);
    }
}
