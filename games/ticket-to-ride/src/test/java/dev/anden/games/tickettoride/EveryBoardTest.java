package dev.anden.games.tickettoride;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.RandomStream;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.state.Cards;
import dev.anden.games.tickettoride.state.Frames;
import dev.anden.testkit.RandomPlay;
import dev.anden.testkit.Rule;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Rules that all boards share, read word for word at every ply of random games on each of them.
class EveryBoardTest {
    @ParameterizedTest
    @ValueSource(strings = {"usa", "europe", "berlin", "paris"})
    @Rule("ttr.turn.one-action")
    @Rule("ttr.draw.two-cards")
    @Rule("ttr.draw.wild-face-up-is-the-only-card")
    void a_turn_is_one_action_and_a_draw_two_cards_at_most(String board) {
        var turn = new Object() {
            int cards;
            boolean wildTaken;
            int claimed;
            int choices;
        };
        everyPly(board, (before, after) -> {
            if (before.position.frames.isSetUp() || before.position.first < 0) {
                return;
            }
            int seat = before.position.frames.at(0) >> 8 & 255;
            if (before.position.frames.kind() == Frames.TURN) {
                turn.cards = 0;
                turn.wildTaken = false;
                turn.claimed = 0;
                turn.choices = 0;
            }
            int taken = wilds(before) - wilds(after);
            boolean fromMarket = before.actor() >= 0
                    && slots(after) < slots(before)
                    && before.position.handSizes[seat] < after.position.handSizes[seat];
            turn.wildTaken |= fromMarket && taken == 1;
            turn.cards += Math.max(0, after.position.handSizes[seat] - before.position.handSizes[seat]);
            turn.claimed += claimed(after) - claimed(before);
            turn.choices +=
                    after.position.tickets.kept[seat].size() > before.position.tickets.kept[seat].size() ? 1 : 0;

            assertThat(turn.cards).isLessThanOrEqualTo(turn.wildTaken ? 1 : 2);
            assertThat(turn.claimed).isLessThanOrEqualTo(1);
            assertThat((turn.cards > 0 ? 1 : 0) + turn.claimed + turn.choices).isLessThanOrEqualTo(1);
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"usa", "europe", "berlin", "paris"})
    @Rule("ttr.draw.no-wild-face-up-second")
    @Rule("ttr.draw.deck-and-discard-empty")
    void the_second_card_is_any_that_can_be_drawn_but_a_wild_of_the_market(String board) {
        everyPly(board, (before, after) -> {
            if (before.actor() >= 0 && before.position.frames.kind() == Frames.SECOND_CARD) {
                List<String> legal = Arrays.stream(before.legalActions())
                        .mapToObj(code -> before.print(code))
                        .toList();
                assertThat(legal)
                        .isNotEmpty()
                        .allMatch(action -> action.startsWith("draw "))
                        .doesNotContain("draw wild");
                assertThat(legal.contains("draw deck")).isEqualTo(before.position.cards.deckSize > 0);
            }
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"usa", "europe", "berlin", "paris"})
    @Rule("ttr.draw.market-flush")
    @Rule("ttr.draw.replace-at-once")
    void whoever_chooses_a_draw_sees_a_full_market_with_fewer_than_three_wilds_if_the_cards_allow_it(String board) {
        everyPly(board, (before, after) -> {
            boolean draws = before.actor() >= 0
                    && (before.position.frames.kind() == Frames.TURN
                            || before.position.frames.kind() == Frames.SECOND_CARD);
            if (!draws || before.position.cards.deckSize + before.position.cards.discardSize == 0) {
                return;
            }
            assertThat(slots(before)).isEqualTo(Cards.SLOTS);
            int colored = IntStream.range(0, CardKind.COLORS)
                            .map(kind -> before.position.cards.deck(kind) + before.position.cards.discards(kind))
                            .sum()
                    + Cards.SLOTS
                    - wilds(before);
            boolean hopeless = colored < 3
                    || (before.position.cards.deckSize == Cards.SLOTS && before.position.cards.discardSize == 0);
            assertThat(wilds(before)).isLessThan(hopeless ? Cards.SLOTS + 1 : Cards.FLUSH);
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"usa", "europe", "berlin", "paris"})
    @Rule("ttr.end.trigger")
    @Rule("ttr.end.last-round")
    void the_last_round_is_one_turn_of_each_seat(String board) {
        for (int game = 0; game < 8; game++) {
            var random = RandomStream.ofSeed(112, game, 0);
            TtrState state = Scene.start(board, 2 + game % 3).state;
            int turns = 0;
            while (state.actor() != State.NOBODY) {
                if (state.position.frames.kind() == Frames.TURN && state.position.turnsLeft >= 0) {
                    turns++;
                }
                state.apply(RandomPlay.next(state, random, random));
            }
            assertThat(turns).isEqualTo(state.position.seats);
        }
    }

    private static void everyPly(String board, BiConsumer<TtrState, TtrState> check) {
        for (int game = 0; game < 8; game++) {
            var random = RandomStream.ofSeed(111, game, 0);
            TtrState after = Scene.start(board, 2 + game % 3).state;
            TtrState before = after.copy();
            while (after.actor() != State.NOBODY) {
                before.copyFrom(after);
                after.apply(RandomPlay.next(after, random, random));
                check.accept(before, after);
            }
        }
    }

    /// Cards that the market shows.
    private static int slots(TtrState state) {
        return (int) IntStream.range(0, Cards.SLOTS)
                .filter(slot -> state.position.cards.market(slot) != Cards.EMPTY)
                .count();
    }

    /// Wilds that the market shows.
    private static int wilds(TtrState state) {
        return (int) IntStream.range(0, Cards.SLOTS)
                .filter(slot -> state.position.cards.market(slot) == CardKind.WILD.ordinal())
                .count();
    }

    private static int claimed(TtrState state) {
        return (int) IntStream.range(0, state.position.tables.routes.routes)
                .filter(route -> state.position.claims.owner(route) >= 0)
                .count();
    }
}
