package dev.anden.server.history;

import dev.anden.protocol.past.Profile;
import dev.anden.protocol.past.SeatProfile;
import dev.anden.protocol.talk.NewSilence;
import dev.anden.server.people.Visitor;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.talk.Speaking;
import dev.anden.server.web.AddressGroup;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.List;
import java.util.Optional;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/// The pages that people show others, and what their readers may do there. Who opens one is
/// [dev.anden.server.account.OwnProfileController]'s.
@RestController
public final class ProfileController {
    private final Profiles profiles;
    private final Speaking speaking;
    private final Visitor visitor;

    public ProfileController(Profiles profiles, Speaking speaking, Visitor visitor) {
        this.profiles = profiles;
        this.speaking = speaking;
        this.visitor = visitor;
    }

    @GetMapping("/api/players/{id}")
    Profile profile(@PathVariable String id, HttpServletRequest request) {
        return profiles.at(id, visitor.known(request));
    }

    /// Whoever has blocked somebody doesn't find their page any more, so nothing of it is answered.
    @PutMapping("/api/players/{id}/silence")
    void silence(
            @PathVariable String id,
            @RequestBody NewSilence wish,
            HttpServletRequest request,
            HttpServletResponse response) {
        PersonId person = visitor.welcomed(request, response);
        PersonId other = profiles.owner(id, Optional.of(person));
        speaking.silence(person, AddressGroup.of(request.getRemoteAddr()), other, wish.kind());
    }

    /// Of a table that there isn't nobody has one.
    @GetMapping("/api/tables/{table}/profiles")
    List<SeatProfile> atTable(@PathVariable String table, HttpServletRequest request) {
        return profiles.atTable(table, visitor.known(request));
    }
}
