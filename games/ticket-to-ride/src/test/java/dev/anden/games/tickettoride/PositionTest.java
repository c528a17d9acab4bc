package dev.anden.games.tickettoride;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.engine.NotationException;
import dev.anden.engine.RandomStream;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.board.BoardReader;
import dev.anden.games.tickettoride.board.Route;
import dev.anden.games.tickettoride.board.RouteColor;
import dev.anden.games.tickettoride.view.TtrView;
import dev.anden.testkit.RandomPlay;
import dev.anden.testkit.Rule;
import dev.anden.testkit.Thorough;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Positions as texts: what can't be is refused in words, and nothing else is ever thrown.
class PositionTest {
    private static final Scene SCENE = Scene.usa(2)
            .hand(0, "4 red 1 wild")
            .known(0, "2 red")
            .discards("2 white")
            .routes(0, "calgary--vancouver")
            .tickets(0, "boston--miami", "denver--el-paso")
            .ticketBottom("houston--winnipeg@1", "dallas--new-york@0");

    @Tag("broad")
    @Test
    void every_position_of_random_games_is_read_back_as_it_was_printed() {
        int positions = 0;
        for (int game = 0; game < Thorough.amount(4, 8); game++) {
            var random = RandomStream.ofSeed(31, game, 0);
            State state = Scene.start(2 + game % 4).state;
            for (boolean over = false; !over; positions++) {
                String text = state.position();
                State read = Scene.USA.parseState(text);
                assertThat(read.position()).isEqualTo(text);
                assertThat(read.hash()).isEqualTo(state.hash());
                over = state.actor() == State.NOBODY;
                if (!over) {
                    state.apply(RandomPlay.next(state, random, random));
                }
            }
        }
        assertThat(positions).isGreaterThan(Thorough.amount(1_500, 3_000));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ttr-usa 2               | ttr-usa 1                  | A position of this game begins with the line "ttr-usa 2"
            ply 100                 | ply                        | The numbers are written
            first 0                 | first 9                    | There is no first seat 9
            first 0                 | first 99                   | The numbers are written
            first 0                 | last 0                     | The numbers are written
            ply 100                 | ply -1                     | The numbers are written
            ply 100                 | ply 0                      | The ply is 0 only before the first seat is known
            turns-left -1           | turns-left 100             | written "ply 0..999999 first -1..9 turns-left -1..9 passes 0..9"
            turns-left -1           | turns-left 0               | There can't be 0 turns left
            turns-left -1           | turns-left 3               | There can't be 3 turns left
            passes 0                | passes 2                   | When all seats have passed in a row the game is over
            next turn:0:0           | next                       | the game is over and 0 turns are left
            next turn:0:0           | next turn:2:0              | There is no seat 2
            next turn:0:0           | next turn:0:1              | can't be pending
            next turn:0:0           | next dance:0:0             | A frame is written KIND:SEAT:COUNT
            next turn:0:0           | next turn:0:0 turn:0:0     | can't be pending
            next turn:0:0           | next end-turn:0:0          | is done already
            next turn:0:0           | next end-turn:0:0 fill-market:0:0 | is done already
            next turn:0:0           | next end-turn:0:0 deck-card:1:0   | can't be pending
            next turn:0:0           | next end-turn:0:0 fill-market:0:0 flag-card:0:0 | can't be pending
            next turn:0:0           | next end-turn:9:0 second-card:9:0 | There is no seat 9
            next turn:0:0           | next end-turn:0:0 keep-tickets:0:0 | Seat 0 can't be offered 0 tickets
            next turn:0:0           | next end-turn:0:0 keep-tickets:0:0 offer-tickets:0:4 | fewer tickets than have to be dealt
            next turn:0:0           | next choose-first:0:0      | Before the first seat is known nothing is dealt
            next turn:0:0           | next turn:0:0 opening-tickets:1:0 | Seat 1 can't be offered 0 tickets
            next turn:0:0           | next turn:0:0 opening-tickets:0:0 | can't be pending
            next turn:0:0           | next turn:0:0 turn:0:0 turn:0:0 turn:0:0 turn:0:0 turn:0:0 turn:0:0 turn:0:0 turn:0:0 turn:0:0 turn:0:0 turn:0:0 turn:0:0 | At most 12 frames can be pending
            market red blue         | market red                 | The market has five slots, not 4
            market red blue         | market red pink            | "pink" isn't a kind of card
            market red blue         | market - blue              | There are 11 red cards
            discards white=2        | discards white=3           | There are 13 white cards
            discards white=2        | discards white=-2          | Cards are written KIND=NUMBER, not "white=-2"
            discards white=2        | discards white=258         | Cards are written KIND=NUMBER, not "white=258"
            discards white=2        | discards white             | Cards are written KIND=NUMBER, not "white"
            discards white=2        | discards white=1 white=2   | "white" appears twice in one list
            discards white=2        | pile white=2               | A position has no line "pile"
            ticket-deck             | ticket-deck boston--miami  | There are 31 tickets
            ticket-deck             | ticket-deck denver--pittsburgh | "denver--pittsburgh" appears twice in one list
            ticket-deck             | ticket-deck boston--london | The board has no ticket "boston--london"
            dallas--new-york@0      | dallas--new-york@2         | A ticket given back is written TICKET@SEAT
            dallas--new-york@0      | dallas--new-york           | A ticket given back is written TICKET@SEAT
            dallas--new-york@0      | houston--winnipeg@0        | "houston--winnipeg" appears twice in one list
            seat 0                  | seat 1                     | The line of seat 0 begins
            seat 1                  | seat 0                     | The line of seat 1 begins
            seat 1                  | seat                       | The line of seat 1 begins
            vehicles=42             | vehicles=45                | Seat 0 lost vehicles
            vehicles=42             | vehicles=-3                | The line of seat 0 begins
            score=4                 | score=99999                | begins "seat 0 vehicles=0..99 score=-9999..9999"
            score=4                 | score=5                    | Seat 0 has 4 points, not 5
            hand red=4              | hand red=4 red=4           | "red" appears twice in one list
            hand red=4              | hand red=5                 | There are 13 red cards
            known red=2             | known red=5                | Seat 0 holds fewer cards than it is known to hold
            known red=2             | known red=2 known red=2    | "known" appears twice in one list
            offered routes calgary  | routes calgary             |
            offered routes calgary  | offers routes calgary      | The board has no ticket "offers"
            calgary--vancouver      | calgary--london            | The board has no route "calgary--london"
            calgary--vancouver      | calgary--vancouver calgary--vancouver | Seat 0 can't hold the route calgary--vancouver
            """)
    void what_cannot_be_is_refused_in_words(String right, String wrong, String problem) {
        String text = SCENE.text();
        assertThat(text).contains(right);
        String changed = text.replaceFirst(Pattern.quote(right), wrong);

        if (problem == null) {
            assertThat(Scene.USA.parseState(changed).position()).isEqualTo(text);
        } else {
            assertThatThrownBy(() -> Scene.USA.parseState(changed))
                    .isInstanceOf(NotationException.class)
                    .hasMessageContaining(problem);
        }
    }

    @Test
    void all_that_is_impossible_is_told_at_once() {
        String text = SCENE.text()
                .replace("vehicles=42", "vehicles=45")
                .replace("hand red=4", "hand red=5")
                .replace("known red=2", "known red=6");

        assertThatThrownBy(() -> Scene.USA.parseState(text))
                .isInstanceOf(NotationException.class)
                .hasMessageContainingAll(
                        "There are 13 red cards",
                        "Seat 0 lost vehicles",
                        "Seat 0 holds fewer cards than it is known to hold");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            0 | 3 white | flag-card:0:7   |
            0 | 3 white | flag-card:0:2   | can't be pending
            0 | 3 white | flag-card:0:8   | can't be pending
            0 | 3 white | flag-card:0:39  | can't be pending
            0 | 3 white | flag-card:0:0   | can't be pending
            0 | 1 red   | flag-card:0:7   | can't be pending
            9 | 3 white | flag-card:9:7   | can't be pending
            """)
    @Rule(value = "ttr.paris.flag-keep", on = "ttr-paris")
    void a_card_for_a_flag_is_due_if_it_was_paid_and_the_seat_wants_it(
            int seat, String discards, String due, String problem) {
        String text = Scene.on("paris", 2)
                .discards(discards)
                .text()
                .replace("next turn:0:0", "next end-turn:" + seat + ":0 fill-market:0:0 " + due);

        if (problem == null) {
            assertThat(Scene.game("paris").parseState(text).position()).isEqualTo(text);
        } else {
            assertThatThrownBy(() -> Scene.game("paris").parseState(text))
                    .isInstanceOf(NotationException.class)
                    .hasMessageContaining(problem);
        }
    }

    @Test
    void a_tunnel_of_a_seat_that_is_not_there_is_refused() {
        String route = Scene.game("europe").boardData().routes().stream()
                .filter(Route::tunnel)
                .filter(tunnel -> tunnel.color() == RouteColor.GRAY)
                .findFirst()
                .orElseThrow()
                .id();
        String text = Scene.on("europe", 2)
                .text()
                .replace("next turn:0:0", "next end-turn:9:0 tunnel-payment:9:0")
                .replaceFirst("\nseat 0", "\ntunnel " + route + " red 0 white=3\nseat 0");

        assertThatThrownBy(() -> Scene.game("europe").parseState(text))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("There is no seat 9");
    }

    @ParameterizedTest
    @ValueSource(strings = {"hand", "known", "tickets", "offered", "routes", "stations", "flag", "boxed", "choices"})
    void a_station_may_stand_in_a_city_that_is_called_like_a_part_of_the_line(String city) {
        var game = new TicketToRide(
                BoardReader.read(OwnBoard.FILE, OwnBoard.text().replace("\"cima\"", "\"" + city + "\""))
                        .require());
        String text = Scene.on(game, 2)
                .market("red blue green yellow red")
                .stations(0, "alba", city)
                .text();
        String marked = text.replaceFirst("(?m)^(seat 0 .* stations alba) " + city, "$1 :" + city);

        State state = game.parseState(marked);

        assertThat(((TtrView) state.observe(1).snapshot()).stations())
                .containsOnly(Map.entry("alba", 0), Map.entry(city, 0));
        assertThat(state.position()).isEqualTo(marked);
        assertThat(game.parseState(state.position()).hash()).isEqualTo(state.hash());
    }

    @Test
    void a_market_with_a_hole_in_it_is_refused_while_a_card_is_drawn_unseen() {
        String text = SCENE.text().replace("next turn:0:0", "next end-turn:0:0 second-card:0:0 deck-card:0:0");
        assertThat(Scene.USA.parseState(text).actor()).isEqualTo(State.CHANCE);

        String red = text.replaceFirst("market red", "market -").replaceFirst("hand red=4", "hand red=5");
        assertThatThrownBy(() -> Scene.USA.parseState(red)).hasMessageContaining("The market wasn't filled up");
    }

    @Test
    void all_that_is_wrong_is_told_at_once() {
        String text = SCENE.text()
                .replace("market red", "market pink")
                .replace("discards white=2", "discards white=-2")
                .replace("score=4", "score=four");

        assertThatThrownBy(() -> Scene.USA.parseState(text))
                .hasMessageContainingAll("\"pink\" isn't a kind", "\"white=-2\"", "The line of seat 0 begins");
    }

    @Test
    void a_missing_a_repeated_and_no_line_at_all_are_refused() {
        List<String> lines = SCENE.text().lines().toList();
        for (int index = 0; index < lines.size(); index++) {
            var missing = new ArrayList<>(lines);
            missing.remove(index);
            assertRefused(String.join("\n", missing));
            var repeated = new ArrayList<>(lines);
            repeated.add(index, lines.get(index));
            assertRefused(String.join("\n", repeated));
        }
        assertRefused("");
        assertRefused("\n\n");
        assertRefused("ttr-usa 2");
        assertThat(String.join("\n", lines)).satisfies(Scene.USA::parseState);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            choices 2 dealt 3 | choices 2 dealt 4 |
            choices 2 dealt 3 | choices 3 dealt 4 |
            choices 2 dealt 3 | choices 4 dealt 8 | Of 8 tickets in 4 choices, seat 0 has kept 4 to 8, not 3
            choices 2 dealt 3 | choices 2 dealt 2 | In 2 choices, seat 0 can have been offered 3 to 4 tickets, not 2
            choices 2 dealt 3 | choices 2 dealt 5 | In 2 choices, seat 0 can have been offered 3 to 4 tickets, not 5
            choices 2 dealt 3 | choices 1 dealt 2 | Of 2 tickets in 1 choice, seat 0 has kept 1 to 2, not 3
            choices 2 dealt 3 | choices 0 dealt 0 | Seat 0 has tickets, so it must have chosen among some
            choices 2 dealt 3 | choices 2 dealt 999 | "dealt" takes one number, 0 to 642
            choices 2 dealt 3 | choices 999 dealt 3 | "choices" takes one number, 0 to 127
            choices 0 dealt 0 | choices 0 dealt 2 | Seat 1 has tickets, so it must have chosen among some
            choices 0 dealt 0 | choices 1 dealt 2 | Of 2 tickets in 1 choice, seat 1 has kept 1 to 2, not 0
            """)
    @Rule(
            value = "ttr.board.tickets-public",
            on = {"ttr-berlin", "ttr-paris"})
    void the_tickets_of_a_seat_fit_what_others_could_count_where_their_number_is_secret(
            String right, String wrong, String problem) {
        Scene scene = Scene.on("berlin", 2)
                .tickets(
                        0,
                        "hauptbahnhof--potsdamer-platz",
                        "hauptbahnhof--unter-den-linden",
                        "alexanderplatz--brandenburger-tor");
        String changed = scene.text().replaceFirst(right, wrong);

        if (problem == null) {
            assertThat(Scene.game("berlin").parseState(changed).actor()).isZero();
        } else {
            assertThatThrownBy(() -> Scene.game("berlin").parseState(changed))
                    .isInstanceOf(NotationException.class)
                    .hasMessageContaining(problem);
        }
    }

    @Test
    void a_ticket_that_a_seat_put_under_the_deck_is_not_one_that_it_kept() {
        Scene scene = Scene.on("berlin", 2)
                .tickets(0, "hauptbahnhof--potsdamer-platz", "hauptbahnhof--unter-den-linden")
                .ticketBottom("alexanderplatz--brandenburger-tor@0");

        assertThatThrownBy(() -> Scene.game("berlin").parseState(scene.text()))
                .hasMessageContaining("Of 2 tickets in 1 choice, seat 0 has kept 1 to 1, not 2");
        assertThat(Scene.game("berlin")
                        .parseState(scene.text().replace("choices 1 dealt 2", "choices 2 dealt 3"))
                        .actor())
                .isZero();
    }

    @Test
    void where_everybody_counts_tickets_a_position_has_no_choices_to_guess_them_from() {
        assertThatThrownBy(() ->
                        Scene.USA.parseState(SCENE.text().replaceFirst("(?m)^(seat 0 .*)$", "$1 choices 1 dealt 3")))
                .hasMessageContaining("\"choices\" and \"dealt\" of seat 0 are for boards");
    }

    @Test
    void before_its_first_choice_a_seat_has_none_behind_it() {
        Play play = Scene.dealt("berlin", 2, 0);
        String text = play.state.position();

        assertThatThrownBy(() ->
                        Scene.game("berlin").parseState(text.replaceFirst("choices 0 dealt 0", "choices 1 dealt 2")))
                .hasMessageContaining("Seat 0 has chosen among tickets 0 times, not 1");
    }

    @Test
    void a_position_with_few_vehicles_before_the_last_round_is_refused() {
        String text =
                Scene.usa(2).routes(1, ClaimingTest.SEVEN_SIXES).lastRound(2).text();
        String fewer = text.replace("vehicles=3 score=105", "vehicles=2 score=106")
                .replace("duluth--helena", "duluth--helena atlanta--nashville");
        assertThat(Scene.USA.parseState(fewer).actor()).isZero();

        assertThatThrownBy(() -> Scene.USA.parseState(fewer.replace("turns-left 2", "turns-left -1")))
                .hasMessageContaining("Seat 1 has 2 vehicles left, so the last round must have begun");
    }

    @Tag("broad")
    @Test
    void a_changed_text_is_refused_in_words_or_is_a_position_that_can_be_played_to_its_end() {
        int refused = 0;
        int played = 0;
        for (int attempt = 0; attempt < Thorough.amount(2_000, 6_000); attempt++) {
            var random = RandomStream.ofSeed(32, attempt, 0);
            String text = changed(somePosition(random), random);
            State state;
            try {
                state = Scene.USA.parseState(text);
            } catch (NotationException expected) {
                refused++;
                continue;
            } catch (RuntimeException unexpected) {
                throw new AssertionError("Attempt " + attempt + ":\n" + text, unexpected);
            }
            assertPlayable(state, random, text);
            played++;
        }
        assertThat(refused).isGreaterThan(Thorough.amount(700, 2_000));
        assertThat(played).isGreaterThan(Thorough.amount(30, 100));
    }

    private static void assertPlayable(State state, RandomStream random, String text) {
        try {
            for (int ply = 0; ply < 40 && state.actor() != State.NOBODY; ply++) {
                state.apply(RandomPlay.next(state, random, random));
                state.checkInvariants();
            }
            for (int seat = 0; seat < state.seats(); seat++) {
                assertThat(state.observe(seat).snapshot()).isNotNull();
            }
        } catch (RuntimeException broken) {
            throw new AssertionError("The position was accepted:\n" + text, broken);
        }
    }

    private static final List<List<String>> POSITIONS = new ArrayList<>();

    /// The text of a position from somewhere in a random game.
    private static List<String> somePosition(RandomStream random) {
        if (POSITIONS.isEmpty()) {
            for (int game = 0; game < Thorough.amount(4, 8); game++) {
                var stream = RandomStream.ofSeed(33, game, 0);
                State state = Scene.start(2 + game % 4).state;
                while (state.actor() != State.NOBODY) {
                    if (state.ply() < 60 || random.below(10) == 0) {
                        POSITIONS.add(state.position().lines().toList());
                    }
                    state.apply(RandomPlay.next(state, stream, stream));
                }
                POSITIONS.add(state.position().lines().toList());
            }
        }
        return POSITIONS.get(random.below(POSITIONS.size()));
    }

    /// Takes over a word of another position, drops or doubles one, or changes a character.
    private static String changed(List<String> lines, RandomStream random) {
        var changed = new ArrayList<>(lines);
        for (int change = 0; change <= random.below(3); change++) {
            int index = random.below(changed.size());
            var words = new ArrayList<>(List.of(changed.get(index).split(" ")));
            int place = random.below(words.size());
            String word = words.get(place);
            switch (random.below(6)) {
                case 0 -> words.remove(place);
                case 1 -> words.add(place, word);
                case 2 -> words.set(place, word.replaceAll("\\d", Integer.toString(random.below(10))));
                case 3 -> words.set(place, word.isEmpty() ? "=" : word.substring(random.below(word.length())));
                case 4 -> {
                    List<String> other =
                            List.of(somePosition(random).get(random.below(9)).split(" "));
                    words.set(place, other.get(random.below(other.size())));
                }
                default -> words.set(place, word + (char) (33 + random.below(94)));
            }
            changed.set(index, String.join(" ", words));
        }
        return String.join("\n", changed);
    }

    private static void assertRefused(String text) {
        assertThatThrownBy(() -> Scene.USA.parseState(text))
                .as(text)
                .isInstanceOf(NotationException.class)
                .hasMessageMatching("(?s).{10,}");
    }
}
