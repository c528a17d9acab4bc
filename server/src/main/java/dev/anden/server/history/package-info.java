/// What becomes of games when they are over: histories and statistics of people, ratings and their tables. All of
/// it comes from rows that were written when a game ended ([dev.anden.table.Ending]), or when it was analysed; no
/// log is read, and no game is known.
///
/// Open first:
/// - [dev.anden.server.history.HistoryController]: what one asks about oneself.
/// - [dev.anden.server.history.Ratings]: how results are counted, each of them once.
@NullMarked
package dev.anden.server.history;

import org.jspecify.annotations.NullMarked;
