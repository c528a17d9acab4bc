/// What is measured, each by a program of its own, and stands in the documentation with its command and machine: how
/// fast games are played ([RandomGamesBenchmark], by JMH; `docs/performance.md`), how soon a server starts and writes
/// ([ColdStart], [StoredTables], [BusyTables]; `docs/reliability.md`), and how well bots play and analyses tell what
/// they made of it ([ClairvoyantBound], [AnalysedGames] and others; `docs/bots.md`).
@NullMarked
package dev.anden.benchmarks;

import org.jspecify.annotations.NullMarked;
