package dev.anden.server.lobby;

import dev.anden.engine.BotLevel;
import dev.anden.engine.Game;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.GameInfo;
import dev.anden.engine.files.GameFolder;
import dev.anden.players.Roster;
import dev.anden.protocol.GameFileInfo;
import dev.anden.protocol.GameName;
import dev.anden.protocol.LevelInfo;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.history.GameNameStore;
import java.util.List;
import java.util.Map;
import org.springframework.http.CacheControl;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

/// What can be played: `GET /api/games`, and of each game its board and the levels of its bots.
@RestController
public final class GamesController {
    private final GameCatalog games;
    private final GameFolder ownGames;
    private final Roster bots;
    private final Boards boards;
    private final GameNameStore names;

    public GamesController(GameCatalog games, GameFolder ownGames, Roster bots, Boards boards, GameNameStore names) {
        this.names = names;
        this.games = games;
        this.ownGames = ownGames;
        this.bots = bots;
        this.boards = boards;
    }

    @GetMapping("/api/games")
    List<GameInfo> games() {
        return games.games().stream().map(Game::info).toList();
    }

    /// The files of the operator's own, also those that can't be played, each with what is wrong with it.
    @GetMapping("/api/games/files")
    List<GameFileInfo> files() {
        return ownGames.files().stream().map(GameFileInfo::of).toList();
    }

    /// The games that were here and aren't any more: what was played of them is told by their names.
    @GetMapping("/api/games/gone")
    List<GameName> gone() {
        return names.all().stream()
                .filter(game -> games.find(game.id()).isEmpty())
                .toList();
    }

    @GetMapping("/api/games/{id}/levels")
    List<LevelInfo> levels(@PathVariable String id) {
        Game game = game(id);
        BotLevel suggested = bots.suggested(game);
        return bots.levels(game).stream()
                .map(level -> new LevelInfo(level.name(), level.difficulty(), level.equals(suggested)))
                .toList();
    }

    /// The board, which a browser keeps, and asks only whether it is still the same.
    @GetMapping("/api/games/{id}/board")
    ResponseEntity<byte[]> board(@PathVariable String id) {
        Boards.Board board = boards.of(game(id));
        return ResponseEntity.ok()
                .cacheControl(CacheControl.noCache())
                .eTag(board.tag())
                .contentType(MediaType.APPLICATION_JSON)
                .body(board.json());
    }

    private Game game(String id) {
        return games.find(id)
                .orElseThrow(() ->
                        new RequestRefused(ProblemCode.UNKNOWN_GAME, "There is no such game.", Map.of("game", id)));
    }
}
