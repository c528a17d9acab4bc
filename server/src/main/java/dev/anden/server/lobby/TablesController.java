package dev.anden.server.lobby;

import dev.anden.protocol.CreateTable;
import dev.anden.protocol.DevicePerson;
import dev.anden.protocol.NewBranch;
import dev.anden.protocol.NewContribution;
import dev.anden.protocol.NewHost;
import dev.anden.protocol.NewInvitation;
import dev.anden.protocol.NewListing;
import dev.anden.protocol.NewPaint;
import dev.anden.protocol.NewStarting;
import dev.anden.protocol.NewTerms;
import dev.anden.protocol.Paint;
import dev.anden.protocol.SeatBot;
import dev.anden.protocol.SeatNetworkBot;
import dev.anden.protocol.TableDeals;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.WatchableGames;
import dev.anden.server.people.People;
import dev.anden.server.people.Visitor;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.history.KnownPeopleStore;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.table.LiveTable;
import dev.anden.server.table.LiveTables;
import dev.anden.server.talk.Talks;
import dev.anden.server.web.RateLimits;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// Tables before and after play: set up, found, sat down at, started, exported.
@RestController
@RequestMapping("/api/tables")
public final class TablesController {
    private final LiveTables tables;
    private final Visitor visitor;
    private final People people;
    private final Talks talks;
    private final RateLimits limits;
    private final KnownPeopleStore known;

    public TablesController(
            LiveTables tables, Visitor visitor, People people, Talks talks, RateLimits limits, KnownPeopleStore known) {
        this.known = known;
        this.talks = talks;
        this.limits = limits;
        this.tables = tables;
        this.visitor = visitor;
        this.people = people;
    }

    @PostMapping
    TableInfo create(@RequestBody CreateTable wish, HttpServletRequest request, HttpServletResponse response) {
        PersonId host = visitor.introduced(request, response);
        return tables.newTables().create(host, wish, allowance(host, request));
    }

    @GetMapping
    List<TableInfo> list(HttpServletRequest request) {
        return tables.listing().of(visitor.known(request));
    }

    /// The games in play that everybody may watch.
    @GetMapping("/watchable")
    WatchableGames watchable(HttpServletRequest request) {
        return tables.listing().watchable(visitor.known(request));
    }

    @GetMapping("/{table}")
    TableInfo find(@PathVariable String table, HttpServletRequest request) {
        Optional<PersonId> person = visitor.known(request);
        return tables.at(table, person, found -> found.info(person));
    }

    /// Who of the people of the device that asks is at the table.
    @GetMapping("/{table}/here")
    List<DevicePerson> here(@PathVariable String table, HttpServletRequest request) {
        SortedMap<Integer, PersonId> household = visitor.household(request);
        Optional<PersonId> person = visitor.known(request);
        return tables.at(
                table,
                person,
                found -> household.entrySet().stream()
                        .map(entry -> here(entry.getKey(), entry.getValue(), found))
                        .toList());
    }

    private DevicePerson here(int number, PersonId person, LiveTable table) {
        TableInfo info = table.info(Optional.of(person));
        return new DevicePerson(number, people.name(person), info.you(), info.host());
    }

    @DeleteMapping("/{table}")
    void close(@PathVariable String table, HttpServletRequest request, HttpServletResponse response) {
        tables.clearing().close(table, visitor.introduced(request, response));
    }

    @PostMapping("/{table}/seats/{seat}")
    TableInfo sitDown(
            @PathVariable String table,
            @PathVariable int seat,
            @RequestParam Optional<String> paint,
            HttpServletRequest request,
            HttpServletResponse response) {
        Optional<Paint> liked = paint.map(TablesController::paint);
        return change(table, request, response, (found, person) -> {
            found.seating()
                    .sitDown(
                            person,
                            seat,
                            people.resemblance(person),
                            visitor.household(request).values());
            liked.ifPresent(wished -> found.painting().paintIfFree(person, wished));
        });
    }

    private static Paint paint(String word) {
        return Paint.named(word)
                .orElseThrow(() -> new RequestRefused(
                        ProblemCode.BAD_MESSAGE,
                        "There is no colour \"%s\"; there are: %s.".formatted(word, colours())));
    }

    private static String colours() {
        return Arrays.stream(Paint.values()).map(Paint::toString).collect(Collectors.joining(", "));
    }

    @PutMapping("/{table}/seats/{seat}/paint")
    TableInfo paint(
            @PathVariable String table,
            @PathVariable int seat,
            @RequestBody NewPaint wish,
            HttpServletRequest request,
            HttpServletResponse response) {
        return change(
                table,
                request,
                response,
                (found, person) -> found.painting()
                        .paint(
                                person,
                                seat,
                                wish.paint(),
                                visitor.household(request).values()));
    }

    @DeleteMapping("/{table}/seats/{seat}")
    TableInfo standUp(
            @PathVariable String table,
            @PathVariable int seat,
            HttpServletRequest request,
            HttpServletResponse response) {
        return change(
                table, request, response, (found, person) -> found.seating().standUp(person, seat));
    }

    @PostMapping("/{table}/seats/{seat}/bot")
    TableInfo seatBot(
            @PathVariable String table,
            @PathVariable int seat,
            @RequestBody SeatBot wish,
            HttpServletRequest request,
            HttpServletResponse response) {
        return change(
                table, request, response, (found, person) -> found.seating().seatBot(person, seat, wish.level()));
    }

    @PostMapping("/{table}/seats/{seat}/network-bot")
    TableInfo seatNetworkBot(
            @PathVariable String table,
            @PathVariable int seat,
            @RequestBody SeatNetworkBot wish,
            HttpServletRequest request,
            HttpServletResponse response) {
        var bot = new PersonId(wish.id());
        return change(
                table,
                request,
                response,
                (found, person) -> found.seating().seatNetworkBot(person, seat, bot, people.resemblance(bot)));
    }

    @PutMapping("/{table}/contribution")
    TableInfo contribute(
            @PathVariable String table,
            @RequestBody NewContribution wish,
            HttpServletRequest request,
            HttpServletResponse response) {
        return change(
                table, request, response, (found, person) -> found.seating().contribute(person, wish.digits()));
    }

    @PutMapping("/{table}/listing")
    TableInfo setListing(
            @PathVariable String table,
            @RequestBody NewListing wish,
            HttpServletRequest request,
            HttpServletResponse response) {
        return change(
                table, request, response, (found, person) -> found.hosting().list(person, wish.listed()));
    }

    @PutMapping("/{table}/starting")
    TableInfo setStarting(
            @PathVariable String table,
            @RequestBody NewStarting wish,
            HttpServletRequest request,
            HttpServletResponse response) {
        return change(
                table, request, response, (found, person) -> found.hosting().startByItself(person, wish.byItself()));
    }

    @PutMapping("/{table}/terms")
    TableInfo changeTerms(
            @PathVariable String table,
            @RequestBody NewTerms wish,
            HttpServletRequest request,
            HttpServletResponse response) {
        return change(
                table, request, response, (found, person) -> found.hosting().change(person, wish));
    }

    @PutMapping("/{table}/host")
    TableInfo passOn(
            @PathVariable String table,
            @RequestBody NewHost wish,
            HttpServletRequest request,
            HttpServletResponse response) {
        return change(
                table, request, response, (found, person) -> found.hosting().passOn(person, wish.seat()));
    }

    @PostMapping("/{table}/start")
    TableInfo start(@PathVariable String table, HttpServletRequest request, HttpServletResponse response) {
        TableInfo begun = tables.newTables().start(table, visitor.introduced(request, response));
        talks.reseated(table);
        return begun;
    }

    @PostMapping("/{table}/rematch")
    TableInfo rematch(
            @PathVariable String table,
            @RequestParam(defaultValue = "false") boolean waits,
            HttpServletRequest request,
            HttpServletResponse response) {
        PersonId person = visitor.introduced(request, response);
        limits.requireTable(Optional.of(person), request.getRemoteAddr());
        return tables.newTables()
                .rematch(table, person, visitor.household(request).values(), waits);
    }

    @PostMapping("/{table}/branch")
    TableInfo branch(
            @PathVariable String table,
            @RequestBody NewBranch wish,
            HttpServletRequest request,
            HttpServletResponse response) {
        PersonId person = visitor.introduced(request, response);
        return tables.newTables().branch(table, person, wish, allowance(person, request));
    }

    private Runnable allowance(PersonId host, HttpServletRequest request) {
        String address = request.getRemoteAddr();
        return () -> limits.requireTable(Optional.of(host), address);
    }

    /// Each is as much work as a table, and is limited like these.
    @PostMapping("/{table}/invitations")
    TableInfo invite(
            @PathVariable String table,
            @RequestBody NewInvitation wish,
            HttpServletRequest request,
            HttpServletResponse response) {
        PersonId person = visitor.introduced(request, response);
        limits.requireTable(Optional.of(person), request.getRemoteAddr());
        PersonId other = known.at(person, wish.table(), wish.seat())
                .orElseThrow(() -> new RequestRefused(
                        ProblemCode.NO_SUCH_PERSON, "You have finished no game with anybody who sat there."));
        return tables.at(table, Optional.of(person), found -> {
            found.inviting().invite(person, other);
            return found.info(Optional.of(person));
        });
    }

    /// Whoever has invited somebody, or the host, thinks better of it.
    @DeleteMapping("/{table}/invitations/{invitation}")
    TableInfo withdraw(
            @PathVariable String table,
            @PathVariable String invitation,
            HttpServletRequest request,
            HttpServletResponse response) {
        return tables.newTables().withdraw(table, visitor.introduced(request, response), invitation);
    }

    /// Whoever of the device is asked to play there doesn't.
    @DeleteMapping("/{table}/invitation")
    void decline(@PathVariable String table, HttpServletRequest request) {
        tables.newTables().decline(table, visitor.asking(request));
    }

    @GetMapping(value = "/{table}/export", produces = MediaType.TEXT_PLAIN_VALUE + ";charset=UTF-8")
    String export(@PathVariable String table, HttpServletRequest request) {
        Optional<PersonId> person = visitor.known(request);
        return tables.at(table, person, found -> found.pastGame().text());
    }

    @GetMapping("/{table}/deals")
    TableDeals deals(@PathVariable String table, HttpServletRequest request) {
        Optional<PersonId> person = visitor.known(request);
        return tables.at(table, person, found -> found.pastGame().deals());
    }

    private TableInfo change(
            String table,
            HttpServletRequest request,
            HttpServletResponse response,
            BiConsumer<LiveTable, PersonId> verb) {
        PersonId person = visitor.introduced(request, response);
        TableInfo changed = tables.at(table, Optional.of(person), found -> {
            verb.accept(found, person);
            return found.info(Optional.of(person));
        });
        talks.reseated(table);
        tables.refreshBefore(table);
        return changed;
    }
}
