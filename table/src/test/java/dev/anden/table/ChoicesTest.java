package dev.anden.table;

import static dev.anden.table.Notebook.reason;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.Game;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.TicketToRideProvider;
import dev.anden.protocol.ServerMessage.Pause;
import dev.anden.protocol.TableEvent;
import dev.anden.table.Objection.Reason;
import dev.anden.testkit.pile.PileGame;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// What may be chosen at a table, when, and how far back one may go.
class ChoicesTest {
    private static final Optional<String> NO_COMMAND = Optional.empty();
    private static final Game USA = new TicketToRideProvider().games().getFirst();

    private final Notebook pile = Notebook.begin(new PileGame(), new Setup(2));
    private final Notebook usa = Notebook.begin(USA, new Setup(2));
    private final int first = usa.play().actor();
    private final int second = 1 - first;

    @Test
    void what_is_worked_out_has_not_happened_until_it_is_taken_over() {
        int version = usa.play().version();
        String text = usa.texts(first).getFirst();
        var change = (Change) usa.play().act(first, version, text, NO_COMMAND);

        assertThat(change.lines(version, 7)).isNotEmpty();
        assertThat(change.events(State.SPECTATOR, 7)).isNotEmpty();
        assertThat(usa.play().version()).isEqualTo(version);
        assertThat(usa.play().toAct()).containsExactlyInAnyOrder(first, second);
        assertThat(usa.play().toActAfter(change)).containsExactly(second);
    }

    @Test
    void what_cannot_be_chosen_is_objected_to_with_its_reason() {
        int version = pile.play().version();

        assertThat(reason(pile.play().act(1, version, "take 1", NO_COMMAND))).isEqualTo(Reason.NOT_YOUR_TURN);
        assertThat(reason(pile.play().act(0, version - 1, "take 1", NO_COMMAND)))
                .isEqualTo(Reason.STALE_VERSION);
        assertThat(reason(pile.play().act(0, version + 1, "take 1", NO_COMMAND)))
                .isEqualTo(Reason.STALE_VERSION);
        assertThat(reason(pile.play().act(0, version, "dance", NO_COMMAND))).isEqualTo(Reason.BAD_ACTION);
        assertThat(reason(usa.play().takeBack(State.SPECTATOR, 1, NO_COMMAND))).isEqualTo(Reason.NOT_SEATED);
        assertThat(reason(usa.play().takeBack(first, usa.play().version(), NO_COMMAND)))
                .isEqualTo(Reason.NOTHING_TO_TAKE_BACK);
    }

    @Test
    void a_rule_that_forbids_an_action_is_named() {
        usa.choose(first, 0);
        usa.choose(second, 0);
        var objection = (Objection) usa.play()
                .act(usa.play().actor(), usa.play().version(), "claim denver--helena with 4 green", NO_COMMAND);

        assertThat(objection.reason()).isEqualTo(Reason.RULE);
        assertThat(objection.refusal().orElseThrow().rule()).startsWith("ttr.");
    }

    @Test
    void a_choice_before_its_turn_is_kept_and_happens_when_its_turn_comes() {
        int version = usa.play().version();
        Change kept = usa.choose(second, 0);

        assertThat(kept).isInstanceOf(Change.Kept.class);
        assertThat(usa.play().version()).isEqualTo(version);
        assertThat(usa.position(second).chosenEarly()).isTrue();
        assertThat(usa.position(second).chosen()).isPresent();
        assertThat(usa.position(first).chosen()).isEmpty();
        assertThat(usa.play().toAct()).containsExactly(first);
        assertThat(reason(usa.play().act(second, version, "anything", NO_COMMAND)))
                .isEqualTo(Reason.ALREADY_CHOSEN);

        Change change = usa.choose(first, 0);

        assertThat(change.dropped()).containsExactly(((Change.Kept) kept).choice());
        assertThat(change.lines(version, 0)).extracting(Line::actor).contains(first, second);
    }

    @Test
    void an_answer_to_a_choice_that_others_do_not_touch_counts_although_they_have_chosen_meanwhile() {
        int offered = usa.play().version();
        String text = usa.texts(second).getFirst();
        usa.choose(first, 0);

        assertThat(usa.play().version()).isGreaterThan(offered);
        usa.write(usa.play().act(second, offered, text, NO_COMMAND));
    }

    @Test
    void a_kept_choice_is_given_up_without_a_line_in_the_log() {
        usa.choose(second, 0);
        int lines = usa.lines().size();

        assertThat(usa.takeBack(second)).isInstanceOf(Change.GaveUp.class);
        assertThat(usa.lines()).hasSize(lines);
        assertThat(usa.play().toAct()).containsExactlyInAnyOrder(first, second);
    }

    @Test
    void a_choice_is_taken_back_by_a_further_line_and_everybody_is_told() {
        usa.choose(first, 0);
        int played = usa.lines().size() - 1;
        Change back = usa.takeBack(first);

        assertThat(usa.lines().getLast())
                .isEqualTo(new Line.TookBack(
                        played + 1, first, played, usa.play().state().hash(), usa.now(), NO_COMMAND));
        assertThat(back.events(second, usa.now()))
                .extracting(logged -> logged.event())
                .containsExactly(new TableEvent.TookBack(first));
        assertThat(usa.play().events(second, 0))
                .extracting(logged -> logged.event())
                .contains(new TableEvent.TookBack(first));
        assertThat(usa.play().toAct()).contains(first);
    }

    @Test
    void nothing_is_taken_back_past_another_seats_choice_nor_past_chance_nor_past_the_end() {
        usa.choose(first, 0);
        usa.choose(second, 0);
        int version = usa.play().version();

        assertThat(reason(usa.play().takeBack(first, version, NO_COMMAND))).isEqualTo(Reason.OTHERS_ACTED);
        while (!pile.play().isOver()) {
            pile.choose(pile.play().actor(), 0);
            if (!pile.play().isOver()) {
                assertThat(reason(pile.play().takeBack(1 - pile.play().actor(), 0, NO_COMMAND)))
                        .isEqualTo(Reason.REVEALED);
            }
        }
        assertThat(reason(pile.play().takeBack(0, pile.play().version(), NO_COMMAND)))
                .isEqualTo(Reason.GAME_OVER);
        assertThat(reason(pile.play().act(0, pile.play().version(), "take 1", NO_COMMAND)))
                .isEqualTo(Reason.GAME_OVER);
    }

    @Test
    void only_the_seat_that_bots_wait_for_is_told_for_how_long() {
        var waiting = Optional.of(new Waiting(1, new Pause(300, 1000)));

        assertThat(pile.play().position(1, waiting).pause()).contains(new Pause(300, 1000));
        assertThat(pile.play().position(0, waiting).pause()).isEmpty();
    }

    @Test
    void a_bot_that_was_asked_before_others_chose_is_not_too_late_where_that_makes_no_difference() {
        BotRequest request = usa.play().request(second).orElseThrow();
        usa.choose(first, 0);

        assertThat(usa.play().choose(request, request.choose((seen, random) -> seen.legalAction(0))))
                .isPresent();
        usa.choose(second, 0);
        assertThat(usa.play().choose(request, 0)).isEmpty();
    }

    @Test
    void a_bots_answer_that_is_not_legal_is_objected_to() {
        assertThat(pile.play().request(0).orElseThrow().objection(-1)).contains("it chose -1, which isn't legal");
        assertThat(pile.play().request(1)).isEmpty();
    }
}
