package dev.anden.games.tickettoride.knowledge;

import dev.anden.games.boardfile.BoardFile;
import dev.anden.games.common.play.WeightTable;

/// By what a planning bot weighs one thing against another: the numbers of one column of `weights.txt`, which says
/// what each of them is. Those of the planner stay as they are, since it is a yardstick; those of the quick
/// planner are found by `anden tune` (`docs/bots.md`).
final class Weights {
    private static final String FILE = "/dev/anden/games/tickettoride/weights.txt";
    private static final String PLANNER = "planner";

    private static final String QUICK = "quick";
    private static final String QUICK_SHORT = "quick-short";
    private static final String QUICK_MANY_TICKETS = "quick-many-tickets";

    /// With fewer vehicles than this a seat's game is short.
    private static final int MANY_VEHICLES = 30;

    /// A seat that has to keep so many of its first tickets has a plan for most of its vehicles from the start.
    private static final int MANY_TICKETS = 3;

    // Prices of routes
    final double turn;
    final double vehicle;
    final double card;
    final double shareOfHand;
    final double shareOfHandForGray;
    final double danger;
    final double leastPrice;
    final double forcedWild;

    // Plans for tickets
    final double turnShort;
    final double vehicleShort;
    final double shareOfHorizon;
    final double patience;

    // Long routes
    final double adjacent;
    final double spaceAtTip;
    final double spaceAtEnd;
    final double missing;
    final double leastLong;
    final double ahead;

    // Claims
    final double worthWilds;
    final double wildForPoints;
    final double hurry;
    final double endIsNear;

    // Payments
    final double wildCost;
    final double longRouteCost;
    final double spareCost;

    // Draws
    final double forLongRoutes;
    final double eachMissing;
    final double forNothing;
    final double wild;
    final double wildForFerry;

    // More tickets
    final double eagerness;
    final double nearlyDone;
    final double ticketMargin;
    final double ticketShareOfHorizon;
    final double routeStaysOpen;

    // How long the game lasts
    final double cardsPerDraw;
    final double spacesPerClaim;

    /// The weights of a column.
    ///
    /// @throws IllegalArgumentException if a number is missing, or there is one that nobody asks for; the message
    ///     says where
    Weights(WeightTable.Column column) {
        turn = column.take("turn");
        vehicle = column.take("vehicle");
        card = column.take("card");
        shareOfHand = column.take("share-of-hand");
        shareOfHandForGray = column.take("share-of-hand-for-gray");
        danger = column.take("danger");
        leastPrice = column.take("least-price");
        forcedWild = column.take("forced-wild");
        turnShort = column.take("turn-short");
        vehicleShort = column.take("vehicle-short");
        shareOfHorizon = column.take("share-of-horizon");
        patience = column.take("patience");
        adjacent = column.take("adjacent");
        spaceAtTip = column.take("space-at-tip");
        spaceAtEnd = column.take("space-at-end");
        missing = column.take("missing");
        leastLong = column.take("least-long");
        ahead = column.take("ahead");
        worthWilds = column.take("worth-wilds");
        wildForPoints = column.take("wild-for-points");
        hurry = column.take("hurry");
        endIsNear = column.take("end-is-near");
        wildCost = column.take("wild-cost");
        longRouteCost = column.take("long-route-cost");
        spareCost = column.take("spare-cost");
        forLongRoutes = column.take("for-long-routes");
        eachMissing = column.take("each-missing");
        forNothing = column.take("for-nothing");
        wild = column.take("wild");
        wildForFerry = column.take("wild-for-ferry");
        eagerness = column.take("eagerness");
        nearlyDone = column.take("nearly-done");
        ticketMargin = column.take("ticket-margin");
        ticketShareOfHorizon = column.take("ticket-share-of-horizon");
        routeStaysOpen = column.take("route-stays-open");
        cardsPerDraw = column.take("cards-per-draw");
        spacesPerClaim = column.take("spaces-per-claim");
        column.checkAllTaken();
    }

    static Weights ofPlanner() {
        return new Weights(table().column(PLANNER));
    }

    static Weights ofQuick(BoardKnowledge board) {
        return new Weights(table().column(quickColumn(board.vehicleCount, board.ticketsKept)));
    }

    /// The quick planner's column.
    ///
    /// @param vehicles that each seat begins with
    /// @param tickets that each seat has to keep of its first ones
    static String quickColumn(int vehicles, int tickets) {
        if (isShort(vehicles)) {
            return QUICK_SHORT;
        }
        return tickets < MANY_TICKETS ? QUICK : QUICK_MANY_TICKETS;
    }

    /// Whether a game is short.
    ///
    /// @param vehicles that each seat begins with
    static boolean isShort(int vehicles) {
        return vehicles < MANY_VEHICLES;
    }

    /// All weights, as the file has them.
    static WeightTable table() {
        return WeightTable.parse(FILE, BoardFile.bundled(Weights.class, FILE));
    }
}
