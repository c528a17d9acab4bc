package dev.anden.games.tickettoride.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.Budget;
import dev.anden.engine.RandomStream;
import dev.anden.games.tickettoride.action.ActionCodes;
import dev.anden.games.tickettoride.view.TtrObservation;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ExpertPlayerTest {
    private static final String MARKET = "green green blue blue black";
    private static final BoardKnowledge BOARD = new BoardKnowledge(TableSetting.USA.boardData());

    private final ExpertPlayer expert = new ExpertPlayer(BOARD);

    @Test
    void in_its_last_turn_it_completes_a_ticket_even_if_another_route_scores_more() {
        assertThat(lastTurn().choiceOf(expert)).isEqualTo("claim denver--omaha with 4 purple");
    }

    @Test
    void with_nothing_to_spend_it_does_what_the_quick_planner_does() {
        var setting = openGame();
        int choice = expert.choose(setting.observation(), RandomStream.ofSeed(1, 0, 1), Budget.positions(0));

        assertThat(choice)
                .isEqualTo(new QuickPlayer(BOARD).choose(setting.observation(), RandomStream.ofSeed(1, 0, 1)));
    }

    @Test
    void as_many_positions_give_the_same_choice_to_a_new_one() {
        var setting = openGame();
        int[] choices = IntStream.range(0, 2)
                .map(time -> new ExpertPlayer(BOARD)
                        .choose(setting.observation(), RandomStream.ofSeed(5, 0, 1), Budget.positions(3_000)))
                .toArray();

        assertThat(choices[0]).isEqualTo(choices[1]);
    }

    @Test
    void what_the_planner_would_do_is_the_first_of_its_candidates_and_all_of_them_are_legal() {
        var setting = openGame();
        var candidates = new Candidates(new PlannerPlayer(BOARD));
        candidates.list(setting.observation(), RandomStream.ofSeed(1, 0, 1));

        assertThat(candidates.action(0))
                .isEqualTo(new PlannerPlayer(BOARD).choose(setting.observation(), RandomStream.ofSeed(1, 0, 1)));
        assertThat(candidates.count()).isBetween(4, Candidates.FEW.most());
        assertThat(actions(candidates))
                .doesNotHaveDuplicates()
                .allSatisfy(action -> assertThat(setting.legal(action)).isTrue());
    }

    @Test
    void with_much_to_spend_it_compares_more_and_second_cards_as_well() {
        TtrObservation turn = openGame().observation();
        TtrObservation secondCard = openGame().observationAfter("draw black");

        assertThat(candidates(Candidates.MANY, turn))
                .containsAll(candidates(Candidates.FEW, turn))
                .contains(ActionCodes.DRAW_FROM_DECK)
                .hasSizeGreaterThan(candidates(Candidates.FEW, turn).size());
        assertThat(candidates(Candidates.FEW, secondCard)).hasSize(1);
        assertThat(candidates(Candidates.MANY, secondCard))
                .contains(ActionCodes.DRAW_FROM_DECK)
                .hasSizeBetween(3, 4);
    }

    private static List<Integer> candidates(Candidates.Breadth breadth, TtrObservation seen) {
        var candidates = new Candidates(new PlannerPlayer(BOARD));
        candidates.list(seen, RandomStream.ofSeed(1, 0, 1), breadth);
        return actions(candidates).boxed().toList();
    }

    @Test
    void a_time_that_is_not_enough_for_many_actions_does_not_bring_the_habit_back() {
        TtrObservation seen = new TableSetting()
                .market("red blue wild green green")
                .tickets(0, "los-angeles--new-york duluth--el-paso")
                .tickets(1, "boston--miami")
                .hand(0, "red=4 orange=4 wild=2 black=5")
                .hand(1, "white=5")
                .observation();
        int habit = expert.choose(seen, RandomStream.ofSeed(1, 0, 1), Budget.positions(0));
        int moment = expert.choose(seen, RandomStream.ofSeed(1, 0, 1), Budget.positions(6_000));
        Budget time = positions -> positions < 6_100 || positions == Long.MAX_VALUE;

        assertThat(moment).isNotEqualTo(habit);
        assertThat(expert.choose(seen, RandomStream.ofSeed(1, 0, 1), time)).isEqualTo(moment);
    }

    private static IntStream actions(Candidates candidates) {
        return IntStream.range(0, candidates.count()).map(candidates::action);
    }

    @Test
    void whoever_joined_the_cities_of_a_ticket_is_taken_to_hold_it_more_often() {
        var setting = new TableSetting()
                .market(MARKET)
                .tickets(0, "boston--miami")
                .tickets(1, "denver--el-paso new-york--seattle")
                .routes(1, "denver--santa-fe el-paso--santa-fe");
        var belief = new TicketBelief(BOARD);
        var seen = setting.observation();
        belief.read(seen);
        RandomStream random = RandomStream.ofSeed(3, 0, 0);

        assertThat(held(belief, seen, random)).isGreaterThan(60);
    }

    /// How often of a hundred deals seat 1 holds the ticket from Denver to El Paso: 7 by chance alone.
    private static long held(TicketBelief belief, TtrObservation seen, RandomStream random) {
        int ticket = IntStream.range(0, BOARD.tickets)
                .filter(index ->
                        TableSetting.USA.boardData().tickets().get(index).id().equals("denver--el-paso"))
                .findFirst()
                .orElseThrow();
        return IntStream.range(0, 100)
                .filter(deal -> ((TtrObservation) belief.imagine(seen, random).observe(1))
                        .tickets()
                        .contains(ticket))
                .count();
    }

    private static TableSetting lastTurn() {
        return new TableSetting()
                .market(MARKET)
                .tickets(0, "duluth--el-paso")
                .tickets(1, "boston--miami")
                .routes(0, "denver--santa-fe duluth--omaha--1 el-paso--santa-fe")
                .hand(0, "purple=4 black=6")
                .lastTurn();
    }

    private static TableSetting openGame() {
        return new TableSetting()
                .market(MARKET)
                .tickets(0, "denver--el-paso duluth--el-paso")
                .tickets(1, "boston--miami chicago--los-angeles")
                .routes(0, "denver--santa-fe duluth--omaha--1")
                .hand(0, "red=2 blue=5 black=4")
                .hand(1, "white=5 red=3");
    }
}
