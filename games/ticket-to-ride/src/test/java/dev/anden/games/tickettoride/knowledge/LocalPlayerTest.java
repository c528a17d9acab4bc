package dev.anden.games.tickettoride.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.Budget;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;
import dev.anden.games.tickettoride.view.TtrObservation;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LocalPlayerTest {
    private static final BoardKnowledge BOARD = new BoardKnowledge(TableSetting.USA.boardData());

    @Test
    void it_thinks_in_some_turns_as_the_expert_would_in_so_little_time_and_plays_the_others_by_routine() {
        List<TtrObservation> turns =
                IntStream.range(0, 40).mapToObj(LocalPlayerTest::turn).toList();
        var local = new LocalPlayer(BOARD);
        var expert = new ExpertPlayer(BOARD);
        var quick = new QuickPlayer(BOARD);
        List<TtrObservation> different = turns.stream()
                .filter(turn -> choice(expert, turn) != choice(quick, turn))
                .toList();

        assertThat(turns)
                .allSatisfy(turn -> assertThat(choice(local, turn)).isIn(choice(expert, turn), choice(quick, turn)));
        assertThat(different).anySatisfy(turn -> assertThat(choice(local, turn)).isEqualTo(choice(expert, turn)));
        assertThat(different).anySatisfy(turn -> assertThat(choice(local, turn)).isEqualTo(choice(quick, turn)));
    }

    private static int choice(Player player, TtrObservation turn) {
        return player.choose(turn, RandomStream.ofSeed(1, 0, 1), Budget.positions(2_000));
    }

    private static TtrObservation turn(int number) {
        return new TableSetting()
                .market("green green blue blue black")
                .tickets(0, "denver--el-paso duluth--el-paso")
                .tickets(1, "boston--miami chicago--los-angeles")
                .routes(0, "denver--santa-fe duluth--omaha--1")
                .hand(0, "red=%d blue=%d black=%d".formatted(1 + number % 4, 1 + number / 4 % 5, 1 + number % 7))
                .hand(1, "white=5 red=3")
                .observation();
    }
}
