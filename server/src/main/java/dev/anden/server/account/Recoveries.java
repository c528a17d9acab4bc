package dev.anden.server.account;

import dev.anden.protocol.account.Recoverable;
import dev.anden.server.live.Connections;
import dev.anden.server.people.Known;
import dev.anden.server.people.People;
import dev.anden.server.people.Token;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.account.AccountStore;
import dev.anden.server.store.account.RecoveryStore;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.table.TableStore;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.Collection;
import java.util.Optional;

/// The link by which a guest who has lost the cookie takes their seats again. It holds until another one is made,
/// it is revoked, or the guest becomes an account.
public final class Recoveries {
    private final RecoveryStore store;
    private final AccountStore accounts;
    private final TableStore seats;
    private final People people;
    private final Moving moving;
    private final Connections connections;
    private final SecureRandom random;
    private final InstantSource clock;

    public Recoveries(
            RecoveryStore store,
            AccountStore accounts,
            TableStore seats,
            People people,
            Moving moving,
            Connections connections,
            SecureRandom random,
            InstantSource clock) {
        this.store = store;
        this.accounts = accounts;
        this.seats = seats;
        this.people = people;
        this.moving = moving;
        this.connections = connections;
        this.random = random;
        this.clock = clock;
    }

    /// Makes a guest's link; the one before is worth nothing any more.
    ///
    /// @return what is in it: it is told this once
    /// @throws RequestRefused if the person has an account
    Token make(PersonId guest) {
        if (accounts.isProtected(guest)) {
            throw new RequestRefused(
                    ProblemCode.ALREADY_PROTECTED, "Whoever has an account signs in, and needs no link.");
        }
        people.introduce(guest);
        Token token = Token.draw(random);
        store.make(guest, token.hash(), clock.millis());
        return token;
    }

    /// When the link of a person was made.
    Optional<Long> made(PersonId person) {
        return store.made(person);
    }

    /// Makes a guest's link worthless.
    void revoke(PersonId guest) {
        store.revoke(guest);
    }

    /// Whose seats a link brings back.
    ///
    /// @param before who the browser is
    /// @param companions who else plays on the device
    /// @throws RequestRefused if it is worth nothing, or is a companion's
    Recoverable look(String token, Optional<Known> before, Collection<PersonId> companions) {
        PersonId guest = find(token, companions);
        return new Recoverable(
                people.name(guest),
                seats.count(guest),
                before.filter(known -> known.person().equals(guest)).isPresent());
    }

    /// A browser follows a link. One that is signed in stays who it is, and the guest's seats become the account's;
    /// any other becomes the guest, to whom its own seats go.
    ///
    /// @param before who the browser is
    /// @param companions who else plays on the device
    /// @param receiver by which the browser is told, if it says so
    /// @throws RequestRefused if the link is worth nothing, or is a companion's: two people would become one
    Followed follow(String token, Optional<Known> before, Collection<PersonId> companions, Optional<String> receiver) {
        PersonId guest = find(token, companions);
        if (before.flatMap(Known::session).isPresent()) {
            int left = moving.ofLink(guest, before.get().person());
            store.revoke(guest);
            connections.dropAllOf(guest);
            return new Followed(Optional.empty(), left);
        }
        int left = before.filter(known -> !known.person().equals(guest))
                .map(known -> moving.ofBrowser(known.person(), guest, Optional.empty(), receiver))
                .orElse(0);
        return new Followed(Optional.of(guest), left);
    }

    /// What has come of following a link.
    ///
    /// @param guest who the browser becomes; empty if it stays who it is
    /// @param seatsLeft as in [Moving#ofBrowser]
    record Followed(Optional<PersonId> guest, int seatsLeft) {}

    private PersonId find(String token, Collection<PersonId> companions) {
        // A link that was made while its guest became an account is worth nothing either.
        PersonId guest = store.find(new Token(token).hash())
                .filter(person -> !accounts.isProtected(person))
                .orElseThrow(PasswordLinks::noSuchLink);
        if (companions.contains(guest)) {
            throw new RequestRefused(
                    ProblemCode.IS_COMPANION, "Whose link it is plays on this device already; open it on another one.");
        }
        return guest;
    }
}
