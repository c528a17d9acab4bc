package dev.anden.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.ClientMessage.Silence;
import dev.anden.protocol.NewContribution;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TableStatus;
import dev.anden.protocol.TimeControl;
import dev.anden.protocol.account.Farewell;
import dev.anden.protocol.account.Person;
import dev.anden.protocol.account.SignIn;
import dev.anden.protocol.talk.SilenceKind;
import dev.anden.protocol.talk.Whom;
import dev.anden.protocol.tournament.GameOutcome;
import dev.anden.protocol.tournament.NewRound;
import dev.anden.protocol.tournament.NewTournament;
import dev.anden.protocol.tournament.TournamentInfo;
import dev.anden.protocol.tournament.TournamentInfo.Entrant;
import dev.anden.protocol.tournament.TournamentInfo.TournamentGame;
import dev.anden.protocol.tournament.TournamentInfo.TournamentPlayer;
import dev.anden.protocol.tournament.TournamentList;
import dev.anden.protocol.tournament.TournamentList.TournamentGlance;
import dev.anden.protocol.tournament.TournamentStatus;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.OneServer;
import dev.anden.server.testing.Polling;
import dev.anden.server.testing.Together;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// People play one another by rounds.
@Tag("store")
class TournamentTest {
    private static final TimeControl SLOW =
            new TimeControl.Correspondence(Duration.ofDays(1).toMillis());
    private static final TimeControl LIVE =
            new TimeControl.Live(Duration.ofMinutes(10).toMillis(), 0);

    @RegisterExtension
    static final OneServer SERVER = new OneServer();

    @Test
    void rounds_by_correspondence_begin_by_themselves_and_the_tournament_ends_behind_the_last() {
        Guest eva = SERVER.guest().named("Eva");
        Guest ana = SERVER.guest().named("Ana");
        Guest bea = SERVER.guest().named("Bea");
        String cup = create(eva, wish(2, 2, SLOW)).id();
        enter(ana, cup);
        enter(bea, cup);

        TournamentInfo begun = begin(eva, cup, 1);
        assertThat(begun.status()).isEqualTo(TournamentStatus.PLAYING);
        String table = begun.games().getFirst().table().orElseThrow();
        assertThat(tables(eva)).as("the host, who doesn't play").isEmpty();
        assertThat(tables(ana)).containsExactly(table);
        awaitPlaying(table, ana, bea);
        try (LiveClient first = ana.watch(table);
                LiveClient second = bea.watch(table)) {
            Together.run(first::playToTheEnd, second::playToTheEnd);
        }
        TournamentInfo second = awaitRound(ana, cup, 2);
        TableInfo over = ana.table(table);
        TournamentGame counted = game(second, 1);
        assertThat(counted.outcome()).isEqualTo(GameOutcome.COUNTED);
        assertThat(counted.players().stream()
                        .map(player -> player.points().orElseThrow())
                        .mapToDouble(Double::doubleValue)
                        .sum())
                .isEqualTo(1);
        for (Guest one : List.of(ana, bea)) {
            TournamentPlayer player = player(one, cup, 1);
            int seat = one.table(table).you().orElseThrow();
            assertThat(player.score())
                    .contains(over.result().orElseThrow().scores().get(seat));
            List<Integer> ranks = over.result().orElseThrow().ranks();
            boolean level = ranks.getFirst().equals(ranks.getLast());
            assertThat(player.points()).contains(level ? 0.5 : ranks.get(seat) == 1 ? 1.0 : 0.0);
        }

        String next = game(second, 2).table().orElseThrow();
        awaitPlaying(next, ana, bea);
        Duel.end(ana.watch(next), bea.watch(next));

        TournamentInfo end = await(ana, cup, one -> one.status() == TournamentStatus.OVER);
        assertThat(game(end, 2).outcome()).isEqualTo(GameOutcome.VOID);
        assertThat(end.entrants()).extracting(Entrant::place).first().isEqualTo(1);
        assertThat(end.entrants()).extracting(Entrant::points).isSortedAccordingTo(Comparator.reverseOrder());
        assertThat(end.entrants().stream().mapToDouble(Entrant::points).sum()).isEqualTo(1);
        assertThat(end.entrants()).extracting(Entrant::games).containsExactly(1, 1);
    }

    @Test
    void with_live_clocks_the_host_has_each_round_begin_and_can_go_on_without_games_that_are_not_over() {
        Guest ana = SERVER.guest().named("Ana");
        Guest bea = SERVER.guest().named("Bea");
        Guest cleo = SERVER.guest().named("Cleo");
        String cup = create(ana, wish(2, 2, LIVE)).id();
        List.of(ana, bea, cleo).forEach(one -> enter(one, cup));

        TournamentInfo begun = begin(ana, cup, 1);
        assertThat(begun.games()).hasSize(2);
        TournamentGame rest = begun.games().stream()
                .filter(game -> game.table().isEmpty())
                .findFirst()
                .orElseThrow();
        assertThat(rest.outcome()).isEqualTo(GameOutcome.COUNTED);
        assertThat(rest.players()).extracting(TournamentPlayer::points).containsExactly(Optional.of(1.0));
        assertThat(begun.settled()).isFalse();
        assertThat(begun.itself()).isFalse();
        assertThat(begin(ana, cup, 1)).as("sent again").isEqualTo(begun);
        assertRefused(tryToBegin(ana, cup, new NewRound(2, Optional.empty())), 409, "round-goes-on");
        assertRefused(tryToBegin(bea, cup, new NewRound(2, Optional.of(true))), 403, "not-tournament-host");
        assertRefused(tryToBegin(ana, cup, new NewRound(3, Optional.of(true))), 400, "bad-rounds");

        TournamentInfo second = read(tryToBegin(ana, cup, new NewRound(2, Optional.of(true))));
        assertThat(second.round()).isEqualTo(2);
        assertThat(second.games().stream().filter(game -> game.round() == 1).map(TournamentGame::outcome))
                .containsExactlyInAnyOrder(GameOutcome.COUNTED, GameOutcome.VOID);
        assertThat(second.games().stream()
                        .filter(game -> game.round() == 2 && game.table().isEmpty())
                        .map(TournamentGame::players))
                .as("somebody else rests")
                .doesNotContain(rest.players());

        TournamentInfo over = read(tryToBegin(ana, cup, new NewRound(3, Optional.of(true))));
        assertThat(over.status()).isEqualTo(TournamentStatus.OVER);
        assertThat(read(tryToBegin(ana, cup, new NewRound(3, Optional.of(true)))))
                .isEqualTo(over);
        assertRefused(
                SERVER.guest().post("/api/tournaments/%s/entrants".formatted(cup), List.of()), 409, "tournament-over");
    }

    @Test
    void bots_sit_where_people_are_missing() {
        Guest ana = SERVER.guest().named("Ana");
        Guest bea = SERVER.guest().named("Bea");
        String cup = create(ana, wish(4, 1, SLOW)).id();
        List.of(ana, bea).forEach(one -> enter(one, cup));

        String table = begin(ana, cup, 1).games().getFirst().table().orElseThrow();

        assertThat(ana.table(table).seats())
                .filteredOn(seat -> seat.bot().equals("daydreamer"))
                .hasSize(2);
        assertThat(ana.table(table).rated()).isFalse();
        assertThat(ana.table(table).tournament()).contains(cup);
        assertThat(SERVER.guest().ask("/api/tables", TableInfo[].class))
                .as("nobody finds it in the lobby")
                .noneMatch(found -> found.id().equals(table));
    }

    @Test
    void whoever_leaves_before_it_begins_was_never_there_and_whoever_leaves_later_plays_no_further_round() {
        Guest ana = SERVER.guest().named("Ana");
        Guest bea = SERVER.guest().named("Bea");
        Guest cleo = SERVER.guest().named("Cleo");
        String cup = create(ana, wish(2, 3, SLOW)).id();
        List.of(ana, bea, cleo).forEach(one -> enter(one, cup));
        assertThat(enter(bea, cup).you()).as("enters again").contains(2);
        assertRefused(leave(bea, cup, 3), 403, "not-tournament-host");
        assertRefused(leave(ana, cup, 9), 404, "no-such-entrant");

        assertThat(read(leave(cleo, cup, 3)).entrants())
                .extracting(Entrant::name)
                .containsExactly("Ana", "Bea");
        assertThat(enter(cleo, cup).you()).contains(3);
        assertThat(read(leave(ana, cup, 3)).entrants()).as("sent away").hasSize(2);

        begin(ana, cup, 1);
        assertRefused(cleo.post("/api/tournaments/%s/entrants".formatted(cup), List.of()), 409, "tournament-begun");
        TournamentInfo withdrawn = read(leave(bea, cup, 2));
        assertThat(withdrawn.entrants())
                .filteredOn(Entrant::withdrawn)
                .extracting(Entrant::name)
                .containsExactly("Bea");

        TournamentInfo over = read(tryToBegin(ana, cup, new NewRound(2, Optional.of(true))));
        assertThat(over.status()).as("nobody is left to play").isEqualTo(TournamentStatus.OVER);
        assertRefused(leave(ana, cup, 1), 409, "tournament-over");
    }

    @Test
    void a_tournament_that_is_called_off_is_gone_before_it_begins_and_over_later() {
        Guest ana = SERVER.guest().named("Ana");
        Guest bea = SERVER.guest().named("Bea");
        String first = create(ana, wish(2, 1, SLOW)).id();
        assertRefused(bea.delete("/api/tournaments/" + first), 403, "not-tournament-host");
        assertThat(ana.delete("/api/tournaments/" + first).statusCode()).isEqualTo(200);
        assertRefused(ana.get("/api/tournaments/" + first), 404, "no-such-tournament");

        String second = create(ana, wish(2, 1, SLOW)).id();
        List.of(ana, bea).forEach(one -> enter(one, second));
        String table = begin(ana, second, 1).games().getFirst().table().orElseThrow();
        assertThat(ana.delete("/api/tournaments/" + second).statusCode()).isEqualTo(200);
        TournamentInfo over = find(bea, second);
        assertThat(over.status()).isEqualTo(TournamentStatus.OVER);
        assertThat(over.games()).extracting(TournamentGame::outcome).containsExactly(GameOutcome.VOID);
        assertThat(bea.table(table).status()).as("its game goes on").isIn(TableStatus.OPEN, TableStatus.PLAYING);
    }

    @Test
    void what_cannot_be_is_refused_with_a_sentence() {
        Guest ana = SERVER.guest().named("Ana");
        assertRefused(tryToCreate(ana, wish("chess", 2, 1, SLOW)), 404, "unknown-game");
        assertRefused(tryToCreate(ana, wish(2, 0, SLOW)), 400, "bad-rounds");
        assertRefused(tryToCreate(ana, wish(2, 10, SLOW)), 400, "bad-rounds");
        assertRefused(tryToCreate(ana, wish(1, 1, SLOW)), 400, "bad-seats");
        assertRefused(tryToCreate(ana, wish(5, 1, SLOW)), 400, "bad-seats");
        assertRefused(tryToCreate(ana, wish(Integer.MAX_VALUE, 1, SLOW)), 400, "bad-seats");
        assertRefused(tryToCreate(ana, wish(2, 1, TimeControl.NONE)), 400, "bad-time");
        assertRefused(tryToCreate(ana, wish(2, 1, new TimeControl.Correspondence(1))), 400, "bad-time");
        var nobody = new NewTournament(
                "ttr-paris", 2, 1, SLOW, "nobody", Optional.empty(), Optional.empty(), Optional.empty());
        assertRefused(tryToCreate(ana, nobody), 400, "unknown-level");
        var odd = new NewTournament(
                "ttr-paris",
                2,
                1,
                SLOW,
                "daydreamer",
                Optional.of(Map.of("a", "b")),
                Optional.empty(),
                Optional.empty());
        assertRefused(tryToCreate(ana, odd), 400, "bad-options");

        String cup = create(ana, wish(2, 1, SLOW)).id();
        assertRefused(tryToBegin(ana, cup, new NewRound(1, Optional.empty())), 409, "too-few-entrants");
        assertRefused(SERVER.guest().get("/api/tournaments/nowhere"), 404, "no-such-tournament");
    }

    @Test
    void nobody_enters_by_a_name_like_that_of_somebody_there_or_takes_one_later_or_against_the_will_of_the_host() {
        Guest ana = SERVER.guest().named("Ana");
        String cup = create(ana, wish(2, 1, SLOW)).id();
        enter(ana, cup);
        Guest other = SERVER.guest().named("ANA");
        assertRefused(other.post("/api/tournaments/%s/entrants".formatted(cup), List.of()), 409, "entrant-name-taken");
        enter(other.named("Bea"), cup);
        assertRefused(other.put("/api/me", new Person("ana")), 409, "name-taken");

        Duel duel = SERVER.duel();
        block(duel);
        String own = create(duel.ana(), wish(2, 1, SLOW)).id();
        assertRefused(duel.bea().post("/api/tournaments/%s/entrants".formatted(own), List.of()), 403, "no-entry-here");
    }

    @Test
    void whoever_has_blocked_somebody_meets_anybody_else_again_rather_than_them() {
        Duel duel = SERVER.duel();
        block(duel);
        Guest host = SERVER.guest();
        String cup = create(host, wish(2, 3, LIVE)).id();
        List.of(duel.ana(), duel.bea(), SERVER.guest(), SERVER.guest()).forEach(one -> enter(one, cup));

        for (int round = 1; round <= 3; round++) {
            read(tryToBegin(host, cup, new NewRound(round, Optional.of(true))));
        }

        assertThat(find(host, cup).games())
                .hasSize(6)
                .noneMatch(game -> game.players().stream()
                        .map(TournamentPlayer::entrant)
                        .toList()
                        .equals(List.of(1, 2)));
    }

    @Test
    void the_same_command_sets_one_tournament_up() {
        Guest ana = SERVER.guest().named("Ana");
        NewTournament wish = by("c7", wish(2, 1, SLOW));

        TournamentInfo first = create(ana, wish);

        assertThat(create(ana, wish)).isEqualTo(first);
        assertRefused(tryToCreate(ana, by("c7", wish(3, 1, SLOW))), 409, "command-reused");
        assertThat(create(SERVER.guest(), wish).id()).isNotEqualTo(first.id());
        assertThat(list(ana)).extracting(TournamentGlance::id).containsExactly(first.id());
    }

    @Test
    void a_tournament_comes_along_when_a_guest_signs_in_and_is_in_their_data_and_goes_on_without_them() {
        SERVER.guest().named("Ana").protectedBy("playing-ana");
        Guest ana = SERVER.guest().named("Anita");
        Guest bea = SERVER.guest().named("Bea");
        String cup = create(ana, wish(2, 1, SLOW)).id();
        List.of(ana, bea).forEach(one -> enter(one, cup));

        ana.post("/api/session", new SignIn("playing-ana", Guest.PASSWORD));

        assertThat(find(ana, cup).host()).isTrue();
        assertThat(find(ana, cup).you()).contains(1);
        assertThat(list(ana)).extracting(TournamentGlance::hostName).containsExactly("Ana");
        assertThat(Guest.JSON
                        .readTree(ana.get("/api/account/data").body())
                        .get("tournaments")
                        .get(0)
                        .get("id")
                        .asString())
                .isEqualTo(cup);
        assertThat(find(bea, cup).host()).isFalse();

        ana.post("/api/account/farewell", new Farewell(Guest.PASSWORD));

        TournamentInfo left = find(bea, cup);
        assertThat(left.host()).as("the next one is").isTrue();
        assertThat(left.hostName()).isEqualTo("Bea");
        assertThat(left.entrants()).extracting(Entrant::name).containsExactly("", "Bea");
        assertRefused(tryToBegin(bea, cup, new NewRound(1, Optional.empty())), 409, "too-few-entrants");
    }

    /// The one has blocked the other.
    private static void block(Duel duel) {
        try (LiveClient live = duel.ana().watch(duel.table())) {
            live.await("welcome");
            live.order(id -> new Silence(id, new Whom.Seated(1), SilenceKind.BLOCK));
        }
    }

    private static NewTournament wish(int seats, int rounds, TimeControl time) {
        return wish("ttr-paris", seats, rounds, time);
    }

    private static NewTournament wish(String game, int seats, int rounds, TimeControl time) {
        return new NewTournament(
                game, seats, rounds, time, "daydreamer", Optional.empty(), Optional.empty(), Optional.empty());
    }

    private static NewTournament by(String command, NewTournament wish) {
        return new NewTournament(
                wish.game(),
                wish.seats(),
                wish.rounds(),
                wish.time(),
                wish.bot(),
                wish.options(),
                wish.spectators(),
                Optional.of(command));
    }

    private static HttpResponse<String> tryToCreate(Guest host, NewTournament wish) {
        return host.post("/api/tournaments", wish);
    }

    private static TournamentInfo create(Guest host, NewTournament wish) {
        return read(tryToCreate(host, wish));
    }

    private static TournamentInfo enter(Guest guest, String cup) {
        return read(guest.post("/api/tournaments/%s/entrants".formatted(cup), List.of()));
    }

    private static HttpResponse<String> leave(Guest guest, String cup, int number) {
        return guest.delete("/api/tournaments/%s/entrants/%d".formatted(cup, number));
    }

    private static HttpResponse<String> tryToBegin(Guest host, String cup, NewRound round) {
        return host.post("/api/tournaments/%s/round".formatted(cup), round);
    }

    private static TournamentInfo begin(Guest host, String cup, int round) {
        return read(tryToBegin(host, cup, new NewRound(round, Optional.empty())));
    }

    private static TournamentInfo find(Guest guest, String cup) {
        return guest.ask("/api/tournaments/" + cup, TournamentInfo.class);
    }

    private static List<String> tables(Guest guest) {
        return Stream.of(guest.ask("/api/tables", TableInfo[].class))
                .map(TableInfo::id)
                .toList();
    }

    private static List<TournamentGlance> list(Guest guest) {
        return guest.ask("/api/tournaments", TournamentList.class).tournaments();
    }

    private static TournamentInfo read(HttpResponse<String> answer) {
        return Guest.read(answer, TournamentInfo.class);
    }

    private static TournamentGame game(TournamentInfo cup, int round) {
        return cup.games().stream()
                .filter(game -> game.round() == round)
                .findFirst()
                .orElseThrow();
    }

    private static TournamentPlayer player(Guest guest, String cup, int round) {
        TournamentInfo info = find(guest, cup);
        return game(info, round).players().stream()
                .filter(player -> player.entrant() == info.you().orElseThrow())
                .findFirst()
                .orElseThrow();
    }

    private static TournamentInfo awaitRound(Guest guest, String cup, int round) {
        return await(guest, cup, one -> one.round() == round);
    }

    private static TournamentInfo await(Guest guest, String cup, Predicate<TournamentInfo> wanted) {
        Polling.until(() -> wanted.test(find(guest, cup)));
        return find(guest, cup);
    }

    /// The game of a table begins by itself once everybody has added to the seed.
    private static void awaitPlaying(String table, Guest... people) {
        for (Guest one : people) {
            Guest.table(one.put("/api/tables/%s/contribution".formatted(table), new NewContribution("5".repeat(64))));
        }
        Polling.until(() -> people[0].table(table).status() == TableStatus.PLAYING);
    }

    private static void assertRefused(HttpResponse<String> answer, int status, String code) {
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
        assertThat(Guest.problem(answer).code()).isEqualTo(code);
    }
}
