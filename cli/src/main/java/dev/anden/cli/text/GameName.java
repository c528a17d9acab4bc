package dev.anden.cli.text;

import dev.anden.engine.Game;

/// What a game is called.
public final class GameName {
    private GameName() {}

    /// The name of a game with that of its family, if the family has one of its own.
    public static String of(Game game, Texts texts) {
        String name = game.info().nameIn(texts.language());
        String family = texts.textOr("family." + game.info().family(), "");
        return family.isEmpty() ? name : texts.text("family.game", family, name);
    }
}
