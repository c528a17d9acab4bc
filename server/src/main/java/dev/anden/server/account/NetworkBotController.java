package dev.anden.server.account;

import dev.anden.protocol.account.NetworkBotList;
import dev.anden.protocol.account.NetworkBotTables;
import dev.anden.protocol.account.NetworkBotToken;
import dev.anden.protocol.account.NewNetworkBot;
import dev.anden.protocol.account.TokenWish;
import dev.anden.server.people.BotVisitor;
import dev.anden.server.people.Known;
import dev.anden.server.people.People;
import dev.anden.server.store.account.NetworkBotStore;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.table.KnownBots;
import dev.anden.server.web.RateLimits;
import jakarta.servlet.http.HttpServletRequest;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/// The programs of an account: made, given another token, removed; and what one of them asks with its token.
@RestController
public final class NetworkBotController {
    private final Reception reception;
    private final Accounts accounts;
    private final NetworkBots bots;
    private final NetworkBotStore store;
    private final People people;
    private final RateLimits limits;

    public NetworkBotController(
            Reception reception,
            Accounts accounts,
            NetworkBots bots,
            NetworkBotStore store,
            People people,
            RateLimits limits) {
        this.reception = reception;
        this.accounts = accounts;
        this.bots = bots;
        this.store = store;
        this.people = people;
        this.limits = limits;
    }

    @GetMapping("/api/account/bots")
    NetworkBotList list(HttpServletRequest request) {
        return bots.of(owner(request));
    }

    @PostMapping("/api/account/bots")
    NetworkBotToken make(@RequestBody NewNetworkBot wish, HttpServletRequest request) {
        limits.requireAttempt(request.getRemoteAddr());
        return bots.make(ownerByPassword(wish.password(), request), wish.name());
    }

    @PostMapping("/api/account/bots/{bot}/token")
    NetworkBotToken replace(@PathVariable String bot, @RequestBody TokenWish wish, HttpServletRequest request) {
        limits.requireAttempt(request.getRemoteAddr());
        return bots.replace(ownerByPassword(wish.password(), request), new PersonId(bot));
    }

    @DeleteMapping("/api/account/bots/{bot}")
    NetworkBotList remove(@PathVariable String bot, HttpServletRequest request) {
        PersonId owner = owner(request);
        bots.remove(owner, new PersonId(bot));
        return bots.of(owner);
    }

    /// The only thing that a program asks for over HTTP.
    @GetMapping(BotVisitor.TABLES)
    NetworkBotTables tables(HttpServletRequest request) {
        PersonId bot = BotVisitor.of(request).map(Known::person).orElseThrow(BotVisitor::unknown);
        return new NetworkBotTables(people.name(bot), store.seated(bot, KnownBots.MOST_OF_A_BOT));
    }

    /// A session alone isn't enough: whoever has taken it over would leave behind what outlives it.
    private PersonId ownerByPassword(String password, HttpServletRequest request) {
        PersonId owner = owner(request);
        accounts.requirePasswordIfAny(owner, password, Reception.address(request));
        return owner;
    }

    private PersonId owner(HttpServletRequest request) {
        return reception.session(request).person();
    }
}
