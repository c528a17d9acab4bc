package dev.anden.server.account;

import dev.anden.protocol.account.OwnProfile;
import dev.anden.server.people.Known;
import dev.anden.server.people.RandomId;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.people.ProfileStore;
import dev.anden.server.web.RateLimits;
import jakarta.servlet.http.HttpServletRequest;
import java.security.SecureRandom;
import java.time.InstantSource;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RestController;

/// Whether somebody with an account shows others a page of their own. Each time that it is opened it has another
/// address, so that nobody finds it again whom its owner hasn't given that.
@RestController
public final class OwnProfileController {
    private static final int ID_BYTES = 16;

    private final Reception reception;
    private final ProfileStore store;
    private final RateLimits limits;
    private final SecureRandom random;
    private final InstantSource clock;

    public OwnProfileController(
            Reception reception, ProfileStore store, RateLimits limits, SecureRandom random, InstantSource clock) {
        this.reception = reception;
        this.store = store;
        this.limits = limits;
        this.random = random;
        this.clock = clock;
    }

    @GetMapping("/api/account/profile")
    OwnProfile profile(HttpServletRequest request) {
        return new OwnProfile(reception.identity(request).map(Known::person).flatMap(store::of));
    }

    @PostMapping("/api/account/profile")
    OwnProfile open(HttpServletRequest request) {
        PersonId person = reception.session(request).person();
        limits.requireChange(person, Reception.address(request));
        store.open(person, RandomId.draw(random, ID_BYTES), clock.millis());
        return profile(request);
    }

    @DeleteMapping("/api/account/profile")
    OwnProfile close(HttpServletRequest request) {
        store.close(reception.session(request).person());
        return profile(request);
    }
}
