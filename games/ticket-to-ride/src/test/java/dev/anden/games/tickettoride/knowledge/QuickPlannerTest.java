package dev.anden.games.tickettoride.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.Dealer;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class QuickPlannerTest {
    private static final String MARKET = "green green blue blue black";
    private static final int GAMES = 40;

    private final QuickPlanner quick = new QuickPlanner(new BoardKnowledge(TableSetting.USA.boardData()));

    @Test
    void in_its_last_turn_it_claims_what_completes_a_ticket_rather_than_what_scores_more() {
        var setting = new TableSetting()
                .market(MARKET)
                .tickets(0, "duluth--el-paso los-angeles--new-york")
                .routes(0, "denver--santa-fe duluth--omaha--1 denver--omaha")
                .hand(0, "red=2 white=5 wild=1")
                .lastTurn();

        assertThat(setting.choiceOf(quick)).isEqualTo("claim el-paso--santa-fe with 2 red");
    }

    @Test
    void in_its_last_turn_it_claims_what_scores_most_if_no_ticket_can_be_completed() {
        var setting = new TableSetting()
                .market(MARKET)
                .tickets(0, "boston--miami los-angeles--new-york")
                .routes(0, "denver--santa-fe")
                .routes(1, "calgary--winnipeg duluth--helena duluth--toronto el-paso--houston helena--seattle")
                .hand(0, "red=2 white=5")
                .lastTurn();

        assertThat(setting.choiceOf(quick)).startsWith("claim ").endsWith("5 white");
    }

    @Test
    void in_its_last_turn_the_longest_path_is_worth_its_points() {
        var setting = new TableSetting()
                .market(MARKET)
                .tickets(0, "denver--el-paso")
                .routes(0, "denver--santa-fe el-paso--santa-fe el-paso--houston")
                .routes(1, "calgary--winnipeg duluth--winnipeg duluth--omaha--1 denver--phoenix")
                .hand(0, "white=5")
                .lastTurn();

        // Ten spaces and two against twelve bring more than five spaces elsewhere.
        assertThat(setting.choiceOf(quick)).isEqualTo("claim houston--new-orleans with 2 white");
    }

    @Test
    void in_its_last_turn_it_draws_tickets_when_its_network_holds_most_of_them() {
        var setting = new TableSetting()
                .market(MARKET)
                .tickets(0, "denver--el-paso")
                .routes(
                        0,
                        "denver--santa-fe el-paso--santa-fe el-paso--los-angeles los-angeles--san-francisco--yellow"
                                + " portland--san-francisco--green portland--seattle--1 denver--omaha duluth--omaha--1"
                                + " chicago--omaha chicago--pittsburgh--black new-york--pittsburgh--green")
                .lastTurn();

        assertThat(setting.choiceOf(quick)).isEqualTo("tickets");
    }

    @Test
    void of_tickets_that_it_drew_in_its_last_turn_it_keeps_those_that_are_complete() {
        var setting = new TableSetting()
                .market(MARKET)
                .tickets(0, "duluth--el-paso")
                .routes(0, "denver--santa-fe duluth--omaha--1 el-paso--santa-fe denver--omaha")
                .drawn("denver--el-paso montreal--vancouver boston--miami")
                .lastTurn();

        assertThat(setting.choiceOf(quick)).startsWith("keep denver--el-paso return ");
    }

    @Test
    void of_tickets_none_of_which_is_complete_it_keeps_the_cheapest_in_its_last_turn() {
        var setting = new TableSetting()
                .market(MARKET)
                .tickets(0, "duluth--el-paso")
                .routes(0, "denver--santa-fe")
                .drawn("denver--el-paso montreal--vancouver boston--miami")
                .lastTurn();

        assertThat(setting.choiceOf(quick)).startsWith("keep denver--el-paso return ");
    }

    @Test
    void what_it_remembers_of_a_game_is_gone_when_another_one_begins() {
        var player = TicketToRidePlayers.tuning(TableSetting.USA.boardData().rules());
        List<Double> values =
                player.weights().stream().map(weight -> weight.value()).toList();
        Player used = player.player(values);

        long first = logOf(used, 3);
        logOf(used, 4);

        assertThat(logOf(used, 3)).isEqualTo(first);
        assertThat(logOf(player.player(values), 3)).isEqualTo(first);
    }

    /// The planner is what others are measured against, and the amateurs are levels of it: whoever changes what
    /// they choose makes all figures of `docs/bots.md` worthless.
    @Test
    void the_planner_and_the_amateurs_choose_as_they_did_when_their_figures_were_measured() {
        assertThat(Stream.of("planner", "guide", "daydreamer")
                        .map(level -> Long.toHexString(hashOfGames(level)))
                        .toList())
                .containsExactly("10d99c4e87484f85", "220ee87fb2a9004d", "6226a8d4ae6ea2f7");
    }

    private static long hashOfGames(String level) {
        Player player = new TicketToRidePlayers().create(TableSetting.USA, level);
        long hash = 0;
        for (int game = 0; game < GAMES; game++) {
            hash = hash * 31 + logOf(player, game);
        }
        return hash;
    }

    /// All actions and outcomes of a game in which one bot holds both seats, as a number.
    private static long logOf(Player player, int game) {
        State state = TableSetting.USA.newState(new Setup(2));
        Dealer dealer = Dealer.ofSeed(9, game);
        RandomStream random = RandomStream.ofSeed(9, game, 1);
        long hash = 0;
        while (state.actor() != State.NOBODY) {
            int code = state.actor() == State.CHANCE
                    ? dealer.deal(state)
                    : player.choose(state.observe(state.actor()), random);
            hash = hash * 31 + code;
            state.apply(code);
        }
        return hash;
    }
}
