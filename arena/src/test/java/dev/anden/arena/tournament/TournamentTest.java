package dev.anden.arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.anden.arena.Entrant;
import dev.anden.engine.Game;
import dev.anden.engine.GameInfo;
import dev.anden.engine.Player;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.engine.WireTypes;
import dev.anden.players.RandomPlayer;
import dev.anden.testkit.pile.PileGame;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.assertj.core.api.AbstractThrowableAssert;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TournamentTest {
    private static final Player ONE = (observation, random) -> 1;
    private static final Player MOST =
            (observation, random) -> observation.legalAction(observation.legalActionCount() - 1);

    @TempDir
    Path folder;

    private static Entrant entrant(String name, Player player) {
        return new Entrant(name, () -> player);
    }

    /// The same bot, whose choices are counted.
    private static Entrant counted(Entrant bot, AtomicLong choices) {
        Player player = bot.maker().get();
        return entrant(bot.name(), (observation, random) -> {
            choices.incrementAndGet();
            return player.choose(observation, random);
        });
    }

    private static final List<Entrant> BOTS =
            List.of(entrant("one", ONE), entrant("random", new RandomPlayer()), entrant("most", MOST));

    private static Tournament tournament(List<Entrant> bots, int... seats) {
        var fixtures = new ArrayList<Fixture>();
        for (int number : seats) {
            fixtures.add(new Fixture(new PileGame(), new Setup(number), bots));
        }
        return new Tournament(fixtures, 7, Optional.of("random"));
    }

    private static TournamentReport run(Tournament tournament, int threads, Optional<Path> journal)
            throws InterruptedException {
        // A clock that stands still: how long somebody thought is the only thing that is never the same twice.
        return tournament.run(40, threads, journal.map(TournamentTest::kept), blocks -> {}, () -> 0);
    }

    private static JournalFile kept(Path file) {
        return new JournalFile(file, "anden 1");
    }

    @Test
    void who_meets_whom_is_every_choice_of_different_bots() {
        assertThat(new Fixture(new PileGame(), new Setup(2), BOTS).lineUps())
                .containsExactly(List.of(0, 1), List.of(0, 2), List.of(1, 2));
        assertThat(new Fixture(new PileGame(), new Setup(3), BOTS).lineUps()).containsExactly(List.of(0, 1, 2));
        assertThat(new Fixture(new PileGame(), new Setup(4), BOTS).lineUps()).containsExactly(List.of(0, 1, 2, 0));
    }

    @Test
    void who_meets_whom_is_listed_once_however_many_blocks_are_played() {
        var programme =
                new Programme("anden-test 1", List.of(new Fixture(new PileGame(), new Setup(2), BOTS)), 1, List.of());

        assertThat(programme.lineUps(0)).hasSize(3).isSameAs(programme.lineUps(0));
    }

    @Test
    void the_number_of_threads_does_not_show_in_the_report() throws InterruptedException {
        TournamentReport alone = run(tournament(BOTS, 2, 3, 4), 1, Optional.empty());
        TournamentReport together = run(tournament(BOTS, 2, 3, 4), 5, Optional.empty());

        assertThat(together).isEqualTo(alone);
    }

    @Test
    void the_stronger_one_is_ahead_in_wins_and_strength_and_the_anchor_is_at_0() throws InterruptedException {
        TournamentReport.Table table =
                run(tournament(BOTS, 2), 2, Optional.empty()).tables().getFirst();

        TournamentReport.Standing one = table.bots().get(0);
        TournamentReport.Standing random = table.bots().get(1);
        TournamentReport.Standing most = table.bots().get(2);
        assertThat(table.blocks()).isEqualTo(3 * 40);
        assertThat(table.games()).isEqualTo(3 * 40 * 2);
        assertThat(random.strength().value()).isZero();
        assertThat(one.strength().high()).isNegative();
        assertThat(most.strength().low()).isPositive();
        assertThat(most.wins().low()).isGreaterThan(0.5);
        assertThat(one.score().error()).isBetween(0.01, 5.0);
        assertThat(one.rules()).extracting("rule").contains(PileGame.COINS);
        assertThat(table.pairs()).hasSize(6);
        double both = table.pairs().stream()
                .filter(pair -> !pair.bot().equals("random") && !pair.against().equals("random"))
                .mapToDouble(pair -> pair.share().value())
                .sum();
        assertThat(both).isCloseTo(1, within(1e-12));
    }

    @Test
    void a_deal_played_from_every_seat_favours_nobody() throws InterruptedException {
        TournamentReport.Table table = tableOf(2, entrant("most", MOST), entrant("same", MOST));

        assertThat(table.pairs().getFirst().share().value()).isEqualTo(0.5);
        assertThat(table.bots().getFirst().score().value())
                .isEqualTo(table.bots().getLast().score().value());
    }

    @Test
    void what_was_stopped_goes_on_and_comes_to_the_same() throws IOException, InterruptedException {
        Path whole = folder.resolve("whole");
        Path torn = folder.resolve("torn");
        TournamentReport expected = run(tournament(BOTS, 2, 3), 2, Optional.of(whole));
        byte[] bytes = Files.readAllBytes(whole);
        for (int length : new int[] {bytes.length / 3, bytes.length / 2, bytes.length - 1, bytes.length}) {
            Files.write(torn, java.util.Arrays.copyOf(bytes, length));
            var played = new AtomicLong();
            List<Entrant> bots = BOTS.stream().map(bot -> counted(bot, played)).toList();

            assertThat(run(tournament(bots, 2, 3), 3, Optional.of(torn))).isEqualTo(expected);
            assertThat(played.get() == 0).as("choices after %d bytes", length).isEqualTo(length == bytes.length);
            assertThat(Files.readAllLines(torn)).hasSameSizeAs(Files.readAllLines(whole));
        }
    }

    @Test
    void a_journal_of_something_else_or_one_that_is_damaged_is_refused() throws IOException, InterruptedException {
        Path journal = folder.resolve("journal");
        run(tournament(BOTS, 2), 1, Optional.of(journal));

        assertThatExceptionOfType(JournalException.class)
                .isThrownBy(() -> run(tournament(BOTS, 3), 1, Optional.of(journal)))
                .withMessage(("The journal %s is of another call: it has \"game pile rules 1 seats 2\" where this one"
                                + " has \"game pile rules 1 seats 3\"; make the same call as then, or name another"
                                + " file")
                        .formatted(journal));
        String text = Files.readString(journal);
        Files.writeString(journal, text.replaceFirst("block 0 1", "block 0 2"));
        assertThatExceptionOfType(JournalException.class)
                .isThrownBy(() -> run(tournament(BOTS, 2), 1, Optional.of(journal)))
                .withMessageStartingWith("The journal %s is damaged in line ".formatted(journal));
        Files.writeString(journal, text.replaceFirst("anden-tournament 1", "anden-sprt 1"));
        assertThatExceptionOfType(JournalException.class)
                .isThrownBy(() -> run(tournament(BOTS, 2), 1, Optional.of(journal)))
                .withMessage(
                        ("The journal %s is of another kind of experiment: it begins with \"anden-sprt 1\", and that"
                                        + " of this one with \"anden-tournament 1\"; name another file")
                                .formatted(journal));
        Files.writeString(journal, "shopping list\n");
        assertThatExceptionOfType(JournalException.class)
                .isThrownBy(() -> run(tournament(BOTS, 2), 1, Optional.of(journal)))
                .withMessage("%s isn't a journal; its first line would be \"anden-tournament 1\"".formatted(journal));
        assertThat(Files.readString(journal)).isEqualTo("shopping list\n");
    }

    @Test
    void a_journal_of_more_or_fewer_bots_or_of_a_bot_that_was_changed_is_refused() throws InterruptedException {
        Path journal = folder.resolve("journal");
        List<Entrant> two = BOTS.subList(1, 3);
        run(tournament(two, 2), 1, Optional.of(journal));

        assertRefused(journal, tournament(List.of(BOTS.get(1), BOTS.get(2), BOTS.get(0)), 2))
                .hasMessageContaining("it hasn't \"bot one\", which this one has; ");
        var changed = new Entrant("most", "1a2b", () -> MOST);
        assertRefused(journal, tournament(List.of(BOTS.get(1), changed), 2))
                .hasMessageContaining("it has \"bot most\" where this one has \"bot most 1a2b\"; ");
        Path other = folder.resolve("other");
        run(tournament(List.of(BOTS.get(1), BOTS.get(2), BOTS.get(0)), 2), 1, Optional.of(other));
        assertRefused(other, tournament(two, 2)).hasMessageContaining("it has \"bot one\", which this one hasn't; ");
    }

    @Test
    void a_journal_of_another_program_or_of_one_that_didnt_say_which_it_is_is_refused()
            throws IOException, InterruptedException {
        Path journal = folder.resolve("journal");
        run(tournament(BOTS, 2), 1, Optional.of(journal));
        String text = Files.readString(journal);

        Files.writeString(journal, text.replaceFirst("program anden 1", "program anden 0"));
        assertRefused(journal, tournament(BOTS, 2))
                .hasMessage(
                        "The journal %s was begun by another program, anden 0, and this is anden 1, which may choose"
                                + " otherwise; go on with that one, or name another file",
                        journal);
        Files.writeString(journal, text.replaceFirst("program anden 1\n", ""));
        assertRefused(journal, tournament(BOTS, 2)).hasMessageContaining(" was begun by an earlier program, ");
    }

    @Test
    void a_journal_of_a_game_whose_file_was_changed_is_refused_and_one_of_the_same_file_is_not()
            throws InterruptedException {
        Path journal = folder.resolve("journal");
        run(tournamentOf(new OwnPile("1a2b3c4d")), 1, Optional.of(journal));
        run(tournamentOf(new OwnPile("1a2b3c4d")), 1, Optional.of(journal));

        assertRefused(journal, tournamentOf(new OwnPile("5e6f7a8b")))
                .hasMessageContaining("it has \"game pile rules 1 file 1a2b3c4d seats 2\" where this one has"
                        + " \"game pile rules 1 file 5e6f7a8b seats 2\"; ");
        assertRefused(journal, tournament(BOTS, 2)).hasMessageContaining("\"game pile rules 1 seats 2\"; ");
    }

    private static Tournament tournamentOf(Game game) {
        return new Tournament(List.of(new Fixture(game, new Setup(2), BOTS)), 7, Optional.of("random"));
    }

    /// The pile as if it were made from somebody's file.
    private record OwnPile(String checksum) implements Game {
        private static final Game PILE = new PileGame();

        @Override
        public GameInfo info() {
            return PILE.info();
        }

        @Override
        public State newState(Setup setup) {
            return PILE.newState(setup);
        }

        @Override
        public Record board() {
            return PILE.board();
        }

        @Override
        public State parseState(String text) {
            return PILE.parseState(text);
        }

        @Override
        public WireTypes wireTypes() {
            return PILE.wireTypes();
        }
    }

    private static AbstractThrowableAssert<?, ? extends Throwable> assertRefused(Path journal, Tournament tournament) {
        return assertThatThrownBy(() -> run(tournament, 1, Optional.of(journal)))
                .isInstanceOf(JournalException.class);
    }

    @Test
    void who_won_or_lost_everything_has_wilsons_interval_for_as_many_deals() throws InterruptedException {
        Player least = (observation, random) -> observation.legalAction(0);
        TournamentReport.Table table = tableOf(2, entrant("most", MOST), entrant("least", least));

        Estimate wins = table.bots().getFirst().wins();
        assertThat(table.deals()).isEqualTo(10);
        assertThat(wins.method()).isEqualTo(Estimate.Method.WILSON);
        assertThat(wins.value()).isEqualTo(1);
        assertThat(wins.low()).isCloseTo(0.722, within(0.001));
        assertThat(wins.high()).isEqualTo(1);
        assertThat(table.pairs().getLast().share().value()).isZero();
        assertThat(table.pairs().getLast().share().high()).isCloseTo(0.278, within(0.001));
        assertThat(table.bots().getFirst().score().method()).isEqualTo(Estimate.Method.BOOTSTRAP);
    }

    @Test
    void who_wins_every_game_from_two_places_of_four_has_half_of_the_wins_and_wilsons_interval()
            throws InterruptedException {
        Player least = (observation, random) -> observation.legalAction(0);
        TournamentReport.Table table = tableOf(4, entrant("most", MOST), entrant("least", least));

        Estimate wins = table.bots().getFirst().wins();
        assertThat(wins.method()).isEqualTo(Estimate.Method.WILSON);
        assertThat(wins.value()).isEqualTo(0.5);
        assertThat(wins.low()).isCloseTo(0.722 / 2, within(0.001));
        assertThat(wins.high()).isEqualTo(0.5);
        assertThat(table.bots().getLast().wins().high()).isCloseTo(0.278 / 2, within(0.001));
    }

    @Test
    void who_won_everything_is_at_least_as_strong_as_wilsons_interval_says_and_nothing_limits_it()
            throws InterruptedException {
        Player least = (observation, random) -> observation.legalAction(0);
        TournamentReport.Table table = tableOf(2, entrant("most", MOST), entrant("least", least));

        Estimate anchor = table.bots().getFirst().strength();
        assertThat(anchor).isEqualTo(new Estimate(0, 0, 0, 0, Estimate.Method.BOOTSTRAP));
        // Everything of ten deals is at least 72.2 %, so the other one gets at most 27.8 %.
        Estimate weaker = table.bots().getLast().strength();
        assertThat(weaker.method()).isEqualTo(Estimate.Method.WILSON);
        assertThat(weaker.hasOpenEnd()).isTrue();
        assertThat(weaker.value()).isCloseTo(-645, within(1.0));
        assertThat(weaker.high()).isCloseTo(400 * Math.log10(0.2775 / 0.7225), within(1.0));
        assertThat(weaker.low()).isEqualTo(Double.NEGATIVE_INFINITY);
    }

    @Test
    void a_game_counts_once_for_a_bot_however_many_places_it_has() throws InterruptedException {
        for (int seats = 2; seats <= 4; seats++) {
            TournamentReport.Table table = tableOf(seats, entrant("most", MOST), entrant("one", ONE));

            assertThat(table.games()).isEqualTo(10L * seats);
            assertThat(table.bots()).as("%d seats", seats).allMatch(bot -> bot.games() == table.games());
            assertThat(table.pairs()).as("%d seats", seats).allMatch(pair -> pair.games() == table.games());
            assertThat(table.bots().getFirst().turns()).isBetween(1.0, 20.0);
        }
    }

    @Test
    void deals_that_all_brought_the_same_leave_it_open_what_others_would() throws InterruptedException {
        TournamentReport.Table table = tableOf(2, entrant("most", MOST), entrant("same", MOST));

        for (Estimate share :
                List.of(table.bots().getFirst().wins(), table.pairs().getFirst().share())) {
            assertThat(share.method()).isEqualTo(Estimate.Method.WILSON);
            assertThat(share.value()).isEqualTo(0.5);
            assertThat(share.low()).isCloseTo(0.361, within(0.001));
            assertThat(share.high()).isCloseTo(0.639, within(0.001));
        }
    }

    /// Ten blocks.
    private static TournamentReport.Table tableOf(int seats, Entrant... bots) throws InterruptedException {
        return new Tournament(
                        List.of(new Fixture(new PileGame(), new Setup(seats), List.of(bots))), 7, Optional.empty())
                .run(10, 1, Optional.empty(), blocks -> {}, () -> 0)
                .tables()
                .getFirst();
    }

    @Test
    void what_cannot_be_compared_is_refused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> tournament(BOTS.subList(0, 1), 2))
                .withMessage("A comparison needs at least two bots, not 1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> tournament(List.of(BOTS.get(0), BOTS.get(0)), 2))
                .withMessage("The bot one is named twice; a comparison is between different bots");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Tournament(
                        List.of(new Fixture(new PileGame(), new Setup(2), BOTS)), 1, Optional.of("nobody")))
                .withMessage("The anchor nobody isn't one of the bots: one, random, most");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> tournament(BOTS, 2).run(0, 1, Optional.empty(), blocks -> {}, () -> 0))
                .withMessageStartingWith("The number of blocks must be from 1 to ");
    }
}
