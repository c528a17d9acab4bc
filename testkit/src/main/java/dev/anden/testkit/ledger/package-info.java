/// The rule ledgers of `docs/rules` as data, and which of their rules the tests of a module prove.
///
/// Open first: [dev.anden.testkit.ledger.Ledger], then [dev.anden.testkit.ledger.Proofs].
@NullMarked
package dev.anden.testkit.ledger;

import org.jspecify.annotations.NullMarked;
