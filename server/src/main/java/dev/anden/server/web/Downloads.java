package dev.anden.server.web;

import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.people.PersonId;
import java.io.IOException;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// What is much to ask for: everybody is sent it once at a time.
public final class Downloads {
    private final Set<PersonId> downloading = ConcurrentHashMap.newKeySet();

    /// Sends it.
    public interface Sending {
        /// @throws IOException if whoever it is for goes away
        void send() throws IOException;
    }

    /// @throws RequestRefused if the person is being sent it already
    public void send(PersonId person, Sending sending) throws IOException {
        if (!downloading.add(person)) {
            throw new RequestRefused(
                    ProblemCode.TOO_MANY_REQUESTS, "Your data is being downloaded just now; wait a moment.");
        }
        try {
            sending.send();
        } finally {
            downloading.remove(person);
        }
    }
}
