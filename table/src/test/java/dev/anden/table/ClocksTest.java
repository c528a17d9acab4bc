package dev.anden.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.Game;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Setup;
import dev.anden.games.frenchquarter.FrenchQuarterProvider;
import dev.anden.games.tickettoride.TicketToRideProvider;
import dev.anden.protocol.Substitute;
import dev.anden.protocol.TableEvent.AgreedToEnd;
import dev.anden.protocol.TableEvent.BackFromHoliday;
import dev.anden.protocol.TableEvent.CameBack;
import dev.anden.protocol.TableEvent.HandedOver;
import dev.anden.protocol.TableEvent.OnHoliday;
import dev.anden.protocol.TableEvent.Paused;
import dev.anden.protocol.TableEvent.Resigned;
import dev.anden.protocol.TableEvent.WentOn;
import dev.anden.protocol.TimeControl;
import dev.anden.protocol.TimeControl.Correspondence;
import dev.anden.protocol.TimeControl.Live;
import dev.anden.testkit.pile.PileGame;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Time at a table. In the game of the pile the seats take turns, seat 0 begins, and each turn is one choice.
class ClocksTest {
    private static final long BANK = 300_000;
    private static final long BONUS = 10_000;
    private static final TimeControl LIVE = new Live(BANK, BONUS);
    private static final long DAY = 86_400_000;

    @Test
    void a_turn_begins_with_a_bonus_and_only_its_seat_uses_time() {
        Notebook pile = pile(LIVE);
        assertThat(left(pile, 0)).isEqualTo(BANK + BONUS);
        assertThat(left(pile, 1)).isEqualTo(BANK);

        pile.pass(7_000);

        assertThat(left(pile, 0)).isEqualTo(BANK + BONUS - 7_000);
        assertThat(left(pile, 1)).isEqualTo(BANK);
        pile.choose(0, 0);
        assertThat(pile.play().clocks().runs(0)).isFalse();
        assertThat(pile.play().clocks().runs(1)).isTrue();
        assertThat(left(pile, 1)).isEqualTo(BANK + BONUS);
    }

    @Test
    void what_a_turn_by_correspondence_leaves_is_not_saved_for_the_next_one() {
        Notebook pile = pile(new Correspondence(DAY));
        pile.pass(DAY / 2);
        pile.choose(0, 0);
        pile.choose(1, 0);

        assertThat(left(pile, 0)).isEqualTo(DAY);
    }

    @Test
    void the_first_clock_that_runs_out_is_the_deadline_and_not_before_its_last_millisecond() {
        Notebook pile = pile(LIVE);
        long deadline = pile.play().clocks().deadline().orElseThrow();
        assertThat(deadline).isEqualTo(pile.now() + BANK + BONUS);

        assertThat(pile.play().clocks().outOfTime(deadline - 1)).isEmpty();
        assertThat(pile.play().clocks().outOfTime(deadline)).containsExactly(0);
        assertThat(pile.play().clocks().left(0, deadline + 5_000)).isZero();
    }

    @Test
    void the_time_used_for_a_choice_that_is_taken_back_stays_used_and_brings_no_second_bonus() {
        Notebook usa = Notebook.begin(usa(), new Setup(2), LIVE, Set.of(0, 1));
        int first = usa.play().actor();
        usa.pass(5_000);
        usa.choose(first, 0);
        assertThat(usa.play().clocks().runs(first)).isFalse();
        usa.pass(7_000);
        usa.takeBack(first);

        assertThat(usa.play().clocks().runs(first)).isTrue();
        assertThat(left(usa, first)).isEqualTo(BANK + BONUS - 5_000 - Notebook.STEP);
        assertThat(left(usa, 1 - first)).isEqualTo(BANK + BONUS - 12_000 - 2 * Notebook.STEP);
    }

    @Test
    void a_turn_that_is_interrupted_by_taking_back_goes_on_with_what_was_left() {
        for (TimeControl control : List.of(LIVE, new Correspondence(DAY))) {
            Notebook usa = beforeClaim(control);
            int builder = usa.play().actor();
            int next = 1 - builder;
            claim(usa, builder);
            long whole = left(usa, next);
            for (int time = 1; time <= 3; time++) {
                usa.pass(7_000);
                usa.takeBack(builder);
                usa.pass(50_000);
                assertThat(left(usa, next)).isEqualTo(whole - time * (7_000 + Notebook.STEP));
                assertGoesOnAlike(usa, builder);
                claim(usa, builder);
                assertThat(left(usa, next)).isEqualTo(whole - time * (7_000 + Notebook.STEP));
            }
            playUntil(usa, builder);
            long used = left(usa, next);
            playUntil(usa, next);

            assertThat(left(usa, next)).as("its next turn").isEqualTo(control.equals(LIVE) ? used + BONUS : DAY);
        }
    }

    /// The choice of a bot, too, ends what was interrupted.
    @Test
    void nobody_whose_turn_did_not_begin_or_went_on_without_them_misses_the_next_bonus() {
        Notebook away = beforeClaim(new Correspondence(DAY));
        int builder = away.play().actor();
        int next = 1 - builder;
        away.pass(DAY / 2);
        away.changeCompany(new HandedOver(next, "random", Substitute.Reason.LEFT));
        claim(away, builder);
        away.takeBack(builder);
        away.comeBack(next);
        claim(away, builder);
        assertThat(left(away, next)).isEqualTo(DAY);

        Notebook gone = beforeClaim(new Correspondence(DAY));
        claim(gone, builder);
        gone.pass(DAY / 2);
        gone.takeBack(builder);
        gone.changeCompany(new HandedOver(next, "random", Substitute.Reason.LEFT));
        claim(gone, builder);
        while (gone.play().actor() == next) {
            gone.chooseByBot(next, 0);
        }
        gone.comeBack(next);
        playUntil(gone, next);
        assertThat(left(gone, next)).isEqualTo(DAY);
    }

    @Test
    void several_clocks_run_at_once_and_a_choice_before_its_turn_stops_its_own() {
        Notebook usa = Notebook.begin(usa(), new Setup(3), LIVE, Set.of(0, 1, 2));
        int first = usa.play().actor();
        int second = (first + 1) % 3;
        int third = (first + 2) % 3;
        assertThat(usa.play().clocks().running()).containsExactlyInAnyOrder(0, 1, 2);

        usa.pass(3_000);
        usa.choose(second, 0);
        long chosen = left(usa, second);
        usa.pass(5_000);

        assertThat(left(usa, second)).isEqualTo(chosen);
        assertThat(left(usa, third)).isEqualTo(chosen - 5_000);
        assertThat(usa.play().clocks().runs(second)).isFalse();
        usa.takeBack(second);
        assertThat(usa.play().clocks().runs(second)).isTrue();
        assertThat(left(usa, second)).as("it has never stood").isEqualTo(left(usa, third));
    }

    @Test
    void no_clock_runs_for_a_bot_be_it_the_seats_own_or_one_that_plays_for_somebody() {
        Notebook pile = Notebook.begin(new PileGame(), new Setup(3), LIVE, Set.of(0, 1));
        long before = left(pile, 0);
        pile.changeCompany(new HandedOver(0, "random", Substitute.Reason.LEFT));
        assertThat(pile.play().clocks().deadline()).isEmpty();
        pile.pass(50_000);
        assertThat(left(pile, 0)).isEqualTo(before - Notebook.STEP);
        pile.changeCompany(new CameBack(0));
        assertThat(left(pile, 0)).as("no bonus for going and coming").isEqualTo(before - Notebook.STEP);

        pile.choose(0, 0);
        pile.choose(1, 0);

        assertThat(pile.play().actor()).isEqualTo(2);
        assertThat(pile.play().clocks().deadline()).isEmpty();
    }

    @Test
    void nobody_has_a_clock_where_nobody_else_waits_and_somebodys_program_does() {
        Notebook alone = Notebook.begin(new PileGame(), new Setup(2), LIVE, Set.of(0));
        assertThat(alone.play().hasClocks()).isFalse();
        assertThat(alone.play().clocks().deadline()).isEmpty();
        var there = new Attendance(Set.of(0), Map.of(), Set.of());
        assertThat(new Asking()
                        .askForPause("q", 0, alone.play(), there, alone.now())
                        .map(Notebook::reason))
                .contains(Objection.Reason.NO_CLOCKS);

        Notebook against = Notebook.begin(new PileGame(), new Setup(2), LIVE, Set.of(0), Set.of(1));
        assertThat(against.play().clocks().runs(0)).isTrue();
        assertReadAgain(against, 2);
        against.choose(0, 0);
        assertThat(against.play().clocks().deadline()).as("programs have none").isEmpty();
        against.changeCompany(new HandedOver(1, "random", Substitute.Reason.ABSENT));
        against.chooseByBot(1, 0);
        assertThat(against.play().clocks().runs(0)).as("nobody waits").isFalse();
        against.changeCompany(new CameBack(1));
        assertThat(against.play().clocks().runs(0)).isTrue();
    }

    @Test
    void clocks_stand_while_a_bot_plays_for_everybody_else_and_go_on_with_what_was_left() {
        for (TimeControl control : List.of(LIVE, new Correspondence(DAY))) {
            for (Substitute.Reason reason : List.of(Substitute.Reason.TIME, Substitute.Reason.LEFT)) {
                Notebook pile = pile(control);
                pile.pass(7_000);
                pile.changeCompany(new HandedOver(1, "random", reason));
                long left = left(pile, 0);
                pile.pass(2 * DAY);

                assertThat(left(pile, 0)).isEqualTo(left);
                assertThat(pile.play().clocks().runs(0)).isFalse();
                assertThat(pile.play().clocks().deadline()).isEmpty();
                assertThat(pile.play().clocks().outOfTime(pile.now())).isEmpty();
                assertReadAgain(pile, 2);
                pile.choose(0, 0);
                pile.chooseByBot(1, 0);
                assertThat(left(pile, 0)).isEqualTo(control.equals(LIVE) ? left + BONUS : DAY);
                pile.changeCompany(new CameBack(1));
                assertReadAgain(pile, 2);
                pile.pass(5_000);
                assertThat(left(pile, 0)).isEqualTo((control.equals(LIVE) ? left + BONUS : DAY) - 5_000);
            }
        }
    }

    @Test
    void whoever_plays_on_after_everybody_else_has_resigned_has_all_the_time_there_is() {
        Notebook pile = pile(LIVE);
        pile.changeCompany(new Resigned(1, "random"));
        pile.pass(2 * DAY);
        assertThat(pile.play().clocks().outOfTime(pile.now())).isEmpty();

        pile.changeCompany(new Paused(0));
        pile.changeCompany(new WentOn(0));

        assertThat(pile.play().clocks().deadline()).isEmpty();
    }

    @Test
    void what_older_logs_tell_of_clocks_where_nobody_else_waits_replays() {
        Notebook alone = Notebook.begin(new PileGame(), new Setup(2), new Correspondence(DAY), Set.of(0));
        alone.changeCompany(new OnHoliday(0, alone.now() + DAY));
        alone.changeCompany(new BackFromHoliday(0));
        alone.changeCompany(new Paused(0));
        alone.changeCompany(new WentOn(0));
        alone.changeCompany(new HandedOver(0, "random", Substitute.Reason.TIME));

        Play read = alone.readAgain();

        assertThat(read.version()).isEqualTo(alone.play().version());
        assertThat(read.clocks().deadline()).isEmpty();
        assertThat(read.comeBack(0, Optional.empty())).isInstanceOf(Change.class);
    }

    @Test
    void whoever_ran_out_of_time_and_comes_back_has_time_to_look_around() {
        Notebook pile = pile(LIVE);
        pile.pass(BANK + BONUS);
        pile.changeCompany(new HandedOver(0, "random", Substitute.Reason.TIME));
        pile.chooseByBot(0, 0);
        pile.comeBack(0);
        assertThat(left(pile, 0)).isEqualTo(Clocks.FRESH);

        Notebook slow = pile(new Correspondence(DAY));
        slow.pass(DAY);
        slow.changeCompany(new HandedOver(0, "random", Substitute.Reason.TIME));
        slow.chooseByBot(0, 0);
        slow.comeBack(0);
        assertThat(left(slow, 0)).isEqualTo(DAY);
    }

    @Test
    void the_choice_that_somebodys_time_was_up_for_is_the_bots() {
        Notebook pile = pile(LIVE);
        pile.pass(BANK + BONUS);
        pile.changeCompany(new HandedOver(0, "random", Substitute.Reason.TIME));
        for (int attempt = 0; attempt < 3; attempt++) {
            assertThat(Notebook.reason(pile.play().comeBack(0, Optional.empty())))
                    .isEqualTo(Objection.Reason.TIME_UP);
        }
        pile.chooseByBot(0, 0);
        pile.choose(1, 0);
        assertThat(pile.play().actor()).as("the bot's next choice").isZero();
        pile.comeBack(0);
        assertThat(pile.play().clocks().runs(0)).isTrue();

        Notebook alone = pile(LIVE);
        alone.pass(BANK + BONUS);
        alone.changeCompany(new HandedOver(0, "random", Substitute.Reason.TIME));
        alone.changeCompany(new HandedOver(1, "random", Substitute.Reason.LEFT));
        alone.comeBack(0);
        assertThat(left(alone, 0)).as("nobody waits, and no bot plays").isEqualTo(Clocks.FRESH);

        Notebook away = pile(LIVE);
        away.changeCompany(new HandedOver(0, "random", Substitute.Reason.LEFT));
        away.comeBack(0);
        assertThat(away.play().substitute(0)).as("nobody's time was up").isEmpty();
    }

    @Test
    void when_all_agree_the_clocks_stand_until_somebody_goes_on_and_whoever_plays_meanwhile_gets_the_bonus() {
        Notebook pile = pile(LIVE);
        var asking = new Asking();
        var both = new Attendance(Set.of(0, 1), Map.of(), Set.of());
        assertThat(asking.askForPause("q", 1, pile.play(), both, pile.now())).isEmpty();
        assertThat(asking.agreed(pile.play(), both, "random", Optional.empty())).isEmpty();
        asking.answer("q", 0, true, both);
        Change agreed = pile.write(
                asking.agreed(pile.play(), both, "random", Optional.empty()).orElseThrow());
        assertThat(agreed).isInstanceOf(Change.CompanyChanged.class);
        assertThat(((Change.CompanyChanged) agreed).event()).isEqualTo(new Paused(1));
        long before = left(pile, 0);

        pile.pass(DAY);
        assertThat(left(pile, 0)).isEqualTo(before);
        assertThat(pile.play().clocks().deadline()).isEmpty();
        assertThat(pile.play().clocks().runs(0)).isFalse();
        pile.choose(0, 0);
        assertThat(left(pile, 1)).isEqualTo(BANK + BONUS);
        assertReadAgain(pile, 2);
        assertThat(Notebook.reason(pile.play().changeCompany(new Paused(1), Optional.empty())))
                .isEqualTo(Objection.Reason.ALREADY_PAUSED);

        pile.changeCompany(new WentOn(0));
        pile.pass(5_000);
        assertThat(left(pile, 1)).isEqualTo(BANK + BONUS - 5_000);
        assertThat(pile.play().clocks().runs(1)).isTrue();
        assertReadAgain(pile, 2);
        assertThat(Notebook.reason(pile.play().changeCompany(new WentOn(1), Optional.empty())))
                .isEqualTo(Objection.Reason.NOT_PAUSED);
    }

    @Test
    void what_is_asked_by_correspondence_is_open_as_long_as_a_turn_and_not_less_than_elsewhere() {
        var both = new Attendance(Set.of(0, 1), Map.of(), Set.of());
        for (TimeControl control : List.of(LIVE, new Correspondence(1_000), new Correspondence(7 * DAY))) {
            Notebook pile = pile(control);
            var asking = new Asking();
            asking.ask("q", OptionalInt.empty(), 1, pile.play(), both, 0, pile.now());

            long open = asking.proposal().orElseThrow().until() - pile.now();
            assertThat(open).isEqualTo(control.equals(new Correspondence(7 * DAY)) ? 7 * DAY : 600_000);
        }
    }

    @Test
    void where_time_is_counted_nobody_asks_for_a_bot_before_it_is_up() {
        for (TimeControl control : List.of(LIVE, new Correspondence(7 * DAY))) {
            Notebook pile = pile(control);
            var away = new Attendance(Set.of(0, 1), Map.of(0, pile.now()), Set.of());
            pile.pass(DAY);

            assertThat(Asking.patienceEnds(0, pile.play(), away, 120_000)).isEmpty();
            assertThat(new Asking()
                            .ask("q", OptionalInt.of(0), 1, pile.play(), away, 120_000, pile.now())
                            .map(Notebook::reason))
                    .contains(Objection.Reason.CLOCK_DECIDES);
        }
    }

    @Test
    void where_no_time_is_counted_no_clock_is_stopped() {
        Notebook pile = Notebook.begin(new PileGame(), new Setup(2));

        assertThat(Notebook.reason(pile.play().changeCompany(new Paused(0), Optional.empty())))
                .isEqualTo(Objection.Reason.NO_CLOCKS);
    }

    @Test
    void when_the_game_is_over_no_clock_runs() {
        Notebook pile = pile(LIVE);
        pile.changeCompany(new AgreedToEnd(1));

        assertThat(pile.play().clocks().running()).isEmpty();
        assertThat(pile.play().clocks().deadline()).isEmpty();
    }

    static Stream<Arguments> tables() {
        return Stream.of(List.<Game>of(new PileGame()), List.of(usa()), new FrenchQuarterProvider().games())
                .flatMap(List::stream)
                .flatMap(game -> Stream.of(LIVE, new Correspondence(DAY)).map(control -> Arguments.of(game, control)));
    }

    @ParameterizedTest
    @MethodSource("tables")
    void the_log_alone_tells_how_the_clocks_stand(Game game, TimeControl control) {
        Notebook table = Notebook.begin(game, new Setup(3), control, Set.of(0, 1));
        RandomStream chance = RandomStream.ofSeed(7, 3, 0);
        while (!table.play().isOver()) {
            int seat = anyOf(table, chance);
            table.pass(chance.below(20_000));
            table.choose(seat, chance.below(1_000));
            assertReadAgain(table);
            if (chance.below(4) == 0 && table.play().mayTakeBack(seat)) {
                table.pass(chance.below(20_000));
                table.takeBack(seat);
                assertReadAgain(table);
            }
            if (control instanceof Correspondence
                    && chance.below(4) == 0
                    && !table.play().isOver()
                    && seat < 2) {
                table.changeCompany(new OnHoliday(seat, table.now() + chance.below(100_000)));
                assertReadAgain(table);
            }
            if (chance.below(4) == 0
                    && !table.play().isOver()
                    && table.play().holidays().containsKey(seat)) {
                table.changeCompany(new BackFromHoliday(seat));
                assertReadAgain(table);
            }
            if (chance.below(8) == 0 && !table.play().isOver() && seat < 2) {
                table.changeCompany(new HandedOver(seat, "random", Substitute.Reason.values()[1 + chance.below(3)]));
                assertReadAgain(table);
                table.pass(chance.below(20_000));
                table.changeCompany(new CameBack(seat));
                assertReadAgain(table);
            }
        }
        assertThat(table.play().clocks().running()).isEmpty();
    }

    private static void assertReadAgain(Notebook table) {
        assertReadAgain(table, 3);
    }

    private static void assertReadAgain(Notebook table, int seats) {
        Clocks read = table.readAgain().clocks();
        Clocks live = table.play().clocks();
        assertThat(read.running()).isEqualTo(live.running());
        assertThat(read.deadline()).isEqualTo(live.deadline());
        for (int seat = 0; seat < seats; seat++) {
            assertThat(read.runs(seat)).isEqualTo(live.runs(seat));
            assertThat(read.standsFor(seat, table.now())).isEqualTo(live.standsFor(seat, table.now()));
            assertThat(read.left(seat, table.now() + 1_234)).isEqualTo(live.left(seat, table.now() + 1_234));
        }
    }

    private static int anyOf(Notebook table, RandomStream chance) {
        List<Integer> seats = IntStream.range(0, 3)
                .filter(seat -> table.play().asks(seat))
                .boxed()
                .toList();
        return seats.get(chance.below(seats.size()));
    }

    /// A table where whoever is to act may claim a route, and the other one waits.
    private static Notebook beforeClaim(TimeControl control) {
        Notebook usa = Notebook.begin(usa(), new Setup(2), control, Set.of(0, 1));
        while (usa.play().toAct().size() > 1 || claimable(usa, usa.play().actor()) < 0) {
            usa.choose(usa.play().actor(), 0);
        }
        return usa;
    }

    private static void claim(Notebook usa, int seat) {
        usa.choose(seat, claimable(usa, seat));
        assertThat(usa.play().actor()).isEqualTo(1 - seat);
        assertThat(usa.play().mayTakeBack(seat)).isTrue();
    }

    /// The place of the first route among what a seat may choose; -1 if it may claim none.
    private static int claimable(Notebook usa, int seat) {
        List<String> texts = usa.texts(seat);
        return IntStream.range(0, texts.size())
                .filter(number -> texts.get(number).startsWith("claim "))
                .findFirst()
                .orElse(-1);
    }

    /// The other one plays on until it is a seat's turn.
    private static void playUntil(Notebook usa, int seat) {
        while (usa.play().actor() != seat) {
            usa.choose(usa.play().actor(), 0);
        }
    }

    /// A table whose log was read again begins the same turns.
    private static void assertGoesOnAlike(Notebook usa, int seat) {
        String text = usa.texts(seat).get(claimable(usa, seat));
        Play again = usa.readAgain();
        var change = (Change) again.act(seat, again.version(), text, Optional.empty());
        var here = (Change) usa.play().act(seat, usa.play().version(), text, Optional.empty());

        assertThat(again.clocksAfter(change, usa.now())).isEqualTo(usa.play().clocksAfter(here, usa.now()));
    }

    private static long left(Notebook table, int seat) {
        return table.play().clocks().left(seat, table.now());
    }

    private static Notebook pile(TimeControl control) {
        return Notebook.begin(new PileGame(), new Setup(2), control, Set.of(0, 1));
    }

    private static Game usa() {
        return new TicketToRideProvider().games().getFirst();
    }
}
