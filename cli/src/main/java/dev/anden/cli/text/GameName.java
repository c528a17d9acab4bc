package dev.anden.cli.text;

import dev.anden.engine.Game;
import dev.anden.engine.GameInfo;

/// What a game is called.
public final class GameName {
    private GameName() {}

    /// The name of a game with that of its family, if the family has one of its own.
    public static String of(Game game, Texts texts) {
        return of(game.info(), texts);
    }

    /// The same of what is said of a game.
    public static String of(GameInfo game, Texts texts) {
        String name = game.nameIn(texts.language());
        String family = texts.textOr("family." + game.family(), "");
        return family.isEmpty() ? name : texts.text("family.game", family, name);
    }
}
