package dev.anden.cli.serve;

import dev.anden.cli.text.GameName;
import dev.anden.cli.text.Texts;
import dev.anden.engine.GameInfo;
import dev.anden.server.wording.GameNames;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// What games are called in what a server sends: with the name of their family, for a screen that is locked
/// shows nothing else by which *Paris* could be told from the city.
final class FullNames implements GameNames {
    private final Map<String, Texts> texts = new ConcurrentHashMap<>();

    @Override
    public String of(GameInfo game, String language) {
        return GameName.of(game, texts.computeIfAbsent(language, Texts::of));
    }
}
