package dev.anden.protocol.account;

import java.util.List;

/// `GET /api/bot/tables`: where a program plays, asked with its token.
///
/// @param name its name
/// @param tables the games in play that have given it a seat; those that wait for it first
public record NetworkBotTables(String name, List<BotSeat> tables) {
    public NetworkBotTables {
        tables = List.copyOf(tables);
    }

    /// A game in play.
    ///
    /// @param table the table's id
    /// @param game the game's id
    /// @param seat where the program sits
    /// @param seats how many seats there are
    /// @param toAct whether the table waits for the program
    /// @param substituted whether a bot plays for it: until it opens its connection or chooses
    public record BotSeat(String table, String game, int seat, int seats, boolean toAct, boolean substituted) {}
}
