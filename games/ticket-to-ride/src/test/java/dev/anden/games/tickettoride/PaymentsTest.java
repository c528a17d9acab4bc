package dev.anden.games.tickettoride;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.RandomStream;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.board.Route;
import dev.anden.games.tickettoride.board.RouteColor;
import dev.anden.testkit.RandomPlay;
import dev.anden.testkit.Rule;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/// The legal claims are counted from tables; here they are compared with the rules read word for word.
class PaymentsTest {
    @Test
    @Rule("ttr.claim.count")
    @Rule("ttr.claim.gray")
    @Rule("ttr.claim.wilds")
    @Rule("ttr.claim.vehicles")
    @Rule("ttr.claim.double-closed")
    @Rule("ttr.claim.double-not-both")
    void the_legal_claims_are_all_payments_that_the_rules_allow_and_no_others() {
        int compared = 0;
        for (int game = 0; game < 40; game++) {
            var random = RandomStream.ofSeed(21, game, 0);
            TtrState state = Scene.start(2 + game % 4).state;
            while (state.actor() != State.NOBODY) {
                if (state.actor() >= 0 && state.frames.kind() == Frames.TURN) {
                    assertThat(claims(state)).isEqualTo(allowed(state, state.actor()));
                    compared++;
                }
                state.apply(RandomPlay.next(state, random, random));
            }
        }
        assertThat(compared).isGreaterThan(5_000);
    }

    private static Set<Integer> claims(TtrState state) {
        var claims = new TreeSet<Integer>();
        Arrays.stream(state.legalActions()).filter(ActionCodes::isClaim).forEach(claims::add);
        assertThat(state.legalActions()).doesNotHaveDuplicates().hasSize(state.legalActionCount());
        return claims;
    }

    private static Set<Integer> allowed(TtrState state, int seat) {
        var allowed = new TreeSet<Integer>();
        for (Route route : state.tables.board.routes()) {
            if (state.claims.owner(route.index()) >= 0
                    || twinBars(state, seat, route)
                    || state.vehicles[seat] < route.length()) {
                continue;
            }
            int wildsHeld = state.hands.get(seat, CardKind.WILD.ordinal());
            for (int kind = 0; kind < CardKind.COLORS; kind++) {
                boolean fits = route.color() == RouteColor.GRAY || route.color().ordinal() == kind;
                for (int colored = 1; fits && colored <= route.length(); colored++) {
                    int wilds = route.length() - colored;
                    if (colored <= state.hands.get(seat, kind) && wilds <= wildsHeld) {
                        allowed.add(ActionCodes.claim(route.index(), kind, wilds));
                    }
                }
            }
            if (wildsHeld >= route.length()) {
                allowed.add(ActionCodes.claim(route.index(), CardKind.WILD.ordinal(), route.length()));
            }
        }
        return allowed;
    }

    private static boolean twinBars(TtrState state, int seat, Route route) {
        if (!route.isDouble()) {
            return false;
        }
        int owner = state.claims.owner(route.twin());
        return state.seats <= 3 ? owner >= 0 : owner == seat;
    }
}
