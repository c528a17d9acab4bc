package dev.anden.rpc;

import java.util.HashMap;
import java.util.Map;

/// The games that are open, by handle. A handle is never given twice.
final class OpenGames {
    /// More than any experiment needs at once, and few enough to fit into the memory of most machines when they are
    /// short.
    static final int MOST = 10_000;

    private final Map<Integer, PlayedGame> games = new HashMap<>();
    private int last;

    /// @throws RpcException if too many games are open
    void checkRoom() {
        if (games.size() >= MOST) {
            throw new RpcException(
                    ErrorCode.NOT_NOW, "%d games are open, the maximum; close some first".formatted(MOST));
        }
    }

    /// @return the handle of a game from now on
    int add(PlayedGame game) {
        checkRoom();
        last++;
        games.put(last, game);
        return last;
    }

    /// @throws RpcException if there is no such game
    PlayedGame find(int handle) {
        PlayedGame game = games.get(handle);
        if (game == null) {
            throw new RpcException(ErrorCode.NO_SUCH_HANDLE, "No game with the handle %d is open".formatted(handle));
        }
        return game;
    }

    /// @throws RpcException if there is no such game
    void close(int handle) {
        find(handle);
        games.remove(handle);
    }
}
