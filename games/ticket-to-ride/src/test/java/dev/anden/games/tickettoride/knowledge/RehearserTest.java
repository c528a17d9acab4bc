package dev.anden.games.tickettoride.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.Dealer;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.TicketToRide;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RehearserTest {
    private final TicketToRide game = TableSetting.USA;

    private final Player rehearser =
            new TicketToRidePlayers().rehearser(game).orElseThrow().inHurry();

    /// The codes of a game that is imagined from its beginning.
    private List<Integer> imagined(long number) {
        rehearser.forget();
        State state = game.newState(new Setup(3));
        Dealer dealer = Dealer.ofSeed(7, number);
        var codes = new ArrayList<Integer>();
        while (state.actor() != State.NOBODY) {
            int code = state.actor() == State.CHANCE
                    ? dealer.deal(state)
                    : rehearser.choose(state.observe(state.actor()), RandomStream.ofSeed(7, number, state.ply()));
            state.apply(code);
            codes.add(code);
        }
        return codes;
    }

    @Test
    void a_game_is_imagined_the_same_way_whatever_was_imagined_before_it() {
        List<Integer> first = imagined(1);
        List<Integer> other = imagined(2);

        assertThat(imagined(1)).isEqualTo(first).isNotEqualTo(other);
    }
}
