package dev.anden.server.leak;

import dev.anden.server.testing.Guest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/// What somebody was answered over HTTP while a game went on.
///
/// @param path what was asked for
record Asked(String path, int status, String body) {
    /// All that somebody was answered at one moment of a game.
    record Moment(List<Asked> answers) {}

    /// Asks for all that there is about a table; for the table itself last, so that whatever was answered before
    /// was answered while it was as it says. Of a game that is over only for that: what is open by then needn't be
    /// worked out.
    ///
    /// @param hints whether for a hint too, which takes a while to work out
    static Moment of(Guest guest, String table, int seats, boolean hints) {
        String at = "/api/tables/" + table;
        var asked = new ArrayList<Asked>();
        if (!ask(guest, at, "").isOver()) {
            IntStream.range(0, seats).forEach(seat -> asked.add(ask(guest, at, "/analysis/" + seat)));
            Stream.of(
                            "/export",
                            "/deals",
                            "/replay",
                            "/replay/positions",
                            "/replay/choices/9",
                            "/replay/hint/9",
                            "/analysis/choices/9",
                            "/here",
                            "/ratings")
                    .forEach(path -> asked.add(ask(guest, at, path)));
            if (hints) {
                asked.add(ask(guest, at, "/hint"));
            }
            asked.add(ask(guest, "/api/me/games", ""));
            asked.add(ask(guest, "/api/tables", ""));
        }
        asked.add(ask(guest, at, ""));
        return new Moment(asked);
    }

    private static Asked ask(Guest guest, String at, String path) {
        HttpResponse<String> answer = guest.get(at + path);
        return new Asked(path.isEmpty() ? at : path, answer.statusCode(), answer.body());
    }

    /// Whether it was the table itself that was asked for, not a list that it is in.
    boolean isOfTable() {
        return path.startsWith("/api/tables/");
    }

    private boolean isOver() {
        return json().get("status").asString().equals("over");
    }

    JsonNode json() {
        return Guest.JSON.readTree(body);
    }

    /// The code of what stands in the way.
    String problem() {
        return json().get("code").asString();
    }
}
