/// Analyses of finished games, worked out while somebody looks at them. No game is known here.
///
/// Open first: [dev.anden.server.analysis.Analyses].
@NullMarked
package dev.anden.server.analysis;

import org.jspecify.annotations.NullMarked;
