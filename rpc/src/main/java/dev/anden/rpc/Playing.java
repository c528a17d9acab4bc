package dev.anden.rpc;

import dev.anden.engine.Player;
import dev.anden.engine.State;
import dev.anden.players.Roster;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// The methods that move a game.
final class Playing {
    private final Roster roster;
    private final OpenGames games;

    Playing(Roster roster, OpenGames games) {
        this.roster = roster;
        this.games = games;
    }

    Optional<Object> apply(Params params) {
        int handle = params.integer("handle");
        PlayedGame game = games.find(handle);
        Narration narration = narration(params, game);
        game.apply(new Choices(game.state()).require(params), narration);
        return Optional.of(Standing.of(handle, game, narration));
    }

    Optional<Object> draw(Params params) {
        int handle = params.integer("handle");
        PlayedGame game = games.find(handle);
        Narration narration = narration(params, game);
        if (game.state().actor() != State.CHANCE) {
            throw new RpcException(ErrorCode.NOT_NOW, "Chance isn't due");
        }
        game.draw(narration);
        return Optional.of(Standing.of(handle, game, narration));
    }

    Optional<Object> undo(Params params) {
        int handle = params.integer("handle");
        PlayedGame game = games.find(handle);
        int ply = params.integer("ply");
        if (game.hiddenBehind().isPresent()) {
            throw Looking.hidden(game, "what would have come");
        }
        if (ply < game.firstPly() || ply > game.state().ply()) {
            throw Params.wrong("\"ply\" is from %d to %d, not %d"
                    .formatted(game.firstPly(), game.state().ply(), ply));
        }
        game.undo(ply);
        return Optional.of(Standing.of(handle, game, new Narration(OptionalInt.empty())));
    }

    Optional<Object> playOut(Params params) {
        int handle = params.integer("handle");
        PlayedGame game = games.find(handle);
        Narration narration = narration(params, game);
        int plies = params.optionalCount("plies").orElse(Integer.MAX_VALUE);
        List<String> levels = params.each("bots", game.state().seats(), "random");
        List<Player> bots = Opening.bots(roster, game.game(), levels);
        game.playOut(bots, plies, narration);
        return Optional.of(Standing.of(handle, game, narration));
    }

    private static Narration narration(Params params, PlayedGame game) {
        return new Narration(params.flag("events") ? OptionalInt.of(game.observer()) : OptionalInt.empty());
    }
}
