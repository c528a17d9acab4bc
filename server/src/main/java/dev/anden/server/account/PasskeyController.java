package dev.anden.server.account;

import static dev.anden.server.account.Reception.address;
import static dev.anden.server.account.Reception.device;

import dev.anden.protocol.account.Account;
import dev.anden.protocol.account.NewPasskey;
import dev.anden.protocol.account.PasskeyChallenge;
import dev.anden.protocol.account.PasskeyInvitation;
import dev.anden.protocol.account.PasskeyProof;
import dev.anden.protocol.account.PasskeyWish;
import dev.anden.protocol.account.SignedIn;
import dev.anden.server.people.Known;
import dev.anden.server.web.RateLimits;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// A person's passkeys: made, signed in by, removed.
@RestController
public final class PasskeyController {
    private final Reception reception;
    private final Passkeys passkeys;
    private final RateLimits limits;

    public PasskeyController(Reception reception, Passkeys passkeys, RateLimits limits) {
        this.reception = reception;
        this.passkeys = passkeys;
        this.limits = limits;
    }

    @PostMapping("/api/account/passkeys/challenge")
    PasskeyInvitation invite(@RequestBody PasskeyWish wish, HttpServletRequest request, HttpServletResponse response) {
        limits.requireAttempt(request.getRemoteAddr());
        PasskeyHost host = PasskeyHost.of(request);
        return passkeys.invite(reception.welcomed(request, response), wish, host, address(request));
    }

    @PostMapping("/api/account/passkeys")
    Account add(@RequestBody NewPasskey made, HttpServletRequest request, HttpServletResponse response) {
        limits.requireAttempt(request.getRemoteAddr());
        Known known = reception.welcomed(request, response);
        return passkeys.add(known, made, PasskeyHost.of(request), device(request))
                .map(session -> reception.signedIn(session, request, response))
                .orElseGet(() -> reception.account(known));
    }

    @DeleteMapping("/api/account/passkeys/{id}")
    Account remove(
            @PathVariable String id, @RequestParam(defaultValue = "false") boolean last, HttpServletRequest request) {
        Known known = reception.session(request);
        passkeys.remove(known.person(), id, last);
        return reception.account(known);
    }

    @PostMapping("/api/session/passkey/challenge")
    PasskeyChallenge ask(HttpServletRequest request) {
        return passkeys.ask(PasskeyHost.of(request));
    }

    @PostMapping("/api/session/passkey")
    SignedIn signIn(@RequestBody PasskeyProof proof, HttpServletRequest request, HttpServletResponse response) {
        limits.requireAttempt(request.getRemoteAddr());
        return reception.arrived(
                passkeys.signIn(reception.identity(request), proof, PasskeyHost.of(request), device(request)),
                request,
                response);
    }
}
