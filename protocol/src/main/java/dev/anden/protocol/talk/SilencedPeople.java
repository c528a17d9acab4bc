package dev.anden.protocol.talk;

import java.util.List;

/// `GET /api/me/silenced`: everybody whom the person who asks doesn't hear, or has blocked, the latest first.
public record SilencedPeople(List<SilencedPerson> people) {
    public SilencedPeople {
        people = List.copyOf(people);
    }
}
