package dev.anden.server.wording;

import dev.anden.engine.GameInfo;

/// What games are called to somebody who sees nothing else of them. The server knows no family of games:
/// whoever starts it may put a family's name before that of one of its boards.
@FunctionalInterface
public interface GameNames {
    /// @param language the code of the reader's language
    String of(GameInfo game, String language);
}
