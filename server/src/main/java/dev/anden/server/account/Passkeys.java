package dev.anden.server.account;

import dev.anden.protocol.account.Account;
import dev.anden.protocol.account.NewPasskey;
import dev.anden.protocol.account.PasskeyChallenge;
import dev.anden.protocol.account.PasskeyInvitation;
import dev.anden.protocol.account.PasskeyProof;
import dev.anden.protocol.account.PasskeyWish;
import dev.anden.server.people.Browser;
import dev.anden.server.people.Known;
import dev.anden.server.people.Sessions;
import dev.anden.server.people.Token;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.account.PasskeyStore;
import dev.anden.server.store.people.PersonId;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/// Keys by which people prove who they are, beside a password or instead of one. A device keeps the secret half; what
/// is kept here is good for nothing but checking.
///
/// Each takes two steps: the server says what is to be signed, and the browser brings what the device made of it.
public final class Passkeys {
    /// So many an account has at most.
    private static final int MOST = 20;

    private static final String SIGN_IN = "sign in";

    private final PasskeyStore store;
    private final Accounts accounts;
    private final Sessions sessions;
    private final Alerts alerts;
    private final Challenges challenges;
    private final Supplier<PasskeyCheck> check = new Lazy<>(PasskeyCheck::new);
    private final InstantSource clock;

    /// @param key 32 random bytes, the same on every server that uses the database
    public Passkeys(
            PasskeyStore store,
            Accounts accounts,
            Sessions sessions,
            Alerts alerts,
            byte[] key,
            SecureRandom random,
            InstantSource clock) {
        this.store = store;
        this.accounts = accounts;
        this.sessions = sessions;
        this.alerts = alerts;
        this.clock = clock;
        challenges = new Challenges(key, random, clock);
    }

    /// Somebody's keys, the oldest first.
    List<Account.Passkey> of(PersonId person) {
        return store.of(person).stream()
                .map(key -> new Account.Passkey(key.id(), key.name(), key.host(), key.created(), key.used()))
                .toList();
    }

    /// What a browser makes a key from that lets somebody in.
    ///
    /// @param known a guest, who will be an account by it, or an account
    /// @param address what limits count as one
    /// @throws RequestRefused if a guest can't have the handle; if an account has a password and this isn't it, or
    ///     if it has enough keys
    PasskeyInvitation invite(Known known, PasskeyWish wish, PasskeyHost host, String address) {
        PersonId person = known.person();
        String handle = handle(known, wish.handle());
        accounts.requirePasswordIfAny(person, wish.password(), address);
        List<PasskeyStore.Row> keys = store.of(person);
        if (keys.size() >= MOST) {
            throw tooMany();
        }
        return new PasskeyInvitation(
                challenges.draw(purpose(person, wish.handle())),
                host.name(),
                user(person),
                handle,
                PasskeyCheck.ALGORITHMS,
                keys.stream().map(PasskeyStore.Row::id).toList());
    }

    /// A device has made a key.
    ///
    /// @param known whoever was invited
    /// @param device the browser in which it happens
    /// @return the session that begins; empty for an account, which has one
    /// @throws RequestRefused if it isn't what the invitation was for, or an account has enough keys by now
    Optional<Sessions.Fresh> add(Known known, NewPasskey answer, PasskeyHost host, Browser device) {
        PasskeyCheck.Made made = check.get().made(answer, host);
        challenges.require(made.challenge(), purpose(known.person(), answer.handle()));
        if (store.isKnown(made.id())) {
            throw PasskeyCheck.bad();
        }
        var key = new PasskeyStore.Row(
                made.id(),
                known.person(),
                device.name(),
                host.name(),
                made.credential(),
                made.copied(),
                made.counter(),
                clock.millis(),
                Optional.empty());
        if (known.session().isEmpty()) {
            Handle handle = accounts.requireProtectable(known.person(), answer.handle());
            return Optional.of(accounts.begin(
                    known.person(), handle, device, account -> store.protect(account, key, answer(made.challenge()))));
        }
        if (!store.add(key, answer(made.challenge()), MOST)) {
            throw store.of(known.person()).size() < MOST ? Challenges.tooLate() : tooMany();
        }
        alerts.tell(known.person(), Alerts.Kind.PASSKEY);
        return Optional.empty();
    }

    /// What a key has to sign for somebody to be signed in.
    PasskeyChallenge ask(PasskeyHost host) {
        return new PasskeyChallenge(challenges.draw(SIGN_IN), host.name());
    }

    /// Somebody proves by a key to be an account's person. What the browser was before is treated as with a password.
    ///
    /// @param before who the browser was
    /// @throws RequestRefused if nobody has the key, or it proves nothing
    Arrival signIn(Optional<Known> before, PasskeyProof proof, PasskeyHost host, Browser device) {
        PasskeyStore.Row key = Optional.of(proof.id())
                .filter(PasskeyCheck::isId)
                .flatMap(id -> store.find(id, host.name()))
                .orElseThrow(Passkeys::unknown);
        PasskeyCheck.Proved proved = check.get().proved(proof, key, host);
        if (!proof.user().equals(user(key.person()))) {
            throw PasskeyCheck.bad();
        }
        challenges.require(proved.challenge(), SIGN_IN);
        Sessions.Fresh session = sessions.fresh(key.person(), device);
        if (!store.signIn(key.id(), proved.counter(), answer(proved.challenge()), session.opening())) {
            throw Challenges.tooLate();
        }
        return accounts.arrive(before, session);
    }

    /// Removes a key of an account.
    ///
    /// @param last whether it may be the last way in
    /// @throws RequestRefused if it is, and may not
    void remove(PersonId person, String id, boolean last) {
        if (last) {
            store.remove(person, id);
        } else if (!store.removeIfNotLast(person, id)) {
            throw new RequestRefused(
                    ProblemCode.LAST_WAY_IN, "Without this passkey and without a password nobody gets in any more.");
        }
    }

    /// Answers to challenges that are too old by now needn't be remembered.
    public void forgetAnswers() {
        store.forgetAnswers(clock.millis()
                - Challenges.AGE.plus(Challenges.SKEW.multipliedBy(2)).toMillis());
    }

    private String handle(Known known, String wish) {
        return known.session().isPresent()
                ? accounts.require(known.person()).handle()
                : accounts.requireProtectable(known.person(), wish).text();
    }

    private PasskeyStore.Answer answer(String challenge) {
        return new PasskeyStore.Answer(new Token(challenge).hash(), clock.millis());
    }

    /// An answer is good for whoever was asked, and for the handle that was free or the password that was right.
    private static String purpose(PersonId person, String handle) {
        return "key of " + person.text() + " by " + handle;
    }

    /// Whose a key says it is, in base64url without padding.
    private static String user(PersonId person) {
        return Base64.getUrlEncoder()
                .withoutPadding()
                .encodeToString(person.text().getBytes(StandardCharsets.UTF_8));
    }

    private static RequestRefused tooMany() {
        return new RequestRefused(
                ProblemCode.TOO_MANY_PASSKEYS, "Nobody has more than %d passkeys; remove one.".formatted(MOST));
    }

    private static RequestRefused unknown() {
        return new RequestRefused(ProblemCode.UNKNOWN_PASSKEY, "Nobody here has this passkey any more.");
    }
}
