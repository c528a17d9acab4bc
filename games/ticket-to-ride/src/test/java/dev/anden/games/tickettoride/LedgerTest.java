package dev.anden.games.tickettoride;

import dev.anden.engine.GameProvider;
import dev.anden.testkit.ledger.Ledger;
import dev.anden.testkit.ledger.LedgerContract;

/// The ledger `docs/rules/ticket-to-ride.md` is kept to.
class LedgerTest implements LedgerContract {
    private final Ledger ledger = Ledger.find("ticket-to-ride");

    @Override
    public Ledger ledger() {
        return ledger;
    }

    @Override
    public GameProvider provider() {
        return new TicketToRideProvider();
    }

    @Override
    public String prefix() {
        return "ttr";
    }

    @Override
    public int namedAtLeast() {
        return 20;
    }
}
