package dev.anden.server.tournament;

import dev.anden.protocol.tournament.NewRound;
import dev.anden.protocol.tournament.NewTournament;
import dev.anden.protocol.tournament.TournamentInfo;
import dev.anden.protocol.tournament.TournamentList;
import dev.anden.server.people.People;
import dev.anden.server.people.Visitor;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.web.RateLimits;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Optional;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/// Tournaments over HTTP.
@RestController
@RequestMapping("/api/tournaments")
public final class TournamentController {
    private final Tournaments tournaments;
    private final Visitor visitor;
    private final People people;
    private final RateLimits limits;

    public TournamentController(Tournaments tournaments, Visitor visitor, People people, RateLimits limits) {
        this.tournaments = tournaments;
        this.visitor = visitor;
        this.people = people;
        this.limits = limits;
    }

    @PostMapping
    TournamentInfo create(@RequestBody NewTournament wish, HttpServletRequest request, HttpServletResponse response) {
        PersonId host = visitor.introduced(request, response);
        return tournaments.create(host, wish, () -> limits.requireTable(Optional.of(host), request.getRemoteAddr()));
    }

    @GetMapping
    TournamentList list(HttpServletRequest request) {
        return tournaments.of(visitor.asking(request));
    }

    @GetMapping("/{tournament}")
    TournamentInfo find(@PathVariable String tournament, HttpServletRequest request) {
        return tournaments.find(tournament, visitor.known(request));
    }

    /// The host calls it off.
    @DeleteMapping("/{tournament}")
    void callOff(@PathVariable String tournament, HttpServletRequest request, HttpServletResponse response) {
        tournaments.callOff(tournament, visitor.introduced(request, response));
    }

    @PostMapping("/{tournament}/entrants")
    TournamentInfo enter(@PathVariable String tournament, HttpServletRequest request, HttpServletResponse response) {
        PersonId person = visitor.introduced(request, response);
        return tournaments.enter(tournament, person, people.resemblance(person));
    }

    /// Somebody leaves it, or the host sends them away.
    @DeleteMapping("/{tournament}/entrants/{number}")
    TournamentInfo leave(
            @PathVariable String tournament,
            @PathVariable int number,
            HttpServletRequest request,
            HttpServletResponse response) {
        return tournaments.leave(tournament, visitor.introduced(request, response), number);
    }

    /// Each sets up tables, and is limited like these.
    @PostMapping("/{tournament}/round")
    TournamentInfo begin(
            @PathVariable String tournament,
            @RequestBody NewRound wish,
            HttpServletRequest request,
            HttpServletResponse response) {
        PersonId person = visitor.introduced(request, response);
        limits.requireTable(Optional.of(person), request.getRemoteAddr());
        return tournaments.begin(tournament, person, wish);
    }
}
