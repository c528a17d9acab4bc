package dev.anden.server.account;

import static dev.anden.server.account.Reception.address;
import static dev.anden.server.account.Reception.device;

import dev.anden.protocol.account.Account;
import dev.anden.protocol.account.NewPassword;
import dev.anden.protocol.account.Protection;
import dev.anden.protocol.account.SignIn;
import dev.anden.protocol.account.SignedIn;
import dev.anden.server.people.Known;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.web.RateLimits;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
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
    private final Reception reception;
    private final Accounts accounts;
    private final NewPasswords passwords;
    private final RateLimits limits;

    public AccountController(Reception reception, Accounts accounts, NewPasswords passwords, RateLimits limits) {
        this.reception = reception;
        this.accounts = accounts;
        this.passwords = passwords;
        this.limits = limits;
    }

    @GetMapping("/api/account")
    Account account(HttpServletRequest request) {
        return reception.account(request);
    }

    @PostMapping("/api/account")
    Account protect(@RequestBody Protection wish, HttpServletRequest request, HttpServletResponse response) {
        limits.requireAttempt(request.getRemoteAddr());
        PersonId guest = reception.welcomed(request, response).person();
        return reception.signedIn(accounts.protect(guest, wish, device(request)), request, response);
    }

    @PutMapping("/api/account/password")
    Account changePassword(@RequestBody NewPassword wish, HttpServletRequest request, HttpServletResponse response) {
        limits.requireAttempt(request.getRemoteAddr());
        PersonId person = reception.session(request).person();
        return reception.signedIn(passwords.change(person, wish, device(request), address(request)), request, response);
    }

    @PostMapping("/api/session")
    SignedIn signIn(@RequestBody SignIn wish, HttpServletRequest request, HttpServletResponse response) {
        limits.requireAttempt(request.getRemoteAddr());
        return reception.arrived(
                accounts.signIn(reception.identity(request), wish, device(request), address(request)),
                request,
                response);
    }

    @DeleteMapping("/api/session")
    void signOut(HttpServletRequest request, HttpServletResponse response) {
        accounts.signOut(reception.session(request));
        reception.forget(request, response);
    }

    @DeleteMapping("/api/account/devices")
    Account endOthers(HttpServletRequest request) {
        Known known = reception.session(request);
        accounts.endOthers(known.person(), known.session().orElseThrow());
        return reception.account(known);
    }

    @DeleteMapping("/api/account/devices/{id}")
    Account end(@PathVariable String id, HttpServletRequest request) {
        Known known = reception.session(request);
        accounts.end(known.person(), id);
        return reception.account(known);
    }
}
