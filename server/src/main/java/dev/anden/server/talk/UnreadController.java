package dev.anden.server.talk;

import dev.anden.protocol.talk.UnreadTalk;
import dev.anden.server.people.Visitor;
import dev.anden.server.store.talk.ReadTalkStore;
import jakarta.servlet.http.HttpServletRequest;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/// `/api/me/unread`: where others have said something at the visitor's tables, for lists of these.
@RestController
public final class UnreadController {
    /// So many tables are told: more than lists have at once.
    private static final int MOST = 200;

    private final Visitor visitor;
    private final ReadTalkStore readings;

    public UnreadController(Visitor visitor, ReadTalkStore readings) {
        this.visitor = visitor;
        this.readings = readings;
    }

    @GetMapping("/api/me/unread")
    UnreadTalk unread(HttpServletRequest request) {
        return new UnreadTalk(readings.unread(visitor.asking(request), MOST));
    }
}
