package dev.anden.server.reminder;

import dev.anden.protocol.reminder.MailLink;
import dev.anden.protocol.reminder.NewReminderBrowser;
import dev.anden.protocol.reminder.NewReminderMail;
import dev.anden.protocol.reminder.NewReminderWebhook;
import dev.anden.protocol.reminder.ReminderBrowser;
import dev.anden.protocol.reminder.ReminderWishes;
import dev.anden.protocol.reminder.Reminders;
import dev.anden.protocol.reminder.WebhookSecret;
import dev.anden.server.account.Accounts;
import dev.anden.server.account.DeviceName;
import dev.anden.server.people.Known;
import dev.anden.server.people.Visitor;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.web.AddressGroup;
import dev.anden.server.web.RateLimits;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Objects;
import java.util.Optional;
import org.springframework.http.HttpHeaders;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/// Where people say how they want to be told that it is their turn, of what else, and when.
@RestController
public final class ReminderController {
    private final Visitor visitor;
    private final Receivers receivers;
    private final Wishes wishes;
    private final Accounts accounts;
    private final RateLimits limits;

    public ReminderController(
            Visitor visitor, Receivers receivers, Wishes wishes, Accounts accounts, RateLimits limits) {
        this.visitor = visitor;
        this.receivers = receivers;
        this.wishes = wishes;
        this.accounts = accounts;
        this.limits = limits;
    }

    @GetMapping("/api/reminders")
    Reminders reminders(HttpServletRequest request) {
        Optional<PersonId> person = visitor.known(request);
        return receivers.of(person, wishes.of(person));
    }

    @PutMapping("/api/reminders/wishes")
    Reminders choose(@RequestBody ReminderWishes chosen, HttpServletRequest request) {
        wishes.choose(known(request).person(), chosen);
        return reminders(request);
    }

    @PostMapping("/api/reminders/browsers")
    ReminderBrowser addBrowser(@RequestBody NewReminderBrowser wish, HttpServletRequest request) {
        limits.requireAttempt(request.getRemoteAddr());
        String device = DeviceName.of(Objects.requireNonNullElse(request.getHeader(HttpHeaders.USER_AGENT), ""));
        return receivers.addBrowser(known(request), wish, device);
    }

    @PutMapping("/api/reminders/mail")
    Reminders askMail(@RequestBody NewReminderMail wish, HttpServletRequest request) {
        limits.requireAttempt(request.getRemoteAddr());
        Known known = accountByPassword(wish.password(), request);
        PersonId person = known.person();
        limits.requireMail(person, request.getRemoteAddr());
        receivers.askMail(person, known.session().orElseThrow(), wish);
        return reminders(request);
    }

    @PutMapping("/api/reminders/webhook")
    WebhookSecret addWebhook(@RequestBody NewReminderWebhook wish, HttpServletRequest request) {
        limits.requireAttempt(request.getRemoteAddr());
        return new WebhookSecret(
                receivers.addWebhook(accountByPassword(wish.password(), request).person(), wish));
    }

    @DeleteMapping("/api/reminders/receivers/{id}")
    Reminders remove(@PathVariable String id, HttpServletRequest request) {
        receivers.remove(known(request).person(), id);
        return reminders(request);
    }

    @PostMapping("/api/reminders/receivers/{id}/trial")
    Reminders tryOut(@PathVariable String id, HttpServletRequest request) {
        limits.requireAttempt(request.getRemoteAddr());
        receivers.tryOut(known(request).person(), id);
        return reminders(request);
    }

    @PostMapping("/api/reminders/confirm")
    void confirm(@RequestBody MailLink link, HttpServletRequest request) {
        limits.requireAttempt(request.getRemoteAddr());
        receivers.confirm(link.token());
    }

    @PostMapping("/api/reminders/unsubscribe")
    void unsubscribe(@RequestBody MailLink link, HttpServletRequest request) {
        limits.requireAttempt(request.getRemoteAddr());
        receivers.unsubscribe(link.token());
    }

    /// What programs of mail send when somebody presses their button (RFC 8058): a form, from nowhere.
    @PostMapping("/api/reminders/unsubscribe/{token}")
    void unsubscribeByMail(@PathVariable String token, HttpServletRequest request) {
        limits.requireAttempt(request.getRemoteAddr());
        receivers.unsubscribe(token);
    }

    private Known known(HttpServletRequest request) {
        return visitor.identity(request)
                .orElseThrow(() -> new RequestRefused(ProblemCode.NOT_FOUND, "Nothing is kept about you."));
    }

    /// A session alone isn't enough: whoever has taken it over would leave behind what outlives it.
    ///
    /// @throws RequestRefused if it is a guest, or nobody, or the password is wrong, or was too often
    private Known accountByPassword(String password, HttpServletRequest request) {
        Known known = visitor.identity(request)
                .filter(one -> one.session().isPresent())
                .orElseThrow(Receivers::onlyAccount);
        accounts.requirePasswordIfAny(known.person(), password, AddressGroup.of(request.getRemoteAddr()));
        return known;
    }
}
