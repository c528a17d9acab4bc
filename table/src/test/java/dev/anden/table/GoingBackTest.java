package dev.anden.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.engine.Dealer;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.TicketToRideProvider;
import dev.anden.protocol.Substitute;
import dev.anden.protocol.TableEvent;
import dev.anden.protocol.TableEvent.CameBack;
import dev.anden.protocol.TableEvent.HandedOver;
import dev.anden.protocol.TableEvent.Resigned;
import dev.anden.protocol.TimeControl.Correspondence;
import dev.anden.table.Objection.Reason;
import dev.anden.testkit.pile.PileGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// Somebody goes back to before the own last choice, because everybody else grants it. At the pile the seats
/// take turns, and each choice lets chance say something new.
class GoingBackTest {
    private static final long[] KEY = {1, 2, 3, 4};
    private static final long DAY = 86_400_000;

    private final Asking asking = new Asking();
    private final Attendance both = new Attendance(Set.of(0, 1), Map.of(), Set.of());
    private final Notebook pile = Notebook.begin(new PileGame(), new Setup(2), KEY);

    @Test
    void what_came_after_the_choice_is_void_and_everybody_is_told() {
        long before = pile.play().state().hash();
        int line = pile.play().version();
        pile.choose(0, 0);
        pile.choose(1, 0);
        assertThat(ask(pile, 0)).isEmpty();
        assertThat(agreed(pile)).isEmpty();
        assertThat(pile.play().state().hash()).isNotEqualTo(before);

        asking.answer("q", 1, true, both);
        Change back = pile.write(agreed(pile).orElseThrow());

        assertThat(pile.play().state().hash()).isEqualTo(before);
        assertThat(pile.play().toAct()).containsExactly(0);
        assertThat(pile.lines().getLast())
                .isEqualTo(new Line.WentBack(pile.play().version() - 1, 0, line, before, pile.now(), Optional.empty()));
        assertThat(back.events(1, pile.now()))
                .extracting(logged -> logged.event())
                .containsExactly(new TableEvent.TookBack(0));
        assertThat(pile.readAgain().state().hash()).isEqualTo(before);
        asking.review(pile.play(), both, pile.now());
        assertThat(asking.proposal()).isEmpty();
    }

    @Test
    void whoever_chooses_the_same_again_gets_the_same_from_chance_and_the_seed_still_tells_all_of_it() {
        pile.choose(0, 0);
        long first = pile.play().state().hash();
        goBack(pile, 0);
        pile.choose(0, 0);
        assertThat(pile.play().state().hash()).isEqualTo(first);

        goBack(pile, 0);
        pile.choose(0, 1);
        goBack(pile, 0);
        while (!pile.play().isOver()) {
            pile.choose(pile.play().actor(), 0);
        }
        assertChanceIsOfTheSeed(pile);
        assertThat(pile.readAgain().codes()).isEqualTo(pile.play().codes());
    }

    @Test
    void one_step_at_a_time_it_goes_further_back() {
        long start = pile.play().state().hash();
        pile.choose(0, 0);
        pile.choose(1, 0);
        pile.choose(0, 0);
        goBack(pile, 0);
        assertThat(pile.play().state().hash()).isNotEqualTo(start);
        goBack(pile, 0);

        assertThat(pile.play().state().hash()).isEqualTo(start);
        assertThat(ask(pile, 0).map(Notebook::reason)).contains(Reason.NOTHING_TO_TAKE_BACK);
    }

    @Test
    void whoever_plays_on_instead_of_answering_has_answered_and_a_bot_that_does_has_not() {
        pile.choose(0, 0);
        assertThat(ask(pile, 0)).isEmpty();
        pile.changeCompany(new HandedOver(1, "random", Substitute.Reason.LEFT));
        letBotChoose(1);
        asking.review(pile.play(), new Attendance(Set.of(0), Map.of(), Set.of(1)), pile.now());
        assertThat(asking.proposal()).isPresent();

        pile.changeCompany(new CameBack(1));
        pile.choose(0, 0);
        asking.review(pile.play(), both, pile.now());
        assertThat(asking.proposal()).as("whoever asks has gone on").isEmpty();
        assertThat(ask(pile, 0)).isEmpty();
        pile.choose(1, 0);
        asking.review(pile.play(), both, pile.now());

        assertThat(asking.proposal()).as("the other one has gone on").isEmpty();
    }

    @Test
    void nobody_asks_for_what_needs_no_asking_or_nobody_could_grant_nor_for_what_a_bot_has_chosen() {
        assertThat(ask(pile, 0).map(Notebook::reason)).contains(Reason.NOTHING_TO_TAKE_BACK);
        Notebook usa = Notebook.begin(new TicketToRideProvider().games().getFirst(), new Setup(2), KEY);
        int first = usa.play().actor();
        usa.choose(first, 0);
        assertThat(ask(usa, first).map(Notebook::reason)).contains(Reason.NEEDS_NO_ASKING);

        pile.changeCompany(new HandedOver(0, "random", Substitute.Reason.LEFT));
        letBotChoose(0);
        pile.changeCompany(new CameBack(0));
        assertThat(ask(pile, 0).map(Notebook::reason)).contains(Reason.NOTHING_TO_TAKE_BACK);
        pile.choose(1, 0);
        pile.changeCompany(new Resigned(0, "random"));

        var alone = new Attendance(Set.of(1), Map.of(), Set.of());
        assertThat(asking.askToTakeBack("q", 1, pile.play(), alone, pile.now()).map(Notebook::reason))
                .contains(Reason.NOBODY_TO_ASK);
    }

    @Test
    void choices_that_wait_for_their_turn_are_asked_for_again() {
        Notebook usa = Notebook.begin(new TicketToRideProvider().games().getFirst(), new Setup(4), KEY);
        var four = new Attendance(Set.of(0, 1, 2, 3), Map.of(), Set.of());
        int first = usa.play().actor();
        int waiting = (first + 3) % 4;
        usa.choose(waiting, 0);
        usa.choose(first, 0);
        usa.choose((first + 1) % 4, 0);
        assertThat(usa.play().earlySeats()).containsExactly(waiting);
        asking.askToTakeBack("q", first, usa.play(), four, usa.now());
        Set.of(0, 1, 2, 3).forEach(seat -> asking.answer("q", seat, true, four));
        usa.write(asking.agreed(usa.play(), four, "random", Optional.empty()).orElseThrow());

        assertThat(usa.play().toAct()).containsExactlyInAnyOrder(0, 1, 2, 3);
        assertThat(usa.readAgain().toAct()).isEqualTo(usa.play().toAct());
    }

    @Test
    void a_bot_that_thinks_about_what_is_void_is_too_late() {
        pile.choose(0, 0);
        BotRequest request = pile.play().request(1).orElseThrow();
        goBack(pile, 0);
        pile.choose(0, 0);

        assertThat(pile.play().choose(request, request.choose((seen, random) -> seen.legalAction(0))))
                .isEmpty();
    }

    @Test
    void it_is_a_turn_of_its_own_for_whoever_goes_back() {
        Notebook slow = Notebook.begin(new PileGame(), new Setup(2), new Correspondence(DAY), Set.of(0, 1));
        slow.pass(DAY - 60_000);
        slow.choose(0, 0);
        slow.pass(DAY / 2);
        goBack(slow, 0);

        assertThat(slow.play().clocks().left(0, slow.now())).isEqualTo(DAY);
        assertThat(slow.play().clocks().running()).containsExactly(0);
        assertThat(slow.readAgain().clocks()).isEqualTo(slow.play().clocks());
    }

    @Test
    void a_log_that_goes_back_to_where_nobody_can_is_damaged() {
        pile.choose(0, 0);
        pile.choose(1, 0);
        var line = new Line.WentBack(
                pile.play().version(), 0, 0, pile.play().state().hash(), pile.now(), Optional.empty());
        List<Line> log = new ArrayList<>(pile.lines());
        log.add(line);

        assertThatThrownBy(() -> pile.readAgain(log)).isInstanceOf(DamagedLog.class);
    }

    private void letBotChoose(int seat) {
        BotRequest request = pile.play().request(seat).orElseThrow();
        int code = request.choose((seen, random) -> seen.legalAction(0));
        pile.write(pile.play().choose(request, code).orElseThrow());
    }

    private void goBack(Notebook table, int seat) {
        assertThat(ask(table, seat)).isEmpty();
        asking.answer("q", 1 - seat, true, both);
        table.write(agreed(table).orElseThrow());
        asking.review(table.play(), both, table.now());
    }

    private Optional<Objection> ask(Notebook table, int seat) {
        return asking.askToTakeBack("q", seat, table.play(), both, table.now());
    }

    private Optional<Answer> agreed(Notebook table) {
        return asking.agreed(table.play(), both, "random", Optional.empty());
    }

    private static void assertChanceIsOfTheSeed(Notebook table) {
        var dealer = new Dealer(KEY);
        State state = table.play().game().newState(new Setup(2));
        long number = 0;
        for (int code : table.play().codes()) {
            if (state.actor() == State.CHANCE) {
                assertThat(code).isEqualTo(dealer.deal(state, number++));
            }
            state.apply(code);
        }
    }
}
