package dev.anden.server.account;

import dev.anden.protocol.account.NewPassword;
import dev.anden.protocol.account.PasswordByLink;
import dev.anden.server.people.Browser;
import dev.anden.server.people.Known;
import dev.anden.server.people.Sessions;
import dev.anden.server.people.Token;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.account.AccountStore;
import dev.anden.server.store.people.PersonId;
import java.time.InstantSource;
import java.util.Optional;

/// Another password for an account. Somebody else may have known the one before, so whoever else is signed in isn't any
/// more; and if that is wished, what they may have left behind goes as well, as in
/// [dev.anden.server.store.account.OtherWayStore].
public final class NewPasswords {
    private final AccountStore store;
    private final Accounts accounts;
    private final Sessions sessions;
    private final Passwords passwords;
    private final Attempts attempts;
    private final NetworkBots bots;
    private final Alerts alerts;
    private final InstantSource clock;

    public NewPasswords(
            AccountStore store,
            Accounts accounts,
            Sessions sessions,
            Passwords passwords,
            Attempts attempts,
            NetworkBots bots,
            Alerts alerts,
            InstantSource clock) {
        this.store = store;
        this.accounts = accounts;
        this.sessions = sessions;
        this.passwords = passwords;
        this.attempts = attempts;
        this.bots = bots;
        this.alerts = alerts;
        this.clock = clock;
    }

    /// Another password of somebody who is signed in.
    ///
    /// @param address what limits count as one
    /// @return the session that begins instead of the one before
    /// @throws RequestRefused if the current one is wrong, the new one can't be, or it was tried too often
    Sessions.Fresh change(PersonId person, NewPassword wish, Browser device, String address) {
        AccountStore.Row account = accounts.require(person);
        if (account.hash().isPresent()) {
            accounts.requirePassword(account, wish.current(), address);
        }
        Passwords.require(wish.password(), Handle.of(account.handle()));
        Sessions.Fresh session = sessions.fresh(person, device);
        AccountStore.Change change = changeTo(wish.password(), wish.removeOtherWays(), session);
        if (!store.changePassword(account, change, clock.millis())) {
            throw Accounts.wrong();
        }
        changed(change);
        accounts.dropEnded(person);
        return session;
    }

    /// Another password of somebody whom a link proves to be the account's person. The browser is signed in as by
    /// [Accounts#signIn].
    ///
    /// @param before who the browser was
    /// @param account that of the link
    /// @param address what limits count as one
    /// @return empty if the link isn't good any more, and nothing has changed
    /// @throws RequestRefused if the password can't be
    Optional<Arrival> renew(
            Optional<Known> before, AccountStore.Row account, PasswordByLink wish, Browser device, String address) {
        Handle handle = Handle.of(account.handle());
        Passwords.require(wish.password(), handle);
        Sessions.Fresh session = sessions.fresh(account.person(), device);
        AccountStore.Change change = changeTo(wish.password(), wish.removeOtherWays(), session);
        if (!store.changePassword(new Token(wish.token()).hash(), change, clock.millis())) {
            return Optional.empty();
        }
        attempts.succeeded(handle.folded(), address);
        changed(change);
        return Optional.of(accounts.arrive(before, session));
    }

    private AccountStore.Change changeTo(String password, boolean removeOtherWays, Sessions.Fresh session) {
        return new AccountStore.Change(passwords.hash(password), removeOtherWays, session.opening());
    }

    /// Programs that are here by tokens that were taken away are let go. That comes before all else that could fail by
    /// now, since it isn't done again.
    private void changed(AccountStore.Change change) {
        PersonId person = change.session().person();
        if (change.removeOtherWays()) {
            bots.dropAll(person);
        }
        alerts.tell(person, Alerts.Kind.PASSWORD);
    }
}
