package dev.anden.server.account;

import dev.anden.protocol.account.Account;
import dev.anden.protocol.account.Account.Device;
import dev.anden.protocol.account.SignedIn;
import dev.anden.server.people.Browser;
import dev.anden.server.people.Known;
import dev.anden.server.people.Sessions;
import dev.anden.server.people.Visitor;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.account.AccountStore;
import dev.anden.server.store.account.OtherWayStore;
import dev.anden.server.store.account.SessionStore;
import dev.anden.server.web.AddressGroup;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.springframework.http.HttpHeaders;

/// How every question about an account begins and ends: who asks, from where, by which device; and what they are told
/// of their account.
public final class Reception {
    private static final Account NOBODYS =
            new Account(Optional.empty(), false, List.of(), false, List.of(), Optional.empty());

    private final Visitor visitor;
    private final AccountStore store;
    private final Passkeys passkeys;
    private final OtherWayStore otherWays;
    private final Sessions sessions;
    private final Recoveries recoveries;

    public Reception(
            Visitor visitor,
            AccountStore store,
            Passkeys passkeys,
            OtherWayStore otherWays,
            Sessions sessions,
            Recoveries recoveries) {
        this.visitor = visitor;
        this.store = store;
        this.passkeys = passkeys;
        this.otherWays = otherWays;
        this.sessions = sessions;
        this.recoveries = recoveries;
    }

    /// The account of whoever asks.
    Account account(HttpServletRequest request) {
        return visitor.identity(request).map(this::account).orElse(NOBODYS);
    }

    /// The account of somebody.
    Account account(Known known) {
        return store.of(known.person())
                .map(account -> account(account, known))
                .orElseGet(() -> new Account(
                        Optional.empty(), false, List.of(), false, List.of(), recoveries.made(known.person())));
    }

    private Account account(AccountStore.Row account, Known known) {
        return new Account(
                Optional.of(account.handle()),
                account.hash().isPresent(),
                passkeys.of(known.person()),
                otherWays.any(known.person()),
                devices(known),
                Optional.empty());
    }

    private List<Device> devices(Known known) {
        String here = known.session().orElse("");
        List<SessionStore.Row> rows = sessions.of(known.person());
        return Stream.concat(
                        rows.stream().filter(row -> row.id().equals(here)),
                        rows.stream().filter(row -> !row.id().equals(here)))
                .map(row -> new Device(
                        row.id(),
                        row.device(),
                        row.created(),
                        row.seen(),
                        row.id().equals(here)))
                .toList();
    }

    /// From now on the browser is signed in.
    Account signedIn(Sessions.Fresh session, HttpServletRequest request, HttpServletResponse response) {
        visitor.signIn(session, request, response);
        return account(Known.by(session.opening().id(), session.opening().person()));
    }

    /// From now on the browser is signed in as somebody who has an account already.
    SignedIn arrived(Arrival arrival, HttpServletRequest request, HttpServletResponse response) {
        return new SignedIn(signedIn(arrival.session(), request, response), arrival.seatsLeft());
    }

    /// Who asks; somebody without a cookie gets one with the answer.
    Known welcomed(HttpServletRequest request, HttpServletResponse response) {
        return visitor.identity(request).orElseGet(() -> Known.guest(visitor.welcomed(request, response)));
    }

    /// Who was the browser before; empty for somebody without a cookie of ours.
    Optional<Known> identity(HttpServletRequest request) {
        return visitor.identity(request);
    }

    /// Who has a session.
    ///
    /// @throws RequestRefused if it is a guest, or nobody
    Known session(HttpServletRequest request) {
        return identity(request)
                .filter(known -> known.session().isPresent())
                .orElseThrow(() -> new RequestRefused(ProblemCode.NOT_PROTECTED, "Only an account can do that."));
    }

    /// From now on the browser is nobody that the server knows.
    void forget(HttpServletRequest request, HttpServletResponse response) {
        visitor.forget(request, response);
    }

    /// What limits count as one address.
    static String address(HttpServletRequest request) {
        return AddressGroup.of(request.getRemoteAddr());
    }

    /// In which browser it happens.
    static Browser device(HttpServletRequest request) {
        String agent = Objects.requireNonNullElse(request.getHeader(HttpHeaders.USER_AGENT), "");
        return new Browser(DeviceName.of(agent), Browser.receiver(request));
    }
}
