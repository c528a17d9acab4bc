package dev.anden.games.tickettoride.knowledge;

/// Hungry for tickets: before it lays half of its vehicles it draws tickets, as long as the shortest ways that join
/// those it has leave a tenth of its vehicles. Otherwise it plays as [PathPlayer] does.
final class HungryPlayer extends PathPlayer {
    /// The part of its vehicles that its tickets may ask for until it has had enough of them.
    private static final double ENOUGH = 0.9;

    HungryPlayer(BoardKnowledge board) {
        super(board);
    }

    @Override
    boolean wantsTickets() {
        boolean early = 2 * position.vehicles > position.board.vehicleCount;
        return early && paths.spaces(position.tickets) <= ENOUGH * position.vehicles;
    }
}
