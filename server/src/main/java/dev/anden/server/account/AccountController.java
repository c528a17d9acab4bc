package dev.anden.server.account;

import dev.anden.protocol.Account;
import dev.anden.protocol.Account.Device;
import dev.anden.protocol.NewPassword;
import dev.anden.protocol.Protection;
import dev.anden.protocol.SignIn;
import dev.anden.server.people.Known;
import dev.anden.server.people.Sessions;
import dev.anden.server.people.Visitor;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.AccountStore;
import dev.anden.server.store.PersonId;
import dev.anden.server.store.SessionStore;
import dev.anden.server.web.AddressGroup;
import dev.anden.server.web.RateLimits;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.springframework.http.HttpHeaders;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/// A person's account: protected, signed in to, looked at. `/api/account` is the account, `/api/session` who this
/// browser is.
@RestController
public final class AccountController {
    private static final Account NOBODYS = new Account(Optional.empty(), List.of(), Optional.empty());

    private final Visitor visitor;
    private final Accounts accounts;
    private final Recoveries recoveries;
    private final AccountStore store;
    private final Sessions sessions;
    private final RateLimits limits;

    public AccountController(
            Visitor visitor,
            Accounts accounts,
            Recoveries recoveries,
            AccountStore store,
            Sessions sessions,
            RateLimits limits) {
        this.visitor = visitor;
        this.accounts = accounts;
        this.recoveries = recoveries;
        this.store = store;
        this.sessions = sessions;
        this.limits = limits;
    }

    @GetMapping("/api/account")
    Account account(HttpServletRequest request) {
        return visitor.identity(request).map(this::account).orElse(NOBODYS);
    }

    @PostMapping("/api/account")
    Account protect(@RequestBody Protection wish, HttpServletRequest request, HttpServletResponse response) {
        limits.requireAttempt(request.getRemoteAddr());
        PersonId guest = visitor.welcomed(request, response);
        return signedIn(accounts.protect(guest, wish, device(request)), request, response);
    }

    @PutMapping("/api/account/password")
    Account changePassword(@RequestBody NewPassword wish, HttpServletRequest request, HttpServletResponse response) {
        limits.requireAttempt(request.getRemoteAddr());
        PersonId person = session(request).person();
        return signedIn(accounts.changePassword(person, wish, device(request), address(request)), request, response);
    }

    @PostMapping("/api/session")
    Account signIn(@RequestBody SignIn wish, HttpServletRequest request, HttpServletResponse response) {
        limits.requireAttempt(request.getRemoteAddr());
        return signedIn(
                accounts.signIn(visitor.identity(request), wish, device(request), address(request)), request, response);
    }

    @DeleteMapping("/api/session")
    void signOut(HttpServletRequest request, HttpServletResponse response) {
        accounts.signOut(session(request));
        visitor.forget(request, response);
    }

    @DeleteMapping("/api/account/devices")
    Account endOthers(HttpServletRequest request) {
        Known known = session(request);
        accounts.endOthers(known.person(), known.session().orElseThrow());
        return account(known);
    }

    @DeleteMapping("/api/account/devices/{id}")
    Account end(@PathVariable String id, HttpServletRequest request) {
        Known known = session(request);
        accounts.end(known.person(), id);
        return account(known);
    }

    private Account signedIn(Sessions.Fresh session, HttpServletRequest request, HttpServletResponse response) {
        visitor.signIn(session, request, response);
        return account(new Known(
                session.opening().person(), Optional.of(session.opening().id())));
    }

    private Account account(Known known) {
        return store.of(known.person())
                .map(account -> new Account(Optional.of(account.handle()), devices(known), Optional.empty()))
                .orElseGet(() -> guests(known.person()));
    }

    private Account guests(PersonId guest) {
        return new Account(Optional.empty(), List.of(), recoveries.made(guest));
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

    /// Who has a session.
    ///
    /// @throws RequestRefused if it is a guest, or nobody
    private Known session(HttpServletRequest request) {
        return visitor.identity(request)
                .filter(known -> known.session().isPresent())
                .orElseThrow(() -> new RequestRefused(ProblemCode.NOT_PROTECTED, "Only an account can do that."));
    }

    private static String address(HttpServletRequest request) {
        return AddressGroup.of(request.getRemoteAddr());
    }

    private static String device(HttpServletRequest request) {
        return DeviceName.of(Objects.requireNonNullElse(request.getHeader(HttpHeaders.USER_AGENT), ""));
    }
}
