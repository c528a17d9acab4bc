/// What there is to look back at: finished games, the people with whom they were played, ratings, and games that
/// somebody has brought along.
///
/// Open first: [dev.anden.server.store.history.HistoryStore] and
/// [dev.anden.server.store.history.RatingStore].
@NullMarked
package dev.anden.server.store.history;

import org.jspecify.annotations.NullMarked;
