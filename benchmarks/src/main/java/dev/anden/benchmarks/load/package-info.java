/// A server under load: a process of its own, and beside it very many people who play there over live connections
/// and choose at random from what the server offers them, as browsers would. The figures stand in
/// `docs/reliability.md`.
///
/// Open first: [dev.anden.benchmarks.load.LoadedServer].
@NullMarked
package dev.anden.benchmarks.load;

import org.jspecify.annotations.NullMarked;
