package dev.anden.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.Dealer;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.testkit.pile.PileGame;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class DealerTest {
    private static final long SEED = 5;
    private static final long NUMBER = 3;

    private final State pile = new PileGame().newState(new Setup(2));

    @Test
    void the_nth_outcome_takes_the_nth_value_of_the_stream_of_chance() {
        var stream = RandomStream.ofSeed(SEED, NUMBER, RandomStream.CHANCE);
        Dealer dealer = Dealer.ofSeed(SEED, NUMBER);

        for (int number = 0; number < 50; number++) {
            int value = stream.below(pile.chanceWeight());
            assertThat(dealer.deal(pile)).isEqualTo(pile.chanceOutcome(value));
        }
    }

    @Test
    void an_outcome_is_found_by_its_number_without_those_before_it() {
        Dealer dealer = Dealer.ofSeed(SEED, NUMBER);
        List<Integer> inTurn = new ArrayList<>();
        for (int number = 0; number < 20; number++) {
            inTurn.add(dealer.deal(pile));
        }

        assertThat(dealer.deal(pile, 17)).isEqualTo(inTurn.get(17));
        assertThat(dealer.deal(pile, 4)).isEqualTo(inTurn.get(4));
        assertThat(inTurn)
                .as("a stream that always gives the same outcome would prove nothing")
                .contains(1, 2, 3);
    }

    @Test
    void each_outcome_falls_as_often_as_its_weight_says() {
        Dealer dealer = Dealer.ofSeed(SEED, NUMBER);
        var counts = new int[4];
        for (int number = 0; number < 4_000; number++) {
            counts[dealer.deal(pile)]++;
        }

        assertThat(counts[1]).isBetween(900, 1_100);
        assertThat(counts[2]).isBetween(1_900, 2_100);
        assertThat(counts[3]).isBetween(900, 1_100);
    }

    @Test
    void a_dealer_that_starts_again_deals_another_game_from_its_beginning() {
        Dealer dealer = Dealer.ofSeed(SEED, NUMBER);
        dealer.deal(pile);
        dealer.restart(RandomStream.keyOf(SEED, NUMBER + 1));

        Dealer fresh = Dealer.ofSeed(SEED, NUMBER + 1);
        for (int number = 0; number < 20; number++) {
            assertThat(dealer.deal(pile)).isEqualTo(fresh.deal(pile));
        }
    }
}
