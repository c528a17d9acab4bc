package dev.anden.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.anden.engine.Dealer;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.Phrase;
import dev.anden.engine.Player;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.players.RandomPlayer;
import dev.anden.testkit.RandomEdits;
import dev.anden.testkit.pile.PileGame;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ReplayTest {
    private static final int HEADER_LINES = 9;
    private static final int EDITED = Integer.getInteger("anden.attack.files", 2_000);

    private final PileGame game = new PileGame();
    private final GameCatalog catalog = new GameCatalog(List.of(game));
    private final Replay replay = played();
    private final String text = ReplayWriter.write(game, replay);

    private Replay played() {
        var match = new Match(game, new Setup(2));
        match.play(new Player[] {new RandomPlayer(), new RandomPlayer()}, 5, 3, true);
        return Replay.of(
                game,
                new Setup(2),
                Optional.of(new Replay.Series(5, 3)),
                List.of("random", "a player with spaces"),
                match.log());
    }

    private String replaced(int line, String with) {
        var lines = new java.util.ArrayList<>(text.lines().toList());
        lines.set(line - 1, with);
        return String.join("\n", lines) + "\n";
    }

    @Test
    void what_was_written_is_read_again() {
        ReplayReading reading = ReplayReader.read(catalog, text);

        assertThat(reading.problem()).isEmpty();
        assertThat(reading.replay()).isEqualTo(replay);
        assertThat(reading.game()).isSameAs(game);
        assertThat(replay.totals()).isPresent();
    }

    @Test
    void when_it_was_played_is_read_again_and_what_cannot_be_a_time_is_refused() {
        var span = new Replay.Span(
                Instant.parse("2026-11-20T17:12:00Z").toEpochMilli(),
                Instant.parse("2026-11-20T18:03:11.250Z").toEpochMilli());
        String timed = ReplayWriter.write(game, replay.playedIn(span));

        assertThat(timed).contains("\nplayed 2026-11-20T17:12:00Z 2026-11-20T18:03:11.250Z\n");
        assertThat(ReplayReader.read(catalog, timed).replay()).isEqualTo(replay.playedIn(span));
        for (String wrong : List.of("yesterday", "2026-11-20T18:03:11Z", "2026-13-20T17:12:00Z 2026-11-20T18:03:11Z")) {
            assertRefused(timed.replaceFirst("played .*", "played " + wrong), "Line 7: expected \"played\"");
        }
        assertRefused(
                timed.replaceFirst("played .*", "played 2026-11-20T18:03:11Z 2026-11-20T17:12:00Z"),
                "Line 7: expected \"played\" and when the game began and ended");
    }

    @Test
    void who_came_and_went_stands_before_the_ply_where_it_was_and_is_read_again() {
        Replay told = replay.with(List.of(
                new CompanyNote(0, 0, CompanyNote.Kind.HANDED_OVER, List.of("chance", "absent")),
                new CompanyNote(2, 0, CompanyNote.Kind.CAME_BACK, List.of()),
                new CompanyNote(2, 1, CompanyNote.Kind.RESIGNED, List.of("greedy"))));

        String written = ReplayWriter.write(game, told);

        List<String> lines = written.lines().toList();
        assertThat(lines.get(HEADER_LINES)).isEqualTo("seat 0 handed-over chance absent");
        assertThat(lines.subList(HEADER_LINES + 3, HEADER_LINES + 5))
                .containsExactly("seat 0 came-back", "seat 1 resigned greedy");
        assertThat(ReplayReader.read(catalog, written).problem()).isEmpty();
        assertThat(ReplayReader.read(catalog, written).replay()).isEqualTo(told);
    }

    @Test
    void how_a_game_was_ended_early_stands_before_its_result() {
        int[] codes =
                replay.codes().stream().mapToInt(Integer::intValue).limit(6).toArray();
        Replay left = Replay.of(game, new Setup(2), Optional.empty(), List.of(), codes)
                .with(List.of(new CompanyNote(6, 1, CompanyNote.Kind.AGREED_TO_END, List.of())));

        String written = ReplayWriter.write(game, left);

        assertThat(written).endsWith("seat 1 agreed-to-end\nresult unfinished\n");
        assertThat(ReplayReader.read(catalog, written).replay()).isEqualTo(left);
    }

    @Test
    void what_cannot_have_happened_to_a_seat_is_named() {
        for (String wrong : List.of(
                "seat 2 came-back",
                "seat 0 resigned",
                "seat 0 fell-asleep",
                "seat 0 came-back A",
                "seat 0 handed-over chance absent A",
                "seat 0 resigned" + " a".repeat(100_000))) {
            String spoilt = replaced(HEADER_LINES + 2, wrong);

            assertThat(ReplayReader.read(catalog, spoilt).problem().map(Phrase::toString))
                    .contains("Line 11: expected \"seat\", its number and what happened to it,"
                            + " such as \"seat 1 came-back\", found \"" + wrong + "\"");
        }
        String late = text.replace("\nresult", "\nseat 0 came-back\nresult");
        assertThat(ReplayReader.read(catalog, late)
                        .problem()
                        .map(Phrase::toString)
                        .orElseThrow())
                .endsWith("the game is over; expected its result, found \"seat 0 came-back\"");
    }

    @Test
    void a_replay_can_be_looked_at_in_any_place() {
        assertThat(replay.stateAt(game, 0).ply()).isZero();
        assertThat(replay.stateAt(game, 4).ply()).isEqualTo(4);
        assertThat(replay.stateAt(game, replay.codes().size()).actor()).isEqualTo(State.NOBODY);
    }

    @Test
    void a_file_cut_anywhere_is_known_as_such_and_the_plies_before_are_kept() {
        int header = text.indexOf("\n\n") + 2;
        for (int length = header; length < text.length() - 1; length++) {
            ReplayReading reading = ReplayReader.read(catalog, text.substring(0, length));

            List<Integer> codes = reading.replay().codes();
            assertThat(reading.problem()).as("cut after %d characters", length).isPresent();
            assertThat(codes).isEqualTo(replay.codes().subList(0, codes.size()));
        }
    }

    @Test
    void a_file_edited_at_random_is_read_or_refused_and_nothing_else() {
        long seed = Long.getLong("anden.attack.seed", System.nanoTime());
        var edits = new RandomEdits(seed);
        for (int number = 0; number < EDITED; number++) {
            String edited = edits.of(text);
            try {
                assertThat(ReplayReader.read(catalog, edited).replay().game()).isEqualTo(replay.game());
            } catch (ReplayException refused) {
                assertThat(refused.getMessage()).isNotBlank();
            } catch (RuntimeException failure) {
                throw new AssertionError("-Danden.attack.seed=%d, %s".formatted(seed, edited), failure);
            }
        }
    }

    @Test
    void a_file_cut_in_half_says_where() {
        ReplayReading reading = ReplayReader.read(catalog, text.substring(0, text.indexOf("take") + 10));

        assertThat(reading.problem().map(Phrase::toString))
                .contains("Line 12: the file ends after 2 plies; a replay ends with its result");
        assertThat(reading.replay().codes()).hasSize(2);
    }

    @Test
    void a_game_left_unfinished_is_a_replay_as_well() {
        int[] codes =
                replay.codes().stream().mapToInt(Integer::intValue).limit(6).toArray();
        Replay left = Replay.of(game, new Setup(2), Optional.empty(), List.of(), codes);
        String written = ReplayWriter.write(game, left);

        assertThat(written).endsWith("result unfinished\n");
        assertThat(ReplayReader.read(catalog, written).problem()).isEmpty();
    }

    @Test
    void an_action_that_is_not_legal_is_named_with_its_rule() {
        ReplayReading reading = ReplayReader.read(catalog, replaced(HEADER_LINES + 2, "take 9"));

        assertThat(reading.problem().map(Phrase::toString))
                .contains("Line 11, ply 1: seat 0 may not \"take 9\", by the rule pile.take");
    }

    @Test
    void an_outcome_that_cannot_happen_is_named() {
        ReplayReading reading = ReplayReader.read(catalog, replaced(HEADER_LINES + 1, "worth 9"));

        assertThat(reading.problem().map(Phrase::toString))
                .contains("Line 10, ply 0: chance can't bring \"worth 9\" here");
    }

    @Test
    void a_line_that_cannot_be_read_is_named() {
        ReplayReading reading = ReplayReader.read(catalog, replaced(HEADER_LINES + 2, "grab 1"));

        assertThat(reading.problem().map(Phrase::toString))
                .contains("Line 11, ply 1: \"grab 1\" is not take and a number");
    }

    @Test
    void a_wrong_result_is_named() {
        int last = (int) text.lines().count();

        ReplayReading reading = ReplayReader.read(catalog, replaced(last, "result 1000 0"));

        assertThat(reading.problem().map(Phrase::toString))
                .hasValueSatisfying(problem -> assertThat(problem)
                        .startsWith("Line " + last + ": the plies give")
                        .endsWith("not \"result 1000 0\""));
    }

    @Test
    void a_hash_between_the_plies_is_checked() {
        String hash = "hash %016x".formatted(replay.stateAt(game, 1).hash());
        String ply = text.lines().toList().get(HEADER_LINES);

        String right = replaced(HEADER_LINES + 1, ply + "\n" + hash);
        String wrong = replaced(HEADER_LINES + 1, ply + "\nhash 0000000000000000");

        assertThat(ReplayReader.read(catalog, right).problem()).isEmpty();
        assertThat(ReplayReader.read(catalog, wrong).problem().map(Phrase::toString))
                .hasValueSatisfying(problem -> assertThat(problem).startsWith("Line 11: the position has the hash"));
    }

    @Test
    void a_header_that_does_not_make_sense_is_refused_with_its_line() {
        assertRefused("hello\n", "This isn't a recorded game; those begin with the line \"anden-replay 1\"");
        assertRefused("", "This isn't a recorded game; those begin with the line \"anden-replay 1\"");
        assertRefused("anden-replay 1\ngame pile\n", "Line 2: the file ends inside its header");
        assertRefused(replaced(2, "game chess"), "Line 2: There is no game \"chess\"; there are: pile");
        assertRefused(replaced(3, "rules 77"), "Line 3: the game was played by rules version 77 of pile");
        assertRefused(replaced(4, "seats 9"), "Line 4: pile is for 2 to 4 players, not 9");
        assertRefused(replaced(4, "seats many"), "Line 4: expected a number, found \"many\"");
        assertRefused(replaced(6, "seed of mine"), "Line 6: expected \"seed\"");
        assertRefused(replaced(6, "seed 9999999999999999999 game 0"), "Line 6: expected \"seed\"");
        assertRefused(replaced(6, "seed 1 game 9999999999999999999"), "Line 6: expected \"seed\"");
        assertRefused(replaced(7, "player 1 random"), "Line 7: expected \"player 0\" and a name");
        assertRefused(replaced(7, "colour red"), "Line 7: a header has no line \"colour\"");
        assertRefused(replaced(5, "seats 2"), "Line 5: \"seats\" is given twice");
        assertRefused(replaced(4, "seed 1 game 1"), "Line 6: \"seed\" is given twice");
    }

    @Test
    void an_option_that_the_game_does_not_have_is_refused_with_its_line() {
        assertRefused(replaced(5, "option last gold"), "Line 5: The option last is one of bonus, plain, not \"gold\"");
        assertRefused(replaced(5, "option first bonus"), "Line 5: pile has no option \"first\"; it has last");
        assertRefused(replaced(5, "option last"), "Line 5: expected \"option\", a name and a value");
        assertRefused(replaced(6, "option last plain"), "Line 6: the option \"last\" is given twice");
    }

    @Test
    void the_options_of_a_game_are_kept() {
        Setup plain = Setup.of(game.info(), 2, Map.of("last", "plain"));
        int[] codes = replay.codes().stream().mapToInt(Integer::intValue).toArray();
        Replay other = Replay.of(game, plain, Optional.empty(), List.of(), codes);
        String written = ReplayWriter.write(game, other);

        assertThat(written).contains("seats 2\noption last plain\n");
        assertThat(ReplayReader.read(catalog, written).replay()).isEqualTo(other);
        assertThat(other.totals()).isNotEqualTo(replay.totals());
    }

    @Test
    void a_file_without_options_was_played_with_the_standard_ones() {
        ReplayReading reading = ReplayReader.read(catalog, text.replace("option last bonus\n", ""));

        assertThat(reading.problem()).isEmpty();
        assertThat(reading.replay()).isEqualTo(replay);
    }

    private void assertRefused(String wrong, String message) {
        assertThatExceptionOfType(ReplayException.class)
                .isThrownBy(() -> ReplayReader.read(catalog, wrong))
                .withMessageStartingWith(message);
    }

    @Test
    void a_game_that_goes_on_from_another_one_says_so_and_only_its_own_chance_is_of_its_seed() {
        int half = replay.codes().size() / 2;
        Replay branch = branchAt(half);
        String written = ReplayWriter.write(game, branch);

        assertThat(written).contains("\nbranch " + half + "\n");
        assertThat(ReplayReader.read(catalog, written).replay()).isEqualTo(branch);
        assertThat(ReplayReader.verify(catalog, written).problem()).isEmpty();
        assertThat(ChanceCheck.firstDifference(game, branch)).isEmpty();
        assertThat(ChanceCheck.outcomes(game, branch)).isBetween(1, ChanceCheck.outcomes(game, replay) - 1);
        String honest = written.replace("branch " + half, "branch 1");
        assertThat(ReplayReader.verify(catalog, honest).problem()).isPresent();
        assertThat(ChanceCheck.firstDifference(game, branch.branchedAt(0))).isPresent();
    }

    @Test
    void a_branch_cannot_have_more_of_the_other_game_than_it_has_itself() {
        String written = ReplayWriter.write(game, branchAt(2)).replace("branch 2", "branch 999");

        assertThat(ReplayReader.read(catalog, written).problem().orElseThrow().toString())
                .contains("its first 999 can't be from another game");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> replay.branchedAt(replay.codes().size() + 1));
    }

    /// The first plies of the replay, and then a game of another seed.
    private Replay branchAt(int plies) {
        var origin = new Replay.Series(77, 1);
        Dealer dealer = origin.dealer();
        State state = game.newState(replay.setup());
        var codes = new ArrayList<Integer>();
        while (state.actor() != State.NOBODY) {
            int dealt = state.actor() == State.CHANCE ? dealer.deal(state) : state.legalAction(0);
            int code = codes.size() < plies ? replay.codes().get(codes.size()) : dealt;
            codes.add(code);
            state.apply(code);
        }
        int[] all = codes.stream().mapToInt(Integer::intValue).toArray();
        return Replay.of(game, replay.setup(), Optional.of(origin), replay.players(), all)
                .branchedAt(plies);
    }

    @Test
    void chance_can_be_checked_against_the_seed() {
        var forged = new Replay(
                replay.game(),
                1,
                replay.setup(),
                Optional.of(new Replay.Series(6, 3)),
                Optional.empty(),
                List.of(),
                replay.codes(),
                0,
                List.of(),
                replay.totals());

        assertThat(ChanceCheck.firstDifference(game, replay)).isEmpty();
        assertThat(ChanceCheck.firstDifference(game, forged)).isPresent();
    }
}
