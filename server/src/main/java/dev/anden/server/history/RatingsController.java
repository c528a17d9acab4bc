package dev.anden.server.history;

import dev.anden.engine.GameCatalog;
import dev.anden.protocol.past.RatingChange;
import dev.anden.protocol.past.RatingTable;
import dev.anden.server.people.Visitor;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// Who plays best, and what a game did to that.
@RestController
public final class RatingsController {
    private final Ratings ratings;
    private final GameCatalog games;
    private final Visitor visitor;

    public RatingsController(Ratings ratings, GameCatalog games, Visitor visitor) {
        this.ratings = ratings;
        this.games = games;
        this.visitor = visitor;
    }

    @GetMapping("/api/ratings/{game}")
    RatingTable table(@PathVariable String game, @RequestParam Optional<String> season, HttpServletRequest request) {
        if (games.find(game).isEmpty()) {
            throw new RequestRefused(ProblemCode.UNKNOWN_GAME, "There is no such game.", Map.of("game", game));
        }
        Optional<Season> wanted = season.filter(word -> !word.isEmpty())
                .map(word -> Season.read(word)
                        .orElseThrow(() -> new RequestRefused(
                                ProblemCode.BAD_MESSAGE, "A season is a year and a quarter, such as 2026-Q4.")));
        return ratings.table(game, wanted, visitor.known(request));
    }

    @GetMapping("/api/tables/{table}/ratings")
    List<RatingChange> changes(@PathVariable String table) {
        return ratings.changes(table);
    }
}
