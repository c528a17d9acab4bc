package dev.anden.games.frenchquarter;

import dev.anden.engine.GameProvider;
import dev.anden.testkit.ledger.Ledger;
import dev.anden.testkit.ledger.LedgerContract;

/// The ledger `docs/rules/french-quarter.md` is kept to.
class LedgerTest implements LedgerContract {
    private final Ledger ledger = Ledger.find("french-quarter");

    @Override
    public Ledger ledger() {
        return ledger;
    }

    @Override
    public GameProvider provider() {
        return new FrenchQuarterProvider();
    }

    @Override
    public String prefix() {
        return "fq";
    }

    @Override
    public int namedAtLeast() {
        return 60;
    }
}
