package dev.anden.server.account;

import static dev.anden.server.account.Reception.address;
import static dev.anden.server.account.Reception.device;

import dev.anden.protocol.account.LostPassword;
import dev.anden.protocol.account.PasswordByLink;
import dev.anden.protocol.account.PasswordLink;
import dev.anden.protocol.account.PasswordLinkOwner;
import dev.anden.protocol.account.SignedIn;
import dev.anden.server.web.RateLimits;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/// A lost password: a link is asked for, looked at and used. What is in it comes in bodies alone, so that it is in no
/// address, no log and no `Referer`.
@RestController
public final class PasswordLinkController {
    private final Reception reception;
    private final PasswordLinks links;
    private final RateLimits limits;

    public PasswordLinkController(Reception reception, PasswordLinks links, RateLimits limits) {
        this.reception = reception;
        this.links = links;
        this.limits = limits;
    }

    @PostMapping("/api/session/lost")
    void ask(@RequestBody LostPassword lost, HttpServletRequest request) {
        limits.requireAttempt(request.getRemoteAddr());
        links.ask(lost.account());
    }

    @PostMapping("/api/session/link/look")
    PasswordLinkOwner look(@RequestBody PasswordLink link, HttpServletRequest request) {
        limits.requireAttempt(request.getRemoteAddr());
        return links.look(link.token());
    }

    @PostMapping("/api/session/link")
    SignedIn use(@RequestBody PasswordByLink wish, HttpServletRequest request, HttpServletResponse response) {
        limits.requireAttempt(request.getRemoteAddr());
        return reception.arrived(
                links.use(reception.identity(request), wish, device(request), address(request)), request, response);
    }
}
