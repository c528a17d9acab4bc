package dev.anden.server.history;

import dev.anden.protocol.MyGames;
import dev.anden.protocol.WaitingGames;
import dev.anden.protocol.WaitingGames.Invitation;
import dev.anden.protocol.past.HistoryPage;
import dev.anden.protocol.past.HistoryPage.PastGame;
import dev.anden.protocol.past.KnownPeople;
import dev.anden.protocol.past.KnownPeople.KnownPerson;
import dev.anden.protocol.past.KnownPeople.Standing;
import dev.anden.protocol.past.Statistics;
import dev.anden.protocol.past.Statistics.PastScore;
import dev.anden.server.people.People;
import dev.anden.server.people.Visitor;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.history.ArchivedGame;
import dev.anden.server.store.history.HistoryStore;
import dev.anden.server.store.history.KnownPeopleStore;
import dev.anden.server.store.history.KnownPeopleStore.Known;
import dev.anden.server.store.history.PastFilter;
import dev.anden.server.store.history.PastPlace;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.people.Presence;
import dev.anden.server.table.LiveTables;
import dev.anden.server.web.Downloads;
import dev.anden.server.web.RateLimits;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.springframework.http.HttpHeaders;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// The games of the person who asks: those that go on, those that are over, and what these add up to. Whoever isn't
/// known has none.
@RestController
@RequestMapping("/api/me")
public final class HistoryController {
    /// How many finished games a page has.
    private static final int PAGE = 30;

    /// How many games a plot shows.
    private static final int PLOTTED = 500;

    private static final int OPPONENTS = 50;

    private static final int PEOPLE = 50;

    /// When somebody was last here is told roughly.
    private static final long HOUR = Duration.ofHours(1).toMillis();

    /// Nobody has more games than so many archives hold.
    private static final int MOST_PARTS = 10_000;

    private final LiveTables tables;
    private final HistoryStore history;
    private final KnownPeopleStore known;
    private final People people;
    private final Visitor visitor;
    private final RateLimits limits;
    private final Downloads exports = new Downloads();

    public HistoryController(
            LiveTables tables,
            HistoryStore history,
            KnownPeopleStore known,
            People people,
            Visitor visitor,
            RateLimits limits) {
        this.known = known;
        this.people = people;
        this.tables = tables;
        this.history = history;
        this.visitor = visitor;
        this.limits = limits;
    }

    @GetMapping("/games")
    MyGames games(HttpServletRequest request) {
        return MyGames.together(
                visitor.asking(request).stream().map(tables.listing()::current).toList());
    }

    /// Asked often: by every page that is looked at, to tell whether another game waits. So whoever asks is here.
    @GetMapping("/waiting")
    WaitingGames waiting(HttpServletRequest request) {
        Collection<PersonId> asking = visitor.asking(request);
        asking.forEach(people::see);
        List<Invitation> invitations = asking.stream()
                .flatMap(person -> tables.listing().invitations(person).stream())
                .distinct()
                .toList();
        return new WaitingGames(
                Stream.concat(
                                asking.stream().flatMap(person -> tables.listing().waiting(person).stream()),
                                invitations.stream().map(Invitation::table))
                        .distinct()
                        .toList(),
                invitations);
    }

    /// With whom the person who asks has played, but for those of the same device, who sit beside them.
    ///
    /// @param table how they stand to it is told besides, if the person sits there
    @GetMapping("/people")
    KnownPeople people(@RequestParam Optional<String> table, HttpServletRequest request) {
        return visitor.known(request)
                .map(person -> people(person, table, visitor.household(request).values()))
                .orElse(new KnownPeople(List.of()));
    }

    private KnownPeople people(PersonId person, Optional<String> table, Collection<PersonId> household) {
        Map<PersonId, Standing> standings = table.map(id -> tables.at(
                        id, Optional.of(person), found -> found.invitees().standings(person)))
                .orElse(Map.of());
        Presence here = people.here();
        return new KnownPeople(known.of(person, here, PEOPLE).stream()
                .filter(one -> !household.contains(one.person()))
                .map(one -> told(one, here, Optional.ofNullable(standings.get(one.person()))))
                .toList());
    }

    /// What a person is told of somebody with whom they have played.
    static KnownPerson told(Known one, Presence here, Optional<Standing> standing) {
        return new KnownPerson(
                one.name(),
                one.games(),
                one.wins(),
                one.last(),
                one.table(),
                one.seat(),
                one.seen().filter(here::has).isPresent(),
                one.seen().map(seen -> seen - seen % HOUR),
                standing,
                one.profile());
    }

    @GetMapping("/history")
    HistoryPage history(
            @RequestParam Optional<String> game,
            @RequestParam Optional<Integer> seats,
            @RequestParam Optional<Integer> rank,
            @RequestParam Optional<String> name,
            @RequestParam Optional<String> bot,
            @RequestParam Optional<String> after,
            HttpServletRequest request) {
        Optional<PastPlace> place = after.map(word -> PastPlace.read(word)
                .orElseThrow(() -> new RequestRefused(
                        ProblemCode.BAD_MESSAGE, "A page comes after what the page before it calls next.")));
        var filter = new PastFilter(game, seats, rank, name, bot);
        Optional<PersonId> person = visitor.known(request);
        List<PastGame> games = person.map(someone -> history.games(someone, filter, place, PAGE + 1))
                .orElse(List.of());
        int archives = GameArchive.count(person.map(history::archived).orElse(0));
        if (games.size() <= PAGE) {
            return new HistoryPage(games, archives, Optional.empty());
        }
        PastGame last = games.get(PAGE - 1);
        return new HistoryPage(
                games.subList(0, PAGE), archives, Optional.of(new PastPlace(last.ended(), last.table()).word()));
    }

    @GetMapping("/statistics")
    Statistics statistics(
            @RequestParam Optional<String> game, @RequestParam Optional<Integer> seats, HttpServletRequest request) {
        var filter = new PastFilter(game, seats, Optional.empty(), Optional.empty(), Optional.empty());
        return visitor.known(request)
                .map(person -> statistics(person, filter))
                .orElse(new Statistics(
                        List.of(), Optional.empty(), List.of(), List.of(), List.of(), List.of(), List.of()));
    }

    /// Games that nobody plays on, with a result or without, as a file of files: the latest, or those behind them.
    /// It is written as it is made, and tells what can't be opened any more. It costs the server as much as some
    /// tables do, and is limited like these; everybody is sent one at a time.
    ///
    /// @param part which of the [HistoryPage#archives], from 1
    @GetMapping("/history/export")
    void export(@RequestParam(defaultValue = "1") int part, HttpServletRequest request, HttpServletResponse response)
            throws IOException {
        if (part < 1 || part > MOST_PARTS) {
            throw new RequestRefused(ProblemCode.BAD_MESSAGE, "Parts are counted from 1.");
        }
        Optional<PersonId> person = visitor.known(request);
        limits.requireTable(person, request.getRemoteAddr());
        if (person.isPresent()) {
            List<ArchivedGame> games = history.archived(person.get(), (part - 1) * GameArchive.MOST, GameArchive.MOST);
            exports.send(person.get(), () -> export(games, part, response));
        } else {
            export(List.of(), part, response);
        }
    }

    private void export(List<ArchivedGame> games, int part, HttpServletResponse response) throws IOException {
        response.setContentType("application/zip");
        response.setHeader(
                HttpHeaders.CONTENT_DISPOSITION,
                "attachment; filename=\"anden-games%s.zip\"".formatted(part == 1 ? "" : "-" + part));
        response.setHeader(HttpHeaders.CACHE_CONTROL, "no-store");
        GameArchive.write(response.getOutputStream(), games, tables.pastGames()::exportStored);
    }

    private Statistics statistics(PersonId person, PastFilter filter) {
        List<Long> paces = history.paces(person, filter, PLOTTED);
        Optional<Long> pace = paces.isEmpty() ? Optional.empty() : Optional.of(paces.get(paces.size() / 2));
        List<PastScore> scores = history.scores(person, filter, PLOTTED).reversed();
        return new Statistics(
                history.boards(person),
                history.summary(person, filter, pace),
                scores,
                history.tallies(person, filter, scores),
                history.analysed(person, filter, PLOTTED).reversed(),
                history.lines(person, filter),
                history.opponents(person, filter, OPPONENTS));
    }
}
