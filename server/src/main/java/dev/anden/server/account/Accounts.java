package dev.anden.server.account;

import dev.anden.protocol.account.Protection;
import dev.anden.protocol.account.SignIn;
import dev.anden.server.live.Connections;
import dev.anden.server.people.Browser;
import dev.anden.server.people.Known;
import dev.anden.server.people.People;
import dev.anden.server.people.Sessions;
import dev.anden.server.people.Visitor;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.account.AccountStore;
import dev.anden.server.store.account.SessionStore;
import dev.anden.server.store.node.Notice;
import dev.anden.server.store.people.PersonId;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.Predicate;

/// Guests become accounts, and accounts are signed in to. A person stays who they are, with all tables: an account
/// is a person with a way to prove it.
public final class Accounts {
    private final AccountStore store;
    private final Sessions sessions;
    private final Passwords passwords;
    private final Attempts attempts;
    private final People people;
    private final Visitor visitor;
    private final Moving moving;
    private final Connections connections;
    private final InstantSource clock;

    public Accounts(
            AccountStore store,
            Sessions sessions,
            Passwords passwords,
            Attempts attempts,
            People people,
            Visitor visitor,
            Moving moving,
            Connections connections,
            InstantSource clock) {
        this.store = store;
        this.sessions = sessions;
        this.passwords = passwords;
        this.attempts = attempts;
        this.people = people;
        this.visitor = visitor;
        this.moving = moving;
        this.connections = connections;
        this.clock = clock;
    }

    /// A guest becomes an account. From now on the person is recognized by sessions alone, the one that begins here
    /// and those that are signed in later.
    ///
    /// @param device the browser in which it happens
    /// @return the session that begins
    /// @throws RequestRefused if the handle or the password can't be, somebody has the handle, or the person has an
    ///     account
    Sessions.Fresh protect(PersonId guest, Protection wish, Browser device) {
        Handle handle = requireProtectable(guest, wish.handle());
        Passwords.require(wish.password(), handle);
        String hash = passwords.hash(wish.password());
        return begin(guest, handle, device, account -> store.protect(account, hash, clock.millis()));
    }

    /// The handle by which a guest can become an account.
    ///
    /// @throws RequestRefused if it can't be one, somebody has it, or the person has an account
    Handle requireProtectable(PersonId guest, String wish) {
        Handle handle = Handle.checked(wish);
        if (store.isProtected(guest) || store.byHandle(handle.folded()).isPresent()) {
            throw notProtectable(guest);
        }
        return handle;
    }

    /// The account of a guest begins.
    ///
    /// @param writing writes it down with what proves who the person is, unless somebody has the handle by now, or
    ///     the person has an account
    /// @throws RequestRefused if it is so
    Sessions.Fresh begin(PersonId guest, Handle handle, Browser device, Predicate<AccountStore.Beginning> writing) {
        people.introduce(guest);
        Sessions.Fresh session = sessions.fresh(guest, device);
        if (!writing.test(new AccountStore.Beginning(handle.text(), handle.folded(), session.opening()))) {
            throw notProtectable(guest);
        }
        dropEnded(guest);
        return session;
    }

    /// Somebody proves to be an account's person. If the browser was a guest before, the guest's tables become the
    /// account's; if it was another account, that one is signed out.
    ///
    /// @param before who the browser was
    /// @param address what limits count as one
    /// @throws RequestRefused if handle and password don't belong together, or it was tried too often
    Arrival signIn(Optional<Known> before, SignIn wish, Browser device, String address) {
        String folded = Handle.of(wish.handle()).folded();
        attempts.begin(folded, address);
        Optional<AccountStore.Row> found = store.byHandle(folded);
        Optional<String> kept = found.flatMap(AccountStore.Row::hash);
        if (!passwords.matches(wish.password(), kept)) {
            throw wrong();
        }
        Sessions.Fresh session = sessions.fresh(found.orElseThrow().person(), device);
        String hash = kept.orElseThrow();
        if (!store.signIn(hash, today(wish.password(), hash), session.opening(), clock.millis())) {
            throw wrong();
        }
        attempts.succeeded(folded, address);
        return arrive(before, session);
    }

    /// A session of an account has begun.
    ///
    /// @param before who the browser was
    Arrival arrive(Optional<Known> before, Sessions.Fresh session) {
        dropEnded(session.opening().person());
        return new Arrival(
                session, before.map(known -> leave(known, session.opening())).orElse(0));
    }

    /// The browser is somebody else from now on, or who it was by another session.
    ///
    /// @return as [Moving#ofBrowser]
    private int leave(Known before, SessionStore.Opening next) {
        if (before.session().isPresent()) {
            signOut(before);
            return 0;
        }
        if (before.person().equals(next.person())) {
            return 0;
        }
        return moving.ofBrowser(before.person(), next.person(), Optional.of(next.id()), next.receiver());
    }

    /// Ends the session of a browser.
    void signOut(Known known) {
        known.session().ifPresent(session -> end(known.person(), session));
    }

    /// Ends a session of an account.
    void end(PersonId person, String session) {
        sessions.end(person, session);
        dropEnded(person);
    }

    /// Ends all sessions of an account but one.
    void endOthers(PersonId person, String session) {
        sessions.endOthers(person, session);
        dropEnded(person);
    }

    /// The account of a person.
    ///
    /// @throws RequestRefused if the person has none
    AccountStore.Row require(PersonId person) {
        return store.of(person)
                .orElseThrow(() -> new RequestRefused(ProblemCode.NOT_PROTECTED, "Only an account can do that."));
    }

    /// Makes sure that whoever has a password knows it.
    ///
    /// @throws RequestRefused if it is wrong, or was too often
    public void requirePasswordIfAny(PersonId person, String password, String address) {
        store.of(person)
                .filter(account -> account.hash().isPresent())
                .ifPresent(account -> requirePassword(account, password, address));
    }

    /// Makes sure that somebody knows the password of an account.
    ///
    /// @throws RequestRefused if it is wrong, or was too often
    void requirePassword(AccountStore.Row account, String password, String address) {
        String folded = Handle.of(account.handle()).folded();
        attempts.begin(folded, address);
        if (!passwords.matches(password, account.hash())) {
            throw wrong();
        }
        attempts.succeeded(folded, address);
    }

    /// What is kept of a right password from now on.
    private String today(String password, String kept) {
        return passwords.isOld(kept) ? passwords.hash(password) : kept;
    }

    /// Live connections of a person that were opened under what doesn't hold any more; a session that begins may
    /// have ended the one that was longest away.
    void dropEnded(PersonId person) {
        connections.dropIf(
                new Notice.SignedOut(person), known -> known.person().equals(person) && !visitor.isSurelyStill(known));
    }

    /// The handle is somebody else's, or the person's own: whoever asks twice at once has an account by the time that
    /// the second one is answered.
    private RequestRefused notProtectable(PersonId guest) {
        return store.isProtected(guest)
                ? new RequestRefused(ProblemCode.ALREADY_PROTECTED, "These games are protected already.")
                : new RequestRefused(ProblemCode.HANDLE_TAKEN, "Somebody has this sign-in name already.");
    }

    /// It says nothing about whether there is such an account.
    static RequestRefused wrong() {
        return new RequestRefused(ProblemCode.WRONG_CREDENTIALS, "Sign-in name and password don't match.");
    }
}
