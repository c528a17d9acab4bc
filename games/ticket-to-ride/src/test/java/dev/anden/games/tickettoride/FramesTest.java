package dev.anden.games.tickettoride;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.RandomStream;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.state.Frames;
import dev.anden.testkit.RandomPlay;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// What is to be done next, in the texts of positions.
class FramesTest {
    /// The kinds number on from 0, the last of them being that of a flag's card.
    private static final int KINDS = Frames.FLAG_CARD + 1;

    @Test
    void a_frame_of_every_kind_reads_as_it_is_written() {
        for (int kind = 0; kind < KINDS; kind++) {
            for (int seat = 0; seat < 5; seat++) {
                for (int count : new int[] {0, 1, 25, 127}) {
                    int frame = kind | seat << 8 | count << 16;
                    assertThat(Frames.parse(Frames.print(frame)))
                            .as(Frames.print(frame))
                            .hasValue(frame);
                }
            }
        }
    }

    @Test
    void games_bring_frames_of_every_kind_and_each_position_with_them_reads_as_it_is_written() {
        Set<Integer> seen = new TreeSet<>();
        for (String board : List.of("usa", "europe", "berlin", "paris")) {
            var random = RandomStream.ofSeed(17, board.length(), 0);
            TtrState state = Scene.start(board, 3).state;
            while (state.actor() != State.NOBODY) {
                TtrState now = state;
                boolean isNew = IntStream.range(0, now.position.frames.depth())
                                .map(height -> now.position.frames.at(height) & 255)
                                .filter(seen::add)
                                .count()
                        > 0;
                if (isNew) {
                    String text = state.position();
                    assertThat(state.game.parseState(text).position()).isEqualTo(text);
                }
                state.apply(RandomPlay.next(state, random, random));
            }
        }
        assertThat(seen).hasSize(KINDS);
    }
}
