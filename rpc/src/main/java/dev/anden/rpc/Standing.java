package dev.anden.rpc;

import java.util.List;

/// Where a game stands: what every method that moves it answers.
///
/// @param handle the game's handle
/// @param ply actions and outcomes so far
/// @param actor the seat to act, -1 if chance is due, -2 if the game is over
/// @param events what happened, if it was asked for
record Standing(int handle, int ply, int actor, List<Narration.Told> events) {
    static Standing of(int handle, PlayedGame game, Narration narration) {
        return new Standing(handle, game.state().ply(), game.state().actor(), narration.told());
    }
}
