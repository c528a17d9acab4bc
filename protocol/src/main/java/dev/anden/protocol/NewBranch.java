package dev.anden.protocol;

import java.util.Optional;

/// `POST /api/tables/{table}/branch`: somebody plays on from a moment of a game that is over, at a table of their
/// own, against bots. What had happened by then stands; what chance brings from there on is dealt anew.
///
/// @param ply how many plies of the game come before the moment: 1 or more, and fewer than it has
/// @param seat where whoever asks sits
/// @param level who plays the other seats: one of the levels of `GET /api/games/{game}/levels`; of no meaning
///     where there are none
/// @param command an id of the client's own (a UUID): the same command of the same person sent twice
///     sets one table up, and is answered with it both times; absent: each is another one
public record NewBranch(int ply, int seat, String level, Optional<String> command) {
    /// A table of which another one is set up whenever it is sent.
    public NewBranch(int ply, int seat, String level) {
        this(ply, seat, level, Optional.empty());
    }

    /// The same table, by a command.
    ///
    /// @param command an id of the client's own
    public NewBranch by(String command) {
        return new NewBranch(ply, seat, level, Optional.of(command));
    }
}
