package dev.anden.testkit.ledger;

import java.util.List;

/// One rule of a ledger.
///
/// @param id its full id: `ttr.draw.two-cards`
/// @param boards ids of the games it holds for: `ttr-usa`
/// @param text what it says; of a table's row the row's title
public record LedgerRule(String id, List<String> boards, String text) {
    public LedgerRule {
        boards = List.copyOf(boards);
    }
}
