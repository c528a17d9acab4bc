package dev.anden.games.frenchquarter;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.anden.engine.Dealer;
import dev.anden.engine.Game;
import dev.anden.engine.Observation;
import dev.anden.engine.Plane;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.board.Board;
import dev.anden.games.frenchquarter.board.Icon;
import dev.anden.games.frenchquarter.board.Performer;
import dev.anden.games.frenchquarter.board.Transport;
import dev.anden.games.frenchquarter.board.VacationCard;
import dev.anden.games.frenchquarter.view.FqObservation;
import dev.anden.games.frenchquarter.view.FqPhase;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.ObjIntConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// What a seat sees, as numbers.
class ObservationPlanesTest {
    private static final int UNTOUCHED = 77_777;
    private static final int GAMES = 2;

    /// Of so many positions one is looked at: to look at all of them takes a minute, and they are alike.
    private static final int EVERY = 5;

    private static final Board BOARD = Variant.PLAIN.boardData();

    /// The smallest and the largest number of each plane that tells how far its numbers go.
    private static final Map<String, List<Integer>> RANGES = Map.ofEntries(
            Map.entry("open-cards", List.of(-1, BOARD.cards().size() - 1)),
            Map.entry("open-icons", List.of(0, 2)),
            Map.entry("dice", List.of(0, 2)),
            Map.entry("mayor-took", List.of(0, 1)),
            Map.entry("line-ends", List.of(-1, BOARD.crossings().size() - 1)),
            Map.entry("line", List.of(0, 1)),
            Map.entry("tourists", List.of(0, BOARD.buildings().size() - 1)),
            Map.entry("taken-dice", List.of(0, 6)),
            Map.entry("turns-left", List.of(0, 16)),
            Map.entry("values", List.of(0, 7)),
            Map.entry("boxes", List.of(0, 14)),
            Map.entry("crossed-out", List.of(0, 14)),
            Map.entry("bonuses", List.of(0, 4)),
            Map.entry("multipliers", List.of(0, 5)),
            Map.entry("factors", List.of(0, 5)),
            Map.entry("uses", List.of(0, 2)),
            Map.entry("umbrellas", List.of(0, 30)),
            Map.entry("wilds", List.of(0, 10)),
            Map.entry("second-line", List.of(0, 60)),
            Map.entry("performers", List.of(0, 1)),
            Map.entry("performer-boxes", List.of(0, 16)),
            Map.entry("courtyards", List.of(0, 1)),
            Map.entry("riverwalk", List.of(0, 2)),
            Map.entry("police", List.of(0, 6)),
            Map.entry("touching", List.of(0, BOARD.buildings().size())),
            Map.entry("own-line-ends", List.of(-1, BOARD.crossings().size() - 1)),
            Map.entry("own-lines", List.of(0, 1)),
            Map.entry("vacations", List.of(-1, BOARD.vacationCards().size())),
            Map.entry("goal", List.of(0, VacationCard.Values.values().length)));

    @TestFactory
    Stream<DynamicTest> the_numbers_tell_all_that_the_view_tells() {
        return everySetUp((game, seats) -> random(game, seats, (state, ply) -> {
            for (int observer : observers(seats)) {
                ViewFromNumbers read = read(game, state, observer);
                assertThat(read.view()).isEqualTo(state.observe(observer).snapshot());
                checkWhatIsPrinted(read, (FqObservation) state.observe(observer));
                checkRanges(read);
            }
        }));
    }

    @TestFactory
    Stream<DynamicTest> the_numbers_are_the_same_when_what_is_hidden_was_dealt_anew() {
        return everySetUp((game, seats) -> {
            RandomStream random = RandomStream.ofSeed(5, seats, 1);
            random(game, seats, (state, ply) -> {
                for (int observer = 0; observer < seats; observer++) {
                    State other = state.copy();
                    other.determinize(observer, random);
                    assertThat(numbers(game, other, observer)).containsExactly(numbers(game, state, observer));
                }
            });
        });
    }

    @TestFactory
    Stream<DynamicTest> positions_that_look_different_have_different_numbers() {
        return everySetUp((game, seats) -> {
            Map<List<Integer>, Record> views = new HashMap<>();
            random(game, seats, (state, ply) -> {
                Record view = state.observe(0).snapshot();
                List<Integer> numbers =
                        Arrays.stream(numbers(game, state, 0)).boxed().toList();
                assertThat(Objects.requireNonNullElse(views.put(numbers, view), view))
                        .isEqualTo(view);
            });
            assertThat(views).hasSizeGreaterThan(40);
        });
    }

    @Test
    void a_seat_sees_its_own_vacation_card_and_that_of_another_only_when_the_game_is_over() {
        Play one = Scene.of(2)
                .vacation(0, "mardi-gras")
                .vacation(1, BOARD.vacationCards().get(1).id())
                .play();
        Play other = Scene.of(2)
                .vacation(0, "mardi-gras")
                .vacation(1, BOARD.vacationCards().get(2).id())
                .play();

        assertThat(numbers(Variant.PLAIN, one.state, 0)).containsExactly(numbers(Variant.PLAIN, other.state, 0));
        assertThat(numbers(Variant.PLAIN, one.state, State.SPECTATOR))
                .containsExactly(numbers(Variant.PLAIN, other.state, State.SPECTATOR));
        assertThat(numbers(Variant.PLAIN, one.state, 1)).isNotEqualTo(numbers(Variant.PLAIN, other.state, 1));
        ViewFromNumbers before = read(Variant.PLAIN, one.state, 0);
        assertThat(before.of(1, "vacations")).containsExactly(0);
        one.untilOver();
        ViewFromNumbers after = read(Variant.PLAIN, one.state, 0);
        assertThat(after.of(1, "vacations")).containsExactly(2);
    }

    @Test
    void the_observer_comes_first_and_then_the_table_goes_round() {
        Play play = Scene.of(3).at(0, "french-market").at(1, "riverwalk").play();
        int market = index("french-market");
        int riverwalk = index("riverwalk");
        int hotel = index("hotel-ama-house");

        assertThat(read(Variant.PLAIN, play.state, 1).plane("tourists")).containsExactly(riverwalk, hotel, market);
        assertThat(read(Variant.PLAIN, play.state, 1).number("table", 1)).isEqualTo(2);
        assertThat(read(Variant.PLAIN, play.state, State.SPECTATOR).plane("tourists"))
                .containsExactly(market, riverwalk, hotel);
    }

    @Test
    void writing_the_numbers_allocates_nothing() {
        Play play = Scene.of(4).vacation(0, "mardi-gras").play();
        Observation seen = play.state.observe(0);
        int[] target = new int[size(Variant.PLAIN, play.state)];
        var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        seen.numbers(target, 0);

        long before = threads.getCurrentThreadAllocatedBytes();
        for (int time = 0; time < 1000; time++) {
            seen.numbers(target, 0);
        }
        long allocated = threads.getCurrentThreadAllocatedBytes() - before;

        assertThat(allocated).isLessThan(1000);
    }

    @Test
    void the_documentation_tells_everything_in_the_order_of_its_numbers() throws IOException {
        String page = Files.readString(Path.of("../../docs/protocol.md")).replaceAll("\\s+", " ");

        assertThat(page)
                .contains(
                        "phases " + list(FqPhase.values()),
                        "decks " + list(Transport.values()),
                        "icons " + list(Icon.values()),
                        "tracks " + list(Activity.values()),
                        "performers " + list(Performer.values()),
                        size(Variant.PLAIN, Scene.of(2).play().state) + " with two seats");
    }

    private static String list(Enum<?>... words) {
        return Stream.of(words).map(word -> "`" + word + "`").collect(Collectors.joining(", "));
    }

    private static Stream<DynamicTest> everySetUp(ObjIntConsumer<Game> check) {
        return Variant.all().stream()
                .flatMap(game -> IntStream.rangeClosed(1, 4)
                        .mapToObj(seats -> DynamicTest.dynamicTest(
                                Variant.name(game) + " with " + seats + " seats", () -> check.accept(game, seats))));
    }

    /// Looks at many positions of some random games, the first and the last among them.
    private static void random(Game game, int seats, ObjIntConsumer<State> look) {
        for (int number = 0; number < GAMES; number++) {
            State state = game.newState(Setup.of(game.info(), seats));
            Dealer dealer = Dealer.ofSeed(3, number);
            RandomStream random = RandomStream.ofSeed(3, number, 1);
            look.accept(state, 0);
            while (state.actor() != State.NOBODY) {
                state.apply(
                        state.actor() == State.CHANCE
                                ? dealer.deal(state)
                                : state.legalAction(random.below(state.legalActionCount())));
                if (state.ply() % EVERY == 0 || state.actor() == State.NOBODY) {
                    look.accept(state, state.ply());
                }
            }
        }
    }

    private static List<Integer> observers(int seats) {
        return IntStream.concat(IntStream.range(0, seats), IntStream.of(State.SPECTATOR, State.EVERYTHING))
                .boxed()
                .toList();
    }

    private static void checkWhatIsPrinted(ViewFromNumbers read, FqObservation seen) {
        for (Transport deck : Transport.values()) {
            int card = read.number("open-cards", deck.ordinal());
            for (Icon icon : Icon.values()) {
                assertThat(read.number("open-icons", deck.ordinal() * Icon.COUNT + icon.ordinal()))
                        .isEqualTo(
                                card < 0
                                        ? 0
                                        : (int) BOARD.cards().get(card).icons().stream()
                                                .filter(icon::equals)
                                                .count());
            }
        }
        for (int seat = 0; seat < seen.seats(); seat++) {
            assertThat(read.of(seat, "turns-left")).containsExactly(seen.turnsLeft(seat));
        }
        List<Integer> goal = seen.vacation() < 0
                ? List.of()
                : BOARD.vacationCards().get(seen.vacation()).buildings();
        for (int building = 0; building < BOARD.buildings().size(); building++) {
            assertThat(read.number("goal", building) > 0).isEqualTo(goal.contains(building));
        }
    }

    private static void checkRanges(ViewFromNumbers read) {
        RANGES.forEach((name, range) -> {
            for (int number : read.plane(name)) {
                if (number < range.getFirst() || number > range.getLast()) {
                    throw new AssertionError("%s has %d, which isn't of %s".formatted(name, number, range));
                }
            }
        });
    }

    private static int index(String building) {
        return BOARD.buildings().stream()
                .filter(each -> each.id().equals(building))
                .findFirst()
                .orElseThrow()
                .index();
    }

    private static int size(Game game, State state) {
        return planes(game, state).stream().mapToInt(Plane::size).sum();
    }

    private static List<Plane> planes(Game game, State state) {
        return game.planes(Setup.of(game.info(), state.seats()));
    }

    private static ViewFromNumbers read(Game game, State state, int observer) {
        return new ViewFromNumbers(BOARD, observer, state.seats(), planes(game, state), numbers(game, state, observer));
    }

    /// The numbers of an observation, each of which must have been written and none beyond.
    private static int[] numbers(Game game, State state, int observer) {
        int size = size(game, state);
        int[] target = new int[size + 2];
        Arrays.fill(target, UNTOUCHED);
        state.observe(observer).numbers(target, 1);
        assertThat(target[0]).isEqualTo(UNTOUCHED);
        assertThat(target[size + 1]).isEqualTo(UNTOUCHED);
        int[] numbers = Arrays.copyOfRange(target, 1, size + 1);
        assertThat(Arrays.stream(numbers).allMatch(number -> number == (short) number))
                .isTrue();
        return numbers;
    }
}
