package dev.anden.cli.play;

import dev.anden.engine.Game;
import dev.anden.engine.Setup;
import java.util.ServiceLoader;

/// The screens that are on the path.
public final class Screens {
    private Screens() {}

    /// The screen of a game: that of its family, or the plain one where the family brings none.
    public static Screen of(Game game, Setup setup, Names names) {
        return ServiceLoader.load(ScreenProvider.class).stream()
                .flatMap(provider -> provider.get().screen(game, setup, names).stream())
                .findFirst()
                .orElseGet(() -> new PlainScreen(names));
    }
}
