package dev.anden.games.tickettoride.view;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.Dealer;
import dev.anden.engine.Game;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.Plane;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.board.CardKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ObservationPlanesTest {
    private static final int UNTOUCHED = 77_777;

    @ParameterizedTest
    @ValueSource(strings = {"ttr-usa", "ttr-europe", "ttr-berlin", "ttr-paris"})
    void numbers_fill_the_planes_and_are_the_same_when_what_is_hidden_was_dealt_anew(String id) {
        Game game = GameCatalog.installed().require(id);
        for (int seats : List.of(game.info().minimumSeats(), game.info().maximumSeats())) {
            int size = game.planes(Setup.of(game.info(), seats)).stream()
                    .mapToInt(Plane::size)
                    .sum();
            State state = game.newState(Setup.of(game.info(), seats));
            Dealer dealer = Dealer.ofSeed(3, seats);
            RandomStream random = RandomStream.ofSeed(3, seats, 1);
            Set<Integer> different = new HashSet<>();
            while (state.actor() != State.NOBODY) {
                if (state.actor() >= 0 && state.ply() % 5 == 0) {
                    for (int seat = 0; seat < seats; seat++) {
                        int[] before = numbers(state, seat, size);
                        State other = state.copy();
                        other.determinize(seat, random);
                        assertThat(numbers(other, seat, size))
                                .as("%s, seat %d at ply %d", id, seat, state.ply())
                                .containsExactly(before);
                        different.add(Arrays.hashCode(before));
                    }
                }
                state.apply(
                        state.actor() == State.CHANCE
                                ? dealer.deal(state)
                                : state.legalAction(random.below(state.legalActionCount())));
            }
            assertThat(different).hasSizeGreaterThan(20);
            numbers(state, State.SPECTATOR, size);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"ttr-usa", "ttr-europe", "ttr-berlin", "ttr-paris"})
    void the_numbers_of_the_board_are_what_the_observation_tells_of_each_thing(String id) {
        Game game = GameCatalog.installed().require(id);
        int seats = game.info().maximumSeats();
        List<Plane> planes = game.planes(Setup.of(game.info(), seats));
        int size = planes.stream().mapToInt(Plane::size).sum();
        State state = game.newState(Setup.of(game.info(), seats));
        Dealer dealer = Dealer.ofSeed(4, seats);
        RandomStream random = RandomStream.ofSeed(4, seats, 1);
        Set<Integer> owners = new HashSet<>();
        while (state.actor() != State.NOBODY) {
            state.apply(
                    state.actor() == State.CHANCE
                            ? dealer.deal(state)
                            : state.legalAction(random.below(state.legalActionCount())));
            if (state.ply() % 5 == 0 || state.actor() == State.NOBODY) {
                for (int observer : List.of(0, seats - 1, State.SPECTATOR)) {
                    var seen = (TtrObservation) state.observe(observer);
                    int[] numbers = numbers(state, observer, size);
                    int[] board = Arrays.copyOfRange(numbers, place(planes, "owners"), size);
                    assertThat(board)
                            .as("%s, seat %d at ply %d", id, observer, state.ply())
                            .containsExactly(board(seen, seats));
                    Arrays.stream(board, 0, seen.boardData().routes().size()).forEach(owners::add);
                }
            }
        }
        assertThat(owners).hasSize(1 + seats);
    }

    /// The numbers of routes, tickets and cities, each asked for by itself.
    private static int[] board(TtrObservation seen, int seats) {
        var board = seen.boardData();
        boolean sits = seen.seat() >= 0;
        return Stream.of(
                        board.routes().stream().map(route -> after(seen, seen.owner(route.index()), seats)),
                        board.routes().stream().map(route -> sits && seen.open(route.index()) ? 1 : 0),
                        IntStream.range(0, board.tickets().size())
                                .mapToObj(ticket -> !sits
                                        ? 0
                                        : seen.tickets().contains(ticket)
                                                ? 1
                                                : seen.offered().contains(ticket) ? 2 : 0),
                        IntStream.range(0, board.cities().size())
                                .mapToObj(city -> after(seen, seen.stationOwner(city), seats)))
                .flatMap(each -> each)
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /// 0 for nobody, 1 for the observer, 2 for the next seat; a spectator counts from the first seat.
    private static int after(TtrObservation seen, int seat, int seats) {
        return seat < 0 ? 0 : 1 + Math.floorMod(seat - Math.max(0, seen.seat()), seats);
    }

    private static int place(List<Plane> planes, String name) {
        return planes.stream()
                .takeWhile(plane -> !plane.name().equals(name))
                .mapToInt(Plane::size)
                .sum();
    }

    @Test
    void the_documentation_tells_phases_and_cards_in_the_order_of_their_numbers() throws IOException {
        String page = Files.readString(Path.of("../../docs/protocol.md")).replaceAll("\\s+", " ");

        assertThat(page)
                .contains(
                        Stream.of(TtrView.Phase.values())
                                .map("`%s`"::formatted)
                                .collect(Collectors.joining(", ", "counted from 0: ", ".")),
                        Stream.of(CardKind.values())
                                .map(CardKind::toString)
                                .collect(Collectors.joining(", ", "cards come in the order ", ";")));
    }

    /// The numbers of an observation, each of which must have been written and none beyond.
    private static int[] numbers(State state, int seat, int size) {
        int[] target = new int[size + 1];
        Arrays.fill(target, UNTOUCHED);
        state.observe(seat).numbers(target, 0);
        assertThat(target[size]).isEqualTo(UNTOUCHED);
        int[] numbers = Arrays.copyOf(target, size);
        assertThat(Arrays.stream(numbers)).allMatch(number -> number >= Short.MIN_VALUE && number <= Short.MAX_VALUE);
        return numbers;
    }
}
