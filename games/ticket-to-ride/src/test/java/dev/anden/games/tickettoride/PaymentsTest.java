package dev.anden.games.tickettoride;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.RandomStream;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.action.ActionCodes;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.board.Route;
import dev.anden.games.tickettoride.board.RouteColor;
import dev.anden.games.tickettoride.state.Frames;
import dev.anden.games.tickettoride.view.TtrObservation;
import dev.anden.testkit.RandomPlay;
import dev.anden.testkit.Rule;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The legal claims are counted from tables; here they are compared with the rules read word for word.
class PaymentsTest {
    @ParameterizedTest
    @CsvSource({"usa, 5, 3", "europe, 5, 3", "berlin, 4, 2", "paris, 4, 2"})
    @Rule("ttr.claim.count")
    @Rule("ttr.claim.gray")
    @Rule("ttr.claim.wilds")
    @Rule("ttr.claim.vehicles")
    @Rule("ttr.claim.double-closed")
    @Rule("ttr.claim.double-not-both")
    @Rule("ttr.europe.ferry")
    @Rule("ttr.berlin.kinds")
    void the_legal_claims_are_all_payments_that_the_rules_allow_and_no_others(
            String board, int mostSeats, int doublesClosedUpTo) {
        int compared = 0;
        for (int game = 0; game < 20; game++) {
            var random = RandomStream.ofSeed(21, game, 0);
            TtrState state = Scene.start(board, 2 + game % (mostSeats - 1)).state;
            while (state.actor() != State.NOBODY) {
                if (state.actor() >= 0 && state.position.frames.kind() == Frames.TURN) {
                    assertThat(claims(state))
                            .isEqualTo(allowed(state, state.actor(), state.position.seats <= doublesClosedUpTo));
                    compared++;
                }
                state.apply(RandomPlay.next(state, random, random));
            }
        }
        assertThat(compared).isGreaterThan(500);
    }

    private static Set<Integer> claims(TtrState state) {
        var claims = new TreeSet<Integer>();
        Arrays.stream(state.legalActions()).filter(ActionCodes::isClaim).forEach(claims::add);
        assertThat(state.legalActions()).doesNotHaveDuplicates().hasSize(state.legalActionCount());
        return claims;
    }

    private static Set<Integer> allowed(TtrState state, int seat, boolean doublesClose) {
        var allowed = new TreeSet<Integer>();
        for (Route route : state.position.tables.board.routes()) {
            if (state.position.claims.owner(route.index()) >= 0
                    || twinBars(state, seat, route, doublesClose)
                    || vehiclesLeft(state, seat, route) < vehiclesTaken(route)) {
                continue;
            }
            int wildsHeld = state.position.hands.get(seat, CardKind.WILD.ordinal());
            for (int kind = 0; kind < CardKind.COLORS; kind++) {
                boolean fits = route.color() == RouteColor.GRAY || route.color().ordinal() == kind;
                for (int colored = 1; fits && colored <= route.length(); colored++) {
                    int wilds = route.length() - colored;
                    if (colored <= state.position.hands.get(seat, kind)
                            && wilds <= wildsHeld
                            && wilds >= route.wilds()) {
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

    /// A subway route takes one subway car, any other a vehicle for each space.
    private static int vehiclesTaken(Route route) {
        return route.vehicle() == 0 ? route.length() : 1;
    }

    private static int vehiclesLeft(TtrState state, int seat, Route route) {
        return ((TtrObservation) state.observe(seat)).vehicles(seat, route.vehicle());
    }

    private static boolean twinBars(TtrState state, int seat, Route route, boolean doublesClose) {
        if (!route.isDouble()) {
            return false;
        }
        int owner = state.position.claims.owner(route.twin());
        return doublesClose ? owner >= 0 : owner == seat;
    }
}
