package dev.anden.engine.files;

import dev.anden.engine.GameCatalog;
import dev.anden.engine.Phrase;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// The ids of games, and whose each is: what comes with the program, or comes first, keeps its id.
public final class TakenIds {
    /// The name of a file, or a phrase.
    private final Map<String, Object> owners = new HashMap<>();

    /// @param known the games that exist already
    public TakenIds(GameCatalog known) {
        known.games().forEach(game -> owners.put(game.info().id(), FolderFlaw.OURS.of()));
    }

    /// Gives the id of a game to a file, unless somebody else has it: then that is said.
    public Optional<Phrase> take(String id, String file) {
        return Optional.ofNullable(owners.putIfAbsent(id, file))
                .map(owner -> FolderFlaw.ID_TAKEN.of("game", id, "owner", owner));
    }
}
