package dev.anden.server.people;

import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.account.AccountStore;
import dev.anden.server.store.account.SessionStore;
import dev.anden.server.store.database.DatabaseTrouble;
import dev.anden.server.store.people.PersonId;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Collection;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;
import org.springframework.dao.DataAccessException;
import org.springframework.transaction.TransactionException;

/// Recognizes who sends a request: by a session, which can be ended, or as a guest, whose cookie is good as long as
/// the person has no account. Where a request says so, it is a companion instead, who plays on the same device.
public final class Visitor {
    /// The cookie with the token of a session.
    public static final String SESSION = "anden-session";

    private static final Logger LOG = LoggerFactory.getLogger(Visitor.class);

    /// Looked at once for each request: who comes back after the death of a server comes with everybody else.
    private static final String FOUND = Visitor.class.getName();

    /// Where a request keeps who the device's own person is.
    private static final String OWNER = FOUND + ".owner";

    private final GuestCookie guests;
    private final Sessions sessions;
    private final AccountStore accounts;
    private final Companions companions;
    private final BotVisitor bots;
    private final People people;

    public Visitor(
            GuestCookie guests,
            Sessions sessions,
            AccountStore accounts,
            Companions companions,
            BotVisitor bots,
            People people) {
        this.guests = guests;
        this.sessions = sessions;
        this.accounts = accounts;
        this.companions = companions;
        this.bots = bots;
        this.people = people;
    }

    /// The person behind a request; empty for somebody without a cookie of ours.
    ///
    /// @throws RequestRefused if it speaks for a companion whom its device doesn't have
    public Optional<PersonId> known(HttpServletRequest request) {
        return identity(request).map(Known::person);
    }

    /// The person behind a request, with the session.
    public Optional<Known> identity(HttpServletRequest request) {
        return found(request).known();
    }

    /// Since when somebody has had the account that they are signed in to, in milliseconds since 1970; empty if they
    /// aren't.
    public Optional<Long> accountSince(Known known) {
        return known.session().flatMap(session -> accounts.since(known.person()));
    }

    /// Everybody whom the device of a request can speak for, by their numbers; its own person is 0. Nobody is
    /// there twice.
    public SortedMap<Integer, PersonId> household(HttpServletRequest request) {
        var household = new TreeMap<Integer, PersonId>();
        owner(request).known().ifPresent(known -> household.put(Speaker.OWNER.number(), known.person()));
        companions.of(request).forEach((number, person) -> {
            if (!household.containsValue(person)) {
                household.put(number, person);
            }
        });
        return household;
    }

    /// Whom a request asks about: the companion whom it speaks for, or else the whole household.
    public Collection<PersonId> asking(HttpServletRequest request) {
        return Speaker.of(request).equals(Speaker.OWNER)
                ? household(request).values()
                : known(request).stream().toList();
    }

    /// The person behind a request. Somebody without a cookie gets one with the answer.
    ///
    /// Called for what needs a person only: a page that asks several things at once would otherwise be several
    /// people.
    public PersonId welcomed(HttpServletRequest request, HttpServletResponse response) {
        return known(request).orElseGet(() -> {
            PersonId newcomer = people.newcomer();
            become(newcomer, request, response);
            return newcomer;
        });
    }

    /// The person behind a request that does something that others see: they are [#welcomed], and their name is written
    /// down.
    public PersonId introduced(HttpServletRequest request, HttpServletResponse response) {
        PersonId person = welcomed(request, response);
        people.introduce(person);
        return person;
    }

    /// The person who opens a page. Somebody without a cookie gets one, and whoever has one gets it for longer.
    public PersonId greeted(HttpServletRequest request, HttpServletResponse response) {
        Found found = found(request);
        PersonId person = found.known().map(Known::person).orElseGet(people::newcomer);
        if (!Speaker.of(request).equals(Speaker.OWNER)) {
            return person;
        }
        if (found.session().isPresent()) {
            sessions.see(found.session().get().row());
            Cookies.keep(SESSION, found.session().get().token(), request, response);
        } else {
            become(person, request, response);
        }
        return person;
    }

    /// Whether a browser is nobody's any more because its guest has got an account on another device. It knows that of
    /// itself as long as it keeps the guest's cookie.
    public boolean isProtectedElsewhere(HttpServletRequest request) {
        return owner(request).known().isEmpty()
                && guests.read(request, GuestCookie.NAME)
                        .filter(accounts::isProtected)
                        .isPresent();
    }

    /// Whether a request may only look on: for the sake of whom it speaks for, or of the device's own person.
    public boolean isBarred(HttpServletRequest request) {
        return Stream.concat(known(request).stream(), owner(request).known().map(Known::person).stream())
                .distinct()
                .anyMatch(people::isBarred);
    }

    /// Whether nothing is written down yet of whoever a request speaks for, a cookie or not.
    public boolean isNew(HttpServletRequest request) {
        return known(request).filter(people::isKnown).isEmpty();
    }

    /// From now on the browser is a guest.
    public void become(PersonId guest, HttpServletRequest request, HttpServletResponse response) {
        guests.write(guest, GuestCookie.NAME, request, response);
        if (Cookies.values(request, SESSION).findAny().isPresent()) {
            Cookies.forget(SESSION, request, response);
        }
    }

    /// From now on the browser is signed in.
    public void signIn(Sessions.Fresh session, HttpServletRequest request, HttpServletResponse response) {
        Cookies.keep(SESSION, session.token().text(), request, response);
        Cookies.forget(GuestCookie.NAME, request, response);
    }

    /// From now on the browser is nobody that the server knows; or doesn't know the companion whom it spoke for.
    public void forget(HttpServletRequest request, HttpServletResponse response) {
        Speaker speaker = Speaker.of(request);
        if (!speaker.equals(Speaker.OWNER)) {
            companions.remove(speaker.number(), request, response);
            return;
        }
        Cookies.forget(SESSION, request, response);
        Cookies.forget(GuestCookie.NAME, request, response);
    }

    /// Whether somebody who was recognized before, and might do more than look on, still would be and might: a person,
    /// or a program.
    public boolean isStill(Known known) {
        return known.token().map(token -> bots.isStill(known.person(), token)).orElseGet(() -> isStillThePerson(known));
    }

    /// Whether somebody [is still][#isStill] who they were for all that can be asked now. Where the database doesn't
    /// say, they aren't: whoever is let go comes back as who they are, and nobody else would let them go later.
    public boolean isSurelyStill(Known known) {
        try {
            return isStill(known);
        } catch (DataAccessException | TransactionException unreachable) {
            DatabaseTrouble.log(LOG, Level.WARN, unreachable, "Nobody knows whether somebody is still signed in");
            return false;
        }
    }

    private boolean isStillThePerson(Known known) {
        return !people.isBarred(known.person())
                && known.owner().filter(people::isBarred).isEmpty()
                && known.session().map(sessions::isOpen).orElseGet(() -> !accounts.isProtected(known.person()));
    }

    private Found found(HttpServletRequest request) {
        return once(FOUND, request, this::look);
    }

    private Found owner(HttpServletRequest request) {
        return once(OWNER, request, this::lookAtOwner);
    }

    private static Found once(String name, HttpServletRequest request, Function<HttpServletRequest, Found> look) {
        if (request.getAttribute(name) instanceof Found before) {
            return before;
        }
        Found found = look.apply(request);
        request.setAttribute(name, found);
        return found;
    }

    private Found look(HttpServletRequest request) {
        Speaker speaker = Speaker.of(request);
        if (speaker.equals(Speaker.OWNER)) {
            return owner(request);
        }
        if (speaker.equals(Speaker.NOBODY)) {
            return new Found(Optional.empty(), Optional.empty());
        }
        PersonId companion = companions
                .find(request, speaker.number())
                .orElseThrow(() -> new RequestRefused(
                        ProblemCode.NO_SUCH_COMPANION, "Nobody of this number plays on this device."));
        return new Found(
                Optional.of(Known.companion(companion, owner(request).known().map(Known::person))), Optional.empty());
    }

    private Found lookAtOwner(HttpServletRequest request) {
        Optional<Held> session = Cookies.values(request, SESSION)
                .flatMap(value -> sessions.find(new Token(value)).map(row -> new Held(value, row)).stream())
                .findFirst();
        Optional<Known> known = session.map(Held::row)
                .map(row -> Known.by(row.id(), row.person()))
                .or(() -> guests.read(request, GuestCookie.NAME)
                        .filter(guest -> !accounts.isProtected(guest))
                        .map(Known::guest));
        return new Found(known, session);
    }

    /// @param token what the browser has of the session
    private record Held(String token, SessionStore.Row row) {}

    private record Found(Optional<Known> known, Optional<Held> session) {}
}
