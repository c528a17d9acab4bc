package dev.anden.server.people;

import dev.anden.protocol.account.Companion;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.account.AccountStore;
import dev.anden.server.store.people.PersonId;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/// The people who play on a device besides its own person. Each is a guest like others, whose signed cookie the
/// browser keeps under a number; nothing else ties them to the device or to its person.
public final class Companions {
    /// How many a device has at most.
    private static final int MOST = 5;

    private final GuestCookie cookie;
    private final AccountStore accounts;
    private final People people;

    public Companions(GuestCookie cookie, AccountStore accounts, People people) {
        this.cookie = cookie;
        this.accounts = accounts;
        this.people = people;
    }

    /// The numbers that a companion can have.
    static IntStream numbers() {
        return IntStream.rangeClosed(1, MOST);
    }

    /// Those of the device that a request comes from, by their numbers. Whoever has got an account since, or is
    /// forgotten, isn't one of them any more.
    public SortedMap<Integer, PersonId> of(HttpServletRequest request) {
        var found = new TreeMap<Integer, PersonId>();
        numbers().forEach(number -> find(request, number).ifPresent(person -> found.put(number, person)));
        return found;
    }

    /// One of them.
    Optional<PersonId> find(HttpServletRequest request, int number) {
        return cookie.read(request, name(number))
                .filter(person -> !accounts.isProtected(person) && people.isKnown(person));
    }

    /// Those of a device as its browser is told of them; each is here.
    public List<Companion> told(HttpServletRequest request) {
        return told(of(request));
    }

    private List<Companion> told(SortedMap<Integer, PersonId> found) {
        return found.entrySet().stream()
                .map(entry -> new Companion(
                        entry.getKey(), people.me(entry.getValue()).name()))
                .toList();
    }

    /// Those that [#told] tells of; their cookies are kept for longer.
    public List<Companion> greet(HttpServletRequest request, HttpServletResponse response) {
        SortedMap<Integer, PersonId> found = of(request);
        found.forEach((number, person) -> keep(number, person, request, response));
        return told(found);
    }

    /// Somebody else plays on the device from now on.
    ///
    /// @throws RequestRefused if it can't be a name, or the device has as many as it can
    public Companion add(String wish, HttpServletRequest request, HttpServletResponse response) {
        Map<Integer, PersonId> taken = of(request);
        int number = numbers()
                .filter(one -> !taken.containsKey(one))
                .findFirst()
                .orElseThrow(() -> new RequestRefused(
                        ProblemCode.TOO_MANY_COMPANIONS,
                        "This device has %d further players already; choose one of them.".formatted(MOST)));
        PersonId newcomer = people.newcomer();
        String name = people.rename(newcomer, wish);
        keep(number, newcomer, request, response);
        return new Companion(number, name);
    }

    /// Somebody doesn't play on the device any more. Their seats stay theirs, for whoever has their recovery link.
    public void remove(int number, HttpServletRequest request, HttpServletResponse response) {
        Cookies.forget(name(number), request, response);
    }

    private void keep(int number, PersonId person, HttpServletRequest request, HttpServletResponse response) {
        cookie.write(person, name(number), request, response);
    }

    private static String name(int number) {
        return GuestCookie.NAME + "-" + number;
    }
}
