package dev.anden.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.Setup;
import dev.anden.protocol.Substitute;
import dev.anden.protocol.TableEvent;
import dev.anden.protocol.TableEvent.AgreedToEnd;
import dev.anden.protocol.TableEvent.CameBack;
import dev.anden.protocol.TableEvent.HandedOver;
import dev.anden.protocol.TableEvent.Resigned;
import dev.anden.protocol.TimeControl;
import dev.anden.table.Objection.Reason;
import dev.anden.testkit.pile.PileGame;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// What people at a table agree on. Of the three, seat 0 is to act.
class AskingTest {
    private static final long PATIENCE = 120_000;
    private static final OptionalInt END = OptionalInt.empty();

    private final Notebook pile = Notebook.begin(new PileGame(), new Setup(3));
    private final Asking asking = new Asking();
    private final long since = pile.play().waitedForSince(0).orElseThrow();

    private final Attendance allThere = new Attendance(Set.of(0, 1, 2), Map.of(), Set.of());
    private final Attendance firstAway = new Attendance(Set.of(0, 1, 2), Map.of(0, since + 1_000), Set.of());

    @Test
    void a_game_ends_when_everybody_who_plays_agrees_whether_they_are_there_or_not() {
        assertThat(ask("q", END, 1, firstAway, since)).isEmpty();
        assertThat(agreed(firstAway)).isEmpty();
        assertThat(asking.answer("q", 2, true, firstAway)).isEmpty();
        assertThat(asking.proposal().orElseThrow().awaited(firstAway)).containsExactly(0);
        assertThat(agreed(firstAway)).isEmpty();

        assertThat(asking.answer("q", 0, true, allThere)).isEmpty();

        assertThat(agreed(allThere)).contains(new AgreedToEnd(1));
    }

    @Test
    void whoever_is_alone_with_bots_agrees_with_nobody_else() {
        var alone = new Attendance(Set.of(1), Map.of(), Set.of());
        assertThat(ask("q", END, 1, alone, since)).isEmpty();

        assertThat(agreed(alone)).contains(new AgreedToEnd(1));
    }

    @Test
    void nobody_ends_a_game_over_the_head_of_somebody_for_whom_a_bot_plays() {
        var replaced = new Attendance(Set.of(1), Map.of(), Set.of(0));
        assertThat(ask("q", END, 1, replaced, since)).isEmpty();
        asking.review(pile.play(), replaced, since);
        assertThat(agreed(replaced)).isEmpty();
        assertThat(asking.proposal().orElseThrow().awaited(replaced)).containsExactly(0);

        // Who is asked needn't come back for an answer.
        assertThat(asking.answer("q", 0, true, replaced)).isEmpty();
        assertThat(agreed(replaced)).contains(new AgreedToEnd(1));
    }

    @Test
    void a_bot_that_takes_over_answers_for_nobody() {
        assertThat(ask("q", END, 1, new Attendance(Set.of(0, 1), Map.of(), Set.of()), since))
                .isEmpty();
        var replaced = new Attendance(Set.of(1), Map.of(), Set.of(0));
        pile.changeCompany(new HandedOver(0, "random", Substitute.Reason.LEFT));
        asking.review(pile.play(), replaced, since);

        assertThat(asking.proposal()).isPresent();
        assertThat(agreed(replaced)).isEmpty();
    }

    @Test
    void whoever_goes_for_good_has_not_answered_and_leaves_the_others_to_themselves() {
        var both = new Attendance(Set.of(0, 1), Map.of(), Set.of());
        assertThat(ask("q", END, 1, both, since)).isEmpty();
        var alone = new Attendance(Set.of(1), Map.of(), Set.of());
        pile.changeCompany(new Resigned(0, "random"));
        asking.review(pile.play(), alone, since);

        assertThat(asking.proposal()).isEmpty();
        assertThat(ask("r", END, 1, alone, since)).isEmpty();
        asking.review(pile.play(), alone, since);
        assertThat(agreed(alone)).contains(new AgreedToEnd(1));
    }

    @Test
    void one_no_is_enough() {
        ask("q", END, 1, allThere, since);
        asking.answer("q", 2, false, allThere);

        assertThat(asking.proposal()).isEmpty();
        assertThat(reason(asking.answer("q", 0, true, allThere))).isEqualTo(Reason.NOTHING_ASKED);
    }

    @Test
    void a_bot_is_asked_for_only_when_somebody_has_been_away_and_waited_for_long_enough() {
        OptionalInt first = OptionalInt.of(0);
        long early = since + 1_000 + PATIENCE - 1;

        assertThat(reason(ask("q", first, 1, allThere, early + 1))).isEqualTo(Reason.NOT_ABSENT);
        assertThat(reason(ask("q", first, 1, firstAway, early))).isEqualTo(Reason.NOT_ABSENT);
        assertThat(reason(ask(
                        "q", OptionalInt.of(2), 1, new Attendance(Set.of(0, 1, 2), Map.of(2, 0L), Set.of()), early)))
                .isEqualTo(Reason.NOT_ABSENT);
        assertThat(ask("q", first, 1, firstAway, early + 1)).isEmpty();

        assertThat(agreed(firstAway)).isEmpty();
        asking.answer("q", 2, true, firstAway);
        assertThat(agreed(firstAway)).contains(new HandedOver(0, "random", Substitute.Reason.ABSENT));
    }

    @Test
    void only_those_who_are_there_are_asked_for_a_bot() {
        var alone = new Attendance(Set.of(0, 1, 2), Map.of(0, since, 2, since), Set.of());
        assertThat(ask("q", OptionalInt.of(0), 1, alone, since + PATIENCE)).isEmpty();

        assertThat(agreed(alone)).isPresent();
    }

    @Test
    void nobody_is_asked_two_things_at_once_and_nothing_for_ever() {
        ask("q", END, 1, allThere, since);
        assertThat(reason(ask("r", END, 2, allThere, since))).isEqualTo(Reason.ALREADY_ASKED);

        asking.review(pile.play(), allThere, since + Asking.AGE - 1);
        assertThat(asking.proposal()).isPresent();
        asking.review(pile.play(), allThere, since + Asking.AGE);

        assertThat(asking.proposal()).isEmpty();
        assertThat(ask("r", END, 2, allThere, since)).isEmpty();
        assertThat(reason(asking.answer("q", 0, true, allThere))).isEqualTo(Reason.NOTHING_ASKED);
    }

    @Test
    void what_has_lost_its_sense_is_forgotten() {
        ask("q", OptionalInt.of(0), 1, firstAway, since + 1_000 + PATIENCE);
        asking.review(pile.play(), allThere, since + 1_000 + PATIENCE);
        assertThat(asking.proposal()).as("the person is back").isEmpty();

        ask("q", OptionalInt.of(0), 1, firstAway, since + 1_000 + PATIENCE);
        pile.choose(0, 0);
        asking.review(pile.play(), firstAway, since + 1_000 + PATIENCE);
        assertThat(asking.proposal()).as("the person has acted").isEmpty();

        ask("q", END, 1, allThere, since);
        asking.review(pile.play(), new Attendance(Set.of(0, 2), Map.of(), Set.of()), since);
        assertThat(asking.proposal()).as("whoever asked is gone").isEmpty();
    }

    @Test
    void whoever_asks_to_end_the_game_and_steps_away_has_asked_all_the_same() {
        var stepped = new Attendance(Set.of(0, 2), Map.of(), Set.of(1));
        ask("q", END, 1, allThere, since);
        pile.changeCompany(new HandedOver(1, "random", Substitute.Reason.LEFT));
        asking.review(pile.play(), stepped, since);
        assertThat(asking.proposal()).isPresent();

        asking.answer("q", 0, true, stepped);
        asking.answer("q", 2, true, stepped);
        assertThat(agreed(stepped)).contains(new AgreedToEnd(1));
    }

    @Test
    void whoever_asks_for_a_bot_and_steps_away_finds_the_question_on_coming_back() {
        long late = since + 1_000 + PATIENCE;
        ask("q", OptionalInt.of(0), 1, firstAway, late);
        pile.changeCompany(new HandedOver(1, "random", Substitute.Reason.LEFT));
        var stepped = new Attendance(Set.of(0, 2), Map.of(0, since + 1_000), Set.of(1));
        asking.review(pile.play(), stepped, late);
        assertThat(asking.proposal().orElseThrow().awaited(stepped)).containsExactly(2);
        pile.changeCompany(new CameBack(1));
        asking.review(pile.play(), firstAway, late);

        asking.answer("q", 2, true, firstAway);
        assertThat(agreed(firstAway)).contains(new HandedOver(0, "random", Substitute.Reason.ABSENT));
    }

    @Test
    void nobody_is_asked_to_stop_the_clocks_for_somebody_for_whom_a_bot_plays() {
        var timed = Notebook.begin(
                new PileGame(), new Setup(3), new TimeControl.Correspondence(86_400_000), Set.of(0, 1, 2));
        assertThat(asking.askForPause("q", 1, timed.play(), allThere, since)).isEmpty();
        timed.changeCompany(new HandedOver(1, "random", Substitute.Reason.LEFT));
        asking.review(timed.play(), new Attendance(Set.of(0, 2), Map.of(), Set.of(1)), since);

        assertThat(asking.proposal()).isEmpty();
    }

    @Test
    void only_people_who_play_ask_and_answer() {
        var without = new Attendance(Set.of(0, 1), Map.of(), Set.of());
        assertThat(reason(ask("q", END, 2, without, since))).isEqualTo(Reason.BOT_PLAYS);
        ask("q", END, 1, without, since);

        assertThat(reason(asking.answer("q", 2, false, without))).isEqualTo(Reason.BOT_PLAYS);
        assertThat(asking.proposal()).isPresent();
    }

    /// What happens to the people because all agree.
    private Optional<TableEvent> agreed(Attendance attendance) {
        return asking.agreed(pile.play(), attendance, "random", Optional.empty())
                .map(answer -> ((Change.CompanyChanged) answer).event());
    }

    private Optional<Objection> ask(String id, OptionalInt absent, int by, Attendance attendance, long now) {
        return asking.ask(id, absent, by, pile.play(), attendance, PATIENCE, now);
    }

    private static Reason reason(Optional<Objection> objection) {
        return Notebook.reason(objection.orElseThrow());
    }
}
