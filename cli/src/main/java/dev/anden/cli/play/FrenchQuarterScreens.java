package dev.anden.cli.play;

import dev.anden.engine.Game;
import dev.anden.engine.Setup;
import dev.anden.games.frenchquarter.FrenchQuarter;
import java.util.Optional;

/// Brings the screen of French Quarter along.
public final class FrenchQuarterScreens implements ScreenProvider {
    @Override
    public Optional<Screen> screen(Game game, Setup setup, Names names) {
        return game instanceof FrenchQuarter own ? Optional.of(new FrenchQuarterScreen(own, names)) : Optional.empty();
    }
}
