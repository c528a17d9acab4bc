package dev.anden.protocol;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A table and who sits there, as one person sees it.
///
/// @param id the table's id, part of its address
/// @param game the game's id
/// @param status open for people to sit down, playing, over, or damaged
/// @param version lines in its log: it never gets smaller
/// @param seats the seats, clockwise
/// @param options what was chosen of each of the game's options, by its id
/// @param you the seat of the person who asks; absent for a spectator
/// @param host whether the person who asks set the table up
/// @param created milliseconds since 1970
/// @param commitment SHA-256 of the secret seed behind every chance outcome, in hex; absent until play starts
/// @param seed the secret seed itself, in hex, for whoever wants to check the deal; absent until the game is
///     over
/// @param result how the game ended; absent until it has, and while a game of an older version isn't read again
public record TableInfo(
        String id,
        String game,
        TableStatus status,
        int version,
        List<SeatInfo> seats,
        Map<String, String> options,
        Optional<Integer> you,
        boolean host,
        long created,
        Optional<String> commitment,
        Optional<String> seed,
        Optional<TableResult> result) {
    public TableInfo {
        seats = List.copyOf(seats);
        options = Map.copyOf(options);
    }

    /// Who sits in a seat.
    ///
    /// @param kind a person, a bot, or free
    /// @param name the person's name; empty for the others
    /// @param bot the bot's level (`random`, `greedy`, `planner`); empty for the others
    /// @param present whether the person is connected; bots always are
    /// @param toAct whether the table waits for this seat
    /// @param trouble what is wrong with the bot; absent as long as nothing is
    public record SeatInfo(
            int seat,
            SeatKind kind,
            String name,
            String bot,
            boolean present,
            boolean toAct,
            Optional<BotTrouble> trouble) {}
}
